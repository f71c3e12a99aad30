"""The nodes of a house know of each other by the database alone."""

from datetime import timedelta

import pytest

from pellmell.house.changes import ReleaseTable, SaveTable
from pellmell.house.ports import Claimed, Elsewhere
from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres import fence, writer
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.postgres.fence import RELEASE, Node
from pellmell.stores.postgres.steady_clock import steady
from pellmell.testing import NotedOwner
from tests.stores.postgres.stores import a_table, connected, opened, told, until
from tests.web.house import on_loop

CODE = "ABCDEF"


@on_loop
async def test_where_a_table_is_and_who_lets_people_in(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        await one.nodes.announce("http://one")
        await other.nodes.announce("http://other")
        assert await one.reserve(CODE)
        one.write(NotedOwner(), [SaveTable(a_table(CODE))])
        await one.flush()
        assert await other.nodes.whereabouts(CODE) == Elsewhere("http://one", one.nodes.own)
        assert await one.nodes.whereabouts(CODE) is None
        assert await other.nodes.whereabouts("BCDEFG") is None
        assert await other.nodes.welcoming() == [Elsewhere("http://one", one.nodes.own)]
        await one.nodes.drain()
        assert await other.nodes.welcoming() == []
        assert await other.nodes.whereabouts(CODE) == Elsewhere("http://one", one.nodes.own)


@on_loop
async def test_what_only_a_newer_release_may_wake_is_for_a_node_of_that(database: str) -> None:
    """Wherever somebody comes; and a newer one that drains hands nothing to an older one."""
    async with opened(database) as older, opened(database) as newer, connected(database) as looking:
        await older.nodes.announce("http://older")
        await newer.nodes.announce("http://newer")
        assert await older.reserve(CODE)
        owner = NotedOwner()
        older.write(owner, [SaveTable(a_table(CODE))])
        older.write(owner, [ReleaseTable(CODE, 1)])
        await older.flush()
        assert await older.nodes.whereabouts(CODE) is None
        there = Elsewhere("http://newer", newer.nodes.own)
        await looking.execute("UPDATE tables SET needs = $1", RELEASE + 1)
        assert await older.nodes.whereabouts(CODE) is None  # nobody is there yet
        await looking.execute("UPDATE nodes SET release = $1 WHERE id = $2", RELEASE + 1, newer.nodes.own)
        assert await older.nodes.whereabouts(CODE) == there
        assert await older.nodes.welcoming() == [there]
        await looking.execute("UPDATE nodes SET release = $1 WHERE id = $2", RELEASE - 1, older.nodes.own)
        assert await newer.nodes.welcoming() == []


@on_loop
async def test_a_node_that_is_gone_is_deposed_and_if_that_was_wrong_it_writes_no_more(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        assert await one.reserve(CODE)
        owner = NotedOwner()
        one.write(owner, [SaveTable(a_table(CODE))])
        await one.flush()
        await other.nodes.depose(one.nodes.own)
        assert await other.nodes.whereabouts(CODE) is None
        assert isinstance(await other.claim(CODE), Claimed)
        one.write(owner, [SaveTable(a_table(CODE))])
        assert (await told(owner))[-1] == 1
        await one.flush()
        assert owner.told[-1] == writer.TAKEN_OVER


@on_loop
async def test_who_was_frozen_asks_whether_it_was_deposed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It finds its tables as it left them, and the world further on."""
    async with opened(database) as store, connected(database) as looking:
        owner, before = NotedOwner(), store.nodes.own
        store.write(owner, [])
        await store.nodes.confirm()
        await looking.execute("UPDATE nodes SET fence = fence + 1, until = '-infinity'")
        later = steady() + 100
        monkeypatch.setattr("pellmell.stores.postgres.writer.steady", lambda: later)
        await store.nodes.confirm()
        assert (store.nodes.own > before, owner.told[-1]) == (True, writer.TAKEN_OVER)


@on_loop
async def test_a_lease_ends_as_soon_as_if_its_renewal_had_not_been_under_way_for_long(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    renew, ends = fence.renew, list[bool]()

    async def after_a_while(connection: Connection, node: Node, asked: Seconds) -> Seconds:
        arrives = await connection.fetchval("SELECT clock_timestamp()")
        done = await renew(connection, node, asked)
        until = await connection.fetchval("SELECT until FROM nodes")
        ends.append(until < arrives + timedelta(seconds=fence.LEASE_SECONDS))
        return done

    async def two_renewals() -> bool:
        return len(ends) > 1

    monkeypatch.setattr(fence, "RENEW_SECONDS", 0.0)
    monkeypatch.setattr(fence, "renew", after_a_while)
    async with opened(database):
        await until(two_renewals)
    assert ends[:2] == [False, True]  # with the first one it hears of the clock of the database
