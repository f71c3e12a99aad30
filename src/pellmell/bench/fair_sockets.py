"""The same contests over real sockets: the house as it runs, and lines that delay.

The places are arranged: whenever somebody has started a pile, two others have the card that follows. They
react after a time that is drawn, and that is measured, so that it is known who was quicker.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from aiohttp import ClientSession
from rich.table import Table as TableOfFigures

from pellmell.bench.fair_contests import Contest, Shares
from pellmell.bench.fair_guest import Guest, waiting_for
from pellmell.bench.fair_lines import JITTER, REACTION_MS, SimulatedLine, reaction
from pellmell.bench.fair_places import contested_places
from pellmell.bench.slow_lines import slow_line
from pellmell.catalogue import find_game
from pellmell.client import Client
from pellmell.house.live import LiveTable
from pellmell.kit.cards import Card
from pellmell.kit.colours import Colour
from pellmell.mechanics.stacking.messages import Onto, Play, Start
from pellmell.mechanics.stacking.position import StackingPosition
from pellmell.play.messages import Open, Ready
from pellmell.play.round_trips import WINDOW
from pellmell.web.line import SocketLine
from pellmell.web.server import Server, serving
from pellmell.web.settings import Settings
from pellmell.wire.requests import TableSettings

RTTS = (20, 120)
WINDOWS = (0, 200)
TABLES = 8  # at once
SIMULATED = 10_000
ONE, TWO, UNDER = Card(Colour.RED, 1), Card(Colour.RED, 2), Card(Colour.GREEN, 10)


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


class RacedTable:
    """Seats 0 and 1 race over their lines, seat 2 starts piles."""

    def __init__(self, live: LiveTable, guests: list[Guest], rtts: Sequence[int], random: Random) -> None:
        self.live = live
        self.guests = guests
        self.longer = rtts.index(max(rtts))
        self.clear_ms = JITTER * max(rtts)
        self.random = random
        self.shares = Shares()

    async def begin(self) -> None:
        """Until it is raced, and the house knows how long the lines are."""
        await self.guests[0].do(Open())
        for guest in self.guests:
            await guest.do(Ready())
        await self.guests[0].until("opened")
        async with waiting_for("the length of the lines"):
            while not all(known(place.member.line) for place in self.live.places if place.member):
                await asyncio.sleep(0.05)

    async def race(self, contests: int) -> Shares:
        for _ in range(contests):
            self._arrange()
            async with asyncio.TaskGroup() as racing:
                racers = [racing.create_task(self._react(seat, reaction(self.random))) for seat in (0, 1)]
                racing.create_task(self.guests[2].do(Start(ONE)))
            (one, one_won), (other, other_won) = (racer.result() for racer in racers)
            if one_won == other_won:
                raise AssertionError("a place has one winner")
            self._count(0 if one_won else 1, (one, other))
        return self.shares

    def _arrange(self) -> None:
        """On top of another card of the row, so that the stock stays as it is."""
        match = self.live.table.match
        assert match is not None
        position = match.position
        assert isinstance(position, StackingPosition)
        for seat, card in enumerate((TWO, TWO, ONE)):
            position.areas[seat].row[0] = [UNDER, card]
        position.areas[2].row[1] = [Card(Colour.BLUE, 1)]  # so that nobody thinks the round is blocked
        position.witness = None

    async def _react(self, seat: int, ms: float) -> tuple[float, bool]:
        """How many ms it took, as a busy machine has it, and whether the place was won."""
        guest, loop = self.guests[seat], asyncio.get_running_loop()
        started = await guest.until("placed", seat=2)
        heard = loop.time()
        await asyncio.sleep(ms / 1000)
        took = loop.time() - heard
        return took * 1000, await guest.do(Play(TWO, Onto(started["pile"], ONE)))

    def _count(self, winner: int, reactions: tuple[float, float]) -> None:
        shares = self.shares
        shares.contests += 1
        shares.slow += winner == self.longer
        if abs(reactions[0] - reactions[1]) > self.clear_ms:
            shares.clear += 1
            shares.quicker += reactions[winner] < reactions[1 - winner]


def known(line: object) -> bool:
    return isinstance(line, SocketLine) and line.measured_often >= WINDOW


@asynccontextmanager
async def raced_table(
    server: Server, rtts: Sequence[int], window: int, random: Random
) -> AsyncGenerator[RacedTable]:
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(ClientSession())
        settings = TableSettings(fair_window=window)
        code = (await Client(server.url).make_table("ligretto", {"pace": "free"}, settings)).code
        guests: list[Guest] = []
        for rtt in (*rtts, 0):
            line = await stack.enter_async_context(slow_line(server.port, rtt, random))
            url = f"http://127.0.0.1:{line.port}/ws/{code}"
            guests.append(Guest(await stack.enter_async_context(session.ws_connect(url, autoping=False))))
            await guests[-1].sit_down(f"{rtt} ms")
        yield RacedTable(server.desk.house.tables[code].live, guests, rtts, random)


async def race(folder: Path, window: int, contests: int, seed: str, tables: int = TABLES) -> Shares:
    """So many contests at each of so many tables, all at once; who sits where is swapped."""
    settings = Settings(
        port=0,
        database=folder / "house.db",
        durability="process",
        max_connections=10_000,
        connects_per_minute=10_000,
    )
    shares = Shares()
    async with serving(settings) as server:

        async def one(number: int) -> None:
            rtts, random = RTTS[:: -1 if number % 2 else 1], Random(f"{seed} {number}")
            async with raced_table(server, rtts, window, random) as table:
                await table.begin()
                shares.add(await table.race(contests))

        async with asyncio.TaskGroup() as racing:
            for number in range(tables):
                racing.create_task(one(number))
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
