"""Contests for one place are simulated: something is told, two people react, and the referee decides.

The real referee, the real answers of the games, and round trips measured as in the house; only time, lines
and people are made up.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import FineMilliseconds, Milliseconds
from pellmell.play.referee import Referee, Standing
from pellmell.play.submission import Submission
from pellmell.testing import SimulatedLine
from pellmell.testing.simulated_line import JITTER
from pellmell_bench.fairness.contested_places import ContestedPlace
from pellmell_bench.fairness.reaction import REACTION_MS, reaction

APART_MS = 20_000  # between two contests: long enough for everything to have been decided


@dataclass
class Shares:
    """Of so many contests: won by the second line, and by whoever was quicker by more than the jitter."""

    contests: int = 0
    slow: int = 0
    clear: int = 0  # reactions differed by more than the jitter
    quicker: int = 0  # and the quicker one had the place
    held: int = 0  # ms, of the winners
    blind: int = 0  # the second line claims to have answered what its hand cannot have seen

    @property
    def slow_share(self) -> float:
        return self.slow / max(1, self.contests)

    @property
    def quicker_share(self) -> float:
        return self.quicker / max(1, self.clear)

    def add(self, other: "Shares") -> None:
        for name in ("contests", "slow", "clear", "quicker", "held", "blind"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def standing(place: ContestedPlace, lines: Sequence[SimulatedLine]) -> Standing:
    """The place, and the lines of those who want it."""
    delays = [0] * (max(place.seats) + 1)
    for seat, line in zip(place.seats, lines, strict=True):
        delays[seat] = line.delay
    return Standing(place.position, delays)


class Contest:
    """`lines`: a quick one and a slow one. The second never sends sooner than `patient` ms after what it
    answers has happened. Without a `hand`, the referee does not know what they answer, and believes any
    reaction."""

    def __init__(
        self,
        lines: tuple[SimulatedLine, SimulatedLine],
        window: Milliseconds,
        random: Random,
        reaction_ms: FineMilliseconds = REACTION_MS,
        patient: float = 0.0,
        hand: bool = True,
    ) -> None:
        self.lines = lines
        self.window = window
        self.random = random
        self.reaction_ms = reaction_ms
        self.patient = patient
        self.hand = hand
        self.now = 0.0

    def run(self, places: Sequence[ContestedPlace], many: int) -> Shares:
        """Who sits where is swapped every time."""
        shares = Shares()
        for number in range(many):
            self.now += APART_MS
            self.lines[number % 2].ping()
            self._one(places[number // 2 % len(places)], bool(number % 2), shares)
        return shares

    def _one(self, place: ContestedPlace, swapped: bool, shares: Shares) -> None:
        place = place.swapped if swapped else place
        reactions = reaction(self.random, self.reaction_ms), reaction(self.random, self.reaction_ms)
        referee = Referee(False, self.window)
        if self.hand:
            self._tell(referee, place)
        one, other = self._arrivals(reactions)
        submitted: list[Submission] = []
        winner = first_of(referee, place, (one, other), self.lines, submitted)
        self._count(place.seats.index(winner.seat), winner.held, reactions, shares)
        shares.blind += sum(each.blind for each in submitted if each.seat == place.seats[1])

    def _tell(self, referee: Referee, place: ContestedPlace) -> None:
        """Somebody else has just made the place, or the faces are up."""
        if place.made:
            referee.note(int(self.now), place.made)
        else:
            referee.began(int(self.now), shown=True)

    def _arrivals(self, reactions: tuple[float, float]) -> tuple[float, float]:
        (one, other), (took, took_other) = self.lines, reactions
        sent = one.carry(self.now, "down") + took
        arrival = one.carry(sent, "up")
        sent = max(other.carry(self.now, "down") + took_other, self.now + self.patient)
        return arrival, other.carry(sent, "up")

    def _count(self, winner: Seat, held: int, reactions: tuple[float, float], shares: Shares) -> None:
        shares.contests += 1
        shares.slow += winner == 1
        shares.held += held
        if abs(reactions[0] - reactions[1]) > JITTER * self.lines[1].rtt:
            shares.clear += 1
            shares.quicker += reactions[winner] < reactions[1 - winner]


def first_of(
    referee: Referee,
    place: ContestedPlace,
    arrivals: tuple[float, float],
    lines: Sequence[SimulatedLine],
    submitted: list[Submission] | None = None,
) -> Submission:
    """Both are submitted when they arrive; whichever is decided first has the place."""
    submitted, stands = [] if submitted is None else submitted, standing(place, lines)
    for who in sorted((0, 1), key=arrivals.__getitem__):
        arrival = int(arrivals[who])
        if (winner := _decided(referee, arrival - 1, stands)) is not None:
            return winner
        seat, command, delay = place.seats[who], place.commands[who], lines[who].delay
        submitted.append(referee.submit(seat, command, arrival, delay, standing=stands))
    winner = _decided(referee, int(max(arrivals)) + APART_MS, stands)
    assert winner is not None
    return winner


def _decided(referee: Referee, by: int, stands: Standing) -> Submission | None:
    while (due := referee.next_due(stands)) is not None and due <= by:
        if (first := referee.take(due, stands)) is not None:
            return first
    return None
