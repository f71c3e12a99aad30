"""The SQL of orders: taken, answered."""

from pellmell.stores.orders import Answer, Order
from pellmell.stores.postgres.connections import Connection

UNDER_WAY = "under way"  # stands in the place of the trouble, until there is an answer
NOT_FETCHED_SECONDS = 3600.0  # then whoever asked has gone


async def take(connection: Connection, order: Order) -> None:
    """The house is at it, and it takes a while."""
    await connection.execute("UPDATE orders SET trouble = $2 WHERE id = $1", order.id, UNDER_WAY)


async def answer(connection: Connection, order: Order, given: Answer, now: float) -> None:
    await connection.execute(
        "UPDATE orders SET done = $2, trouble = $3 WHERE id = $1", order.id, given.done, given.trouble
    )
    await connection.execute(
        "DELETE FROM orders WHERE done IS NOT NULL AND asked < $1", now - NOT_FETCHED_SECONDS
    )
