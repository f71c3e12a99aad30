"""A whole house in PostgreSQL, to be copied from or to be made as a copy, each in one transaction."""

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec

from pellmell.stores.errors import InUse, StoreError
from pellmell.stores.house_copy import COLUMNS, SLICE, Part, Row, epoch_of, in_epoch
from pellmell.stores.postgres.connections import Connection, connect
from pellmell.stores.postgres.error_advice import explained, explained_at
from pellmell.stores.postgres.fence import RELEASE
from pellmell.stores.postgres.schema import MIGRATING, bring_up_to_date, check_version

LIVES = "SELECT EXISTS (SELECT 1 FROM nodes WHERE until > clock_timestamp())"
NODES = "SELECT coalesce(max(id), 0) FROM nodes"
NEWER = "SELECT code FROM tables WHERE needs > $1 LIMIT 1"
HAS_SOMETHING = """
    SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM matches) OR EXISTS (SELECT 1 FROM groups)
    OR EXISTS (SELECT 1 FROM bans) OR EXISTS (SELECT 1 FROM played)
"""
ROWS: dict[Part, str] = {
    "house": """
        SELECT (SELECT value FROM house WHERE key = 'key'), (SELECT value FROM house WHERE key = 'made')
    """,
    "tables": """
        SELECT code, game, public, touched, record, epoch FROM tables WHERE record IS NOT NULL
        ORDER BY code COLLATE "C"
    """,
    "sitters": 'SELECT person, code FROM sitters ORDER BY person COLLATE "C", code COLLATE "C"',
    "matches": f"SELECT {COLUMNS['matches']} FROM matches ORDER BY number",
    "latecomers": 'SELECT match, person FROM latecomers ORDER BY match, person COLLATE "C"',
    "lines": """
        SELECT match, n, line FROM lines WHERE match IN (SELECT number FROM matches) ORDER BY match, n
    """,
    "groups": f'SELECT {COLUMNS["groups"]} FROM groups ORDER BY game COLLATE "C", people COLLATE "C"',
    "bans": f'SELECT {COLUMNS["bans"]} FROM bans ORDER BY kind COLLATE "C", value COLLATE "C"',
    "played": f"SELECT {COLUMNS['played']} FROM played ORDER BY match",
    "films": f"SELECT {COLUMNS['films']} FROM films ORDER BY match, round",
    "seats": f'SELECT {COLUMNS["seats"]} FROM seats ORDER BY person COLLATE "C", match',
    "stars": f'SELECT {COLUMNS["stars"]} FROM stars ORDER BY person COLLATE "C", match, round',
    "shares": f'SELECT {COLUMNS["shares"]} FROM shares ORDER BY token COLLATE "C"',
    "figures": f'SELECT {COLUMNS["figures"]} FROM figures ORDER BY person COLLATE "C", match, round',
}
PUT_HOUSE = "UPDATE house SET value = CASE key WHEN 'key' THEN $1::bytea ELSE $2::bytea END"
NEXT_NUMBERS = """
    SELECT setval('match_numbers', greatest(
        (SELECT max(number) FROM matches), (SELECT max(match) FROM played), 0) + 1, false)
"""


class PostgresHouse:
    def __init__(self, connection: Connection, address: str) -> None:
        self._connection = connection
        self._address = address
        self.nodes = 0  # that there have been

    async def rows(self, part: Part) -> AsyncIterator[Sequence[Row]]:
        rows: list[Row] = []
        async for row in self._connection.cursor(ROWS[part], prefetch=SLICE):
            rows.append(_read(part, tuple(row)))
            if len(rows) == SLICE:
                yield rows
                rows = []
        if rows:
            yield rows

    async def check_undisturbed(self) -> None:
        looking = await connect(self._address)
        try:
            if await looking.fetchval(NODES) != self.nodes:
                raise StoreError("a house was opened there meanwhile: stop it, and begin again")
        finally:
            looking.terminate()

    async def put(self, part: Part, rows: Sequence[Row]) -> None:
        match part:
            case "house":
                key, made = rows[0]
                await self._connection.execute(PUT_HOUSE, key, msgspec.json.encode(made))
            case "tables":
                columns = [*COLUMNS["tables"].split(", "), "epoch", "needs"]
                full = [(*row, epoch_of(row[-1]), RELEASE) for row in rows]
                await self._connection.copy_records_to_table("tables", records=full, columns=columns)
            case _:
                columns = COLUMNS[part].split(", ")
                await self._connection.copy_records_to_table(part, records=rows, columns=columns)
        if part in ("matches", "played"):
            await self._connection.execute(NEXT_NUMBERS)


def _read(part: Part, row: Row) -> Row:
    match part:
        case "house":
            return row[0], msgspec.json.decode(row[1], type=float)
        case "tables":
            *kept, record, epoch = row
            return *kept, in_epoch(record, epoch)
        case _:
            return row


@asynccontextmanager
async def house_to_copy(address: str) -> AsyncGenerator[PostgresHouse]:
    """As of one moment."""
    async with _connected(address) as connection:
        with explained_at(address):
            await check_version(connection)
            house = PostgresHouse(connection, address)
            house.nodes = await connection.fetchval(NODES)
            if await connection.fetchval(LIVES):
                raise InUse("a house runs on it: stop it first")
            if (code := await connection.fetchval(NEWER, RELEASE)) is not None:
                raise StoreError(f"table {code} was played by a newer pellmell: copy the house with that one")
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            yield house


@asynccontextmanager
async def house_as_copy(address: str) -> AsyncGenerator[PostgresHouse]:
    """Who opens a house there waits until it is whole."""
    async with _connected(address) as connection, connection.transaction():
        with explained_at(address):
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await bring_up_to_date(connection)
            if await connection.fetchval(HAS_SOMETHING) or await connection.fetchval(LIVES):
                raise InUse("there is a house in it already: make a new one with createdb, and name that")
        yield PostgresHouse(connection, address)


@asynccontextmanager
async def _connected(address: str) -> AsyncGenerator[Connection]:
    with explained_at(address):
        connection = await connect(address)
    try:
        with explained():
            yield connection
    finally:
        connection.terminate()
