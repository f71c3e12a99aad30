"""The catalogue discovers every game there is: whatever folders `games` has."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from pellmell import games
from pellmell.kit.game import AnyGame


class UnknownGame(Exception):
    """No folder of that name."""


@cache
def game_names() -> tuple[str, ...]:
    """The names of the folders, without a look into them."""
    return tuple(module.name for module in iter_modules(games.__path__))


@cache
def all_games() -> Mapping[str, AnyGame]:
    found = (import_module(f"{games.__name__}.{name}") for name in game_names())
    return {game.name: game for game in (module.GAME for module in found)}


@cache
def find_drawing(name: str) -> Callable[[Any], str] | None:
    """How a game draws its moments (`kit/drawing/moment.py`), loaded when that is first asked for; None where
    it does not."""
    module = f"{games.__name__}.{name}.picture"
    return None if find_spec(module) is None else import_module(module).draw


def find_game(name: str) -> AnyGame:
    try:
        return all_games()[name]
    except KeyError:
        raise UnknownGame(f"unknown game {name!r}; there are: {', '.join(sorted(all_games()))}") from None
