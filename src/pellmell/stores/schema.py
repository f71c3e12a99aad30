"""Connections, and the numbered migrations that make a database what this version expects."""

import os
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Literal, TypeAlias

from pellmell.stores.errors import StoreError

Durability: TypeAlias = Literal["power", "process"]
Mode: TypeAlias = Literal["rw", "ro"]

APPLICATION = 0x5045_4C4C  # "PELL"
OLDEST_SQLITE = "3.38"  # of those that have JSON functions unless built without
SYNCHRONOUS = {"power": "FULL", "process": "NORMAL"}
BUSY_SECONDS = 5.0
WAL_PAGES = 4_000  # then a commit takes some ms longer, in which they are moved into the database


def migrations() -> list[str]:
    """The SQL of each version, the first one first."""
    folder = files("pellmell.stores") / "migrations"
    return [file.read_text() for file in sorted(folder.iterdir(), key=lambda file: file.name)]


def connect(path: Path, durability: Durability = "power", mode: Mode = "rw") -> Connection:
    """To a database that is there: none is made."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        address, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=True
    )
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS[durability]}")
    connection.execute("PRAGMA secure_delete = ON")  # who asks to be forgotten is
    return connection


def connect_for_writing(path: Path, durability: Durability) -> Connection:
    """Makes or migrates the database, if need be."""
    _make_private(path)
    connection = connect(path, durability)
    try:
        _check_sqlite(connection)
        _migrate(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_for_reading(path: Path) -> Connection:
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


@contextmanager
def transaction(connection: Connection) -> Generator[None]:
    connection.execute("BEGIN")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # SQLite ends some by itself
            connection.execute("ROLLBACK")
        raise


def version_of(connection: Connection, path: Path) -> int:
    """Raises StoreError if this is somebody else's database, or that of a newer version."""
    version, application = _number(connection, "user_version"), _number(connection, "application_id")
    if application != APPLICATION and not (version == application == 0 and _is_empty(connection)):
        raise StoreError(f"{path}: this is a database of another program: name another file")
    newest = len(migrations())
    if version > newest:
        raise StoreError(
            f"{path}: written by a newer pellmell (database {version}; this one knows up to {newest}): "
            "run that one, or restore a backup from before"
        )
    return version


def _migrate(connection: Connection, path: Path) -> None:
    version = version_of(connection, path)
    for number, sql in enumerate(migrations()[version:], version + 1):
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _check_sqlite(connection: Connection) -> None:
    try:
        connection.execute("SELECT value ->> 0 FROM json_each('[[1]]')").fetchall()
    except sqlite3.OperationalError:
        raise StoreError(
            f"SQLite {sqlite3.sqlite_version} has no JSON functions: install {OLDEST_SQLITE} or newer"
        ) from None


def _make_private(path: Path) -> None:
    """The seeds of running rounds are in it, and the key of the house."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _number(connection: Connection, pragma: str) -> int:
    value: Any = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return int(value)


def _is_empty(connection: Connection) -> bool:
    return not connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
