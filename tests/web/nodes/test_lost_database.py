"""One node has lost the database: whoever is handed on to it waits elsewhere, and not in vain."""

import asyncio
import math
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from pellmell.house.live_table import CANNOT_WRITE
from pellmell.house.ports import Elsewhere
from pellmell.house.replies import Reply
from pellmell.stores.postgres.nodes import PostgresNodes
from pellmell.testing.slow_line import SlowLine, slow_line
from pellmell.wire.frames import PROTOCOL, Hello
from tests.stores.postgres.stores import connected, until
from tests.web.house import Visit, on_loop, opened
from tests.web.nodes.two_nodes import TwoNodes, nodes_of


@asynccontextmanager
async def one_by_a_line(folder: Path, database: str) -> AsyncGenerator[tuple[TwoNodes, SlowLine]]:
    """What the first of two nodes has to the database may be held."""
    port = urlsplit(database).port
    assert port is not None
    async with slow_line(port, 0, Random(1)) as line:
        by_line = database.replace(f":{port}/", f":{line.port}/")
        async with opened(folder, database=by_line) as one, opened(folder, database=database) as other:
            try:
                yield TwoNodes(one, other), line
            finally:
                line.release()


@on_loop
async def test_a_table_goes_on_elsewhere_while_its_node_is_without_the_database(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = asyncio.Semaphore(0)
    whereabouts = PostgresNodes.whereabouts

    def look(nodes: PostgresNodes, code: str) -> Reply[Elsewhere | None]:
        looks.release()
        return whereabouts(nodes, code)

    until_then = "UPDATE nodes SET until = to_timestamp($1) WHERE id = $2"
    async with one_by_a_line(tmp_path, database) as (nodes, line), connected(database) as looking:
        code, own = await nodes.table_at_one(), nodes_of(nodes.one).own
        line.hold()
        await until(lambda: _is_in_trouble(nodes.one))
        await looking.execute(until_then, math.inf, own)
        monkeypatch.setattr(PostgresNodes, "whereabouts", look)
        coming = asyncio.create_task(_welcomed(nodes.other, code))
        for _ in range(3):
            await looks.acquire()
        assert not coming.done()
        await looking.execute(until_then, -math.inf, own)
        assert await coming == 3
        assert nodes.other in nodes.awake_at(code)


@on_loop
async def test_who_is_about_to_come_in_when_it_is_lost_is_told_at_once(database: str, tmp_path: Path) -> None:
    async with one_by_a_line(tmp_path, database) as (nodes, line):
        code = await nodes.table_at_one()
        line.hold()
        async with nodes.other.connected(f"/ws/{code}") as guest:
            await guest.say(Hello(PROTOCOL))
            await until(lambda: _is_handed_on(nodes.one))
            nodes.one.server.lose_touch()
            goodbye = await guest.goodbye()
        assert (goodbye.why, goodbye.reason) == ("trouble", CANNOT_WRITE)


async def _welcomed(visit: Visit, code: str) -> int:
    async with visit.connected(f"/ws/{code}") as guest:
        return (await guest.hello()).epoch


async def _is_in_trouble(visit: Visit) -> bool:
    return visit.server.context.store.trouble is not None


async def _is_handed_on(visit: Visit) -> bool:
    return any(who.spliced for who in visit.server.context.lines.values())
