"""The tally adds up statistics of many matches. It has whole numbers only: their order does not matter."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct, field

from pellmell.kit.phases import Ending
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds


class Spread(Struct):
    """Mean, standard deviation and extremes of numbers, without the numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0
    low: int | None = None
    high: int | None = None

    def add(self, number: int) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number
        self.low = number if self.low is None else min(self.low, number)
        self.high = number if self.high is None else max(self.high, number)

    def merge(self, other: "Spread") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.low = min((low for low in (self.low, other.low) if low is not None), default=None)
        self.high = max((high for high in (self.high, other.high) if high is not None), default=None)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """Of all the numbers that were added."""
        if not self.count:
            return 0.0
        return sqrt(self.count * self.squares - self.total * self.total) / self.count


class SimulationTally(Struct):
    wins: list[int]  # by seat; a win that is shared counts for each
    shared: int = 0  # matches that several have won
    given_up: int = 0  # matches that nobody has won
    decided: int = 0  # commands of seats and house, refused ones too
    refused: int = 0
    endings: dict[Ending, int] = field(default_factory=lambda: dict.fromkeys(Ending, 0))
    rounds: Spread = field(default_factory=Spread)  # per match
    moves: Spread = field(default_factory=Spread)  # per round
    ms: Spread = field(default_factory=Spread)  # per round, from the deal to the stop
    points: Spread = field(default_factory=Spread)  # per round and seat

    @property
    def matches(self) -> int:
        return self.rounds.count

    def add_round(self, result: RoundResult, moves: int, ms: Milliseconds) -> None:
        self.endings[result.ending] += 1
        self.moves.add(moves)
        self.ms.add(ms)
        for points in result.points:
            self.points.add(points)

    def add_match(self, rounds: int, winners: Sequence[Seat]) -> None:
        self.rounds.add(rounds)
        self.shared += len(winners) > 1
        self.given_up += not winners
        for seat in winners:
            self.wins[seat] += 1

    def merge(self, other: "SimulationTally") -> None:
        self.wins = [one + two for one, two in zip(self.wins, other.wins, strict=True)]
        self.shared += other.shared
        self.given_up += other.given_up
        self.decided += other.decided
        self.refused += other.refused
        self.endings = {ending: self.endings[ending] + other.endings[ending] for ending in Ending}
        self.rounds.merge(other.rounds)
        self.moves.merge(other.moves)
        self.ms.merge(other.ms)
        self.points.merge(other.points)
