"""Somebody at the table has a program of their own, and no manners: the others race on."""

import asyncio
import io
import json
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import WSMsgType

from pellmell.client import Client, TableLine
from pellmell.kit.phases import RACING
from pellmell.mechanics.stacking.messages import Stop, Turn
from pellmell.play.messages import Open, Ready
from pellmell.web.server import Server
from pellmell.web.websocket import connection
from pellmell.web.websocket.connection import SocketLine
from pellmell.web.websocket.frame_encoder import pack
from pellmell.wire.frames import Ahead, Frame, Happened, Presence, Trouble
from tests.web.house import Guest, Visit, encode, on_loop, opened

MALLORY = 2
QUICK = 2.0  # times as quick as the world: quicker, and a busy machine is late for the next round
PATIENCE_SECONDS = 2.0  # of the house, for a line that is silent
FOR_EVER = 3600.0


class Table:
    """Ann and Ben race, and note all that they are told; Mallory's socket does what the test does."""

    def __init__(self, server: Server, good: list[TableLine], mallory: Guest) -> None:
        self.server = server
        self.good = good
        self.mallory = mallory
        self.told: list[Frame] = []

    @property
    def code(self) -> str:
        return self.good[0].mirror.standing.code

    @property
    def line(self) -> SocketLine:
        """Mallory's, as the house has it."""
        member = self.server.context.house.tables[self.code].machine.seats[MALLORY].holder
        assert member is not None
        assert isinstance(member.line, SocketLine)
        return member.line

    @property
    def mallory_is_there(self) -> bool:
        presence = self.good[0].mirror.presence
        return presence is None or MALLORY in presence.online

    async def play_on(self) -> None:
        """A card each."""
        for player in self.good:
            await player.do(Turn())

    async def listen(self) -> None:
        async for frame in self.good[0]:
            self.told.append(frame)


@asynccontextmanager
async def raced(visit: Visit) -> AsyncGenerator[Table]:
    client = Client(visit.server.url)
    code = (await client.make_table("ligretto", {"pace": "free"})).code
    async with AsyncExitStack() as stack:
        good = [await stack.enter_async_context(client.join(code, name)) for name in ("Ann", "Ben")]
        mallory = await stack.enter_async_context(visit.connected(f"/ws/{code}"))
        await mallory.hello()
        await mallory.sit_down("Mallory")
        await good[0].do(Open())
        for player in good:
            await player.get_ready()
        await mallory.do(Ready())
        while good[0].phase is not RACING:
            await good[0].change()
        table = Table(visit.server, good, mallory)
        listening = asyncio.create_task(table.listen())
        transport = mallory.transport
        yield table
        transport.abort()  # or aiohttp waits for a farewell
        listening.cancel()


async def floods(table: Table) -> None:
    for _ in range(400):
        await table.mallory.do(Stop())


async def stalls(table: Table) -> None:
    table.mallory.transport.pause_reading()


async def answers_with_a_wrong_nonce(table: Table) -> None:
    for _ in range(20):
        await table.mallory.socket.send_frame(b"8 bytes!", WSMsgType.PONG)


async def stops_reading(table: Table) -> None:
    """What is told meanwhile, all at once: a loopback swallows megabytes before anybody notices."""
    table.mallory.transport.pause_reading()
    table.line.write(pack([encode(Trouble("x" * 60_000))] * 100))


@on_loop
@pytest.mark.parametrize(
    ("misbehaves", "why"),
    [(floods, "broken"), (stalls, "silent"), (answers_with_a_wrong_nonce, "broken"), (stops_reading, "slow")],
)
async def test_the_others_notice_nothing_but_an_absence_and_the_house_says_why(
    tmp_path: Path,
    logged: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    misbehaves: Callable[[Table], Awaitable[None]],
    why: str,
) -> None:
    monkeypatch.setattr(connection, "SILENT_IN_ROUND_SECONDS", FOR_EVER)
    monkeypatch.setattr(connection, "GOODBYE_SECONDS", FOR_EVER)  # of who is hung up on: nobody else waits
    async with opened(tmp_path, speed=QUICK) as visit, raced(visit) as table:
        await misbehaves(table)
        await table.play_on()  # who waited for her would wait for ever
        monkeypatch.setattr(connection, "SILENT_IN_ROUND_SECONDS", PATIENCE_SECONDS)
        while table.mallory_is_there:
            await table.play_on()
            await asyncio.sleep(0.05)
        await table.play_on()
        assert {type(frame) for frame in table.told} <= {Happened, Presence, Ahead}
        _, figures = await visit.get("/metrics")
        assert f'pellmell_hung_up_total{{why="{why}"}} 1.0' in figures
    ends = [json.loads(text) for text in logged.getvalue().splitlines() if "hung up" in text]
    assert {"why": why, "code": table.code, "seat": MALLORY}.items() <= ends[0].items()
