"""The SQL of what nodes share: tokens, faults, and the cards of the lobby. None of it waits for a disk."""

from collections.abc import Sequence

from pellmell.stores.postgres import pairing_sql
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.shared_state import Fault, Missing, Token

DAY = 86_400.0

TAKE = "SELECT place, wait FROM take_tokens($1, $2, $3, $4, $5)"
GIVE_BACK = """
    WITH given (kind, who, most) AS (
        SELECT b.kind, b.who, u.most
        FROM unnest($1::text[], $2::text[], $3::float8[]) AS u (kind, who, most)
        JOIN buckets b ON b.kind = u.kind AND b.who = u.who ORDER BY b.kind, b.who FOR UPDATE OF b)
    UPDATE buckets SET tokens = least(given.most, tokens + 1) FROM given
    WHERE buckets.kind = given.kind AND buckets.who = given.who
"""
NOTE = """
    INSERT INTO buckets AS b (kind, who, tokens, at, until)
    SELECT kind, who, 1, clock_timestamp(), clock_timestamp() + $3 * interval '1 s'
    FROM unnest($1::text[], $2::text[]) AS u (kind, who) ORDER BY kind, who
    ON CONFLICT (kind, who) DO UPDATE SET
        tokens = CASE WHEN b.until < clock_timestamp() THEN 1 ELSE b.tokens + 1 END,
        until = CASE WHEN b.until < clock_timestamp() THEN EXCLUDED.until ELSE b.until END
"""
NOTED = """
    SELECT coalesce(tokens, 0)::int
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS u (kind, who, place)
    LEFT JOIN buckets b ON b.kind = u.kind AND b.who = u.who AND until >= clock_timestamp() ORDER BY place
"""
FORGET_FULL = "DELETE FROM buckets WHERE until < clock_timestamp()"

SHOW = """
    INSERT INTO lobby (node, cards) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET cards = EXCLUDED.cards
"""
SHOWN = """
    SELECT cards FROM lobby JOIN nodes ON nodes.id = node WHERE until > clock_timestamp() AND node <> $1
    ORDER BY node
"""
FORGET_GONE = "DELETE FROM lobby USING nodes WHERE nodes.id = node AND until < clock_timestamp()"


async def take(connection: Connection, wanted: Sequence[Token]) -> list[Token] | Missing:
    kinds, whos, mosts, seconds, needed = map(list, zip(*wanted, strict=True))
    rows = await connection.fetch(TAKE, kinds, whos, mosts, seconds, needed)
    for row in rows:
        if row["wait"] is not None:
            return Missing(row["place"] - 1, row["wait"])
    return [wanted[row["place"] - 1] for row in rows]


async def give_back(connection: Connection, taken: Sequence[Token]) -> None:
    kinds, whos, mosts, *_ = map(list, zip(*taken, strict=True))
    await connection.execute(GIVE_BACK, kinds, whos, mosts)


async def note(connection: Connection, faults: Sequence[Fault]) -> None:
    await connection.execute(NOTE, *map(list, zip(*faults, strict=True)), DAY)


async def noted(connection: Connection, faults: Sequence[Fault]) -> list[int]:
    rows = await connection.fetch(NOTED, *map(list, zip(*faults, strict=True)))
    return [row[0] for row in rows]


async def show(connection: Connection, node: int, cards: bytes) -> None:
    await connection.execute(SHOW, node, cards)


async def shown_elsewhere(connection: Connection, node: int) -> list[bytes]:
    return [row["cards"] for row in await connection.fetch(SHOWN, node)]


async def forget(connection: Connection) -> None:
    """Buckets that are full again, cards of nodes that are gone, and codes that nobody shows any more."""
    await connection.execute(FORGET_FULL)
    await connection.execute(FORGET_GONE)
    await connection.execute(pairing_sql.FORGET_OLD)
