"""The same contests over real sockets: the house as it runs, and lines that delay.

The places are arranged: whenever somebody has started a pile, two others have the card that follows. They
react after a time that is drawn, so that it is known who was quicker.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from rich.table import Table as TableOfFigures

from pellmell.bench.fair_contests import Contest, Shares
from pellmell.bench.fair_lines import JITTER, REACTION_MS, SimulatedLine, reaction
from pellmell.bench.fair_places import contested_places
from pellmell.bench.slow_lines import slow_line
from pellmell.catalogue import find_game
from pellmell.client import Client
from pellmell.house.live import LiveTable
from pellmell.kit.cards import Card
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Command
from pellmell.kit.phases import RACING
from pellmell.mechanics.stacking.messages import Onto, Play, Start
from pellmell.mechanics.stacking.position import StackingPosition
from pellmell.play.messages import Open, Ready
from pellmell.web.server import Server, serving
from pellmell.web.settings import Settings
from pellmell.wire.frames import PROTOCOL, Hello, Send
from pellmell.wire.requests import SitDown, TableSettings

RTTS = (20, 120)
WINDOWS = (0, 200)
TABLES = 8  # at once
SIMULATED = 10_000
KNOWN_SECONDS = 3.0  # until the house knows the lines
PAUSE_SECONDS = 0.3
ONE, TWO, UNDER = Card(Colour.RED, 1), Card(Colour.RED, 2), Card(Colour.GREEN, 10)

encode = msgspec.json.Encoder().encode


@dataclass
class Raced:
    rtts: tuple[int, int]
    window: int
    sockets: Shares
    simulated: Shares

    def figures(self) -> dict[str, object]:
        return {
            "lines": self.rtts,
            "window": self.window,
            "contests": self.sockets.contests,
            "slow": self.sockets.slow_share,
            "quicker": self.sockets.quicker_share,
            "simulated slow": self.simulated.slow_share,
            "simulated quicker": self.simulated.quicker_share,
        }


class Guest:
    """Sends what it is told to. It listens all the time: pings must not wait until somebody has reacted.

    (A `TableLine` would follow the cards, and is not told of those that are arranged.)
    """

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._n = 0
        self._number = 0
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self._socket:
            if message.type is WSMsgType.TEXT:
                self._heard.put_nowait(msgspec.json.decode(message.data))

    async def do(self, command: Command) -> int:
        self._n += 1
        await self._say(Send(self._n, msgspec.Raw(encode(command)), self._number))
        return self._n

    async def sit_down(self, name: str) -> None:
        await self._say(Hello(PROTOCOL))
        await self.do(SitDown(name))
        while (await self.hear())["frame"] != "seated":
            pass

    async def hear(self) -> dict[str, Any]:
        frame = await self._heard.get()
        self._number = frame.get("number", self._number)
        return frame

    async def until_placed(self, *seats: int) -> int:
        """Whose card was laid; only these seats count."""
        while True:
            for event in (await self.hear()).get("events", ()):
                if event["event"] == "placed" and event["seat"] in seats:
                    return int(event["seat"])

    async def _say(self, frame: msgspec.Struct) -> None:
        await self._socket.send_frame(encode(frame), WSMsgType.TEXT)


class RacedTable:
    """Seats 0 and 1 race over their lines, seat 2 starts piles."""

    def __init__(self, live: LiveTable, guests: list[Guest], rtts: Sequence[int], random: Random) -> None:
        self.live = live
        self.guests = guests
        self.longer = rtts.index(max(rtts))
        self.clear_ms = JITTER * max(rtts)
        self.random = random
        self.shares = Shares()

    async def race(self, contests: int) -> Shares:
        for _ in range(contests):
            self._arrange()
            reactions = reaction(self.random), reaction(self.random)
            racers = [asyncio.create_task(self._react(seat, took)) for seat, took in enumerate(reactions)]
            await self.guests[2].do(Start(ONE))
            winner = await self.guests[2].until_placed(0, 1)
            await asyncio.gather(*racers)
            self._count(winner, reactions)
            await asyncio.sleep(PAUSE_SECONDS)
        return self.shares

    def _arrange(self) -> None:
        """On top of another card of the row, so that the stock stays as it is."""
        position = self._position()
        for seat, card in enumerate((TWO, TWO, ONE)):
            position.areas[seat].row[0] = [UNDER, card]
        position.areas[2].row[1] = [Card(Colour.BLUE, 1)]  # so that nobody thinks the round is blocked
        position.witness = None

    def _position(self) -> StackingPosition:
        match = self.live.table.match
        assert match is not None
        assert isinstance(match.position, StackingPosition)
        return match.position

    async def _react(self, seat: int, ms: float) -> None:
        guest = self.guests[seat]
        await guest.until_placed(2)
        pile = len(self._position().middle.piles) - 1
        await asyncio.sleep(ms / 1000)
        await guest.do(Play(TWO, Onto(pile, ONE)))

    def _count(self, winner: int, reactions: tuple[float, float]) -> None:
        shares = self.shares
        shares.contests += 1
        shares.slow += winner == self.longer
        if abs(reactions[0] - reactions[1]) > self.clear_ms:
            shares.clear += 1
            shares.quicker += reactions[winner] < reactions[1 - winner]


@asynccontextmanager
async def raced_table(
    server: Server, rtts: Sequence[int], window: int, random: Random
) -> AsyncGenerator[RacedTable]:
    """In the middle of a race, once the house knows how long the lines are."""
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(ClientSession())
        settings = TableSettings(fair_window=window)
        code = (await Client(server.url).make_table("ligretto", {"pace": "free"}, settings)).code
        guests: list[Guest] = []
        for rtt in (*rtts, 0):
            line = await stack.enter_async_context(slow_line(server.port, rtt, random))
            url = f"http://127.0.0.1:{line.port}/ws/{code}"
            guests.append(Guest(await stack.enter_async_context(session.ws_connect(url))))
            await guests[-1].sit_down(f"{rtt} ms")
        live = server.desk.house.tables[code].live
        await _begin(live, guests)
        yield RacedTable(live, guests, rtts, random)


async def _begin(live: LiveTable, guests: Sequence[Guest]) -> None:
    await guests[0].do(Open())
    await asyncio.sleep(PAUSE_SECONDS)
    for guest in guests:
        await guest.do(Ready())
    while live.phase is not RACING:
        await asyncio.sleep(0.05)
    await asyncio.sleep(KNOWN_SECONDS)


async def race(folder: Path, window: int, contests: int, seed: str, tables: int = TABLES) -> Shares:
    """So many contests at each of so many tables, all at once; who sits where is swapped."""
    settings = Settings(port=0, database=folder / "house.db", durability="process", max_connections=10_000)
    shares = Shares()
    async with serving(settings) as server:

        async def one(number: int) -> None:
            rtts, random = RTTS[:: -1 if number % 2 else 1], Random(f"{seed} {number}")
            async with raced_table(server, rtts, window, random) as table:
                shares.add(await table.race(contests))

        await asyncio.gather(*(one(number) for number in range(tables)))
    return shares


def simulated(window: int, seed: str) -> Shares:
    """The same in virtual time."""
    places = contested_places(find_game("ligretto"), Random(seed), 50)
    random = Random(seed)
    lines = SimulatedLine(RTTS[0], random), SimulatedLine(RTTS[1], random)
    return Contest(lines, window, random).run(places, SIMULATED)


def bench_sockets(contests: int, seed: str) -> list[Raced]:
    found: list[Raced] = []
    for window in WINDOWS:
        with TemporaryDirectory() as folder:
            shares = asyncio.run(race(Path(folder), window, max(1, contests // TABLES), seed))
        found.append(Raced(RTTS, window, shares, simulated(window, seed)))
    return found


def sockets_table(raced: list[Raced]) -> TableOfFigures:
    title = f"Over real sockets, lines of {RTTS[0]} and {RTTS[1]} ms, reactions of {REACTION_MS:.0f} ms"
    table = TableOfFigures(title=title, title_justify="left")
    for column in ("window", "races", "longer line wins", "simulated", "quicker hand wins", "simulated"):
        table.add_column(column, justify="right")
    for one in raced:
        shares = (one.sockets.slow_share, one.simulated.slow_share)
        quicker = (one.sockets.quicker_share, one.simulated.quicker_share)
        cells = [f"{share:.1%}" for share in (*shares, *quicker)]
        table.add_row(f"{one.window} ms", str(one.sockets.contests), *cells)
    return table
