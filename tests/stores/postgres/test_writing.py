"""What owners are told when the database, or the way to it, fails: nothing that was told is lost."""

import asyncio

import pytest

from pellmell.house.changes import Append, Change, OpenMatch, SaveTable
from pellmell.house.ports import Claimed, Elsewhere
from pellmell.stores.errors import StoreError
from pellmell.stores.postgres.fence import DEPOSE, RELEASE
from pellmell.stores.postgres.schema import MAKE_VERSION, MIGRATED
from pellmell.stores.postgres.store import PostgresStore
from pellmell.testing import NotedOwner
from pellmell.testing.postgres_server import PostgresServer
from tests.stores.postgres.stores import PATIENCE, a_table, connected, healthy, opened, told, until
from tests.stores.sqlite.stepped_store import a_match
from tests.web.house import on_loop

CODE = "ABCDEF"


async def write(store: PostgresStore, *changes: Change) -> NotedOwner:
    """By an owner of its own; it is told."""
    owner = NotedOwner()
    store.write(owner, changes)
    await store.flush()
    return owner


@on_loop
async def test_a_group_is_written_at_once_and_each_owner_is_told_once(database: str) -> None:
    async with opened(database) as store:
        owners = [NotedOwner() for _ in range(10)]
        for step in range(20):
            for number, owner in enumerate(owners):
                store.write(owner, [Append(number, step + 1, [b"%d" % step])])
        await store.flush()
        assert [owner.told for owner in owners] == [[20]] * 10
        assert await store.journal(3) == [b"%d" % step for step in range(20)]


@on_loop
async def test_who_writes_what_cannot_be_written_is_lost_alone(database: str) -> None:
    news: list[str] = []
    async with opened(database, news) as store:
        await write(store, OpenMatch(a_match(1)))
        one, same, other = NotedOwner(), NotedOwner(), NotedOwner()
        store.write(one, [Append(1, 1, [b"one"])])
        store.write(same, [OpenMatch(a_match(1))])  # there is one of that number
        store.write(other, [Append(2, 1, [b"other"])])
        store.write(same, [Append(3, 1, [b"never"])])
        await store.flush()
        assert (one.told, other.told, len(same.told)) == ([1], [1], 1)
        assert "duplicate key" in str(same.told[0])
        assert [await store.journal(number) for number in (1, 2, 3)] == [[b"one"], [b"other"], []]
        assert (store.trouble, news) == (None, [])


@on_loop
async def test_who_was_deposed_loses_all_it_had_and_is_of_use_again(database: str) -> None:
    async with opened(database) as store, connected(database) as other:
        await store.reserve(CODE)
        sleepy = await write(store, SaveTable(a_table(CODE)))
        await other.execute("UPDATE nodes SET until = clock_timestamp()")
        await other.execute(DEPOSE, 1)
        late = await write(store, Append(1, 1, [b"late"]))
        assert ["taken over" in str(owner.told[-1]) for owner in (sleepy, late)] == [True, True]
        assert await store.journal(1) == []
        assert await store.claim(CODE) == Claimed(a_table(CODE), 2)  # as another node
        assert (await write(store, Append(1, 1, [b"anew"]))).told == [1]


@on_loop
async def test_a_node_that_ends_leaves_its_tables_to_whoever_comes(database: str) -> None:
    async with opened(database) as store:
        await store.reserve(CODE)
        await write(store, SaveTable(a_table(CODE)))
    async with opened(database) as after:
        assert await after.claim(CODE) == Claimed(a_table(CODE), 2)
        assert after.house_key == store.house_key


@on_loop
async def test_a_table_of_a_node_that_fell_is_free_when_its_lease_has_ended(database: str) -> None:
    async with opened(database) as store, connected(database) as other:
        await store.reserve(CODE)
        await write(store, SaveTable(a_table(CODE)))
        await other.execute(
            "INSERT INTO nodes (until, url, release) VALUES (clock_timestamp() + '1 h', 'there', 1)"
        )
        await other.execute("UPDATE tables SET owner = 2")
        assert await store.claim(CODE) == Elsewhere("there", 2)
        await other.execute("UPDATE nodes SET until = clock_timestamp() WHERE id = 2")
        assert await store.claim(CODE) == Claimed(a_table(CODE), 2)


