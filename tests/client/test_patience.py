"""A client waits for no house for ever: one that does not answer is given up, and that has a name."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from pellmell.client import Client, HouseError, TableLine
from pellmell.testing import slow_line
from pellmell.wire.requests import AddBot
from tests.web.house import on_loop, opened

PATIENCE = (
    0.5  # seconds, after which each of these has to fail: how long it takes meanwhile is nobody's business
)


@asynccontextmanager
async def mute_house() -> AsyncGenerator[str]:
    """It takes every call, and says nothing."""
    lines: list[asyncio.StreamWriter] = []
    server = await asyncio.start_server(lambda _, writer: lines.append(writer), "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        for line in lines:
            line.transport.abort()


@on_loop
async def test_a_house_that_takes_the_call_and_says_nothing() -> None:
    async with mute_house() as url:
        client = Client(url, PATIENCE)
        with pytest.raises(HouseError, match="no house answers"):
            await client.games()
        with pytest.raises(HouseError, match="no house answers"):
            await client.join("AAAAAA", "Anna").__aenter__()


@on_loop
async def test_a_command_that_is_never_answered(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, slow_line(visit.server.port, 0, Random(1)) as cable:
        code = (await Client(visit.server.url).make_table("dice")).code
        line = Client(cable.url).join(code, "Anna")
        async with line as anna:
            line.patience = PATIENCE
            cable.hold()
            with pytest.raises(HouseError, match="no house answers"):
                await anna.do(AddBot())


@on_loop
async def test_a_house_that_is_gone_for_good(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice")).code
        anna = await client.join(code, "Anna").__aenter__()
        anna.patience = PATIENCE
    with pytest.raises(HouseError, match="no house answers"):
        await _change_for_ever(anna)
    await anna.close()


async def _change_for_ever(table: TableLine) -> None:
    while True:
        await table.change()
