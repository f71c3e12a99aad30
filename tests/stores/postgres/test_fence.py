"""The fence, by forced interleavings of two connections.

Who was deposed writes nothing, and whoever takes over sees all that was written before.
"""

import asyncio

import asyncpg
import pytest

from pellmell.house.changes import Append, ReleaseTable, SaveTable
from pellmell.house.ports import Elsewhere
from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.postgres import fence, reader
from pellmell.stores.postgres.change_sql import NotOwner, put
from pellmell.stores.postgres.error_advice import DEPOSED
from pellmell.stores.postgres.fence import Busy, Deposed, Node, TakenTable, claim
from tests.stores.postgres.stores import a_table
from tests.stores.postgres.two_connections import CODE, two_nodes
from tests.web.house import on_loop


@on_loop
async def test_a_table_of_a_node_that_lives_stays_there(database: str) -> None:
    async with two_nodes(database) as nodes:
        assert await claim(nodes.other, nodes.second, CODE) == Elsewhere("a", nodes.first.id)
        assert await claim(nodes.one, nodes.first, CODE) == TakenTable(2, "own")


@on_loop
async def test_when_its_lease_has_ended_another_takes_over_and_it_writes_no_more(database: str) -> None:
    async with two_nodes(database) as nodes:
        await nodes.lease_ends()
        await put(nodes.one, nodes.first, [Append(1, 2, [b"two"])])  # the lease is courtesy
        assert await claim(nodes.other, nodes.second, CODE) == TakenTable(2, "gone")
        with pytest.raises(asyncpg.PostgresError) as deposed:
            await put(nodes.one, nodes.first, [Append(1, 3, [b"three"])])
        assert deposed.value.sqlstate == DEPOSED
        with pytest.raises(Deposed):
            await fence.renew(nodes.one, nodes.first)
        with pytest.raises(Deposed):
            await fence.rejoin(nodes.one, nodes.first)
        assert await nodes.lines() == [b"one", b"two"]


@on_loop
async def test_a_claim_waits_for_a_write_under_way_and_what_is_read_after_it_has_it(database: str) -> None:
    async with two_nodes(database) as nodes:
        await nodes.lease_ends()
        writing = nodes.one.transaction()
        await writing.start()
        await put(nodes.one, nodes.first, [Append(1, 2, [b"two"])])
        claiming = asyncio.create_task(claim(nodes.other, nodes.second, CODE))
        await nodes.other_waits()
        assert not claiming.done()
        await writing.commit()
        assert await claiming == TakenTable(2, "gone")
        assert await reader.journal(nodes.other, 1) == [b"one", b"two"]


@on_loop
async def test_a_write_waits_for_a_claim_under_way_and_is_refused(database: str) -> None:
    async with two_nodes(database) as nodes:
        await nodes.lease_ends()
        claiming = nodes.other.transaction()
        await claiming.start()
        assert await claim(nodes.other, nodes.second, CODE) == TakenTable(2, "gone")
        writing = asyncio.create_task(put(nodes.one, nodes.first, [Append(1, 2, [b"two"])]))
        await nodes.one_waits()
        await claiming.commit()
        with pytest.raises(asyncpg.PostgresError) as deposed:
            await writing
        assert deposed.value.sqlstate == DEPOSED
        assert await nodes.lines() == [b"one"]


@on_loop
async def test_a_claim_that_is_given_up_leaves_the_table_where_it_was(database: str) -> None:
    async with two_nodes(database) as nodes:
        await nodes.lease_ends()
        claiming = nodes.other.transaction()
        await claiming.start()
        await claim(nodes.other, nodes.second, CODE)
        writing = asyncio.create_task(put(nodes.one, nodes.first, [Append(1, 2, [b"two"])]))
        await nodes.one_waits()
        await claiming.rollback()
        await writing
        await fence.renew(nodes.one, nodes.first)
        assert await nodes.lines() == [b"one", b"two"]


