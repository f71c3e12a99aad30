"""The arena simulates one match between bots in virtual time, by the same parts as in the house."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from pellmell.bots.names import NAMES
from pellmell.bots.player import BotPlayer, Casting, greedy
from pellmell.kit.chance import Chance
from pellmell.kit.messages import Command, Event, TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.round import View
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.match import Match
from pellmell.play.messages import BETWEEN_ROUNDS, Dealt, Player, Promise, Signal
from pellmell.play.referee import Referee

Perform = Callable[[Seat, Command, int], list[Event]]


def bot_players(count: int) -> list[Player]:
    return [Player(name, bot=True) for name in NAMES[:count]]


@dataclass(frozen=True, slots=True)
class Moment:
    """Something was accepted; `view` is what everybody sees after it."""

    at: Milliseconds
    seat: Seat
    command: Command
    events: Sequence[Event]
    view: View | None


class Arena:
    """Runs a match to its end. What is accepted goes through `perform`, so that it can be recorded."""

    def __init__(
        self,
        match: Match,
        chance: Chance,
        perform: Perform | None = None,
        cast: Sequence[Casting] | None = None,
    ) -> None:
        """Greedy bots play, unless a cast is named, one for each seat."""
        self.match = match
        self.view: View | None = None
        self.refused = 0
        self._chance = chance
        self._perform = perform or match.perform
        self._referee = Referee(human_pace=match.options.pace == "human")
        self._cast = cast or [greedy] * len(match.players)
        self._streams = [chance.stream("bot", seat) for seat in range(len(match.players))]
        self._bots: list[BotPlayer] = []
        self._alarms: list[tuple[int, Seat]] = []
        self._now = 0

    @property
    def now(self) -> Milliseconds:
        """How long it has taken so far, without anything between the rounds."""
        return self._now

    def play(self, most_rounds: int | None = None) -> Iterator[Moment]:
        """To the end of the match, or until so many rounds are played and nobody has won it."""
        while self.match.phase is not Phase.OVER:
            if self.match.phase in BETWEEN_ROUNDS:
                if self.match.round == most_rounds:
                    return
                yield from self._start_round()
            else:
                yield from self._go_on()

    def opening(self) -> Iterator[tuple[Seat, Command]]:
        """What is done before a round: its seed is promised, and the signal given."""
        seed = self._chance.stream("seed", self.match.round + 1)
        words = b"".join(seed.word().to_bytes(4, "big") for _ in range(8))
        yield HOUSE, Promise(words.hex())
        yield HOUSE, Signal()

    def _start_round(self) -> Iterator[Moment]:
        for seat, command in self.opening():
            yield self._moment(seat, command, self._perform(seat, command, self._now))
        self._alarms = []
        seats = zip(self._cast, self._streams, strict=True)
        self._bots = [sit_down(self.match, seat, stream) for seat, (sit_down, stream) in enumerate(seats)]
        for bot in self._bots:
            heappush(self._alarms, (self._now + bot.think_ms(), bot.seat))

    def _go_on(self) -> Iterator[Moment]:
        """Whatever comes first: a command that the referee held, a timer, or a bot that looks up."""
        held = self._referee.next_due()
        timer = self.match.clock.next()
        alarm = self._alarms[0][0]
        if held is not None and held <= alarm and (timer is None or held <= timer[0]):
            self._now = held
            for submission in self._referee.due(held):
                yield from self._decide(submission.seat, submission.command)
        elif timer is not None and timer[0] <= alarm:
            self._now = timer[0]
            yield self._house(TimeUp(timer[1]))
        else:
            self._look_up()

    def _look_up(self) -> None:
        self._now, seat = heappop(self._alarms)
        bot = self._bots[seat]
        command = bot.choose(self.view) if self.view is not None else None
        if command is not None:
            self._referee.submit(seat, command, self._now)
        heappush(self._alarms, (self._now + bot.think_ms(), seat))

    def _decide(self, seat: Seat, command: Command) -> Iterator[Moment]:
        try:
            events = self._perform(seat, command, self._now)
        except Refusal:
            self.refused += 1
        else:
            yield self._moment(seat, command, events)

    def _house(self, command: Command) -> Moment:
        return self._moment(HOUSE, command, self._perform(HOUSE, command, self._now))

    def _moment(self, seat: Seat, command: Command, events: list[Event]) -> Moment:
        if events and isinstance(events[0], Dealt) and self.match.position is not None:
            self.view = self.match.position.view()
        elif self.view is not None:
            for event in events:
                if self.view.concerns(event):
                    self.view.apply(event)
        return Moment(self._now, seat, command, events, self.view)
