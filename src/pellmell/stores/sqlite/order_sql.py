"""The SQL of orders: left, taken, answered, taken back."""

from sqlite3 import Connection

from pellmell.kit.time_units import Seconds
from pellmell.stores.orders import Order, OrderAnswer

UNDER_WAY = "under way"  # stands in the place of the trouble, until there is an answer
NOT_FETCHED_SECONDS = 3600.0  # then whoever asked has gone

LEAVE = "INSERT INTO orders (kind, value, asked) VALUES (?, ?, ?) RETURNING id"
WAITING = "SELECT kind, value, id FROM orders WHERE done IS NULL ORDER BY id"
TAKE = "UPDATE orders SET trouble = ? WHERE id = ?"
TAKEN = "SELECT 1 FROM orders WHERE id = ? AND done IS NULL AND trouble = ?"
ANSWER = "UPDATE orders SET done = ?, trouble = ? WHERE id = ?"
ANSWERED = "SELECT done, trouble FROM orders WHERE id = ? AND done IS NOT NULL"
NOT_FETCHED = "DELETE FROM orders WHERE done IS NOT NULL AND asked < ?"


def leave(connection: Connection, order: Order, now: Seconds) -> int:
    """Its number, by which the answer is found."""
    ((number,),) = connection.execute(LEAVE, (order.kind, order.value, now)).fetchall()
    return int(number)


def waiting(connection: Connection) -> list[Order]:
    return [Order(*row) for row in connection.execute(WAITING).fetchall()]


def take(connection: Connection, order: Order) -> bool:
    """The house is at it, and it takes a while."""
    connection.execute(TAKE, (UNDER_WAY, order.id))
    return True


def is_taken(connection: Connection, number: int) -> bool:
    return bool(connection.execute(TAKEN, (number, UNDER_WAY)).fetchall())


def answer(connection: Connection, order: Order, given: OrderAnswer, now: Seconds) -> None:
    connection.execute(ANSWER, (given.done, given.trouble, order.id))
    connection.execute(NOT_FETCHED, (now - NOT_FETCHED_SECONDS,))


def answer_to(connection: Connection, number: int) -> OrderAnswer | None:
    rows = connection.execute(ANSWERED, (number,)).fetchall()
    return OrderAnswer(*rows[0]) if rows else None


def withdraw(connection: Connection, number: int) -> None:
    connection.execute("DELETE FROM orders WHERE id = ?", (number,))
