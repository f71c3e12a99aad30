"""Advice about errors of SQLite and of its disk: one line that says what to do."""

import errno
import sqlite3
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from pellmell.stores.errors import DiskFull, StoreError

PRIMARY = 0xFF  # the rest of SQLite's error codes is detail

NOT_WRITABLE = "it can't be written: make the file and its folder writable"
FULL = "the disk is full: make room on it"

ADVICE = {
    sqlite3.SQLITE_BUSY: "the database is locked by another program: close it",
    sqlite3.SQLITE_LOCKED: "the database is locked by another program: close it",
    sqlite3.SQLITE_READONLY: NOT_WRITABLE,
    sqlite3.SQLITE_PERM: NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: "the database can't be opened: look whether its folder is there and writable",
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: "the disk fails: look at its health, and whether it is full",
    sqlite3.SQLITE_NOTADB: "this is no database: name another file, or restore a backup",
    sqlite3.SQLITE_CORRUPT: "the database is damaged: restore a backup",
}
SYSTEM_ADVICE = {
    errno.EACCES: NOT_WRITABLE,
    errno.EPERM: NOT_WRITABLE,
    errno.EROFS: NOT_WRITABLE,
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EISDIR: "this is a folder: name a file",
}


def store_error(error: Exception) -> StoreError:
    """The same, as a StoreError."""
    if isinstance(error, StoreError):
        return error
    full = getattr(error, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_FULL
    return (DiskFull if full or getattr(error, "errno", 0) == errno.ENOSPC else StoreError)(explain(error))


def explain(error: Exception) -> str:
    if isinstance(error, OSError):
        detail = error.strerror or str(error)
        advice = SYSTEM_ADVICE.get(error.errno or 0)
    else:
        detail = str(error) or type(error).__name__
        advice = ADVICE.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    return f"{advice} ({detail})" if advice else detail


def check_folder(path: Path) -> None:
    if not path.parent.is_dir():
        raise StoreError(f"there is no folder {path.parent}: make it, or name another place")


def concerns_all(error: Exception) -> bool:
    """The disk or the database fails, not what somebody wanted to write."""
    return isinstance(error, (OSError, sqlite3.OperationalError)) or type(error) is sqlite3.DatabaseError


def is_busy(error: Exception) -> bool:
    """Another program has the database: for the moment, mostly."""
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_BUSY


def is_damage(error: Exception) -> bool:
    """Pages of the database make no sense."""
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def ignore(_: Exception) -> None:
    pass


@contextmanager
def explained(path: Path, notice: Callable[[Exception], None] = ignore) -> Generator[None]:
    """`notice` sees the error first."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        notice(error)
        raise StoreError(f"{path}: {explain(error)}") from error
