"""Orders over two nodes: one of them carries out each, whoever falls; no table that is awake is touched."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from pellmell.house.changes import Append, Change, CloseMatch, DropTable, OpenMatch, ReleaseTable, SaveTable
from pellmell.house.ports import Claimed
from pellmell.house.records import TableRecord
from pellmell.stores.errors import NotYet
from pellmell.stores.orders import Kind, Order, OrderAnswer
from pellmell.stores.postgres import order_sql
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.postgres.retention import SWEEPING
from pellmell.stores.postgres.store import PostgresStore
from pellmell.testing import NotedOwner
from tests.stores.people import BIRCH, board_match, seated
from tests.stores.postgres.stores import a_table, connected, opened
from tests.stores.sqlite.stepped_store import a_match
from tests.web.house import on_loop

CODE = "ABCDEF"
ENDED = CloseMatch(1, 700.0, [1, 2], [1])


class TwoStores(NamedTuple):
    """Each of a node of its own, on one database; a connection that looks on."""

    one: PostgresStore
    other: PostgresStore
    looking: Connection

    async def ordered(self, kind: Kind, value: str) -> Order:
        number = await order_sql.leave(self.looking, Order(kind, value), 5.0)
        return Order(kind, value, number)

    async def answer_to(self, order: Order) -> OrderAnswer | None:
        return await order_sql.answer_to(self.looking, order.id)

    async def first_falls(self) -> None:
        """Killed or frozen: its lease ends."""
        await self.looking.execute("UPDATE nodes SET until = clock_timestamp() WHERE id = 1")


async def write(store: PostgresStore, *changes: Change) -> NotedOwner:
    owner = NotedOwner()
    store.write(owner, changes)
    await store.flush()
    return owner


@asynccontextmanager
async def two_stores(database: str) -> AsyncGenerator[TwoStores]:
    """The first one has a table."""
    async with opened(database) as one, opened(database) as other, connected(database) as looking:
        await looking.execute("UPDATE house SET value = '0' WHERE key = 'made'")
        await one.reserve(CODE)
        await write(one, SaveTable(a_table(CODE)))
        yield TwoStores(one, other, looking)


@on_loop
async def test_a_table_is_closed_by_the_node_that_has_it(database: str) -> None:
    async with two_stores(database) as stores:
        order = await stores.ordered("close", CODE)
        assert not await stores.other.take(order)
        assert await stores.one.take(order)
        await write(stores.one, DropTable(CODE))
        assert not await stores.other.take(order)  # it is gone, but that is not what is to be answered
        await stores.one.answer(order, OrderAnswer(1), 6.0)
        assert await stores.answer_to(order) == OrderAnswer(1)
        assert [await store.orders() for store in (stores.one, stores.other)] == [[], []]


@on_loop
async def test_a_table_that_sleeps_is_closed_by_one_node(database: str) -> None:
    async with two_stores(database) as stores:
        await write(stores.one, ReleaseTable(CODE, 1))
        order = await stores.ordered("close", CODE)
        assert [await stores.other.take(order), await stores.one.take(order)] == [True, False]
        assert await stores.other.carry_out(order) == 1
        await stores.other.answer(order, OrderAnswer(1), 6.0)
        assert await stores.answer_to(order) == OrderAnswer(1)


@on_loop
async def test_a_table_that_another_node_wakes_meanwhile_is_closed_by_that_one(database: str) -> None:
    async with two_stores(database) as stores:
        await write(stores.one, ReleaseTable(CODE, 1))
        order = await stores.ordered("close", CODE)
        assert await stores.other.take(order)
        assert await stores.one.claim(CODE) == Claimed(a_table(CODE), 2)
        with pytest.raises(NotYet):
            await stores.other.carry_out(order)
        assert await stores.one.take(order)


@on_loop
async def test_whoever_closed_it_and_fell_has_closed_it(database: str) -> None:
    async with two_stores(database) as stores:
        order = await stores.ordered("close", CODE)
        assert await stores.one.take(order)
        await write(stores.one, DropTable(CODE))
        await stores.first_falls()
        assert await stores.other.take(order)
        await stores.other.answer(order, OrderAnswer(await stores.other.carry_out(order)), 6.0)
        await stores.one.answer(order, OrderAnswer(0, "late"), 6.0)
        assert await stores.answer_to(order) == OrderAnswer(1)


@on_loop
async def test_nobody_is_forgotten_before_every_node_has_put_aside_what_it_has(database: str) -> None:
    async with two_stores(database) as stores:
        await write(stores.one, SaveTable(_birch_sits()), OpenMatch(a_match(1)), Append(1, 1, board_match()))
        order = await stores.ordered("forget", BIRCH.id)
        assert not await stores.other.take(order)
        assert await stores.one.take(order)
        assert not await stores.other.take(order)
        assert await stores.one.carry_out(order) == 2
        await stores.one.answer(order, OrderAnswer(2), 6.0)
        kept = await stores.looking.fetchval("SELECT record FROM tables")
        assert BIRCH.id.encode() not in kept + b"".join(await stores.one.journal(1))
        assert BIRCH.name.encode() not in b"".join(await stores.one.journal(1))
        assert await stores.other.tables_of(BIRCH.id, 1) == []


@on_loop
async def test_a_table_that_is_awake_or_woken_meanwhile_is_put_aside_first(database: str) -> None:
    async with two_stores(database) as stores:
        await write(stores.one, SaveTable(_birch_sits()))
        order = await stores.ordered("forget", BIRCH.id)
        await stores.one.take(order, [CODE])
        assert await stores.other.take(order)
        with pytest.raises(NotYet):
            await stores.other.carry_out(order)
        assert await stores.looking.fetchval("SELECT record FROM tables") == _encoded(_birch_sits())
        assert await stores.one.take(order)  # it sleeps now
        assert await stores.one.carry_out(order) == 1
        claimed = await stores.other.claim(CODE)
        assert isinstance(claimed, Claimed)
        assert BIRCH.id.encode() not in _encoded(claimed.record)


@on_loop
async def test_a_frozen_node_holds_nobody_up_and_brings_nobody_back(database: str) -> None:
    async with two_stores(database) as stores:
        await write(stores.one, SaveTable(_birch_sits()))
        order = await stores.ordered("forget", BIRCH.id)
        await stores.first_falls()
        assert await stores.other.take(order)
        assert await stores.other.carry_out(order) == 1
        late = await write(stores.one, SaveTable(_birch_sits()))
        assert isinstance(late.told[0], str)
        assert BIRCH.id.encode() not in await stores.looking.fetchval("SELECT record FROM tables")


@on_loop
async def test_whoever_falls_while_somebody_is_forgotten_is_followed_by_another(database: str) -> None:
    """And what was done by the first one is counted."""
    async with two_stores(database) as stores:
        await write(stores.one, SaveTable(_birch_sits()), OpenMatch(a_match(1)), Append(1, 1, board_match()))
        order = await stores.ordered("forget", BIRCH.id)
        await stores.other.take(order)
        assert await stores.one.take(order)
        assert await stores.one.carry_out(order) == 2
        await stores.first_falls()
        assert await stores.other.take(order)
        done = await stores.other.carry_out(order)
        await stores.other.answer(order, OrderAnswer(done), 6.0)
        assert (done, await stores.answer_to(order)) == (0, OrderAnswer(2))


@on_loop
async def test_what_is_old_is_cleared_but_no_table_that_any_node_has(database: str) -> None:
    async with two_stores(database) as stores:
        await write(stores.one, OpenMatch(a_match(1)), Append(1, 1, [b"line"]), ENDED)
        await stores.other.reserve("ASLEEP")
        asleep = SaveTable(a_table("ASLEEP")), ReleaseTable("ASLEEP", 1)
        await write(stores.other, *asleep)
        assert await stores.other.forget_tables_before(2000.0) == 1
        assert (await stores.other.table("ASLEEP"), await stores.other.table(CODE)) == (None, a_table(CODE))
        await stores.first_falls()
        assert await stores.other.forget_tables_before(2000.0) == 1
        assert await stores.other.forget_matches_before(2000.0) == 1
        assert await stores.other.journal(1) == []


@on_loop
async def test_of_two_who_clear_one_does_and_the_other_is_told_to_wait(database: str) -> None:
    async with two_stores(database) as stores:
        await write(stores.one, ReleaseTable(CODE, 1))
        order = await stores.ordered("keep", "2000")
        assert [await stores.one.take(order), await stores.other.take(order)] == [True, False]
        clearing = stores.looking.transaction()
        await clearing.start()
        await stores.looking.execute("SELECT pg_advisory_xact_lock($1)", SWEEPING)
        assert await stores.other.forget_tables_before(2000.0) == 0
        with pytest.raises(NotYet):
            await stores.one.carry_out(order)
        await clearing.commit()
        assert await stores.other.take(order)  # whoever looks first
        assert await stores.other.carry_out(order) == 1


@on_loop
async def test_a_table_that_is_being_claimed_is_not_cleared(database: str) -> None:
    async with two_stores(database) as stores:
        await write(stores.one, ReleaseTable(CODE, 1))
        claiming = stores.looking.transaction()
        await claiming.start()
        await stores.looking.execute("UPDATE tables SET owner = 1, epoch = epoch + 1")
        assert await stores.other.forget_tables_before(2000.0) == 0
        await claiming.commit()
        assert await stores.other.forget_tables_before(2000.0) == 0
        assert await stores.other.table(CODE) is not None


def _birch_sits() -> TableRecord:
    return replace(seated(), code=CODE, epoch=1)


def _encoded(record: TableRecord) -> bytes:
    return msgspec.json.encode(record)
