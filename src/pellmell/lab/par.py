"""Par is what adult bots make of the deal of a film: what a seat's points can be compared with.

The deal decides much of a round; who plays it decides the rest. So the same deal, dice included, is played
again and again by bots, and every seat is told the mean of its points there, and how sure that is.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev

import msgspec
from msgspec import Struct

from pellmell.films.dealing import dealt_by
from pellmell.films.film import Film
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command, Scored
from pellmell.kit.seats import HOUSE, Seat
from pellmell.lab.arena import Arena, bot_players
from pellmell.lab.contestants import find_contestant
from pellmell.play.match import Match
from pellmell.play.messages import Promise, Ready, Signal

LEVEL = "adult"
ROUNDS = 100
FEWEST_ROUNDS = 2  # for an error to be known


class Par(Struct, frozen=True):
    """By seat: the mean of the points, and its standard error."""

    rounds: int
    points: list[float]
    errors: list[float]


class SameDeal(Arena):
    """One round of a deal that has been played before."""

    def __init__(self, film: Film, match: Match, chance: Chance) -> None:
        super().__init__(match, chance, cast=[find_contestant(LEVEL)] * len(match.players))
        self._film = film

    def opening(self) -> Iterator[tuple[Seat, Command]]:
        yield HOUSE, Promise(self._film.seed)
        for seat, nonce in enumerate(self._film.nonces):
            yield seat, Ready(nonce)
        yield HOUSE, Signal()


def par(film: Film, rounds: int = ROUNDS) -> Par:
    """The same for the same film. Raises FilmError where today's rules would deal otherwise."""
    played = [_points(film, number) for number in range(max(FEWEST_ROUNDS, rounds))]
    return Par(
        rounds=len(played),
        points=[mean(points) for points in zip(*played, strict=True)],
        errors=[stdev(points) / sqrt(len(played)) for points in zip(*played, strict=True)],
    )


def _points(film: Film, number: int) -> Sequence[int]:
    arena = SameDeal(film, _before(film), Chance(seed_from(f"par {number}")))
    for moment in arena.play(film.round):
        for event in moment.events:
            if isinstance(event, Scored):
                return event.result.points
    raise AssertionError("A round is scored when it is over.")


def _before(film: Film) -> Match:
    """The match, about to play the round."""
    game, options = dealt_by(film)
    match = Match(game, options, bot_players(len(film.players)))
    match.round = film.round - 1
    match.keep = msgspec.json.decode(film.keep, type=game.keep_type)
    return match
