"""The SQL of orders: left, put aside for, taken, answered, taken back.

Who has taken one is the node that is at it, until it has answered, or is gone: then another takes it.
"""

from collections.abc import Collection

from pellmell.kit.time_units import Seconds
from pellmell.stores.orders import Order, OrderAnswer
from pellmell.stores.postgres.connections import Connection

NOT_FETCHED_SECONDS = 3600.0  # then whoever asked has gone

LEAVE = "INSERT INTO orders (kind, value, asked) VALUES ($1, $2, $3) RETURNING id"
WAITING = "SELECT kind, value, id FROM orders WHERE done IS NULL ORDER BY id"

# Whose lease has ended writes nothing more: else it could save what was forgotten meanwhile.
DEPOSE_ENDED = """
    UPDATE nodes SET fence = fence + 1, until = '-infinity' WHERE id IN (
        SELECT id FROM nodes WHERE until > '-infinity' AND until < clock_timestamp() AND id <> $1
        ORDER BY id FOR UPDATE)
"""
IS_FREE_TO_TAKE = """
    id = $1 AND done IS NULL AND (node IS NULL OR node = $2
        OR EXISTS (SELECT 1 FROM nodes WHERE nodes.id = node AND until = '-infinity'))
"""
TAKE = f"UPDATE orders SET node = $2 WHERE {IS_FREE_TO_TAKE} RETURNING id"
TAKE_CLOSING = f"""
    UPDATE orders SET node = $2,
        found = greatest(found, (SELECT count(*) FROM tables WHERE code = value AND record IS NOT NULL))
    WHERE {IS_FREE_TO_TAKE} AND NOT EXISTS (
        SELECT 1 FROM tables JOIN nodes ON nodes.id = owner
        WHERE code = value AND owner <> $2 AND until > '-infinity')
    RETURNING id
"""
TAKE_FORGETTING = f"""
    UPDATE orders SET node = $2 WHERE {IS_FREE_TO_TAKE} AND NOT EXISTS (
        SELECT 1 FROM nodes WHERE until > '-infinity'
        AND NOT EXISTS (SELECT 1 FROM aside WHERE number = $1 AND aside.node = nodes.id))
    RETURNING id
"""
PUT_ASIDE = """
    INSERT INTO aside (number, node) SELECT id, $2 FROM orders WHERE id = $1 ON CONFLICT DO NOTHING
"""
LET_GO = """
    UPDATE tables SET owner = NULL
    WHERE owner = $1 AND code <> ALL($2::text[]) AND position($3::bytea IN record) > 0
"""
IS_TAKEN = """
    SELECT EXISTS (SELECT 1 FROM orders JOIN nodes ON nodes.id = node
        WHERE orders.id = $1 AND done IS NULL AND until > clock_timestamp())
"""
FOUND = "UPDATE orders SET found = greatest(found, $2) WHERE id = $1"
ANSWER = """
    UPDATE orders SET done = CASE WHEN $4 = '' THEN greatest(found, $3) ELSE $3 END, trouble = $4
    WHERE id = $1 AND node = $2 AND done IS NULL
"""
NOT_FETCHED = "DELETE FROM orders WHERE done IS NOT NULL AND asked < $1"
ANSWERED = "SELECT done, trouble FROM orders WHERE id = $1 AND done IS NOT NULL"


async def leave(connection: Connection, order: Order, now: Seconds) -> int:
    """Its number, by which the answer is found."""
    return int(await connection.fetchval(LEAVE, order.kind, order.value, now))


async def waiting(connection: Connection) -> list[Order]:
    return [Order(*row) for row in await connection.fetch(WAITING)]


async def depose_ended(connection: Connection, node: int) -> None:
    """All but this one, whose lease has ended."""
    await connection.execute(DEPOSE_ENDED, node)


async def take(connection: Connection, node: int, order: Order, awake: Collection[str]) -> bool:
    await depose_ended(connection, node)
    match order.kind:
        case "close":
            taking = TAKE_CLOSING
        case "forget":
            await _put_aside(connection, node, order, awake)
            taking = TAKE_FORGETTING
        case "keep":
            taking = TAKE
    return await connection.fetchval(taking, order.id, node) is not None


async def _put_aside(connection: Connection, node: int, order: Order, awake: Collection[str]) -> None:
    """What this node has, and is not awake here, is free for whoever carries out the order."""
    await connection.execute(LET_GO, node, sorted(awake), order.value.encode())
    await connection.execute(PUT_ASIDE, order.id, node)


async def is_taken(connection: Connection, number: int) -> bool:
    """By a node that lives."""
    return bool(await connection.fetchval(IS_TAKEN, number))


async def note_found(connection: Connection, number: int, found: int) -> None:
    """If this node falls, whoever goes on does not find again what is done already."""
    await connection.execute(FOUND, number, found)


async def found_before(connection: Connection, number: int) -> int:
    """By whoever was at it, and fell."""
    return await connection.fetchval("SELECT found FROM orders WHERE id = $1", number) or 0


async def let_go(connection: Connection, node: int, number: int) -> None:
    """For whoever has what it is about."""
    await connection.execute("UPDATE orders SET node = NULL WHERE id = $1 AND node = $2", number, node)


async def answer(connection: Connection, node: int, order: Order, given: OrderAnswer, now: Seconds) -> None:
    await connection.execute(ANSWER, order.id, node, given.done, given.trouble)
    await connection.execute(NOT_FETCHED, now - NOT_FETCHED_SECONDS)


async def answer_to(connection: Connection, number: int) -> OrderAnswer | None:
    row = await connection.fetchrow(ANSWERED, number)
    return OrderAnswer(*row) if row else None


async def withdraw(connection: Connection, number: int) -> None:
    await connection.execute("DELETE FROM orders WHERE id = $1", number)