@on_loop
async def test_who_comes_back_waits_for_what_its_old_connection_commits(database: str) -> None:
    """And shuts out what that has not begun."""
    async with two_nodes(database) as nodes:
        writing = nodes.one.transaction()
        await writing.start()
        await put(nodes.one, nodes.first, [Append(1, 2, [b"two"])])
        rejoining = asyncio.create_task(fence.rejoin(nodes.other, nodes.first))
        await nodes.other_waits()
        await writing.commit()
        again = await rejoining
        assert again == Node(nodes.first.id, nodes.first.fence + 1)
        with pytest.raises(asyncpg.PostgresError, match="deposed"):
            await put(nodes.one, nodes.first, [Append(1, 3, [b"of the old connection"])])
        await put(nodes.other, again, [Append(1, 3, [b"three"])])
        assert await nodes.lines() == [b"one", b"two", b"three"]


@on_loop
async def test_of_two_who_claim_at_once_one_has_it(database: str) -> None:
    async with two_nodes(database) as nodes:
        await put(nodes.one, nodes.first, [ReleaseTable(CODE, 1)])
        claiming = nodes.one.transaction()
        await claiming.start()
        assert await claim(nodes.one, nodes.first, CODE) == TakenTable(2, "free")
        second = asyncio.create_task(claim(nodes.other, nodes.second, CODE))
        await nodes.other_waits()
        await claiming.commit()
        with pytest.raises(Busy):
            await second
        assert await claim(nodes.other, nodes.second, CODE) == Elsewhere("a", nodes.first.id)


@on_loop
async def test_two_who_take_over_from_each_other_do_not_lock_each_other_out(database: str) -> None:
    async with two_nodes(database) as nodes:
        await nodes.looking.execute("UPDATE nodes SET until = clock_timestamp()")
        reserve = "INSERT INTO tables (code, touched, owner, record) VALUES ('OTHER2', 0, $1, '{}')"
        await nodes.looking.execute(reserve, nodes.second.id)
        both = await asyncio.gather(
            claim(nodes.one, nodes.first, "OTHER2"),
            claim(nodes.other, nodes.second, CODE),
            return_exceptions=True,
        )
        assert not any(isinstance(each, asyncpg.PostgresError) for each in both), both


@on_loop
async def test_a_line_is_never_written_twice(database: str) -> None:
    """Whatever becomes of the fence."""
    async with two_nodes(database) as nodes:
        with pytest.raises(asyncpg.UniqueViolationError):
            await put(nodes.other, nodes.second, [Append(1, 1, [b"another"])])
        assert await nodes.lines() == [b"one"]


@on_loop
async def test_a_table_of_an_older_epoch_or_of_another_node_is_not_saved(database: str) -> None:
    async with two_nodes(database) as nodes:
        for connection, node, epoch in ((nodes.one, nodes.first, 2), (nodes.other, nodes.second, 1)):
            with pytest.raises(NotOwner):
                await put(connection, node, [SaveTable(a_table(CODE, epoch)), Append(9, 1, [b"line"])])
        assert await reader.journal(nodes.looking, 9) == []


@on_loop
async def test_what_is_released_late_does_not_take_it_from_who_has_claimed_it_anew(database: str) -> None:
    async with two_nodes(database) as nodes:
        assert await claim(nodes.one, nodes.first, CODE) == TakenTable(2, "own")
        await put(nodes.one, nodes.first, [ReleaseTable(CODE, 1)])
        assert await claim(nodes.other, nodes.second, CODE) == Elsewhere("a", nodes.first.id)


@on_loop
async def test_a_table_of_a_newer_release_is_not_woken(database: str) -> None:
    async with two_nodes(database) as nodes:
        await nodes.looking.execute("UPDATE tables SET needs = $1", fence.RELEASE + 1)
        with pytest.raises(StoreError, match="newer pellmell"):
            await claim(nodes.one, nodes.first, CODE)


@on_loop
async def test_a_lease_counts_from_when_it_was_asked_for(database: str) -> None:
    async with two_nodes(database) as nodes:
        done = await fence.renew(nodes.one, nodes.first)
        await fence.renew(nodes.one, nodes.first, Seconds(done - fence.LEASE_SECONDS))
        assert await claim(nodes.other, nodes.second, CODE) == TakenTable(2, "gone")
