"""Nodes that only say what they were asked, behind haproxy with the configuration of deploy/."""

import asyncio
import ssl
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import aiohttp
from aiohttp import web
from yarl import URL

from pellmell.testing.postgres_server import free_port
from tests.deploy.needed import needed
from tests.deploy.services import LOOK_SECONDS, SECONDS, Service, started
from tests.deploy.unit_files import DEPLOY


class EchoNode:
    """Answers with its own name and what it was told; so does a line to it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.readiness = 200
        self.checks = 0
        self.port = 0

    @asynccontextmanager
    async def opened(self) -> AsyncGenerator[None]:
        app = web.Application()
        app.router.add_get("/readyz", self._ready)
        app.router.add_get("/held", self._hold)
        app.router.add_get("/{any:.*}", self._echo)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]
        try:
            yield
        finally:
            await runner.cleanup()

    async def checked(self) -> None:
        """Until the proxy must have seen how ready it is."""
        enough = self.checks + 3
        async with asyncio.timeout(SECONDS):
            while self.checks < enough:
                await asyncio.sleep(LOOK_SECONDS)

    async def _ready(self, request: web.Request) -> web.Response:
        self.checks += 1
        return web.Response(status=self.readiness)

    async def _echo(self, request: web.Request) -> web.Response:
        told = {name: request.headers.getall(name) for name in request.headers}
        return web.json_response({"node": self.name, "path": request.raw_path, "told": told})

    async def _hold(self, request: web.Request) -> web.WebSocketResponse:
        line = web.WebSocketResponse()
        await line.prepare(request)
        await line.send_str(self.name)
        async for _ in line:
            await line.send_str(self.name)
        return line


class Echo(NamedTuple):
    node: str
    path: str
    told: dict[str, list[str]]


class Proxied(NamedTuple):
    """Two nodes behind haproxy."""

    nodes: list[EchoNode]
    session: aiohttp.ClientSession
    plain: str
    safe: str

    async def ask(self, path: str, **headers: str) -> Echo:
        async with self.session.get(f"{self.safe or self.plain}{path}", headers=headers) as response:
            assert response.status == 200
            return Echo(**await response.json())

    async def status(self, url: str) -> int:
        async with self.session.get(URL(url, encoded=True), allow_redirects=False) as response:
            return response.status


@asynccontextmanager
async def proxied(folder: Path, certificate: Path | None = None) -> AsyncGenerator[Proxied]:
    haproxy = needed("haproxy")
    nodes = [EchoNode("one"), EchoNode("two")]
    plain, safe = f"127.0.0.1:{free_port()}", f"127.0.0.1:{free_port()}"
    trust: ssl.SSLContext | bool = ssl.create_default_context(cafile=certificate) if certificate else True
    async with AsyncExitStack() as stack:
        for node in nodes:
            await stack.enter_async_context(node.opened())
        environment = {
            "PELLMELL_BIND": plain,
            "PELLMELL_BIND_TLS": safe,
            "PELLMELL_CERTIFICATE": str(certificate or ""),
            "PELLMELL_PROXY_FIGURES": f"127.0.0.1:{free_port()}",
            "PELLMELL_PROXY_CONNECTIONS": "5",
            **{f"PELLMELL_NODE_{number}": f"127.0.0.1:{node.port}" for number, node in enumerate(nodes, 1)},
        }
        command = [haproxy, "-db", "-f", str(DEPLOY / "haproxy.cfg")]
        await stack.enter_async_context(started(Service(command, environment, plain, folder / "haproxy.log")))
        connector = aiohttp.TCPConnector(ssl=trust)
        session = await stack.enter_async_context(aiohttp.ClientSession(connector=connector))
        yield Proxied(nodes, session, f"http://{plain}", f"https://{safe}" if certificate else "")
