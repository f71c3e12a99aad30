"""Simulated rounds between people on lines of all lengths show, in virtual time, what the referee costs whom.

Everybody sees the table late by their own line, reacts to what they see, and is refused what others have
taken meanwhile. Everybody is equally quick.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from random import Random

from pellmell.kit.chance import Chance
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, TimeUp
from pellmell.kit.phases import BEFORE_RACE, RACING, Phase
from pellmell.kit.refusal import Refusal, TooLate
from pellmell.kit.round import Position, View
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import FineMilliseconds, Milliseconds
from pellmell.play.referee import Referee, Standing
from pellmell.play.submission import Submission
from pellmell.testing import SimulatedLine
from pellmell_bench.fairness.contested_places import placing
from pellmell_bench.fairness.reaction import reaction

TURN_MS = 900.0  # who has nothing to lay turns, or rolls, so often
PING_MS = 1000.0
LONGEST_MS = 240_000.0


@dataclass
class Costs:
    """What was added to each command of these seats, in ms; and their races."""

    added: list[int] = field(default_factory=list[int])
    won: int = 0
    lost: int = 0

    def add(self, other: "Costs") -> None:
        self.added += other.added
        self.won += other.won
        self.lost += other.lost


@dataclass
class SimulatedPerson:
    """`view` is what has reached them; `wants`, what they are about to do."""

    line: SimulatedLine
    view: View
    wants: Command | None = None
    sent: Command | None = None  # and not heard of since
    busy: bool = False
    costs: Costs = field(default_factory=Costs)


class SimulatedRound:
    def __init__(
        self, game: AnyGame, lines: Sequence[SimulatedLine], window: Milliseconds, random: Random
    ) -> None:
        players = len(lines)
        self.game = game
        self.random = random
        self.position: Position = game.deal(
            game.options(), players, Chance(random.randbytes(16)), game.start([0] * players)
        )
        self.people = [SimulatedPerson(line, self.position.view()) for line in lines]
        self.referee = Referee(True, window)
        self.now = 0.0
        self._agenda: list[tuple[float, int, str, Seat, object]] = []
        self._number = count()

    @property
    def standing(self) -> Standing:
        return Standing(self.position, [person.line.delay for person in self.people])

    def play(self) -> list[Costs]:
        """To its end, or for as long as anybody would."""
        while self.position.phase in BEFORE_RACE:
            self._time_up()
        self.referee.began(int(self.now), shown=True)
        for seat in range(len(self.people)):
            self._later(PING_MS, "ping", seat)
        while self.position.phase in (RACING, Phase.FROZEN) and self.now < LONGEST_MS:
            if self.position.phase is Phase.FROZEN:
                self._time_up()
            self._next()
        return [person.costs for person in self.people]

    def _time_up(self) -> None:
        timer, length = next(iter(self.position.timers().items()))
        self.now += length
        self._tell(self.position.perform(HOUSE, TimeUp(timer)))

    def _next(self) -> None:
        """Whatever comes first: the referee's decision, or what happens on a line or at a screen."""
        due = self.referee.next_due(self.standing)
        if due is not None and due <= self._agenda[0][0]:
            self.now = max(self.now, float(due))
            for submission in self.referee.due(due, self.standing):
                self._decide(submission)
            return
        self.now, _, what, seat, thing = heappop(self._agenda)
        getattr(self, f"_{what}")(seat, thing)

    def _later(self, ms: FineMilliseconds, what: str, seat: Seat, thing: object = None) -> None:
        heappush(self._agenda, (self.now + ms, next(self._number), what, seat, thing))

    # The house

    def _decide(self, submission: Submission) -> None:
        person = self.people[submission.seat]
        person.costs.added.append(submission.held)
        try:
            events = self.position.perform(submission.seat, submission.command)
        except TooLate as late:
            self.people[late.by].costs.won += 1
            person.costs.lost += 1
            self._carry_down(submission.seat, "refused", None)
        except Refusal:
            self._carry_down(submission.seat, "refused", None)
        else:
            self.referee.happened(submission, events)
            self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        for seat in range(len(self.people)):
            self._carry_down(seat, "see", events)

    def _carry_down(self, seat: Seat, what: str, thing: object) -> None:
        arrival = self.people[seat].line.carry(self.now, "down")
        heappush(self._agenda, (arrival, next(self._number), what, seat, thing))

    def _arrive(self, seat: Seat, command: Command) -> None:
        line = self.people[seat].line
        self.referee.submit(seat, command, int(self.now), line.delay, None, line.shortest, self.standing)

    def _ping(self, seat: Seat, _: object) -> None:
        self.people[seat].line.ping()
        self._later(PING_MS, "ping", seat)

    # People

    def _see(self, seat: Seat, events: list[Event]) -> None:
        person = self.people[seat]
        for event in events:
            if person.view.concerns(event):
                person.view.apply(event)
            if getattr(event, "seat", None) == seat:
                person.sent = None
        self._notice(seat, person)

    def _refused(self, seat: Seat, _: object) -> None:
        self.people[seat].sent = None
        self._notice(seat, self.people[seat])

    def _notice(self, seat: Seat, person: SimulatedPerson) -> None:
        """Something to lay is found after a while; nothing, and they go through their own cards."""
        if person.busy or person.sent is not None or person.view.phase is not RACING:
            return
        legal = person.view.legal(seat)
        chances = placing(legal)
        person.busy = True
        if chances:
            person.wants = self.random.choice(chances)
            self._later(reaction(self.random), "act", seat)
        else:
            person.wants = next((command for command in legal if type(command).__name__ in OWN), None)
            self._later(TURN_MS * self.random.uniform(0.7, 1.3), "act", seat)

    def _act(self, seat: Seat, _: object) -> None:
        """Unless the table has changed meanwhile: then they look again."""
        person = self.people[seat]
        person.busy = False
        if person.wants not in person.view.legal(seat):
            self._notice(seat, person)
            return
        person.sent = person.wants
        arrival = person.line.carry(self.now, "up")
        heappush(self._agenda, (arrival, next(self._number), "arrive", seat, person.sent))


OWN = ("Turn", "Roll", "TurnUp")  # what concerns nobody else
