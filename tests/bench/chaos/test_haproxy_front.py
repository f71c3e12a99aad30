"""haproxy in front of the nodes that the bench starts, both ways of choosing one."""

from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from pellmell_bench.chaos.haproxy_front import haproxy_front
from pellmell_bench.chaos.hash_router import Way
from tests.deploy.echo_nodes import EchoNode
from tests.deploy.needed import needed
from tests.web.house import on_loop


@pytest.mark.parametrize(("way", "asked"), [("hash", 1), ("round robin", 2)])
@on_loop
async def test_lines_to_a_table_go_to_one_node_or_to_each_in_turn(
    tmp_path: Path, way: Way, asked: int
) -> None:
    needed("haproxy")
    nodes = [EchoNode("one"), EchoNode("two")]
    async with AsyncExitStack() as stack:
        for node in nodes:
            await stack.enter_async_context(node.opened())
        front = await stack.enter_async_context(haproxy_front([node.port for node in nodes], way, tmp_path))
        session = await stack.enter_async_context(aiohttp.ClientSession(front.url))
        answers = [await (await session.get("/ws/KFREEG")).json() for _ in range(4)]
    assert len({answer["node"] for answer in answers}) == asked
