"""A house in miniature: a table, the time, and a hand for everybody who sits there."""

import pickle
from collections.abc import Iterator, Sequence

import msgspec

from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, TimeUp
from pellmell.kit.options import Options
from pellmell.kit.phases import Phase
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.match import Match
from pellmell.play.messages import BETWEEN_ROUNDS, Open, Player, Promise, Ready, Signal, Sit, VoteToEnd
from pellmell.play.performing import Record, unrecorded
from pellmell.play.table import Table

NAMES = ("Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Juniper", "Larch", "Maple", "Oak", "Pine", "Rowan")
MOST_ROUNDS = 20
MOST_LOOKS = 1_000  # of all bots, without an idea


class House:
    """Seats from `bots` on are bots; everybody else is a person. Without options, as in the rulebook."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        options: Options | None = None,
        bots: int = 99,
        record: Record = unrecorded,
    ) -> None:
        self.table = Table(game, record)
        self.table.choose(msgspec.to_builtins(options or game.options()))
        self.now = 0
        for seat in range(players):
            self.do(HOUSE, Sit(Player(NAMES[seat], bot=seat >= bots)))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def phase(self) -> Phase:
        return self.table.phase

    def stands_in(self, phase: Phase) -> bool:
        """As `phase is`, for a table that has moved on since it was last asked."""
        return self.phase is phase

    def do(self, seat: Seat, command: Command) -> list[Event]:
        return self.table.perform(seat, command, self.now)

    def open(self) -> "House":
        self.do(0, Open())
        return self

    def deal(self, seed: str = "seed", nonces: Sequence[str] = ()) -> "House":
        """The next round, up to the first thing that waits for a timer or a player."""
        self.do(HOUSE, Promise(seed_from(seed).hex()))
        for seat, nonce in enumerate(nonces):
            self.do(seat, Ready(nonce))
        self.do(HOUSE, Signal())
        return self

    def race(self, seed: str = "seed") -> "House":
        """A round that is on."""
        self.deal(seed)
        while self.phase is not Phase.RACING:
            self.time_up()
        return self

    def time_up(self) -> list[Event]:
        """The next timer runs out."""
        due = self.match.clock.next()
        assert due is not None, f"no timer runs in {self.phase}"
        self.now = due[0]
        return self.do(HOUSE, TimeUp(due[1]))

    def vote_out(self) -> "House":
        """Everybody votes to end the round, which is then scored."""
        for seat in self.match.people.present:
            self.do(seat, VoteToEnd())
        while self.phase not in BETWEEN_ROUNDS | {Phase.OVER}:
            self.time_up()
        return self

    def wait(self, ms: Milliseconds) -> None:
        self.now += ms

    def wander(self, seed: str, steps: int) -> Iterator[tuple[Seat, Command]]:
        """Anything that is legal, by chance, through round after round; told before it is done."""
        chance = Chance(seed_from(seed)).stream("wander")
        for step in range(steps):
            if self.phase is Phase.OVER:
                return
            if self.phase in BETWEEN_ROUNDS:
                self.deal(f"{seed} {step}")
            seat = chance.below(len(self.match.players))
            chosen = self._advice(seat, chance) if chance.below(2) else None
            commands = [chosen] if chosen else self.match.legal(seat)
            if commands:
                command = chance.pick(commands)
                yield seat, command
                self.do(seat, command)
            elif due := self.match.clock.next():
                yield HOUSE, TimeUp(due[1])
                self.time_up()

    def finish(self, seed: str = "finish") -> "House":
        """The match to its end, by bots; some never reach it, so that there is an end to everything."""
        chance, idle = Chance(seed_from(seed)).stream("finish"), 0
        while self.phase is not Phase.OVER and self.match.round < MOST_ROUNDS:
            idle += 1
            assert idle < MOST_LOOKS, f"{self.match.game.name}: no bot does anything in {self.phase}"
            if self.phase in BETWEEN_ROUNDS:
                self.deal(f"{seed} {self.match.round}")
            for seat in range(len(self.match.players)):
                if self.match.position and (command := self._advice(seat, chance)):
                    self.do(seat, command)
                    idle = 0
            if self.phase is not Phase.RACING and self.match.clock.next():
                self.time_up()
                idle = 0
        return self

    def _advice(self, seat: Seat, chance: Stream) -> Command | None:
        """What a bot would do."""
        assert self.match.position is not None
        if seat in self.match.people.gone:
            return None
        return self.match.game.bot.choose(self.match.position.view(), seat, chance)

    def saved(self) -> bytes:
        """Everything, so that nothing can change unseen."""
        return pickle.dumps(self)


def woken(saved: bytes) -> House:
    house = pickle.loads(saved)
    assert isinstance(house, House)
    return house
