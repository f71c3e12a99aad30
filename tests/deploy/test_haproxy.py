"""deploy/haproxy.cfg, before nodes that only say what they are asked."""

import sys
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from tests.deploy.certificates import certificate_for_loopback
from tests.deploy.echo_nodes import proxied
from tests.deploy.services import SECONDS
from tests.web.house import on_loop

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a loopback of many addresses is Linux's")
CODES = [f"TABLE{number}" for number in range(40)]


@on_loop
async def test_all_lines_to_a_table_go_to_one_node(tmp_path: Path) -> None:
    async with proxied(tmp_path) as proxy:
        at = {code: (await proxy.ask(f"/ws/{code}")).node for code in CODES}
        assert set(at.values()) == {"one", "two"}
        for code in CODES:
            assert (await proxy.ask(f"/ws/{code.lower()}?again")).node == at[code]


@on_loop
async def test_all_else_of_one_address_goes_to_one_node(tmp_path: Path) -> None:
    """Also while two releases run: a page and its parts are of the same."""
    async with proxied(tmp_path) as proxy:
        seen: set[str] = set()
        for number in range(1, 31):
            address = f"127.0.0.{number}"
            connector = aiohttp.TCPConnector(local_addr=(address, 0))
            async with aiohttp.ClientSession(connector=connector) as session:
                one = proxy._replace(session=session)
                asked = [await one.ask(path) for path in ("/", "/assets/page.js", "/ws/lobby", "/api/tables")]
            assert len({each.node for each in asked}) == 1
            assert asked[0].told["X-Forwarded-For"] == [address]
            seen.add(asked[0].node)
        assert seen == {"one", "two"}


@on_loop
async def test_a_node_is_told_who_calls_whatever_they_say_themselves(tmp_path: Path) -> None:
    async with proxied(tmp_path) as proxy:
        asked = await proxy.ask("/", **{"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"})
        assert asked.told["X-Forwarded-For"] == ["127.0.0.1"]
        assert asked.told["X-Forwarded-Proto"] == ["http"]
        assert asked.told["Host"] == [proxy.plain.removeprefix("http://")]


@on_loop
async def test_with_a_certificate_all_go_by_tls(tmp_path: Path) -> None:
    async with proxied(tmp_path, certificate_for_loopback(tmp_path)) as proxy:
        asked = await proxy.ask("/", **{"X-Forwarded-Proto": "http"})
        assert asked.told["X-Forwarded-Proto"] == ["https"]
        assert await proxy.status(f"{proxy.plain}/ws/TABLE1") == 301


@on_loop
async def test_figures_of_nodes_are_not_for_everybody(tmp_path: Path) -> None:
    async with proxied(tmp_path) as proxy:
        for path in ("/metrics", "/%6Detrics", "/metrics?"):
            assert await proxy.status(proxy.plain + path) == 404, path


@on_loop
async def test_who_drains_keeps_its_lines_and_gets_no_others(tmp_path: Path) -> None:
    async with proxied(tmp_path) as proxy, proxy.session.ws_connect(f"{proxy.plain}/held") as line:
        name = await line.receive_str()
        draining, other = sorted(proxy.nodes, key=lambda node: node.name != name)
        draining.readiness = 404
        await draining.checked()
        assert {(await proxy.ask(f"/ws/{code}")).node for code in CODES} == {other.name}
        await line.send_str("still there?")
        assert await line.receive_str(timeout=SECONDS) == name


@on_loop
async def test_who_is_in_trouble_loses_its_lines(tmp_path: Path) -> None:
    async with proxied(tmp_path) as proxy, proxy.session.ws_connect(f"{proxy.plain}/held") as line:
        name = await line.receive_str()
        broken, other = sorted(proxy.nodes, key=lambda node: node.name != name)
        broken.readiness = 503
        assert (await line.receive(timeout=SECONDS)).type is not aiohttp.WSMsgType.TEXT  # it is cut
        assert {(await proxy.ask(f"/ws/{code}")).node for code in CODES} == {other.name}


@on_loop
async def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with proxied(tmp_path) as proxy, AsyncExitStack() as stack:
        lines = [proxy.session.ws_connect(f"{proxy.plain}/held") for _ in range(6)]
        for line in lines[:5]:
            await stack.enter_async_context(line)
        with pytest.raises(aiohttp.ClientError):
            await lines[5]
