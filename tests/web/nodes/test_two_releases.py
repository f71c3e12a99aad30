"""Two releases side by side: whoever comes is at the table, and an older node never wakes one of a newer."""

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import Mock

import pytest
from aiohttp import ClientSession

from pellmell.stores.postgres.fence import RELEASE
from pellmell.testing import ServerProcess, house_arguments
from pellmell.wire.frames import PROTOCOL, Hello
from tests.stores.postgres.stores import connected
from tests.web.house import Visit, on_loop, opened
from tests.web.nodes.newer_node import MODULE
from tests.web.nodes.patience import patient_nodes


@pytest.fixture(autouse=True)
def patient() -> Iterator[None]:
    with patient_nodes():
        yield


@asynccontextmanager
async def newer_node(database: str) -> AsyncGenerator[Visit]:
    """A process, which stops in good order."""
    _, *arguments = house_arguments(database)
    house = ServerProcess([MODULE, *arguments])
    try:
        async with ClientSession(house.url) as session:
            yield Visit(Mock(), session)
    finally:
        house.stop()


@pytest.mark.slow
@on_loop
async def test_a_table_that_a_newer_node_has_had_is_for_newer_nodes(database: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=database) as older, connected(database) as looking:
        async with newer_node(database) as newer:
            code = await older.new_table("dice")
            async with newer.guest(code) as ann:
                seated = await ann.sit_down("Ann")
                async with older.connected(f"/ws/{code}") as bob:  # by the wrong node
                    assert (await bob.hello()).epoch == 2
        table = "SELECT owner, epoch, needs FROM tables"
        (before,) = await looking.fetch(table)
        assert tuple(before)[1:] == (2, RELEASE + 1)
        async with older.connected(f"/ws/{code}") as ann:
            await ann.say(Hello(PROTOCOL, token=seated.token))
            goodbye = await ann.goodbye()
        assert (goodbye.why, "played by a newer release" in goodbye.reason) == ("trouble", True)
        assert await looking.fetch(table) == [before]
        async with newer_node(database), older.connected(f"/ws/{code}") as ann:
            welcome = await ann.hello(token=seated.token)
            assert (welcome.seat, welcome.epoch) == (0, 3)
        assert older.server.context.house.awake(code) is None


@pytest.mark.slow
@on_loop
async def test_a_newer_node_goes_on_with_what_an_older_one_has_left(database: str, tmp_path: Path) -> None:
    async with newer_node(database) as newer:
        async with opened(tmp_path, database=database) as older:
            code = await older.new_table("dice")
            async with older.guest(code) as ann:
                seated = await ann.sit_down("Ann")
        async with newer.connected(f"/ws/{code}") as ann:
            welcome = await ann.hello(token=seated.token)
            assert (welcome.seat, welcome.epoch) == (0, 3)
