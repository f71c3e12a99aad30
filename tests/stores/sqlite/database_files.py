"""Database files that a test changes behind the back of the store."""

import sqlite3
from contextlib import closing
from pathlib import Path

from pellmell.stores.sqlite.schema import connect, pragma


def run_sql(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql)


def damage_page(database: Path, name: str) -> None:
    """The first page of a table or an index, as a disk that forgets would have it."""
    with closing(connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        ((page,),) = connection.execute(query, (name,)).fetchall()
        size = pragma(connection, "page_size")
    with database.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)
