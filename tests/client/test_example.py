"""The example plays at a house as anybody starts it."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from pellmell.client import Client
from pellmell.play.messages import Open
from pellmell.wire.requests import AddBot
from tests.client.reflex_player import QUICK, play
from tests.web.house import on_loop

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "wire_bot.py")
OWN = str(Path(__file__).parents[2] / "examples" / "own_bot.py")
OPEN = "The house is open: "


@asynccontextmanager
async def pellmell_serve(folder: Path) -> AsyncIterator[str]:
    """The address of a house that runs by itself."""
    arguments = ("--port", "0", "--database", str(folder / "house.db"), "--speed", str(2 * QUICK))
    house = await python("-m", "pellmell", "serve", *arguments)
    try:
        assert house.stdout is not None
        async for line in house.stdout:
            if (text := line.decode().strip()).startswith(OPEN):
                yield text.removeprefix(OPEN)
                break
    finally:
        house.terminate()
        await house.communicate()


async def python(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=PIPE)


async def wire_bot(*arguments: str) -> list[str]:
    """What it says in the end, of everybody at the table."""
    bot = await python(EXAMPLE, *arguments, "--think", "0.01")
    try:
        said, _ = await bot.communicate()
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()
    assert bot.returncode == 0
    return [line for line in said.decode().splitlines() if not line.startswith("refused")]


@pytest.mark.slow
@on_loop
async def test_it_plays_now_with_a_judgement_of_its_own(tmp_path: Path) -> None:
    async with pellmell_serve(tmp_path) as url:
        sits, *totals = await wire_bot(url, "--now", "board", "--by-chance")
        assert sits.startswith("Wire bot sits at table")
        assert len(totals) == 4


@pytest.mark.slow
@on_loop
async def test_a_bot_of_ones_own_plays_at_a_real_table(tmp_path: Path) -> None:
    async with pellmell_serve(tmp_path) as url:
        _, *totals = await wire_bot(url, "--now", "dice", "--bot", OWN)
        assert len(totals) == 4


@pytest.mark.slow
@on_loop
async def test_it_sits_down_at_a_table_and_plays_like_the_house(tmp_path: Path) -> None:
    async with pellmell_serve(tmp_path) as url:
        client = Client(url)
        code = (await client.make_table("ligretto", {"target": 10})).code
        async with client.join(code, "Anna") as anna:
            bot = asyncio.create_task(wire_bot(url, "--code", code, "--name", "Ben"))
            while len(anna.players) < 2:
                await anna.change()
            await anna.do(AddBot())
            await anna.do(Open())
            await play(anna)
            _, *totals = await bot
            names = [player.name for player in anna.players]
            assert totals == [f"{name}: {total}" for name, total in zip(names, anna.totals, strict=True)]
