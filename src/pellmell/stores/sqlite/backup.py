"""Copies of a database, made while a house runs on it, checked, and put back when none does."""

import os
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from pellmell.stores.errors import StoreError
from pellmell.stores.sqlite.error_advice import check_folder, explained
from pellmell.stores.sqlite.lock import HouseLock
from pellmell.stores.sqlite.schema import connect, version_of


def back_up(database: Path, copy: Path) -> None:
    """Everything that is committed at this moment. The copy appears under its name when it is whole."""
    if copy.exists() and copy.samefile(database):
        raise StoreError(f"{copy} is the database itself: name another file for its backup")
    check_folder(copy)
    with explained(copy):
        put_in_place(_checked_copy(database, copy), copy)


def check(path: Path) -> int:
    """The version of a database that is whole."""
    if not path.is_file():
        raise StoreError(f"there is no file {path}")
    with explained(path), closing(connect(path, mode="ro")) as connection:
        version = version_of(connection, path)
        if version == 0:
            raise StoreError(f"{path} is empty: name another file")
        ((verdict,), *_) = connection.execute("PRAGMA integrity_check").fetchall()
    if verdict != "ok":
        raise StoreError(f"{path} is damaged: use an earlier backup ({verdict})")
    return version


def restore(copy: Path, database: Path) -> Path | None:
    """Only where no house runs. What was there is kept beside it; under which name, if there was any."""
    check(copy)
    database = database.resolve()  # a link to it stays one
    check_folder(database)
    if database.exists() and copy.samefile(database):
        raise StoreError(f"{copy} is the database itself: name a backup of it")
    with explained(database), HouseLock(database):
        part = _checked_copy(copy, database)
        kept = _set_aside(database) if database.exists() else None
        put_in_place(part, database)
    return kept


def _set_aside(database: Path) -> Path:
    """With its WAL, which would be taken for that of the new one."""
    kept = database.with_name(f"{database.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    for suffix in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            database.with_name(database.name + suffix).rename(kept.with_name(kept.name + suffix))
    return kept


def _checked_copy(database: Path, name: Path) -> Path:
    """Beside the place where it shall be, and for nobody else to read."""
    part = name.with_name(name.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(connect(database, mode="ro")) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    check(part)
    return part


def put_in_place(part: Path, path: Path) -> None:
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(path)
