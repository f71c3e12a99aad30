"""Films of sealed rounds: each has one, which folds to what the seal says, and which somebody can find."""

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec import DecodeError

from pellmell.films.film import FilmError, unpack
from pellmell.films.showing import Showing
from pellmell.kit.messages import Scored
from pellmell.play.messages import RoundClosed
from pellmell.play.replay import JournalError, decode_entry
from pellmell.play.seal import Seal
from pellmell.play.waking import A_SEAL
from pellmell_bench.chaos.checker.violations import Violation
from pellmell_bench.chaos.written import WrittenFilm, WrittenMatch


def check_films(match: WrittenMatch) -> Iterator[Violation]:
    if match.films is None:
        return
    seals = _seals(match)
    films = Counter(film.round for film in match.films)
    for round in sorted({*seals, *films}):
        if films[round] != 1 or round not in seals:
            what = f"{films[round]} films, and is {'' if round in seals else 'not '}sealed"
            yield _violation(match, round, f"has {what}")
    if match.films and not match.listed:
        yield Violation("i", match.code, f"match {match.number} has films, and is in nobody's list")
    for film in match.films:
        if film.round in seals and (wrong := _wrong(film, seals[film.round])):
            yield _violation(match, film.round, wrong)


def _seals(match: WrittenMatch) -> Mapping[int, Seal]:
    seals: dict[int, Seal] = {}
    for entry in match.entries:
        if entry.text.startswith(A_SEAL):
            try:
                seal = decode_entry(entry.text, entry.n)
            except (JournalError, DecodeError):
                continue  # the journal can't be played, which is another violation
            if isinstance(seal, Seal):
                seals[seal.round] = seal
    return seals


def _wrong(kept: WrittenFilm, seal: Seal) -> str:
    try:
        film = unpack(kept.film or b"")
        events = [event for frame in Showing(film) for event in frame.events]
    except FilmError as error:
        return f"has a film that can't be shown: {error}"
    closed = [event.totals for event in events if isinstance(event, RoundClosed)]
    scored = [event.result for event in events if isinstance(event, Scored)]
    if film.round != seal.round or closed != [seal.totals] or scored != [seal.result]:
        return "has a film of something else than what is sealed"
    return ""


def _violation(match: WrittenMatch, round: int, what: str) -> Violation:
    return Violation("i", match.code, f"match {match.number}, round {round} {what}")
