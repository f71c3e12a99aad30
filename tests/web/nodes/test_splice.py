"""Lines between nodes: by TLS where a node's address says so, and limited as if nobody stood in between."""

import asyncio
import ssl
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import WSServerHandshakeError

from pellmell.web.connection_limits import PER_SOCKET
from pellmell.web.settings import networks
from tests.deploy.certificates import certificate_for_loopback
from tests.stores.postgres.stores import connected
from tests.web.house import Visit, on_loop, opened
from tests.web.nodes.two_nodes import nodes_of, two_nodes

ANN, BOB = {"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "192.0.2.8"}  # for documentation (RFC 5737)
BEHIND_A_PROXY = networks("127.0.0.1")


@asynccontextmanager
async def behind_tls(certificate: Path, port: int) -> AsyncGenerator[str]:
    """Where a proxy with TLS stands before a node."""

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            writer.write(data)
        writer.close()

    async def hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    async with await asyncio.start_server(hand_on, "127.0.0.1", 0, ssl=context) as server:
        yield f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        server.close()


@pytest.mark.parametrize("trusted", [True, False])
@on_loop
async def test_a_node_that_says_https_is_reached_by_tls(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: bool
) -> None:
    """Whose certificate is not to be trusted is not spoken to."""
    certificate = certificate_for_loopback(tmp_path)
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    monkeypatch.setattr("pellmell.web.nodes.node_router.HOLD_SECONDS", 0.0)
    async with two_nodes(tmp_path, database) as nodes, connected(database) as looking:
        code = await nodes.table_at_one()
        async with behind_tls(certificate, nodes.one.server.port) as url:
            await looking.execute("UPDATE nodes SET url = $1 WHERE id = $2", url, nodes_of(nodes.one).own)
            async with nodes.other.connected(f"/ws/{code}") as guest:
                if trusted:
                    assert (await guest.hello()).epoch == 2
                else:
                    assert (await guest.goodbye()).why == "trouble"
        assert nodes.awake_at(code) == [nodes.one]


@on_loop
async def test_who_comes_by_several_nodes_has_no_more_lines_to_one_than_by_one(
    database: str, tmp_path: Path
) -> None:
    async with two_nodes(tmp_path, database, max_connections=2, trusted_proxies=BEHIND_A_PROXY) as nodes:
        code = await nodes.table_at_one()
        async with (
            nodes.one.connected(f"/ws/{code}", headers=ANN),
            nodes.other.connected(f"/ws/{code}", headers=ANN),
        ):
            for visit in nodes:
                assert await refused(visit, code, ANN) == 429
                async with visit.connected(f"/ws/{code}", headers=BOB) as bob:
                    await bob.hello()


@on_loop
async def test_all_who_come_by_another_node_are_not_limited_as_if_they_were_one(
    database: str, tmp_path: Path
) -> None:
    """But each of them is."""
    async with (
        opened(tmp_path, database=database, max_connections=1) as one,
        opened(tmp_path, database=database, max_connections=1, trusted_proxies=BEHIND_A_PROXY) as other,
        AsyncExitStack() as lines,
    ):
        code = await one.new_table()
        async with one.guest(code):
            for number in range(2 * PER_SOCKET):
                caller = {"X-Forwarded-For": f"192.0.2.{number}"}
                guest = await lines.enter_async_context(other.connected(f"/ws/{code}", headers=caller))
                await guest.hello()
                assert await refused(other, code, caller) == 429
            assert len(one.server.context.lines) == 2 * PER_SOCKET + 1


async def refused(visit: Visit, code: str, caller: dict[str, str]) -> int:
    with pytest.raises(WSServerHandshakeError) as refused:
        async with visit.connected(f"/ws/{code}", headers=caller):
            pass
    return refused.value.status
