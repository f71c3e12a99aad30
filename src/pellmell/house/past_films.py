"""Past films are those of rounds from before there were films: made of a journal, step by step."""

from collections.abc import Generator, Sequence

import msgspec

from pellmell.films.film import Film
from pellmell.films.recording import FilmRecorder
from pellmell.house.changes import SaveFilm
from pellmell.house.film_changes import saved_film
from pellmell.kit.time_units import Seconds
from pellmell.play.journal import Header
from pellmell.play.replay import JournalError, Replay, decode_entry, read_header
from pellmell.play.seal import Seal
from pellmell.play.waking import A_SEAL

Steps = Generator[SaveFilm | None, None, None]


def past_films(number: int, entries: Sequence[bytes], made: Seconds, filmed: bool = True) -> Steps:
    """Of each round that was sealed. What this version's rules can't play again, or what is damaged, has its
    scores alone, and so has all that is not to be `filmed`. Yields after each entry."""
    done: set[int] = set()
    for saved in _filmed(number, entries, made) if filmed else ():
        if saved is not None:
            done.add(saved.round)
        yield saved
    for saved in _scored(number, entries, made):
        yield saved if saved is not None and saved.round not in done else None


def _filmed(number: int, entries: Sequence[bytes], made: Seconds) -> Steps:
    """A film counts when the seal after it is the same as in the journal: so one step later."""
    developed: list[SaveFilm] = []

    def develop(film: Film) -> None:
        match = replay.match
        assert match.sealed is not None
        people = match.people.themselves
        developed.append(saved_film(number, match.sealed, people, made, film, recorder))

    recorder = FilmRecorder(develop)
    try:
        replay = Replay(entries, unfinished=True, onlooker=recorder)
        sealed: list[SaveFilm] = []
        for _ in replay:
            yield from sealed
            sealed, developed[:] = developed[:], []
            yield None
        yield from sealed
    except JournalError:
        return


def _scored(number: int, entries: Sequence[bytes], made: Seconds) -> Steps:
    try:
        players = _header(entries).players
    except JournalError:
        return
    for place, text in enumerate(entries, 1):
        if text.startswith(A_SEAL) and (seal := _seal(text, place)) is not None:
            players = seal.players or players
            if len(players) == len(seal.totals) == len(seal.result.points):
                yield saved_film(number, seal, players, made)
        yield None


def _header(entries: Sequence[bytes]) -> Header:
    return read_header(entries[0] if entries else b"")


def _seal(text: bytes, place: int) -> Seal | None:
    try:
        entry = decode_entry(text, place)
    except (JournalError, msgspec.DecodeError):
        return None
    return entry if isinstance(entry, Seal) else None
