"""The length of a match is chosen at every table: a round, short, medium, or as in the rulebook.

A game says how many rounds a length is for a number of players, and how long they take, as bots of its five
levels played them. `pellmell bench lengths` measures it again, and compares.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from pellmell.kit.time_units import Seconds, WholeSeconds

Length: TypeAlias = Literal["round", "short", "medium", "rulebook"]
LENGTHS: tuple[Length, ...] = get_args(Length)
RULEBOOK: Length = "rulebook"
USUAL: Length = "short"  # for who has not chosen: another match is one tap, and nobody has to give one up

STEPS = (  # seconds below which a figure is one of so many
    (105, 10),
    (5 * 60, 30),
    (20 * 60, 60),
    (90 * 60, 5 * 60),
)
HALF_AN_HOUR = 30 * 60

BETWEEN_ROUNDS: Seconds = 10.0  # to look at the scores, and to get ready
ByPlayers: TypeAlias = Mapping[int, int]
ByLevel: TypeAlias = Mapping[int, Sequence[float]]  # for each number of players, the weakest bots first


@dataclass(frozen=True)
class Lengths:
    """A game that has not been measured says nothing of seconds, and nobody is told how long it takes."""

    short: ByPlayers = field(default_factory=dict[int, int])  # rounds
    medium: ByPlayers = field(default_factory=dict[int, int])
    seconds: ByLevel = field(
        default_factory=dict[int, Sequence[float]]
    )  # of a round, from the deal to the scores
    rulebook: ByLevel = field(
        default_factory=dict[int, Sequence[float]]
    )  # rounds of a match as in the rulebook

    def rounds(self, length: Length, players: int) -> int | None:
        """None: as many as the rulebook's end of the match takes."""
        match length:
            case "round":
                return 1
            case "short":
                return self.short.get(players, 3)
            case "medium":
                return self.medium.get(players, 9)
            case "rulebook":
                return None

    def shown_seconds(self, length: Length, players: int) -> list[WholeSeconds]:
        """How long a match takes at the table, in round figures, by the level of its bots; empty: not
        known."""
        each = self.seconds.get(players, ())
        rounds = self.rounds(length, players)
        if rounds is None:
            numbers: Sequence[float] = self.rulebook.get(players, ())
        else:
            numbers = [rounds] * len(each)
        return [
            in_round_figures(number * (seconds + BETWEEN_ROUNDS) - BETWEEN_ROUNDS)
            for number, seconds in zip(numbers, each, strict=False)
        ]


def in_round_figures(seconds: Seconds) -> int:
    """As one says it: 40 seconds, two and a half minutes, 7, 25 minutes, an hour and a half."""
    step = next((step for below, step in STEPS if seconds < below), HALF_AN_HOUR)
    return max(step, round(seconds / step) * step)
