"""What a shell may offer after TAB."""

from collections.abc import Iterator

import typer


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
    rows = [(option, allowed, does) for option, allowed, _, does in described(game.options)]
    if equals:
        return [
            (setting, does)
            for option, allowed, does in rows
            if option == name
            for setting in _settings(option, allowed)
            if setting.startswith(incomplete)
        ]
    return [(f"{option}=", does) for option, _, does in rows if option.startswith(incomplete)]


def _settings(option: str, allowed: str) -> Iterator[str]:
    """`a or b` offers both; a number or a list has to be typed."""
    values = allowed.split(" or ")
    if not any(" " in value for value in values):
        yield from (f"{option}={value}" for value in values)
