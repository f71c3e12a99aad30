"""Two nodes as their connections alone: what they do to each other is forced, statement by statement."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, cast

from pellmell.house.changes import Append, SaveTable
from pellmell.stores.postgres import fence, reader
from pellmell.stores.postgres.change_sql import put
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.postgres.fence import Node
from pellmell.stores.postgres.schema import migrate
from tests.stores.postgres.stores import a_table, connected, until, waits_for_a_lock

CODE = "ABCDEF"


class TwoNodes(NamedTuple):
    """Each with a connection; the first one has a table. The third connection looks."""

    one: Connection
    other: Connection
    looking: Connection
    first: Node
    second: Node

    async def lease_ends(self) -> None:
        await self.looking.execute("UPDATE nodes SET until = clock_timestamp() WHERE id = $1", self.first.id)

    async def lines(self) -> list[bytes]:
        return await reader.journal(self.looking, 1)

    async def other_waits(self) -> None:
        await until(lambda: waits_for_a_lock(self.looking, self.other))

    async def one_waits(self) -> None:
        await until(lambda: waits_for_a_lock(self.looking, self.one))


@asynccontextmanager
async def two_nodes(database: str) -> AsyncGenerator[TwoNodes]:
    async with connected(database) as one, connected(database) as other, connected(database) as looking:
        await migrate(looking)
        nodes = TwoNodes(one, other, looking, await fence.enter(one, "a"), await fence.enter(other, "b"))
        reserve = "INSERT INTO tables (code, touched, owner) VALUES ($1, 0, $2)"
        await looking.execute(reserve, CODE, nodes.first.id)
        await put(one, nodes.first, [SaveTable(a_table(CODE)), Append(1, 1, [b"one"])])
        yield nodes


class Interrupted:
    """A connection at which something happens before one of its statements."""

    def __init__(
        self, connection: Connection, statement: str, happens: Callable[[], Awaitable[object]]
    ) -> None:
        self._connection = connection
        self._statement = statement
        self._happens = happens

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    async def fetchval(self, statement: str, *arguments: object) -> object:
        if statement == self._statement:
            await self._happens()
        return await self._connection.fetchval(statement, *arguments)


def before(connection: Connection, statement: str, happens: Callable[[], Awaitable[object]]) -> Connection:
    return cast(Connection, Interrupted(connection, statement, happens))
