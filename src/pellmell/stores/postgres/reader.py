"""The reader looks up what is kept, on the primary only: a replica may be behind.

Each statement sees everything that was committed before it. What makes no sense in a row is Damaged.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from pellmell.house.records import MatchRecord, TableRecord
from pellmell.kit.game import Carried
from pellmell.play.waking import A_REDEAL, A_SEAL, Tail
from pellmell.stores.bans import Ban
from pellmell.stores.errors import Damaged
from pellmell.stores.match_row import match_record
from pellmell.stores.packed_entries import PackedEntries
from pellmell.stores.postgres.connections import Connection

MATCH = "SELECT number, id, code, game, version, began, ended, players, totals, winners FROM matches"
TABLE = "SELECT record FROM tables WHERE code = $1 AND record IS NOT NULL"
TABLES_OF = (
    "SELECT code FROM sitters JOIN tables USING (code) WHERE person = $1 ORDER BY touched DESC LIMIT $2"
)
RUNNING = "SELECT count(DISTINCT code) FROM matches WHERE ended IS NULL"
JOURNAL = "SELECT line FROM lines WHERE match = $1 ORDER BY n"
SLICE = "SELECT n, line FROM lines WHERE match = $1 AND n > $2 ORDER BY n LIMIT $3"
CARRY = "SELECT carry FROM groups WHERE game = $1 AND people = $2"
BANS = "SELECT kind, value, since, reason FROM bans ORDER BY since, kind, value"

LAST_OF_KIND = """
    SELECT n, line FROM lines WHERE match = $1 AND n < $2 AND substr(line, 1, $3) = $4 ORDER BY n DESC LIMIT 1
"""
ONE_LINE = "SELECT line FROM lines WHERE match = $1 AND n = $2"
LINES_AFTER = "SELECT n, line FROM lines WHERE match = $1 AND n > $2 ORDER BY n"
OPENED_UNDER = "SELECT version FROM matches WHERE number = $1"

SLICE_ENTRIES = 100  # some 0.2 ms of work
NO_END = (1 << 31) - 1

decode_table = msgspec.json.Decoder(TableRecord).decode


async def table(connection: Connection, code: str) -> TableRecord | None:
    record = await connection.fetchval(TABLE, code)
    return None if record is None else read_record(code, record)


def read_record(code: str, record: bytes) -> TableRecord:
    try:
        return decode_table(record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged(f"table {code} can't be read: {error}") from error


async def tables_of(connection: Connection, person: str, most: int) -> list[str]:
    return [row["code"] for row in await connection.fetch(TABLES_OF, person, most)]


async def running_tables(connection: Connection) -> int:
    return int(await connection.fetchval(RUNNING))


async def match(connection: Connection, id: str) -> MatchRecord | None:
    return next(_matches(await connection.fetch(f"{MATCH} WHERE id = $1", id)), None)


async def matches_of(connection: Connection, code: str, most: int | None = None) -> list[MatchRecord]:
    """The last so many, or all, in the order in which they were opened."""
    last = f"{MATCH} WHERE code = $1 ORDER BY began DESC, number DESC LIMIT $2"
    return list(_matches(await connection.fetch(last, code, most)))[::-1]


async def journal(connection: Connection, number: int) -> list[bytes]:
    return [row["line"] for row in await connection.fetch(JOURNAL, number)]


async def journal_slice(connection: Connection, number: int, after: int) -> tuple[list[bytes], int]:
    """And the place of the last of them."""
    rows = await connection.fetch(SLICE, number, after, SLICE_ENTRIES)
    return [row["line"] for row in rows], rows[-1]["n"] if rows else after


async def carry(connection: Connection, game: str, people: Collection[str]) -> dict[str, Carried]:
    found = await connection.fetchval(CARRY, game, msgspec.json.encode(sorted(people)).decode())
    return msgspec.json.decode(found, type=dict[str, Carried]) if found else {}


async def bans(connection: Connection) -> list[Ban]:
    return [Ban(*row) for row in await connection.fetch(BANS)]


async def tail(connection: Connection, number: int, version: int) -> Tail:
    """All of it as of one moment. Only a match that was opened under other rules can have been dealt again
    by these, before its last seal."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        sealed_at, seal = await _last(connection, number, NO_END, A_SEAL)
        if not seal:
            first, *entries = await _lines_after(connection, number, 0) or [b""]
            return Tail(first, PackedEntries(entries))
        old = await connection.fetchval(OPENED_UNDER, number) != version
        redeal = (await _last(connection, number, sealed_at, A_REDEAL))[1] if old else b""
        header = await connection.fetchval(ONE_LINE, number, 1) or b""
        closing = await connection.fetchval(ONE_LINE, number, sealed_at - 1) or b""
        entries = await _lines_after(connection, number, sealed_at)
        return Tail(header, PackedEntries(entries), sealed_at, seal, closing, redeal)


async def _last(connection: Connection, number: int, before: int, kind: bytes) -> tuple[int, bytes]:
    row = await connection.fetchrow(LAST_OF_KIND, number, before, len(kind), kind)
    return (row["n"], row["line"]) if row else (0, b"")


async def _lines_after(connection: Connection, number: int, after: int) -> list[bytes]:
    """Each in its place, for the next one is written after the last. One that is missing is empty, and can be
    read no more than one that is damaged."""
    lines: list[bytes] = []
    for n, line in await connection.fetch(LINES_AFTER, number, after):
        lines.extend([b""] * (n - after - len(lines) - 1))
        lines.append(line)
    return lines


def _matches(rows: Sequence[Any]) -> Iterator[MatchRecord]:
    """But those that are damaged."""
    for row in rows:
        with suppress(msgspec.DecodeError, UnicodeDecodeError):
            yield match_record(row)