@on_loop
async def test_a_database_that_restarts_loses_nothing_and_tables_stay(
    database: str, server: PostgresServer
) -> None:
    news: list[str] = []
    async with opened(database, news) as store:
        await store.reserve(CODE)
        owner = await write(store, SaveTable(a_table(CODE)), Append(1, 1, [b"before"]))
        server.stop()
        server.start()
        await asyncio.wait_for(_heard(news, "recovered"), PATIENCE)
        store.write(owner, [Append(1, 2, [b"after"])])
        await store.flush()
        assert owner.told == [1, 1]
        assert await store.journal(1) == [b"before", b"after"]
        assert await store.claim(CODE) == Claimed(a_table(CODE), 2)


async def _heard(news: list[str], word: str) -> None:
    while word not in news:
        await asyncio.sleep(0.01)


@on_loop
async def test_a_database_that_crashes_has_all_that_was_told(database: str, server: PostgresServer) -> None:
    """Who was under way is lost, and what it wrote last may be there: but never a gap."""
    async with opened(database) as store:
        for _ in range(2):
            owners = [NotedOwner() for _ in range(5)]
            written = [len(await store.journal(number)) for number in range(5)]
            steps = 0
            while sum(owner.safe for owner in owners) < 200:
                assert not any(isinstance(news, str) for owner in owners for news in owner.told)
                steps += 1
                for number, owner in enumerate(owners):
                    step = written[number] + steps
                    store.write(owner, [Append(number, step, [b"%d" % step])])
                await asyncio.sleep(0)
            server.kill()
            server.start()
            await store.flush()
            await healthy(store)
            for number, owner in enumerate(owners):
                lines = await store.journal(number)
                assert lines == [b"%d" % step for step in range(1, len(lines) + 1)]
                assert len(lines) >= written[number] + owner.safe


@on_loop
async def test_a_database_that_can_only_be_read_is_trouble_until_it_can_be_written(
    server: PostgresServer,
) -> None:
    database, news = server.make_database("to be read"), list[str]()
    async with opened(database, news) as store, connected(database) as other:
        await other.execute('ALTER DATABASE "to be read" SET default_transaction_read_only = on')
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await until(lambda: _in_trouble(store, "only be read"))
        lost = NotedOwner()
        store.write(lost, [Append(1, 1, [b"never"])])
        assert "only be read" in str((await told(lost))[0])
        await other.execute("SET default_transaction_read_only = off")
        await other.execute('ALTER DATABASE "to be read" RESET default_transaction_read_only')
        await healthy(store)
        assert news[-1] == "recovered"
        assert (await write(store, Append(1, 1, [b"line"]))).told == [1]


async def _in_trouble(store: PostgresStore, word: str) -> bool:
    return word in (store.trouble or "")


@on_loop
async def test_a_database_that_does_not_answer_is_given_up_with_what_was_under_way(
    database: str,
) -> None:
    """Somebody holds the row of the node: nothing is ever cancelled, the connection is cut."""
    async with opened(database) as store, connected(database) as other:
        holding = other.transaction()
        await holding.start()
        await other.execute("SELECT * FROM nodes FOR UPDATE")
        owner = NotedOwner()
        store.write(owner, [Append(1, 1, [b"line"])])
        assert isinstance((await told(owner))[0], str)
        await holding.rollback()
        await healthy(store)
        assert (await write(store, Append(2, 1, [b"line"]))).told == [1]
        assert await store.journal(1) in ([], [b"line"])


@on_loop
async def test_why_it_cannot_be_opened(database: str, server: PostgresServer) -> None:
    async with connected(database) as connection:
        await connection.execute(MAKE_VERSION)
        await connection.execute(MIGRATED, 999, RELEASE + 1, RELEASE + 1)
    addresses = {
        "written by a newer pellmell": database,
        "there is no such database": server.address("nowhere"),
        "can't be reached": "postgresql://house:secret@127.0.0.1:1/house",
    }
    for why, address in addresses.items():
        with pytest.raises(StoreError, match=why) as refused:
            async with opened(address):
                pass
        assert "secret" not in str(refused.value)
