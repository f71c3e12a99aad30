"""Retention: old matches are not kept for ever, nor people who want to be forgotten.

A little at a time, so that tables don't wait long for a row that is being deleted. A table that a node has is
left to it: one that sleeps belongs to nobody, or to a node that is gone.
"""

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec

from pellmell.kit.time_units import Seconds
from pellmell.play.personal_entries import Forgetting, is_personal, names_in
from pellmell.stores.errors import NotYet, StoreError
from pellmell.stores.forgetting import someone, without
from pellmell.stores.postgres import film_sql
from pellmell.stores.postgres.change_sql import save_sitters, to_json
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.postgres.reader import read_record

AT_ONCE = 200

SWEEPING = 0x5357_4545  # "SWEE": the lock of who clears what is old

IS_FREE = """
    (owner IS NULL OR EXISTS (SELECT 1 FROM nodes WHERE id = owner AND until = '-infinity'))
"""
MADE = "SELECT value FROM house WHERE key = 'made'"
PUT_RIGHT_TABLES = "UPDATE tables SET touched = $1 WHERE touched > $1 OR touched < $2"
PUT_RIGHT_MATCHES = "UPDATE matches SET ended = $1 WHERE ended > $1 OR ended < $2"
OLD_TABLES = f"""
    DELETE FROM tables WHERE code IN (
        SELECT code FROM tables WHERE touched < $1 AND {IS_FREE}
        ORDER BY code LIMIT $2 FOR UPDATE SKIP LOCKED
    ) RETURNING code
"""
NO_MATCHES = "DELETE FROM matches WHERE code = ANY($1::text[]) AND ended IS NULL"
OLD_GROUPS = "DELETE FROM groups WHERE touched < $1"
OLD_MATCHES = """
    DELETE FROM matches WHERE number IN (SELECT number FROM matches WHERE ended < $1 LIMIT $2)
    RETURNING number
"""
CLOSE = f"DELETE FROM tables WHERE code = $1 AND (owner = $2 OR {IS_FREE}) RETURNING code"
IS_THERE = "SELECT EXISTS (SELECT 1 FROM tables WHERE code = $1)"
LOST = """
    WITH RECURSIVE numbers (n) AS (
        (SELECT match FROM lines ORDER BY match LIMIT 1)
        UNION ALL
        SELECT (SELECT match FROM lines WHERE match > n ORDER BY match LIMIT 1)
        FROM numbers WHERE n IS NOT NULL
    )
    SELECT n FROM numbers WHERE n IS NOT NULL AND n NOT IN (SELECT number FROM matches) LIMIT $1
"""
MATCHES_WITH = f"""
    SELECT number FROM matches WHERE (
        ended IS NOT NULL
        OR NOT EXISTS (SELECT 1 FROM tables WHERE tables.code = matches.code AND NOT {IS_FREE})
    ) AND (
        number IN (SELECT match FROM latecomers WHERE person = $1)
        OR EXISTS (SELECT 1 FROM lines WHERE match = number AND n = 1 AND position($2::bytea IN line) > 0)
    )
"""
TABLES_WITH = "SELECT code FROM tables WHERE position($1::bytea IN record) > 0"
RECORD = f"SELECT record FROM tables WHERE code = $1 AND record IS NOT NULL AND {IS_FREE} FOR UPDATE"


async def put_days_right(connection: Connection) -> None:
    """What was written under a wrong clock, before the house was made or tomorrow, counts as of now."""
    made = msgspec.json.decode(await connection.fetchval(MADE), type=float)
    for statement in (PUT_RIGHT_TABLES, PUT_RIGHT_MATCHES):
        await connection.execute(statement, time.time(), made)


async def forget_tables(connection: Connection, day: Seconds) -> int:
    """Some of those that nobody has touched since that day, and is not at either; how many. Raises NotYet
    while another node clears."""
    async with _alone(connection):
        rows = await connection.fetch(OLD_TABLES, day, AT_ONCE)
        await connection.execute(NO_MATCHES, [row["code"] for row in rows])
    return len(rows)


