"""The schema: connections, and the numbered migrations that make a database what this version expects."""

import os
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Literal, TypeAlias

from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.server_store import Durability

Mode: TypeAlias = Literal["rw", "ro"]

APPLICATION = 0x5045_4C4C  # "PELL"
SYNCHRONOUS = {"power": "FULL", "process": "NORMAL"}
BUSY_SECONDS = 5.0
INCREMENTAL = 2  # auto_vacuum: room at the end of the file can be given back, a little at a time
FEW_PAGES = "PRAGMA cache_size = -500"  # kB, for connections that seldom need the same page twice


def migrations() -> list[str]:
    """The SQL of each version, the first one first."""
    folder = files("pellmell.stores.sqlite") / "migrations"
    return [file.read_text() for file in sorted(folder.iterdir(), key=lambda file: file.name)]


def connect(
    path: Path, durability: Durability = "power", mode: Mode = "rw", patience: Seconds = BUSY_SECONDS
) -> Connection:
    """To a database that is there: none is made."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        address, timeout=patience, isolation_level=None, check_same_thread=False, uri=True
    )
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS[durability]}")
    connection.execute("PRAGMA secure_delete = ON")  # who asks to be forgotten is
    return connection


def connect_for_writing(path: Path, durability: Durability) -> Connection:
    """Makes or migrates the database, if need be."""
    _make_private(path)
    connection = connect(path, durability)
    try:
        connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")  # of one that is made now
        _migrate(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(FEW_PAGES)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_for_tables(path: Path) -> Connection:
    """Never waits: not for the disk, not for whoever else has the database, not to move the WAL into it."""
    connection = connect(path, "process", patience=0.0)
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("PRAGMA cache_size = -1000")
    return connection


def connect_for_reading(path: Path) -> Connection:
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    connection.execute(FEW_PAGES)
    return connection


@contextmanager
def transaction(connection: Connection) -> Generator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # SQLite ends some by itself
            connection.execute("ROLLBACK")
        raise


def version_of(connection: Connection, path: Path) -> int:
    """Raises StoreError if this is somebody else's database, or that of a newer version."""
    version, application = pragma(connection, "user_version"), pragma(connection, "application_id")
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


def _make_private(path: Path) -> None:
    """The seeds of running rounds are in it, and the key of the house."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def pragma(connection: Connection, name: str) -> int:
    value: Any = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return int(value)


def _is_empty(connection: Connection) -> bool:
    return not connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
