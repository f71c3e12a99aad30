"""Shell completion: what a shell may offer after TAB."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from pellmell.kit.options import Described


def game_names(incomplete: str) -> list[tuple[str, str]]:
    from pellmell.catalogue import all_games

    return [(name, game.title) for name, game in all_games().items() if name.startswith(incomplete)]


def option_settings(context: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """First the names of the options of the game that was named, then the values of one of them."""
    from pellmell.catalogue import all_games
    from pellmell.kit.options import described

    # An option that has no value yet leaves the rest of the line in `args`.
    typed = [str(context.params.get("game")), *context.args]
    game = next((all_games()[word] for word in typed if word in all_games()), None)
    if game is None:
        return []
    name, equals, _ = incomplete.partition("=")
    options = described(game.options)
    if equals:
        return [
            (setting, option.description)
            for option in options
            if option.name == name
            for setting in _settings(option)
            if setting.startswith(incomplete)
        ]
    return [
        (f"{option.name}=", option.description) for option in options if option.name.startswith(incomplete)
    ]


def _settings(option: "Described") -> Iterator[str]:
    """A number, a list or a text has to be typed."""
    values = ("on", "off") if option.values.kind == "switch" else option.values.values or ()
    yield from (f"{option.name}={value}" for value in values)
