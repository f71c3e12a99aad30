"""Forgetting somebody in the films of a match, as every store does it: they become `someone` in each."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from pellmell.films.film import Film, FilmError, pack, unpack
from pellmell.films.forgetting import names_in, without_names
from pellmell.kit.seats import Seat
from pellmell.stores.forgetting import someone


class FilmOfMatch(NamedTuple):
    """As in a row of `films`; by `key` it is found again. Its names are JSON."""

    key: Any
    round: int
    names: str
    film: bytes | None


class Forgotten(NamedTuple):
    """What is to be written anew."""

    films: list[FilmOfMatch]
    players: str


class _Known(NamedTuple):
    kept: FilmOfMatch
    film: Film | None
    names: list[tuple[str, str]]


def forget_in(
    kept: Iterable[FilmOfMatch], players: str, person: str, seats: Iterable[Sequence[Any]]
) -> Forgotten:
    """`players` of the match as JSON, and the seats that the person has there: number, name, whether they
    have left it. A film that can't be read any more goes, as nobody can tell who stands in it."""
    known = [_Known(each, _film(each), _names(each.names)) for each in kept]
    names_now: list[str] = msgspec.json.decode(players)
    own = {name for each in known for name, who in each.names if who == person}
    taken = {name for each in known for name, _ in each.names} | set(names_now)
    taken |= {name for each in known if each.film is not None for name in names_in(each.film)}
    instead = someone(taken)
    own_seats: set[Seat] = set()
    for seat, name, gone in seats:
        own.add(name)
        if seat is not None and not gone:
            own_seats.add(seat)
    films = [_without(each, person, own, instead) for each in known]
    renamed = [instead if seat in own_seats or name in own else name for seat, name in enumerate(names_now)]
    return Forgotten(films, msgspec.json.encode(renamed).decode())


def _names(text: str) -> list[tuple[str, str]]:
    return msgspec.json.decode(text, type=list[tuple[str, str]])


def _film(kept: FilmOfMatch) -> Film | None:
    try:
        return None if kept.film is None else unpack(kept.film)
    except FilmError:
        return None


def _without(known: _Known, person: str, own: set[str], instead: str) -> FilmOfMatch:
    """Somebody else may have had one of the names in another round."""
    of_others = {name for name, who in known.names if who != person}
    names = {name for name in own if (name, person) in known.names or name not in of_others}
    film = _rewritten(known.film, names, instead)
    others = [(name, who) for name, who in known.names if who != person]
    return known.kept._replace(names=msgspec.json.encode(others).decode(), film=film)


def _rewritten(film: Film | None, names: set[str], instead: str) -> bytes | None:
    try:
        return None if film is None else pack(without_names(film, names, instead))
    except msgspec.DecodeError:
        return None
