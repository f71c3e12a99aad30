"""The tests of each game stand in a folder of its name, where tests of all games find what is its own."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def said_by(game: str, module: str, name: str) -> Any:
    """What `tests.games.GAME.MODULE` calls by that name; None if the game has no such module."""
    path = f"{__name__}.{game}.{module}"
    has_it = find_spec(f"{__name__}.{game}") and find_spec(path)
    return getattr(import_module(path), name) if has_it else None