@asynccontextmanager
async def _alone(connection: Connection) -> AsyncGenerator[None]:
    async with connection.transaction():
        if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", SWEEPING):
            raise NotYet("another process of the house clears what is old")
        yield


async def forget_groups(connection: Connection, day: Seconds) -> None:
    await connection.execute(OLD_GROUPS, day)


async def forget_matches(connection: Connection, day: Seconds) -> int:
    """Some of those that ended before that day; their entries are lost ones from then on. Raises NotYet."""
    async with _alone(connection):
        return len(await connection.fetch(OLD_MATCHES, day, AT_ONCE))


async def forget_old(connection: Connection, statement: str, day: Seconds) -> int:
    """Some of the rows that a statement of `film_sql` is about; how many. Raises NotYet."""
    async with _alone(connection):
        return await film_sql.forget_old(connection, statement, day, AT_ONCE)


async def forget_lost_entries(connection: Connection) -> int:
    """Of some matches that were deleted; of how many. A match that is just being opened is never among them:
    it is written with its first entry."""
    numbers = [row["n"] for row in await connection.fetch(LOST, AT_ONCE)]
    await connection.execute("DELETE FROM lines WHERE match = ANY($1::bigint[])", numbers)
    return len(numbers)


async def close_table(connection: Connection, node: int, code: str) -> int:
    """Of a node that is not at it. Raises NotYet if another node is."""
    async with connection.transaction():
        rows = await connection.fetch(CLOSE, code, node)
        await connection.execute(NO_MATCHES, [row["code"] for row in rows])
    if not rows and await connection.fetchval(IS_THERE, code):
        raise NotYet(f"another process of the house has table {code}")
    return len(rows)


async def matches_with(connection: Connection, person: str) -> list[int]:
    """All but those that are being played."""
    _check(person)
    rows = await connection.fetch(MATCHES_WITH, person, person.encode())
    return [row["number"] for row in rows]


async def tables_with(connection: Connection, person: str) -> list[str]:
    _check(person)
    return [row["code"] for row in await connection.fetch(TABLES_WITH, person.encode())]


async def forget_in_match(connection: Connection, person: str, number: int) -> None:
    async with connection.transaction():
        rows = await connection.fetch("SELECT n, line FROM lines WHERE match = $1 ORDER BY n", number)
        entries = {row["n"]: row["line"] for row in rows if is_personal(row["line"])}
        name = someone(names_in(entries.values()))
        forgetting = Forgetting(person, name)
        for n, text in entries.items():
            changed = forgetting.forget(text)
            await connection.execute(
                "UPDATE lines SET line = $3 WHERE match = $1 AND n = $2", number, n, changed
            )
        text = await connection.fetchval("SELECT players FROM matches WHERE number = $1 FOR UPDATE", number)
        players = msgspec.json.decode(text, type=list[str])
        renamed = [name if player in forgetting.names else player for player in players]
        await connection.execute(
            "UPDATE matches SET players = $2 WHERE number = $1", number, to_json(renamed)
        )
        await connection.execute("DELETE FROM latecomers WHERE match = $1 AND person = $2", number, person)


async def forget_in_groups(connection: Connection, person: str) -> None:
    _check(person)
    await connection.execute("DELETE FROM groups WHERE position($1 IN people) > 0", person)


async def forget_at_table(connection: Connection, person: str, code: str) -> None:
    """Raises NotYet if a node has it."""
    async with connection.transaction():
        if (record := await connection.fetchval(RECORD, code)) is None:
            if await connection.fetchval(IS_THERE, code):
                raise NotYet(f"another process of the house has table {code}")
            return
        changed = without(read_record(code, record), person)
        await connection.execute(
            "UPDATE tables SET record = $2 WHERE code = $1", code, msgspec.json.encode(changed)
        )
        await save_sitters(connection, changed)


def _check(person: str) -> None:
    if not person:
        raise StoreError("say whom to forget: the id of a person")
