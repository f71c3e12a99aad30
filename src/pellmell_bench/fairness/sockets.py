"""The socket bench plays the same contests over real sockets: the house as it runs, and lines that delay.

The places are arranged: whenever somebody has started a pile, two others have the card that follows. They
react after a time that is drawn, and that is measured, so that it is known who was quicker.

Lines are relays on the loopback, of which the kernel knows nothing. What it would say of a direct line, the
house is told in its place: the true round trip, or the claimed one where acknowledgements come late, too.
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

from pellmell.catalogue import find_game
from pellmell.client import Client
from pellmell.house.live_table import LiveTable
from pellmell.kit.cards import Card
from pellmell.kit.colours import Colour
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds, to_milliseconds, to_seconds
from pellmell.mechanics.stacking.messages import Onto, Play, Start
from pellmell.mechanics.stacking.position import StackingPosition
from pellmell.play.messages import Open, Ready
from pellmell.play.round_trips import TRIPS
from pellmell.testing import SimulatedLine, slow_line
from pellmell.testing.simulated_line import JITTER
from pellmell.web.server import Server, serving
from pellmell.web.settings import Settings
from pellmell.web.websocket.connection import SocketLine
from pellmell.web.websocket.connection_handler import BLIND_OFTEN
from pellmell.wire.requests import TableSettings
from pellmell_bench.fairness.contested_places import ContestedPlace, contested_places
from pellmell_bench.fairness.contests import Contest, Shares
from pellmell_bench.fairness.guest import LateGuest, waiting_for
from pellmell_bench.fairness.liars import HONEST, LATE_ACKS, LATE_PONGS, PROXIED, TOO_QUICK_MS, WINDOW, Liar
from pellmell_bench.fairness.reaction import REACTION_MS, reaction
from pellmell_bench.measured_games import USUAL

RTTS = (20, 120)
TABLES = 2  # for each kind of race; who sits where is swapped
RACERS = (0, 1)  # seats
SIMULATED = 25  # for each one over sockets
ONE, TWO, UNDER = Card(Colour.RED, 1), Card(Colour.RED, 2), Card(Colour.GREEN, 10)


@dataclass(frozen=True)
class Kind:
    """Who races: two lines, the second of which is longer, or is a liar's."""

    rtts: tuple[int, int]
    window: Milliseconds = WINDOW
    reaction: float = REACTION_MS
    liar: Liar = HONEST


KINDS = (
    Kind(RTTS, window=0),
    Kind(RTTS),
    *(
        Kind((liar.rtt, liar.rtt), reaction=ms, liar=liar)
        for ms in (REACTION_MS, TOO_QUICK_MS)
        for liar in (LATE_PONGS[0], LATE_PONGS[-1], LATE_ACKS, PROXIED)
    ),
)


@dataclass
class Raced:
    kind: Kind
    sockets: Shares
    simulated: Shares
    noticed: int = 0  # at so many tables

    def figures(self) -> dict[str, object]:
        return {
            "lines": self.kind.rtts,
            "window": self.kind.window,
            "reaction": self.kind.reaction,
            "liar": self.kind.liar.name,
            "noticed": self.noticed,
            "contests": self.sockets.contests,
            "slow": self.sockets.slow_share,
            "quicker": self.sockets.quicker_share,
            "simulated slow": self.simulated.slow_share,
            "simulated quicker": self.simulated.quicker_share,
        }


class RacedTable:
    """Seats 0 and 1 race over their lines, seat 2 starts piles. `second` has the longer line, or lies."""

    def __init__(
        self, live: LiveTable, guests: list[LateGuest], kind: Kind, second: int, random: Random
    ) -> None:
        self.live = live
        self.guests = guests
        self.kind = kind
        self.second = second
        self.random = random  # of the hands
        self.shares = Shares()
        self.second_won: list[bool] = []  # race by race

    async def begin(self) -> None:
        """Until it is raced, and the house knows how long the lines are."""
        await self.guests[0].do(Open())
        for guest in self.guests:
            await guest.do(Ready())
        for guest in self.guests:
            await guest.until("opened")
        async with waiting_for("the length of the lines"):
            while not all(line.measured_often >= TRIPS for line in map(self._line, range(3))):
                await asyncio.sleep(0.05)

    def play_kernel(self) -> None:
        """Tell the house what its kernel would see of a direct line."""
        if (liar := self.kind.liar).direct:
            smallest = self.kind.rtts[1] + (liar.lie if liar.late_acks else 0.0)
            self._line(self.second).kernel_delay = lambda: smallest

    @property
    def noticed(self) -> bool:
        seat = self.live.machine.seats[self.second]
        return self._line(self.second).doubtful or seat.blind >= BLIND_OFTEN

    def _line(self, seat: Seat) -> SocketLine:
        member = self.live.machine.seats[seat].holder
        if member is None or not isinstance(member.line, SocketLine):
            raise ConnectionError("a guest has gone")
        return member.line

    async def race(self, contests: int) -> Shares:
        for _ in range(contests):
            self._arrange()
            async with asyncio.TaskGroup() as racing:
                racers = [racing.create_task(self._react(seat)) for seat in (0, 1)]
                racing.create_task(self._start())
            (one, one_won), (other, other_won) = (racer.result() for racer in racers)
            if one_won == other_won:
                raise AssertionError("a place has one winner")
            self._count(0 if one_won else 1, (one, other))
        return self.shares

    async def _start(self) -> None:
        """As a hand does: what comes as soon as the table is seen was made blindly, and is refused."""
        await asyncio.sleep(to_seconds(reaction(self.random, self.kind.reaction)))
        if not await self.guests[2].do(Start(ONE)):
            raise AssertionError(f"whoever starts a pile needs no place: {self.guests[2].refusal}")

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

    async def _react(self, seat: Seat) -> tuple[float, bool]:
        """How many ms it took, as a busy machine has it, and whether the place was won."""
        guest, loop = self.guests[seat], asyncio.get_running_loop()
        ms = reaction(self.random, self.kind.reaction)
        started = await guest.until("placed", seat=2)
        heard = loop.time()
        await asyncio.sleep(to_seconds(ms))
        took = loop.time() - heard
        return to_milliseconds(took), await guest.do(Play(TWO, Onto(started["pile"], ONE)))

    def _count(self, winner: Seat, reactions: tuple[float, float]) -> None:
        shares = self.shares
        shares.contests += 1
        shares.slow += winner == self.second
        self.second_won.append(winner == self.second)
        if abs(reactions[0] - reactions[1]) > JITTER * max(self.kind.rtts):
            shares.clear += 1
            shares.quicker += reactions[winner] < reactions[1 - winner]


