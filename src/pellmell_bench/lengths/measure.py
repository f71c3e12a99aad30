"""Whole matches of every length are played by bots in virtual time, until their mean is known well enough."""

from collections.abc import Iterator, Sequence
from math import sqrt

from msgspec import Struct

from pellmell.bots.levels import STEPS, Level
from pellmell.bots.player import cast
from pellmell.catalogue import all_games, find_game
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.lengths import BETWEEN_ROUNDS, LENGTHS, Length
from pellmell.kit.settling import settled
from pellmell.kit.time_units import IN_A_SECOND
from pellmell.lab.arena import Arena, bot_players
from pellmell.lab.process_pool import done_by
from pellmell.lab.tally import Spread
from pellmell.play.match import Match

MOST_ROUNDS = 400  # a match that has no end by then counts as long as it took


class Precision(Struct, frozen=True):
    """As many matches as it takes for the mean to be known so well, as a share of it, within bounds."""

    fewest: int = 16
    most: int = 100
    error: float = 0.04


QUICK = Precision(fewest=2, most=2)


class Sitting(Struct, frozen=True):
    """Who plays how long a match; and what the house says about it, in seconds."""

    game: str
    players: int
    level: Level
    length: Length
    said: int


class MeasuredLength(Struct):
    sitting: Sitting
    seconds: Spread
    rounds: Spread
    unfinished: int = 0

    @property
    def mean(self) -> float:
        return self.seconds.mean

    @property
    def error(self) -> float:
        """Of the mean, as a share of it."""
        return self.seconds.deviation / sqrt(self.seconds.count) / self.mean

    @property
    def off(self) -> float:
        """By how much it is longer than what is said, as a share of that."""
        return self.mean / self.sitting.said - 1


def plan(games: Sequence[str]) -> list[Sitting]:
    return [
        Sitting(name, players, level, length, said)
        for name in games
        for players in all_games()[name].seats
        for length in LENGTHS
        for level, said in zip(STEPS, all_games()[name].lengths.shown_seconds(length, players), strict=False)
    ]


def play(sittings: Sequence[Sitting], precision: Precision, seed: str, jobs: int) -> Iterator[MeasuredLength]:
    """One after the other, as they are done."""
    return done_by(Measuring(precision, seed), sittings, jobs)


class Measuring(Struct, frozen=True):
    precision: Precision
    seed: str

    def __call__(self, sitting: Sitting) -> MeasuredLength:
        measured = MeasuredLength(sitting, Spread(), Spread())
        for number in range(self.precision.most):
            play_match(sitting, f"{self.seed}/{number}", measured)
            if number + 1 >= self.precision.fewest and measured.error <= self.precision.error:
                break
        return measured


def play_match(sitting: Sitting, seed: str, measured: MeasuredLength) -> None:
    """What is told of a match is how long people sit there: its rounds, and the time between them."""
    game = find_game(sitting.game)
    options = settled(game, {"length": sitting.length}, sitting.players)
    match = Match(game, options, bot_players(sitting.players))
    arena = Arena(match, Chance(seed_from(seed)), cast=[cast(sitting.level)] * sitting.players)
    for _ in arena.play(MOST_ROUNDS):
        pass
    measured.seconds.add(round(arena.now / IN_A_SECOND + (match.round - 1) * BETWEEN_ROUNDS))
    measured.rounds.add(match.round)
    measured.unfinished += not match.winners
