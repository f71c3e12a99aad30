"""A loaded house: real nodes on a real database, something that leads to them, and guests who play there."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic

import msgspec

from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres.connections import connect
from pellmell.stores.postgres.schema import migrate
from pellmell_bench.chaos import database_audit
from pellmell_bench.chaos.guests_elsewhere import GuestsElsewhere, guests_at
from pellmell_bench.chaos.haproxy_front import haproxy_front
from pellmell_bench.chaos.hash_router import HashRouter
from pellmell_bench.chaos.house_node import HouseNode, house_nodes
from pellmell_bench.chaos.setting import Setting
from pellmell_bench.chaos.written import Written

GOES_ON_SECONDS = 60.0  # after the last fault is mended: who has not gone on then is told of by rule g
LOOK_SECONDS = 0.05
QUIET_SECONDS = 1.0  # until whatever was on its way has arrived


class LoadedHouse:
    def __init__(self, nodes: list[HouseNode], guests: list[GuestsElsewhere]) -> None:
        self.nodes = nodes
        self.stood_still: Seconds = 0.0  # the bench itself, at most: it has the router and all proxies
        self._guests = guests

    async def go_on(self) -> bool:
        """Until somebody does something at every table, or it is given up."""
        try:
            async with asyncio.timeout(GOES_ON_SECONDS):
                await asyncio.gather(*(each.go_on() for each in self._guests))
        except TimeoutError:
            return False
        return True

    async def dismiss(self) -> None:
        for guests in self._guests:
            await guests.stop()

    async def watch_loop(self) -> None:
        while True:
            began = monotonic()
            await asyncio.sleep(LOOK_SECONDS)
            self.stood_still = max(self.stood_still, monotonic() - began - LOOK_SECONDS)


@asynccontextmanager
async def loaded_house(folder: Path, setting: Setting, address: str) -> AsyncGenerator[LoadedHouse]:
    """In a database that notes who writes, once everybody plays."""
    await _prepare_database(address, setting.tampering)
    async with AsyncExitStack() as stack:
        opened = house_nodes(setting.nodes, address, folder, setting.program, setting.options, setting.fronts)
        nodes = await stack.enter_async_context(opened)
        url = await stack.enter_async_context(_routed([node.port for node in nodes], setting, folder))
        guests = await stack.enter_async_context(guests_at(url, setting, folder))
        house = LoadedHouse(nodes, guests)
        await asyncio.sleep(QUIET_SECONDS)  # who sits where is on the disk by then, too
        watch = asyncio.create_task(house.watch_loop())
        try:
            yield house
        finally:
            watch.cancel()


async def _prepare_database(address: str, tampering: str) -> None:
    connection = await connect(address)
    try:
        await migrate(connection)
        await database_audit.install(connection)
        if tampering:
            await connection.execute(tampering)
    finally:
        connection.terminate()


async def read_database(address: str, folder: Path, with_films: bool = True) -> Written:
    """It is kept beside the histories, too."""
    connection = await connect(address)
    try:
        written = await database_audit.read(connection, with_films)
    finally:
        connection.terminate()
    (folder / "written.json").write_bytes(msgspec.json.encode(written))
    return written


@asynccontextmanager
async def _routed(ports: Sequence[int], setting: Setting, folder: Path) -> AsyncGenerator[str]:
    if setting.haproxy:
        async with haproxy_front(ports, setting.way, folder) as front:
            yield front.url
    else:
        async with HashRouter(ports, setting.way).opened() as router:
            yield router.url
