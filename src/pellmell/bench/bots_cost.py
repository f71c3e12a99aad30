"""What a bot costs the house, beside a player: both at real tables of a real server, in real time.

At each table of bots sits one person who only looks on, and whose line the bots are charged with. The players
are on lines of their own, and send as many commands as the bots did.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from statistics import median

from pellmell.bench.generator import two_cores
from pellmell.bench.played_table import Play
from pellmell.bench.rig import Window, allow_sockets, house_rig
from pellmell.catalogue import find_game

MOST = 4  # bots or players at a table


@dataclass(frozen=True)
class Plan:
    tables: int = 1000
    warm_up: float = 20.0  # countdowns, and a first look at everything
    seconds: float = 20.0
    turns: int = 1
    speed: float = 1.0


QUICK = Plan(tables=2, warm_up=1.0, seconds=1.0, speed=10.0)


@dataclass
class Cost:
    game: str
    tables: int
    seats: int
    bots: list[Window] = field(default_factory=list[Window])
    players: list[Window] = field(default_factory=list[Window])

    @property
    def bots_load(self) -> float:
        """Of a core, with all tables."""
        return median(window.server_load for window in self.bots)

    @property
    def bot(self) -> float:
        """Microseconds of CPU for a second of play."""
        return self._each(self.bots)

    @property
    def player(self) -> float:
        return self._each(self.players)

    @property
    def bot_commands(self) -> float:
        """In a second."""
        return self._told(self.bots) / self.seats

    @property
    def player_commands(self) -> float:
        return self._told(self.players) / self.seats / self.seats

    def _told(self, windows: list[Window]) -> float:
        """What happens at a table in a second, as often as somebody is told of it."""
        return median(window.broadcast / window.seconds for window in windows) / self.tables

    def _each(self, windows: list[Window]) -> float:
        return 1e6 * median(window.server_load for window in windows) / (self.tables * self.seats)


def measure(games: Iterable[str], plan: Plan) -> Iterator[Cost]:
    allow_sockets(plan.tables * MOST)
    with two_cores() as core:
        for game in games:
            yield _cost(game, plan, core)


def _cost(game: str, plan: Plan, core: int | None) -> Cost:
    cost = Cost(game, plan.tables, min(MOST, find_game(game).seats[-1] - 1))
    for _ in range(plan.turns):
        beside = Play(rate=1.0, seats=1, bots=cost.seats, pace="human", game=game)
        cost.bots.append(_window(plan, core, beside, looking_on=True))
        alike = Play(rate=cost.bot_commands, seats=cost.seats, pace="human", game=game)
        cost.players.append(_window(plan, core, alike))
    return cost


def _window(plan: Plan, core: int | None, play: Play, looking_on: bool = False) -> Window:
    with house_rig(core, speed=plan.speed) as rig:
        rig.play(plan.tables, play)
        rig.rest(looking_on)
        rig.generator.run(plan.warm_up)
        return rig.window(plan.seconds)
