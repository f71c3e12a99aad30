"""What an operator runs is what is tried here: the commands of the units and of the compose file, behind
haproxy with its configuration. A node falls, and later the other one is upgraded: everybody plays on, and
nothing is lost that anybody was told."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest

from pellmell.kit.chance import Chance, seed_from
from pellmell.stores.postgres.connections import connect
from pellmell.testing.postgres_server import PostgresServer
from pellmell_bench.chaos import database_audit
from pellmell_bench.chaos.checker.check import Verdict, check
from pellmell_bench.chaos.histories import read_histories
from pellmell_bench.chaos.noted_guests import NotedClient
from pellmell_bench.faults.guests import Party, gather
from tests.deploy.deployed_houses import DeployedHouse, OpenHouse, by_compose, by_systemd
from tests.deploy.services import SECONDS, Service
from tests.web.house import on_loop

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="systemd, and a loopback of many addresses, are Linux's"
)
MOST_TABLES = 30  # until each node has one
GAME = "dice"  # rounds are short


class Evening:
    """Two guests at each table, who play without an end."""

    def __init__(self, house: DeployedHouse, folder: Path) -> None:
        self._house = house
        self._client = NotedClient(house.url, folder)
        self._chance = Chance(seed_from("deployed"))
        self._parties: list[Party] = []

    async def gather(self) -> None:
        """Until there is a table at each node."""
        while not all([await self._house.figure(node, "pellmell_tables") for node in self._house.nodes]):
            assert len(self._parties) < MOST_TABLES
            self._parties.append(await gather(self._client, GAME, 2, 1, self._chance))

    async def goes_on(self) -> None:
        """Until everybody has been told of something that somebody has done from here on."""
        now = monotonic()
        async with asyncio.timeout(SECONDS):
            while not all(mirror.told_of_a_deed > now for mirror in self._client.mirrors):
                await self._parties[0].guests[0].line.change()
        assert [guest.over for party in self._parties for guest in party.guests if guest.over] == []

    async def break_up(self) -> None:
        for mirror in self._client.mirrors:
            mirror.note_view()
        await asyncio.gather(*(party.break_up() for party in self._parties))
        self._client.close()


@asynccontextmanager
async def evening_at(house: DeployedHouse, folder: Path) -> AsyncGenerator[Evening]:
    evening = Evening(house, folder)
    try:
        await evening.gather()
        yield evening
    finally:
        await evening.break_up()


async def judged(database: str, folder: Path) -> Verdict:
    """What everybody was told, held against what is written."""
    connection = await connect(database)
    try:
        return check(list(read_histories(folder)), await database_audit.read(connection))
    finally:
        connection.terminate()


async def restart(node: Service) -> None:
    """As an upgrade does: it hands its tables on, each when nobody races there, stops, and is open again."""
    assert await node.stop() == 0
    assert '"event": "drained"' in node.log.read_text(encoding="utf-8")
    await node.start()


@pytest.mark.slow
@pytest.mark.parametrize("open_house", [by_systemd, by_compose])
@on_loop
async def test_a_fall_and_an_upgrade_lose_nothing(
    postgres: PostgresServer, tmp_path: Path, open_house: OpenHouse
) -> None:
    async with open_house(postgres, tmp_path) as house:
        async with evening_at(house, tmp_path) as evening:
            await evening.goes_on()
            spliced = [await house.figure(node, "pellmell_spliced") for node in house.nodes]
            assert spliced == [0, 0]  # haproxy has led everybody to the right node

            falling, other = house.nodes
            await falling.kill()
            await evening.goes_on()
            await falling.start()
            assert await house.figure(falling, "pellmell_tables") == 0  # nothing is moved without need

            await restart(other)
            await evening.goes_on()
            assert await house.figure(falling, "pellmell_tables") > 0
        verdict = await judged(house.database, tmp_path)
    assert verdict.violations == []
    assert verdict.tables >= 2
    assert verdict.epochs > 2 * verdict.tables  # each has been at several nodes
