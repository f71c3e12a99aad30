"""Forgetting somebody in a film: their names become another one, wherever they stand in it.

In what happened, too: somebody sat down, or took another name. What they did stays as it was.
"""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pellmell.films.film import Film, Shot


def names_in(film: Film) -> set[str]:
    """Of players, now or before; those that came in during the round are told in what happened."""
    return {player.name for player in film.players} | {stint.name for stint in film.stints}


def without_names(film: Film, names: Collection[str], someone: str) -> Film:
    return replace(
        film,
        players=[replace(each, name=someone) if each.name in names else each for each in film.players],
        stints=[replace(each, name=someone) if each.name in names else each for each in film.stints],
        shots=[_shot_without(shot, names, someone) for shot in film.shots],
    )


def _shot_without(shot: Shot, names: Collection[str], someone: str) -> Shot:
    if b'"name":' not in bytes(shot.events):
        return shot
    events = msgspec.json.decode(shot.events)
    return replace(shot, events=Raw(msgspec.json.encode(_renamed(events, names, someone))))


def _renamed(value: Any, names: Collection[str], someone: str) -> Any:
    match value:
        case list():
            return [_renamed(each, names, someone) for each in value]
        case dict():
            return {
                key: someone if key == "name" and each in names else _renamed(each, names, someone)
                for key, each in value.items()
            }
        case _:
            return value
