"""A whole house in a SQLite file, to be copied from or to be made as a copy."""

from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from sqlite3 import Connection

from pellmell.stores.errors import InUse, StoreError
from pellmell.stores.house_copy import COLUMNS, SLICE, Part, Row
from pellmell.stores.sqlite.backup import check, put_in_place
from pellmell.stores.sqlite.error_advice import check_folder, explained
from pellmell.stores.sqlite.lock import HouseLock
from pellmell.stores.sqlite.schema import (
    connect_for_reading,
    connect_for_writing,
    migrations,
    transaction,
    version_of,
)

HOUSE = "SELECT (SELECT value FROM house WHERE key = 'key'), (SELECT value FROM house WHERE key = 'made')"
PUT_HOUSE = "INSERT INTO house (key, value) VALUES ('key', ?), ('made', ?)"
LINES = """
    SELECT match, line FROM lines WHERE match IN (SELECT number FROM matches) ORDER BY match, id
"""
PUT_LINES = "INSERT INTO lines (match, line) VALUES (?, ?)"
ORDER = {
    part: ", ".join(columns.split(", ")[: 3 if part in ("stars", "figures") else 2])
    for part, columns in COLUMNS.items()
}


class SqliteHouse:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def rows(self, part: Part) -> AsyncIterator[Sequence[Row]]:
        query = f"SELECT {COLUMNS[part]} FROM {part} ORDER BY {ORDER[part]}"
        found = self._connection.execute({"house": HOUSE, "lines": LINES}.get(part, query))
        number, n = 0, 0
        while rows := found.fetchmany(SLICE):
            match part:
                case "lines":
                    numbered: list[Row] = []
                    for of_match, line in rows:
                        number, n = of_match, n + 1 if of_match == number else 1
                        numbered.append((number, n, line))
                    yield numbered
                case "tables":
                    yield list(_tables(rows))
                case _:
                    yield rows

    async def check_undisturbed(self) -> None:
        """It is locked."""

    async def put(self, part: Part, rows: Sequence[Row]) -> None:
        with transaction(self._connection):
            match part:
                case "house":
                    self._connection.execute(PUT_HOUSE, rows[0])
                case "lines":
                    self._connection.executemany(PUT_LINES, [(number, line) for number, _, line in rows])
                case _:
                    marks = ", ".join("?" for _ in COLUMNS[part].split(","))
                    sql = f"INSERT INTO {part} ({COLUMNS[part]}) VALUES ({marks})"
                    self._connection.executemany(sql, rows)


def _tables(rows: Sequence[Row]) -> Iterator[Row]:
    for code, game, public, touched, record in rows:
        yield code, game, bool(public), touched, record


@asynccontextmanager
async def house_to_copy(path: Path) -> AsyncGenerator[SqliteHouse]:
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    with explained(path), HouseLock(path), closing(connect_for_reading(path)) as connection:
        if version_of(connection, path) < len(migrations()):
            old = "written by an older pellmell: start the house once, and it is brought up to date"
            raise StoreError(f"{path}: {old}")
        yield SqliteHouse(connection)


@asynccontextmanager
async def house_as_copy(path: Path) -> AsyncGenerator[SqliteHouse]:
    """The file is there when it is whole."""
    if path.exists():
        raise InUse(f"{path}: there is something already: name a file that is not there")
    check_folder(path)
    part = path.with_name(path.name + ".part")
    with explained(path), HouseLock(path):
        _remove(part)
        try:
            with closing(connect_for_writing(part, "process")) as connection:
                yield SqliteHouse(connection)
            check(part)
            put_in_place(part, path)
        finally:
            _remove(part)


def _remove(part: Path) -> None:
    for suffix in ("", "-wal", "-shm", "-journal"):
        with suppress(FileNotFoundError):
            part.with_name(part.name + suffix).unlink()
