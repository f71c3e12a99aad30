"""What a bot costs the house, beside a player at the same table who plays in the same way over a line.

Everything happens in one process and in virtual time, with nothing but the house's own work measured. What
sockets cost is left out, so that players are cheaper here than they are; what bots think is in.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import msgspec
from msgspec import Raw

from pellmell.bench.virtual_house import MuteLine, VirtualHouse
from pellmell.bots.levels import TRAITS, Level
from pellmell.bots.person import Person
from pellmell.bots.player import person
from pellmell.catalogue import all_games
from pellmell.house.crowd import Member
from pellmell.house.reception import Reception
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.play.messages import BETWEEN_ROUNDS, Open, Ready, Rematch
from pellmell.wire.frames import PROTOCOL, Hello, Send
from pellmell.wire.requests import SitDown

SECRET = "a secret that is long enough: "
WAIT_MS = 400  # until a guest looks whether a round is over
MOST = 4  # bots or players at a table, beside the guest who watches over it
encode = msgspec.json.Encoder().encode
decode_send = msgspec.json.Decoder(Send).decode


@dataclass(frozen=True)
class Plan:
    tables: int = 25
    seconds: int = 30
    turns: int = 3


QUICK = Plan(tables=2, seconds=5, turns=1)


@dataclass
class Cost:
    """Microseconds of the house's own work, for a second of a bot's or a player's play."""

    game: str
    bot: list[float]
    player: list[float]
    commands: float = 0.0  # of a bot, a second

    @property
    def tables_per_core(self) -> float:
        """Of four bots, in real time."""
        return 1_000_000 / (4 * sorted(self.bot)[len(self.bot) // 2])


def measure(plan: Plan) -> Iterator[Cost]:
    for name in all_games():
        cost = Cost(name, [], [])
        for turn in range(plan.turns):
            bots, players = Stage(name, plan, turn, bots=True), Stage(name, plan, turn, bots=False)
            for stage, figures in ((bots, cost.bot), (players, cost.player)):
                figures.append(stage.run())
            cost.commands = bots.commands_per_second
        yield cost


class Stage:
    """Tables on which bots play, or players; a guest who does nothing keeps each of them awake."""

    def __init__(self, game: str, plan: Plan, turn: int, bots: bool) -> None:
        self._plan = plan
        self._virtual = VirtualHouse()
        self._chance = Chance(seed_from(f"cost {turn}"))
        self._seats = min(MOST, all_games()[game].seats[-1] - 1)
        for number in range(plan.tables):
            self._set_table(game, number, bots)

    @property
    def commands_per_second(self) -> float:
        return self._virtual.house.world.counts.commands / self._seconds_played

    def run(self) -> float:
        self._virtual.pass_time(10_000)  # the countdown, and a first look at everything
        self._virtual.spent = 0
        self._virtual.house.world.counts.commands = 0
        self._virtual.pass_time(self._plan.seconds * 1000)
        return self._virtual.spent / 1000 / self._seconds_played

    @property
    def _seconds_played(self) -> int:
        return self._plan.seconds * self._plan.tables * self._seats

    def _set_table(self, game: str, number: int, bots: bool) -> None:
        virtual = self._virtual
        live = virtual.house.make_table(game)
        reception = virtual.house.tables[live.code]
        guest = Visitor(virtual, reception, f"guest {number}")
        for seat in range(1, 1 + self._seats):
            if bots:
                virtual.work(partial(reception.add_bot, Level.ADULT))
            else:
                visitor = Visitor(virtual, reception, f"player {number} {seat}")
                stream = self._chance.stream("player", number, seat)
                visitor.play(person(live.table.game, seat, stream, TRAITS[Level.ADULT]))
        guest.do(Open())
        guest.watch_over()


class Visitor:
    """Somebody on a line: what they send is the house's work, what they think is not."""

    def __init__(self, virtual: VirtualHouse, reception: Reception, name: str) -> None:
        self._virtual = virtual
        self._reception = reception
        self._n = 0
        secret = SECRET + name
        hello = Hello(PROTOCOL, secret=secret)
        self._member: Member = reception.enter(MuteLine(), hello)
        self.do(SitDown(name, secret))

    def do(self, command: Command) -> None:
        self._n += 1
        text = encode(Send(self._n, Raw(encode(command)), self._reception.live.numbered.decided))
        self._virtual.work(lambda: self._reception.receive(self._member, decode_send(text)))

    def watch_over(self) -> None:
        """Ready for every round, and for another match."""
        match = self._reception.live.table.match
        if match is not None and match.phase is Phase.OVER:
            self.do(Rematch())
        self._get_ready()
        self._virtual.for_guests(WAIT_MS, self.watch_over)

    def _get_ready(self) -> None:
        match, seat = self._reception.live.table.match, self._member.seat
        if match is not None and match.phase in BETWEEN_ROUNDS and seat not in match.nonces:
            self.do(Ready())

    def play(self, mind: Person) -> None:
        match = self._reception.live.table.match
        if match is not None and match.position is not None:
            command = mind.choose(match.position.view())
            if command is not None:
                self.do(command)
        self._get_ready()
        self._virtual.for_guests(mind.think_ms(), partial(self.play, mind))
