"""The own figures of a round are what is kept of its review for each seat, to be seen over weeks.

They are few numbers, and outlive the film that they were found in.
"""

from collections.abc import Sequence

from msgspec import Struct

from pellmell.films.film import Film
from pellmell.kit.time_units import Milliseconds
from pellmell.review.round_review import SeatReview, review

MOST_REACTIONS = 40  # of a round; a usual one has some fifteen


class OwnFigures(Struct, frozen=True, omit_defaults=True):
    """As in the review of the round, of whoever had that name when it was dealt; reactions in the order of
    their length."""

    name: str = ""
    reactions: list[Milliseconds] = []
    taken: int = 0
    chances: int = 0
    races_won: int = 0
    races_lost: int = 0


def own_figures(film: Film) -> list[OwnFigures]:
    """By seat. Raises FilmError for a film that can't be shown any more."""
    seats = review(film).seats
    return [_of(player.name, seat) for player, seat in zip(film.players, seats, strict=True)]


def _of(name: str, seat: SeatReview) -> OwnFigures:
    return OwnFigures(
        name=name,
        reactions=_some(sorted(seat.reactions)),
        taken=seat.taken,
        chances=seat.chances,
        races_won=seat.races_won,
        races_lost=seat.races_lost,
    )


def _some(reactions: Sequence[Milliseconds]) -> list[Milliseconds]:
    """Of many, as many as are kept: spread evenly, so that those in the middle stay there."""
    count = len(reactions)
    if count <= MOST_REACTIONS:
        return list(reactions)
    return [reactions[(2 * n + 1) * count // (2 * MOST_REACTIONS)] for n in range(MOST_REACTIONS)]
