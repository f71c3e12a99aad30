"""Forgetting somebody in a film: their names become another one, wherever they stand in it.

In what happened, too: somebody sat down, or took another name. What they did stays as it was.
"""

from collections.abc import Collection
from typing import Any, TypeAlias, cast

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pellmell.films.film import Film, Shot

Event: TypeAlias = dict[str, Any]  # as it was told


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
    events = msgspec.json.decode(shot.events, type=list[Event])
    told = [_renamed(event, names, someone) for event in events]
    return replace(shot, events=Raw(msgspec.json.encode(told)))


def _renamed(event: Event, names: Collection[str], someone: str) -> Event:
    """A player is told of as a whole; who takes another name, by the name."""
    player = event.get("player")
    if isinstance(player, dict):
        event = {**event, "player": _renamed(cast(Event, player), names, someone)}
    return {**event, "name": someone} if event.get("name") in names else event
