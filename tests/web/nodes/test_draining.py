"""A node that drains: tables go to another one, races are played to their end, nobody is turned away."""

import asyncio
from pathlib import Path

import pytest

from pellmell.play.messages import Ready
from pellmell.wire.frames import Happened
from tests.web.house import Guest, on_loop, opened
from tests.web.nodes.two_nodes import two_nodes


@on_loop
async def test_who_sits_there_is_told_and_goes_on_elsewhere(database: str, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.one.new_table("dice")
        async with nodes.one.guest(code) as ann:
            seated = await ann.sit_down("Ann")
            await nodes.one.server.drain()
            assert (await ann.goodbye()).why == "stopping"
        async with nodes.one.connected(f"/ws/{code}") as ann:  # the proxy does not know yet
            welcome = await ann.hello(token=seated.token)
            assert (welcome.seat, welcome.epoch) == (0, 3)
        assert nodes.awake_at(code) == [nodes.other]


@pytest.mark.parametrize("claimed", [False, True], ids=["being claimed", "claimed"])
@on_loop
async def test_a_table_that_was_about_to_wake_there_wakes_elsewhere(
    database: str, tmp_path: Path, claimed: bool
) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.one.new_table("dice")
        waking = nodes.one.server.context.house.wake(code)
        while claimed and waking.record is None:
            await asyncio.sleep(0)
        await nodes.one.server.drain()
        while waking.record is None:
            await asyncio.sleep(0)
        await nodes.one.server.context.store.flush()
        async with nodes.other.connected(f"/ws/{code}") as ann:
            assert (await ann.hello()).epoch == 3
        assert nodes.awake_at(code) == [nodes.other]


@on_loop
async def test_proxies_bring_no_more_and_leave_the_lines_alone_that_are_there(
    database: str, tmp_path: Path
) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        await nodes.one.server.drain()
        assert (await nodes.one.get("/readyz"))[0] == 404
        assert (await nodes.one.post("/api/tables", {"game": "dice"}))[0] == 503
        assert (await nodes.other.get("/readyz"))[0] == 200


@on_loop
async def test_a_race_is_played_to_its_end(database: str, tmp_path: Path) -> None:
    """Whoever loses the line meanwhile comes back to it; after it the table goes."""
    async with two_nodes(tmp_path, database, speed=20) as nodes:
        _, seat = await nodes.one.post("/api/play", {"game": "dice", "name": "Ann"})
        async with nodes.one.connected(f"/ws/{seat['code']}") as ann:
            await ann.hello(token=seat["token"])
            await ann.do(Ready())
            await told_of("dealt", ann)
            draining = asyncio.create_task(nodes.one.server.drain())
            while not nodes.one.server.context.house.draining:
                await asyncio.sleep(0)
            async with nodes.other.connected(f"/ws/{seat['code']}") as again:
                assert (await again.hello(token=seat["token"])).seat == 0
                assert nodes.awake_at(seat["code"]) == [nodes.one]
                await told_of("scored", again)
                assert (await again.goodbye()).why == "stopping"
        await draining
        assert nodes.awake_at(seat["code"]) == []


@on_loop
async def test_where_all_are_told_to_stop_none_waits_for_its_races(database: str, tmp_path: Path) -> None:
    """The first of them thinks for a moment that there are others."""
    async with two_nodes(tmp_path, database) as nodes:
        _, seat = await nodes.one.post("/api/play", {"game": "dice", "name": "Ann"})
        async with nodes.one.connected(f"/ws/{seat['code']}") as ann:
            await ann.hello(token=seat["token"])
            await ann.do(Ready())
            await told_of("dealt", ann)
            draining = asyncio.create_task(nodes.one.server.drain())
            while not nodes.one.server.context.house.draining:
                await asyncio.sleep(0)
            await nodes.other.server.drain()
            await draining
            assert nodes.awake_at(seat["code"]) == [nodes.one]


async def told_of(event: str, guest: Guest) -> None:
    while all(each["event"] != event for each in (await guest.hear(Happened)).events):
        pass


@on_loop
async def test_who_is_alone_does_not_drain(database: str, tmp_path: Path) -> None:
    """Nobody could take its tables: it stops as a house of one process does."""
    async with opened(tmp_path, database=database) as visit:
        code = await visit.new_table()
        async with visit.guest(code):
            await visit.server.drain()
            assert visit.server.context.house.awake(code) is not None
