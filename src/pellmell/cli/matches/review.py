"""`pellmell review`: what the rounds of a journal or of a film were like, for each seat."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from pellmell.cli.errors import Mistake
from pellmell.cli.json_output import print_json
from pellmell.cli.matches.recording_files import films_in
from pellmell.cli.timeline.event_words import harmless, seat_names
from pellmell.cli.timeline.score_lines import aligned
from pellmell.films.film import Film, FilmError
from pellmell.films.showing import Showing
from pellmell.kit.messages import Scored
from pellmell.kit.time_units import Milliseconds, to_seconds
from pellmell.lab.par import Par, par
from pellmell.review.opportunities import Opportunity
from pellmell.review.round_review import RoundReview, SeatReview, review

NONE = "–"
BECAME = {
    "passed": "and the next turn covered it",
    "gone": "and then its place was gone",
    "left": "and there it was when the round ended",
}


class ReviewedRound(Struct, kw_only=True):
    review: RoundReview
    points: list[int]
    players: list[str]
    par: Par | None = None


def show(path: Path, number: int | None, rounds_of_par: int, unfinished: bool, as_json: bool) -> None:
    films = films_in(path, unfinished)
    wanted = [film for film in films if number in (None, film.round)]
    if not wanted:
        raise Mistake(f"{path}: {_missing(films, number)}")
    try:
        reviewed = [_reviewed(film, rounds_of_par) for film in wanted]
    except FilmError as error:
        raise Mistake(f"{path}: {error}") from None
    if as_json:
        print_json(reviewed)
        return
    console = Console(highlight=False)
    for one in reviewed:
        for line in _lines(one):
            console.print(line, soft_wrap=True)


def _missing(films: Sequence[Film], number: int | None) -> str:
    if not films:
        return "no round of it is over"
    there = ", ".join(str(film.round) for film in films)
    return f"round {number} is not there: there are {there}"


def _reviewed(film: Film, rounds_of_par: int) -> ReviewedRound:
    results = [event.result for frame in Showing(film) for event in frame.events if isinstance(event, Scored)]
    return ReviewedRound(
        review=review(film),
        points=results[-1].points,
        players=[harmless(player.name) for player in film.players],
        par=par(film, rounds_of_par) if rounds_of_par else None,
    )


def _lines(one: ReviewedRound) -> Iterator[Text]:
    told = one.review
    yield Text(f"{told.game}, round {told.round}", style="bold")
    names = seat_names(one.players)
    pars = [f"{points:.1f} ± {error:.1f}" for points, error in _pars(one.par)]
    heading = ["", "points", *(["par"] if pars else []), "chances", "reaction", "runs", "races"]
    rows = [
        [names[seat], str(one.points[seat]), *pars[seat : seat + 1], *_figures(told.seats[seat])]
        for seat in range(len(names))
    ]
    first, *lines = aligned([heading, *rows], gap=3)
    first.stylize("dim")
    yield from (first, *lines)
    for seat, name in enumerate(names):
        if missed := told.seats[seat].missed:
            yield Text(f"{name}: {_moment(told.chances[missed[0]], told.signal, names)}")
    yield Text()


def _pars(found: Par | None) -> Iterator[tuple[float, float]]:
    if found is not None:
        yield from zip(found.points, found.errors, strict=True)


def _figures(seat: SeatReview) -> list[str]:
    reaction = NONE if seat.reaction is None else f"{seat.reaction} ms"
    races = seat.races_won + seat.races_lost
    return [
        f"{seat.taken} of {seat.chances}",
        reaction,
        str(seat.runs),
        f"{seat.races_won} of {races}" if races else NONE,
    ]


def _moment(chance: Opportunity, signal: Milliseconds | None, names: Sequence[str]) -> str:
    """The one that cost most."""
    at = f"{to_seconds(chance.opened - (signal or 0)):.1f} s after the signal"
    what = f"{chance.thing} fitted for {to_seconds(chance.open):.1f} s, {at}"
    if chance.by is not None:
        by_how_much = "" if chance.ms is None else f", by {chance.ms} ms"
        return f"{what}, then {names[chance.by]} was quicker{by_how_much}"
    return f"{what}, {BECAME[chance.fate]}"