@asynccontextmanager
async def raced_table(
    server: Server,
    kind: Kind,
    second: int,
    random: Random,
    door: Server | None = None,
    hands: Random | None = None,
) -> AsyncGenerator[RacedTable]:
    """At that server; the two who race may come by another one of the house, once somebody has woken it."""
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(ClientSession())
        settings = TableSettings(fair_window=kind.window)
        code = (await Client(server.url).make_table(USUAL, {"pace": "free"}, settings)).code
        async with AsyncExitStack() as beginning:
            if door is not None:
                await beginning.enter_async_context(Client(server.url).watch(code))
            guests: list[LateGuest] = []
            for rtt in (*(kind.rtts if second else kind.rtts[::-1]), 0):
                lies = len(guests) == second and kind.liar.lie > 0
                jitter = kind.liar.jitter if lies else JITTER
                port = (door or server).port if len(guests) in RACERS else server.port
                line = await stack.enter_async_context(slow_line(port, rtt, random, jitter))
                url = f"http://127.0.0.1:{line.port}/ws/{code}"
                socket = await stack.enter_async_context(session.ws_connect(url, autoping=False))
                guests.append(LateGuest(socket, kind.liar.lie if lies else 0.0))
                await guests[-1].sit_down(f"{rtt} ms")
        yield RacedTable(server.context.house.tables[code], guests, kind, second, hands or random)


async def race(
    folder: Path, kinds: Sequence[Kind], contests: int, seed: str, tables: int = TABLES
) -> list[Raced]:
    """So many contests of each kind at each of so many tables, all at once."""
    settings = Settings(
        port=0,
        database=folder / "house.db",
        durability="process",
        max_connections=10_000,
        connects_per_minute=10_000,
    )
    places = contested_places(find_game(USUAL), Random(seed), 50)
    found = [
        Raced(kind, Shares(), simulated(kind, places, SIMULATED * contests * tables, seed)) for kind in kinds
    ]
    async with serving(settings) as server:

        async def one(raced: Raced, number: int) -> None:
            random = Random(f"{seed} {raced.kind} {number}")
            async with raced_table(server, raced.kind, number % 2, random) as table:
                table.play_kernel()
                await table.begin()
                raced.sockets.add(await table.race(contests))
                raced.noticed += table.noticed

        async with asyncio.TaskGroup() as racing:
            for raced in found:
                for number in range(tables):
                    racing.create_task(one(raced, number))
    return found


def simulated(kind: Kind, places: Sequence[ContestedPlace], many: int, seed: str) -> Shares:
    """The same in virtual time."""
    random = Random(seed)
    second = kind.liar.line(random) if kind.liar.lie else SimulatedLine(kind.rtts[1], random)
    lines = SimulatedLine(kind.rtts[0], random), second
    return Contest(lines, kind.window, random, kind.reaction).run(places, many)


def bench_sockets(contests: int, seed: str) -> list[Raced]:
    with TemporaryDirectory() as folder:
        return asyncio.run(race(Path(folder), KINDS, max(1, contests // TABLES), seed))


def sockets_table(raced: list[Raced]) -> TableOfFigures:
    title = "Over real sockets: races won by the second line, or by a liar who claims 180 ms more"
    table = TableOfFigures(title=title, title_justify="left")
    for column in ("lines, ms", "window", "reactions", "liar"):
        table.add_column(column)
    for column in ("races", "wins", "simulated", "quicker hand wins", "simulated", "noticed"):
        table.add_column(column, justify="right")
    for one in raced:
        kind, shares = one.kind, (one.sockets, one.simulated)
        cells = [f"{share:.1%}" for each in zip(*map(_both, shares), strict=True) for share in each]
        who = "/".join(map(str, kind.rtts)), str(kind.window), f"{kind.reaction:.0f} ms", kind.liar.name
        table.add_row(*who, str(one.sockets.contests), *cells, f"{one.noticed} of {TABLES}")
    return table


def _both(shares: Shares) -> tuple[float, float]:
    return shares.slow_share, shares.quicker_share
