"""A film without names: everybody in it is the number of a seat, wherever a name stands.

Who played a seat before or after is the same number as who sat there when the round was dealt.
"""

from typing import Any, TypeAlias, cast

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pellmell.films.film import Film, FilmError, Shot
from pellmell.kit.seats import Seat

Event: TypeAlias = dict[str, Any]  # as it was told


def nameless(film: Film) -> Film:
    """Raises FilmError for events that can't be read."""
    return replace(
        film,
        players=[replace(player, name=number(seat)) for seat, player in enumerate(film.players)],
        stints=[replace(stint, name=number(stint.seat)) for stint in film.stints],
        shots=[_nameless(shot) for shot in film.shots],
    )


def number(seat: Seat) -> str:
    """As people count."""
    return str(seat + 1)


def _nameless(shot: Shot) -> Shot:
    if b'"name"' not in bytes(shot.events):
        return shot
    try:
        events = msgspec.json.decode(shot.events, type=list[Event])
    except msgspec.DecodeError as error:
        raise FilmError(f"this film can't be shown any more: {error}") from None
    told = [_numbered(event, event.get("seat", shot.seat)) for event in events]
    return replace(shot, events=Raw(msgspec.json.encode(told)))


def _numbered(told: Event, seat: Any) -> Event:
    """Whatever has a name says it of a seat."""
    name = number(seat) if isinstance(seat, int) else ""
    return {key: name if key == "name" else _within(value, seat) for key, value in told.items()}


def _within(value: Any, seat: Any) -> Any:
    match value:
        case {}:
            inner = cast(Event, value)
            return _numbered(inner, inner.get("seat", seat))
        case [*many]:
            return [_within(each, seat) for each in many]
        case _:
            return value
