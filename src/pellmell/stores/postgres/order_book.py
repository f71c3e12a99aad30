"""The order book: what whoever runs the house has ordered, and what is cleared or forgotten, by all nodes."""

from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from pellmell.house.replies import Reply
from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import NotYet
from pellmell.stores.orders import Order, OrderAnswer
from pellmell.stores.postgres import film_sql, order_sql, retention, share_sql, shared_state_sql
from pellmell.stores.postgres.connections import Connection, Readers
from pellmell.stores.postgres.fence import Node

T = TypeVar("T")
P = ParamSpec("P")

LONG_SECONDS = 60.0  # for what clears or forgets


class NodeFlush(Protocol):
    async def node(self) -> Node: ...

    async def flush(self) -> None: ...


class OrderWork:
    """What orders are about, done by one who knows which node it is, or that it is none."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def carry_out(self, order: Order, node: int) -> int:
        """With how many tables and matches. Raises NotYet."""
        await self._do(order_sql.depose_ended, node)
        match order.kind:
            case "close":
                closed = await self._do(retention.close_table, node, order.value)
                await self.forget_lost_entries()
                return closed
            case "forget":
                return await self._forget_person(order)
            case "keep":
                day = float(order.value)
                cleared = await self.forget_tables(day) + await self.forget_matches(day)
                await self.forget_films(day)
                return cleared

    async def forget_tables(self, day: Seconds) -> int:
        await self._do(retention.put_days_right)
        await self._do(retention.forget_groups, day)
        await self._do(shared_state_sql.forget)
        forgotten = await _until_none(lambda: self._do(retention.forget_tables, day))
        await self.forget_lost_entries()
        return forgotten

    async def forget_matches(self, day: Seconds) -> int:
        forgotten = await _until_none(lambda: self._do(retention.forget_matches, day))
        await self.forget_lost_entries()
        return forgotten

    async def forget_films(self, day: Seconds) -> int:
        """Then who only watched has nothing to look at any more."""
        forgotten = await self._clear(film_sql.OLD_FILMS, day)
        await self._clear(film_sql.OLD_WATCHERS, day)
        await self._clear(film_sql.PLAYED_BY_NOBODY, day)
        return forgotten

    async def forget_shares(self, now: Seconds) -> int:
        return await self._clear(share_sql.OLD_SHARES, now)

    async def forget_seats(self, day: Seconds) -> int:
        return await self._clear(film_sql.OLD_SEATS, day)

    async def _clear(self, statement: str, day: Seconds) -> int:
        return await _until_none(lambda: self._do(retention.forget_old, statement, day))

    async def forget_lost_entries(self) -> None:
        await _until_none(lambda: self._do(retention.forget_lost_entries))

    async def _forget_person(self, order: Order) -> int:
        """Tables come last: one that is woken meanwhile still knows who it is about, and is put aside."""
        person = order.value
        matches = await self._do(retention.matches_with, person)
        tables = await self._do(retention.tables_with, person)
        played = await self._do(film_sql.matches_of, person)
        found = len({*matches, *played}) + len(tables)
        await self._do(order_sql.note_found, order.id, found)
        for number in matches:
            await self._do(retention.forget_in_match, person, number)
        for number in await self._do(film_sql.matches_to_forget, person):
            await self._do(film_sql.forget_in_films, person, number)
        await self._do(retention.forget_in_groups, person)
        for code in tables:
            await self._do(retention.forget_at_table, person, code)
        if await self._do(retention.tables_with, person):
            raise NotYet("another process of the house has woken a table meanwhile")
        return found

    async def _do(
        self, work: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._readers.use(lambda connection: work(connection, *args, **kwargs), LONG_SECONDS)


class OrderBook:
    """That of a node."""

    def __init__(
        self,
        readers: Readers,
        writer: NodeFlush,
        reply: Callable[[Coroutine[Any, Any, Any]], Reply[Any]],
    ) -> None:
        self._readers = readers
        self._writer = writer
        self._reply = reply
        self._work = OrderWork(readers)

    def orders(self) -> Reply[list[Order]]:
        return self._reply(self._readers.use(order_sql.waiting))

    def take(self, order: Order, awake: Collection[str] = ()) -> Reply[bool]:
        return self._reply(self._take(order, awake))

    def answer(self, order: Order, given: OrderAnswer, now: Seconds) -> Reply[None]:
        return self._reply(self._answer(order, given, now))

    def carry_out(self, order: Order, awake: Collection[str] = ()) -> Reply[int]:
        return self._reply(self._carry_out(order))

    def forget_tables_before(self, day: Seconds, awake: Collection[str] = ()) -> Reply[int]:
        return self._reply(self._sweep(partial(self._work.forget_tables, day)))

    def forget_matches_before(self, day: Seconds) -> Reply[int]:
        return self._reply(self._sweep(partial(self._work.forget_matches, day)))

    def forget_films_before(self, day: Seconds) -> Reply[int]:
        return self._reply(self._sweep(partial(self._work.forget_films, day)))

    def forget_shares_ended(self, now: Seconds) -> Reply[int]:
        return self._reply(self._sweep(partial(self._work.forget_shares, now)))

    def forget_seats_before(self, day: Seconds) -> Reply[int]:
        return self._reply(self._sweep(partial(self._work.forget_seats, day)))

    def forget_lost_entries(self) -> Reply[None]:
        return self._reply(self._work.forget_lost_entries())

    async def _take(self, order: Order, awake: Collection[str]) -> bool:
        """What tables wrote last, before they were put aside, is written first."""
        await self._writer.flush()
        node = await self._writer.node()
        return await self._readers.use(partial(order_sql.take, node=node.id, order=order, awake=awake))

    async def _answer(self, order: Order, given: OrderAnswer, now: Seconds) -> None:
        node = await self._writer.node()
        await self._readers.use(partial(order_sql.answer, node=node.id, order=order, given=given, now=now))

    async def _carry_out(self, order: Order) -> int:
        await self._writer.flush()
        node = await self._writer.node()
        try:
            return await self._work.carry_out(order, node.id)
        except NotYet:
            await self._readers.use(partial(order_sql.let_go, node=node.id, number=order.id))
            raise

    async def _sweep(self, clear: Callable[[], Awaitable[int]]) -> int:
        """Nothing, if another node does so just now."""
        node = await self._writer.node()
        await self._readers.use(partial(order_sql.depose_ended, node=node.id))
        with suppress(NotYet):
            return await clear()
        return 0


async def _until_none(some: Callable[[], Awaitable[int]]) -> int:
    total = 0
    while count := await some():
        total += count
    return total
