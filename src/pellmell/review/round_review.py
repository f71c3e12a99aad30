"""The review of a round, seat by seat: how many chances were taken, how quickly, and who won which races."""

from collections.abc import Sequence
from statistics import median

from msgspec import Struct

from pellmell.films.film import Film
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.review.absences import Absence
from pellmell.review.moments import costliest
from pellmell.review.opportunities import Found, Opportunity, find_opportunities


class SeatReview(Struct, frozen=True, omit_defaults=True):
    """`chances` are those that were no run, of which so many were `taken`, each after its reaction; `runs`
    are cards that followed the seat's own last one. `missed` are the moments that cost most, as numbers in
    the round's chances."""

    taken: int
    chances: int
    runs: int
    reactions: list[Milliseconds]
    reaction: Milliseconds | None = None  # the one in the middle
    races_won: int = 0
    races_lost: int = 0
    missed: list[int] = []


class RoundReview(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Its moments are ms since the deal, as in the film."""

    game: str
    round: int
    signal: Milliseconds | None
    chances: list[Opportunity]
    seats: list[SeatReview]
    absences: list[Absence] = []
    gaps: list[tuple[Milliseconds, Milliseconds]] = []


def review(film: Film) -> RoundReview:
    """Raises FilmError for a film that can't be shown any more."""
    found = find_opportunities(film)
    return RoundReview(
        game=film.game,
        round=film.round,
        signal=film.signal,
        chances=found.chances,
        seats=[_of_seat(seat, found, film) for seat in range(len(film.players))],
        absences=found.absences,
        gaps=found.gaps,
    )


def _of_seat(seat: Seat, found: Found, film: Film) -> SeatReview:
    own = [chance for chance in found.chances if chance.seat == seat]
    seen = [chance for chance in own if not chance.run]
    reactions = [chance.reaction for chance in seen if chance.reaction is not None]
    return SeatReview(
        taken=len(reactions),
        chances=len(seen),
        runs=sum(chance.run and chance.fate == "taken" for chance in own),
        reactions=reactions,
        reaction=round(median(reactions)) if reactions else None,
        races_won=sum(lost.by == seat for lost in film.lost),
        races_lost=sum(lost.seat == seat for lost in film.lost),
        missed=_numbers(costliest(own, reactions), found.chances),
    )


def _numbers(chances: Sequence[Opportunity], among: Sequence[Opportunity]) -> list[int]:
    return [next(n for n, one in enumerate(among) if one is chance) for chance in chances]
