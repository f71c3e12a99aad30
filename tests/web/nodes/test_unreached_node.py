"""A node that the others don't reach, though it reaches them, is told so by the database, and stands back."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from pellmell.stores.postgres.connections import Connection
from pellmell.web.nodes import node_router, peer_silence, peer_watch, splice
from pellmell.web.nodes.peer_silence import IN_A_ROW
from pellmell.web.nodes.peer_watch import UNREACHED, PeerWatch
from tests.stores.postgres.stores import connected
from tests.web.house import Visit, on_loop, opened
from tests.web.nodes.two_nodes import frozen, nodes_of, two_nodes

PATIENCE = 1000.0
IS_REACHED_AT = "UPDATE nodes SET url = $1 WHERE id = $2"


class ThreeNodes(NamedTuple):
    """Who comes to the first one by its address finds nobody who answers."""

    hidden: Visit
    one: Visit
    other: Visit
    asked: asyncio.Event  # there
    looking: Connection

    async def look(self, *visits: Visit, times: int = IN_A_ROW) -> list[int]:
        """How each says that people may be brought to it."""
        for _ in range(times):
            for visit in visits:
                watch = visit.server.context.reach
                assert isinstance(watch, PeerWatch)
                await watch.look()
        return [(await visit.get("/readyz"))[0] for visit in (self.hidden, self.one, self.other)]

    async def is_found_again(self) -> None:
        await self.looking.execute(IS_REACHED_AT, self.hidden.server.url, nodes_of(self.hidden).own)


@pytest.fixture(autouse=True)
def looks_when_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer_watch, "LOOK_SECONDS", PATIENCE)
    monkeypatch.setattr(node_router, "HOLD_SECONDS", PATIENCE)
    monkeypatch.setattr(peer_silence, "ANSWER_SECONDS", PATIENCE)


@asynccontextmanager
async def three_nodes(folder: Path, database: str) -> AsyncGenerator[ThreeNodes]:
    async with AsyncExitStack() as houses, connected(database) as looking, frozen() as (url, asked):
        opening = [opened(folder, database=database) for _ in range(3)]
        hidden, one, other = [await houses.enter_async_context(each) for each in opening]
        await looking.execute(IS_REACHED_AT, url, nodes_of(hidden).own)
        yield ThreeNodes(hidden, one, other, asked, looking)


@on_loop
async def test_whose_peers_do_not_reach_it_stands_back_until_they_do(database: str, tmp_path: Path) -> None:
    async with three_nodes(tmp_path, database) as nodes:
        code = await nodes.hidden.new_table("dice")
        async with nodes.hidden.guest(code) as ann:
            seated = await ann.sit_down("Ann")
            assert await nodes.look(nodes.other, nodes.hidden, times=IN_A_ROW - 1) == [200, 200, 200]
            assert await nodes.look(nodes.other, times=1) == [200, 200, 200]
            assert await nodes.look(nodes.hidden, nodes.one, nodes.other, times=1) == [503, 200, 200]
            assert (await nodes.hidden.get("/readyz"))[1]["reason"] == UNREACHED
            assert (await ann.goodbye()).why == "stopping"
        async with nodes.one.connected(f"/ws/{code}") as ann:
            assert (await ann.hello(token=seated.token)).seat == 0
        assert await nodes.look(nodes.hidden, nodes.one, nodes.other) == [503, 200, 200]
        await nodes.is_found_again()
        assert await nodes.look(nodes.other, nodes.hidden, times=IN_A_ROW - 1) == [503, 200, 200]
        assert await nodes.look(nodes.other, nodes.hidden, times=1) == [200, 200, 200]


@on_loop
async def test_who_waits_elsewhere_for_its_tables_is_let_in_when_it_stands_back(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, whatever is under way to the one that is silent."""
    monkeypatch.setattr(splice, "ANSWER_SECONDS", PATIENCE)
    async with three_nodes(tmp_path, database) as nodes:
        code = await nodes.hidden.new_table("dice")
        async with nodes.hidden.guest(code):
            coming = asyncio.create_task(_welcomed(nodes.one, code))
            await nodes.asked.wait()
            await nodes.look(nodes.other)
            assert not coming.done()
            await nodes.look(nodes.hidden, times=1)
            assert await coming == 3


@on_loop
async def test_it_comes_back_when_those_who_do_not_reach_it_are_gone(database: str, tmp_path: Path) -> None:
    async with three_nodes(tmp_path, database) as nodes:
        await nodes.look(nodes.other)
        assert await nodes.look(nodes.hidden, times=1) == [503, 200, 200]
        ends = "UPDATE nodes SET until = '-infinity', fence = fence + 1 WHERE id = $1"
        await nodes.looking.execute(ends, nodes_of(nodes.other).own)
        assert await nodes.look(nodes.hidden, times=1) == [200, 200, 200]


@on_loop
async def test_who_comes_to_a_node_that_stands_back_is_handed_on(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proxies learn of it a second or two later."""
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.one.new_table("dice")
        monkeypatch.setattr(nodes.one.server.context.reach, "trouble", UNREACHED)
        async with nodes.one.guest(code):
            assert nodes.awake_at(code) == [nodes.other]


@on_loop
async def test_what_was_woken_meanwhile_is_handed_over_at_the_next_look(
    database: str, tmp_path: Path
) -> None:
    async with three_nodes(tmp_path, database) as nodes:
        await nodes.look(nodes.other)
        await nodes.look(nodes.hidden, times=1)
        code = await nodes.one.new_table("dice")
        house = nodes.hidden.server.context.house
        await nodes.hidden.server.context.awake(code)
        assert house.awake(code) is not None
        await nodes.look(nodes.hidden, times=1)
        assert house.awake(code) is None


async def _welcomed(visit: Visit, code: str) -> int:
    async with visit.connected(f"/ws/{code}") as guest:
        return (await guest.hello()).epoch
