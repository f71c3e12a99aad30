"""The rows that nodes share beside their tables; on a connection of their own, so that no look-up is in
their way.

PostgreSQL does not log it, so that a crash empties it. Limits begin anew then, and each node shows its tables
again, as it has come back with another fence.
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from pellmell.house.replies import Reply
from pellmell.stores.postgres import pairing_sql
from pellmell.stores.postgres import shared_state_sql as sql
from pellmell.stores.postgres.connections import Connection, Readers
from pellmell.stores.postgres.fence import Node
from pellmell.stores.shared_state import Fault, Missing, Token

T = TypeVar("T")

ASK_SECONDS = 2.0


class KnowsNode(Protocol):
    async def node(self) -> Node: ...


class PostgresSharedState:
    def __init__(
        self, address: str, writer: KnowsNode, reply: Callable[[Coroutine[Any, Any, Any]], Reply[Any]]
    ) -> None:
        self._connection = Readers(address, 1, synchronous_commit="off")
        self._writer = writer
        self._reply = reply
        self._shown: tuple[Node, bytes] | None = None
        self.close = self._connection.close

    async def open(self) -> None:
        """Its connection, so that whoever starts a node is told if there is no room for it."""
        await self._connection.use(lambda some: some.execute("SELECT"), ASK_SECONDS)

    # Tokens

    def take(self, wanted: Sequence[Token]) -> Reply[list[Token] | Missing]:
        return self._ask(partial(sql.take, wanted=wanted))

    def give_back(self, taken: Sequence[Token]) -> Reply[None]:
        return self._ask(partial(sql.give_back, taken=taken))

    def note(self, faults: Sequence[Fault]) -> Reply[None]:
        return self._ask(partial(sql.note, faults=faults))

    def noted(self, faults: Sequence[Fault]) -> Reply[list[int]]:
        return self._ask(partial(sql.noted, faults=faults))

    # Televisions

    def show_code(self, key: str, home: str) -> Reply[str | None]:
        return self._ask(partial(pairing_sql.show_code, key=key, home=home))

    def answer_code(self, code: str, table: str) -> Reply[str | None]:
        return self._ask(partial(pairing_sql.answer_code, code=code, table=table))

    def wanted_at(self, key: str) -> Reply[str | None]:
        return self._ask(partial(pairing_sql.wanted_at, key=key))

    # The lobby

    def show(self, cards: bytes) -> Reply[None]:
        return self._reply(self._show(cards))

    def shown_elsewhere(self) -> Reply[list[bytes]]:
        return self._reply(self._shown_elsewhere())

    async def _show(self, cards: bytes) -> None:
        node = await self._writer.node()
        if self._shown != (node, cards):
            await self._connection.use(partial(sql.show, node=node.id, cards=cards), ASK_SECONDS)
            self._shown = node, cards

    async def _shown_elsewhere(self) -> list[bytes]:
        node = await self._writer.node()
        return await self._connection.use(partial(sql.shown_elsewhere, node=node.id), ASK_SECONDS)

    def _ask(self, work: Callable[[Connection], Awaitable[T]]) -> Reply[T]:
        return self._reply(self._connection.use(work, ASK_SECONDS))
