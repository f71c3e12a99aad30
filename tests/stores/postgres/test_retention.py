"""What is old goes, and who wants to be forgotten is, in PostgreSQL as well."""

from pellmell.house.changes import Append, CloseMatch, OpenMatch, ReleaseTable, SaveTable
from pellmell.stores.orders import Order, OrderAnswer
from pellmell.testing import NotedOwner
from tests.stores.people import BIRCH, board_match, seated
from tests.stores.postgres.stores import a_table, connected, opened
from tests.stores.sqlite.stepped_store import a_match
from tests.web.house import on_loop


@on_loop
async def test_a_table_that_is_closed_takes_along_the_match_that_runs(database: str) -> None:
    async with opened(database) as store:
        await store.reserve("ABCDEF")
        store.write(NotedOwner(), [SaveTable(a_table()), OpenMatch(a_match(1)), Append(1, 1, [b"line"])])
        assert await store.carry_out(Order("close", "ABCDEF")) == 1
        assert await store.carry_out(Order("close", "ABCDEF")) == 0
        assert (await store.table("ABCDEF"), await store.match("match-1")) == (None, None)
        assert await store.journal(1) == []


@on_loop
async def test_who_is_forgotten_is_nowhere_any_more(database: str) -> None:
    async with opened(database) as store, connected(database) as other:
        record = seated()
        await store.reserve(record.code)
        await other.execute("UPDATE tables SET epoch = $1", record.epoch)
        closed = CloseMatch(1, 700.0, [1, 2], [1])
        store.write(
            NotedOwner(),
            [
                SaveTable(record),
                OpenMatch(a_match(1)),
                Append(1, 1, board_match()),
                closed,
                ReleaseTable(record.code, record.epoch),
            ],
        )
        assert await store.carry_out(Order("forget", BIRCH.id)) == 2
        assert await store.tables_of(BIRCH.id, 1) == []
        assert BIRCH.id.encode() not in b"".join(await store.journal(1))
        kept = await other.fetchval("SELECT record FROM tables")
        assert BIRCH.id.encode() not in kept


@on_loop
async def test_an_order_is_found_taken_and_answered(database: str) -> None:
    async with opened(database) as store, connected(database) as other:
        await other.execute("INSERT INTO orders (kind, value, asked) VALUES ('close', 'ABCDEF', 5)")
        (order,) = await store.orders()
        assert order == Order("close", "ABCDEF", 1)
        assert await store.take(order)
        await store.answer(order, OrderAnswer(1), 6.0)
        assert await store.orders() == []
        assert await other.fetchval("SELECT done FROM orders") == 1
