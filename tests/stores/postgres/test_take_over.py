"""Take-overs in orders that hardly ever happen: between two statements, or while somebody stands still."""

import asyncio

import asyncpg
import pytest

from pellmell.house.changes import Append, ReleaseTable
from pellmell.house.ports import Elsewhere
from pellmell.stores.errors import StoreError
from pellmell.stores.postgres import fence
from pellmell.stores.postgres.change_sql import put
from pellmell.stores.postgres.connections import connect, connect_as_node
from pellmell.stores.postgres.fence import Busy, TakenTable, claim
from tests.stores.postgres.stores import connected
from tests.stores.postgres.two_connections import CODE, before, two_nodes
from tests.web.house import on_loop


@on_loop
async def test_a_lease_that_ends_while_somebody_looks_is_no_deposition(database: str) -> None:
    """Whoever finds that it had not ended yet leaves the table where it is."""
    async with two_nodes(database) as nodes:
        other = before(nodes.other, fence.STILL_THERE, nodes.lease_ends)
        assert await claim(other, nodes.second, CODE) == Elsewhere("a", nodes.first.id)
        await put(nodes.one, nodes.first, [Append(1, 2, [b"two"])])
        assert await nodes.lines() == [b"one", b"two"]


@on_loop
async def test_who_renews_while_somebody_looks_is_left_alone(database: str) -> None:
    async with two_nodes(database) as nodes:
        await nodes.lease_ends()

        async def renew() -> None:
            await fence.renew(nodes.one, nodes.first)

        async with nodes.one.transaction():
            await renew()
            claiming = asyncio.create_task(claim(nodes.other, nodes.second, CODE))
            await nodes.other_waits()
        assert await claiming == Elsewhere("a", nodes.first.id)


@on_loop
async def test_a_table_that_comes_to_need_a_newer_release_just_now_is_not_woken(database: str) -> None:
    """Its node is a newer one, and saves it for the first time while somebody takes over."""
    async with two_nodes(database) as nodes:
        await nodes.lease_ends()
        saving = nodes.one.transaction()
        await saving.start()
        await put(nodes.one, nodes.first, [Append(1, 2, [b"two"])])
        await nodes.one.execute("UPDATE tables SET needs = $1", fence.RELEASE + 1)
        claiming = asyncio.create_task(claim(nodes.other, nodes.second, CODE))
        await nodes.other_waits()
        await saving.commit()
        with pytest.raises(Busy):
            await claiming
        with pytest.raises(StoreError, match="newer pellmell"):
            await claim(nodes.other, nodes.second, CODE)
        await put(nodes.one, nodes.first, [Append(1, 3, [b"three"])])  # nobody was deposed for that


@on_loop
async def test_who_is_deposed_in_the_middle_of_a_claim_has_no_table_by_it(database: str) -> None:
    async with two_nodes(database) as nodes:
        await put(nodes.one, nodes.first, [ReleaseTable(CODE, 1)])

        async def depose() -> None:
            await nodes.looking.execute("UPDATE nodes SET fence = fence + 1 WHERE id = $1", nodes.second.id)

        with pytest.raises(Busy):
            await claim(before(nodes.other, fence.TAKE, depose), nodes.second, CODE)
        assert await claim(nodes.one, nodes.first, CODE) == TakenTable(2, "free")


@on_loop
async def test_who_stands_still_in_the_middle_of_a_write_keeps_nobody_waiting(database: str) -> None:
    """Frozen, or on a machine that is gone: the database ends what nobody goes on with, long before it could
    know that nobody is there."""
    async with two_nodes(database) as nodes:
        still = await connect(database, idle_in_transaction_session_timeout="1")
        await nodes.lease_ends()
        await still.execute(f"BEGIN; SELECT check_fence({nodes.first.id}, {nodes.first.fence})")
        assert await claim(nodes.other, nodes.second, CODE) == TakenTable(2, "gone")
        with pytest.raises(asyncpg.PostgresError, match="deposed"):
            await put(nodes.one, nodes.first, [Append(1, 2, [b"two"])])
        still.terminate()


@on_loop
async def test_connections_of_nodes_are_ended_by_the_database_before_a_lease_ends(database: str) -> None:
    connection = await connect_as_node(database)
    idle = await connection.fetchval(
        "SELECT setting::int FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'"
    )
    connection.terminate()
    assert 0 < idle < fence.LEASE_SECONDS * 1000


@on_loop
async def test_who_comes_back_late_finds_somebody_else_and_disturbs_nobody(database: str) -> None:
    """Deposed while its line was broken: coming back as what it was is refused, and so is its old line."""
    async with two_nodes(database) as nodes, connected(database) as again:
        rejoining = nodes.looking.transaction()
        await rejoining.start()
        await nodes.looking.execute(fence.DEPOSE_GONE, *nodes.second, nodes.first.id)
        coming_back = asyncio.create_task(fence.rejoin(again, nodes.first))
        await rejoining.commit()
        with pytest.raises(fence.Deposed):
            await coming_back
        with pytest.raises(asyncpg.PostgresError, match="deposed"):
            await put(nodes.one, nodes.first, [Append(1, 2, [b"two"])])
        assert await claim(nodes.other, nodes.second, CODE) == TakenTable(2, "gone")
