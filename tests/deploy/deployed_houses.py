"""The houses that deploy/ is for, each as its files say: two nodes behind haproxy."""

import asyncio
import re
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from random import randrange
from typing import NamedTuple, TypeAlias
from urllib.parse import quote

import aiohttp

from pellmell.stores.postgres.connections import connect
from pellmell.stores.postgres.schema import migrate
from pellmell.testing.postgres_server import PostgresServer, free_port
from pellmell_bench.chaos import database_audit
from tests.deploy.compose_file import ComposeService, read_compose
from tests.deploy.needed import needed
from tests.deploy.services import LOOK_SECONDS, SECONDS, Service, started
from tests.deploy.unit_files import DEPLOY, UnitNode, read_environment_file

# Table time runs quicker, and so do guests; who plays is one address.
QUICKLY = {
    "PELLMELL_SPEED": "40",
    "PELLMELL_LENIENCE": "40",
    "PELLMELL_CONNECTS_PER_MINUTE": "10000",
    "PELLMELL_NEW_TABLES_PER_MINUTE": "10000",
}
PASSWORD = "and a % of that"  # an operator's choice, which no address of a database would take as it is


class DeployedHouse(NamedTuple):
    """`database` notes who writes. `asker`: from which address nodes show their figures."""

    url: str
    nodes: list[Service]
    proxy_figures: str
    database: str
    asker: str

    async def figure(self, node: Service, name: str) -> float:
        return _figure(await self._figures(node.address), name)

    async def nodes_of_proxy(self) -> float:
        """To which it sends people."""
        return _figure(
            await self._figures(self.proxy_figures), 'haproxy_backend_active_servers{proxy="house"}'
        )

    async def _figures(self, address: str) -> str:
        connector = aiohttp.TCPConnector(local_addr=(self.asker, 0))
        async with (
            aiohttp.ClientSession(connector=connector) as session,
            session.get(f"http://{address}/metrics") as response,
        ):
            assert response.status == 200
            return await response.text()


def _figure(text: str, name: str) -> float:
    (value,) = re.findall(rf"^{re.escape(name)} (\S+)$", text, re.M)
    return float(value)


OpenHouse: TypeAlias = Callable[[PostgresServer, Path], AbstractAsyncContextManager[DeployedHouse]]


async def noting(database: str) -> str:
    """A fresh one, with the notes of `pellmell bench chaos`."""
    connection = await connect(database)
    try:
        await migrate(connection)
        await database_audit.install(connection)
    finally:
        connection.terminate()
    return database


async def lets_in(house: DeployedHouse) -> DeployedHouse:
    """Once the proxy has seen that all nodes are there."""
    async with asyncio.timeout(SECONDS):
        while await house.nodes_of_proxy() < len(house.nodes):
            await asyncio.sleep(LOOK_SECONDS)
    return house


@asynccontextmanager
async def by_systemd(postgres: PostgresServer, folder: Path) -> AsyncGenerator[DeployedHouse]:
    haproxy = needed("haproxy")
    database = await noting(postgres.make_fresh_database())
    settings = {**QUICKLY, "PELLMELL_DATABASE": database}
    nodes = [UnitNode(free_port(), settings, folder) for _ in range(2)]
    people, figures = f"127.0.0.1:{free_port()}", f"127.0.0.1:{free_port()}"
    written = read_environment_file(DEPLOY / "haproxy.env")
    assert [name for name in written if "NODE" in name] == ["PELLMELL_NODE_1", "PELLMELL_NODE_2"]
    places = {f"PELLMELL_NODE_{number}": node.address for number, node in enumerate(nodes, 1)}
    places |= {"PELLMELL_BIND": people, "PELLMELL_PROXY_FIGURES": figures, "PELLMELL_CERTIFICATE": ""}
    command = [haproxy, "-Ws", "-f", str(DEPLOY / "haproxy.cfg")]
    proxy = Service(command, {**written, **places}, people, folder / "haproxy.log")
    async with started(*nodes, proxy):
        yield await lets_in(DeployedHouse(f"http://{people}", [*nodes], figures, database, "127.0.0.1"))


@asynccontextmanager
async def by_compose(postgres: PostgresServer, folder: Path) -> AsyncGenerator[DeployedHouse]:
    needed("haproxy")
    network = f"127.{randrange(1, 255)}.{randrange(255)}"
    services = read_compose(
        {
            "PELLMELL_NETWORK": network,
            "PELLMELL_DATABASE_AT": f"127.0.0.1:{postgres.port}",
            "PELLMELL_DATABASE_PASSWORD": PASSWORD,
            "PELLMELL_TRUSTED_PROXIES": "127.0.0.1",  # as which all of the loopback call
        }
    )
    for name in ("node1", "node2"):
        services[name]["environment"] |= QUICKLY
    nodes = [ComposeService(services[name], 8765, folder / f"{name}.log") for name in ("node1", "node2")]
    proxy = ComposeService(services["proxy"], 8080, folder / "proxy.log")
    with database_of_compose(postgres) as database:
        await noting(database)
        async with started(*nodes, proxy):
            url, figures = f"http://{proxy.address}", f"{network}.2:8404"
            yield await lets_in(DeployedHouse(url, [*nodes], figures, database, f"{network}.1"))


@contextmanager
def database_of_compose(postgres: PostgresServer) -> Generator[str]:
    """Its own server makes this user, and a database of the same name."""
    with postgres.asking_for_passwords("pellmell", PASSWORD):
        postgres.query("CREATE DATABASE pellmell OWNER pellmell")
        try:
            yield f"postgresql://pellmell:{quote(PASSWORD)}@127.0.0.1:{postgres.port}/pellmell"
        finally:
            postgres.query("DROP DATABASE pellmell WITH (FORCE)")
