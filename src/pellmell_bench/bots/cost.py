"""The cost of a bot is measured beside that of a player: at real tables of a real server, in real time.

At every table sits one person more who only looks on: without anybody, bots would not play. That line is at
both tables, so that it falls out of what is compared: a table of bots, and a table of players on lines of
their own, who make as many moves as the bots.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from pellmell.catalogue import find_game
from pellmell.kit.time_units import Seconds
from pellmell_bench.load.generator import two_cores
from pellmell_bench.load.played_table import Play
from pellmell_bench.load.rig import Window, allow_sockets, house_rig

MOST = 4  # bots or players at a table


@dataclass(frozen=True)
class BotCostPlan:
    tables: int = 1000
    warm_up: Seconds = 16.0  # countdowns, and a first look at everything
    seconds: Seconds = 16.0
    turns: int = 3
    speed: float = 1.0


QUICK = BotCostPlan(tables=2, warm_up=0.5, seconds=0.5, turns=1, speed=10.0)


@dataclass
class MeasuredTables:
    """All of one kind, turn by turn. `lines` are at each of them, the onlooker's among them."""

    count: int
    seats: int  # that play
    lines: int
    windows: list[Window] = field(default_factory=list[Window])

    @property
    def loads(self) -> list[float]:
        """Of a core."""
        return [window.server_load for window in self.windows]

    @property
    def microseconds(self) -> tuple[float, float]:
        """Microseconds of CPU for a second of one seat's play: the least and the most."""
        each = [1e6 * load / (self.count * self.seats) for load in self.loads]
        return min(each), max(each)

    def moves(self, window: Window) -> float:
        """Of a seat, in a second."""
        return window.broadcast / window.seconds / (self.count * self.seats * self.lines)

    @property
    def pace(self) -> float:
        return sum(map(self.moves, self.windows)) / len(self.windows)


@dataclass
class BotCost:
    game: str
    bots: MeasuredTables
    players: MeasuredTables

    @property
    def spared(self) -> float:
        """How much more a player costs than a bot, in microseconds for a second: by the least of each."""
        return self.players.microseconds[0] - self.bots.microseconds[0]


def measure(games: Iterable[str], plan: BotCostPlan) -> Iterator[BotCost]:
    allow_sockets(plan.tables * (MOST + 1))
    with two_cores() as core:
        for game in games:
            yield _cost(game, plan, core)


def _cost(game: str, plan: BotCostPlan, core: int | None) -> BotCost:
    seats = min(MOST, find_game(game).seats[-1] - 1)
    bots = MeasuredTables(plan.tables, seats, lines=1)
    players = MeasuredTables(plan.tables, seats, lines=1 + seats)
    alone = Play(rate=1.0, seats=1, bots=seats, pace="human", game=game, onlooker=True)
    rate = 0.0
    for _ in range(plan.turns):
        bots.windows.append(_window(plan, core, alone))
        rate = rate or _rate(game, players, bots.pace, plan, core)
        players.windows.append(_window(plan, core, _together(game, players, rate)))
    return BotCost(game, bots, players)


def _rate(game: str, players: MeasuredTables, pace: float, plan: BotCostPlan, core: int | None) -> float:
    """How often players try who move at this pace: not all that is tried is a move, and between rounds there
    are none. A few tables show it."""
    few = replace(plan, tables=max(1, plan.tables // 25))
    moves = replace(players, count=few.tables).moves(_window(few, core, _together(game, players, pace)))
    return pace * pace / moves if moves else pace


def _together(game: str, players: MeasuredTables, rate: float) -> Play:
    return Play(rate=rate, seats=players.lines, pace="human", game=game, onlooker=True)


def _window(plan: BotCostPlan, core: int | None, play: Play) -> Window:
    with house_rig(core, speed=plan.speed) as rig:
        rig.play(plan.tables, play)
        rig.generator.run(plan.warm_up)
        return rig.lively_window(plan.seconds)
