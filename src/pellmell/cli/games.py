"""`pellmell games`: what can be played, and what can be set."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pellmell.catalogue import all_games, find_game
from pellmell.cli.json_output import print_json
from pellmell.kit.game import AnyGame
from pellmell.kit.options import described


def show_all(as_json: bool) -> None:
    games = [game for _, game in sorted(all_games().items())]
    if as_json:
        print_json([_facts(game) for game in games])
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("name", "title", "players", "version"):
        table.add_column(heading)
    for game in games:
        table.add_row(f"[bold]{game.name}[/]", game.title, _players(game), str(game.version))
    console = Console(highlight=False)
    console.print(table)
    console.print("[dim]pellmell games NAME shows what can be set[/]")


def show_one(name: str, as_json: bool) -> None:
    game = find_game(name)
    if as_json:
        print_json({**_facts(game), "options": _options(game)})
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("option", "allowed", "default", "what it does"):
        table.add_column(heading)
    for option in _options(game):
        first, *rest = map(Text, option.values())
        first.stylize("bold")
        table.add_row(first, *rest)
    console = Console(highlight=False)
    console.print(f"[bold]{game.title}[/], {_players(game)} players")
    console.print(table)
    console.print(f"[dim]pellmell match {game.name} --option NAME=VALUE[/]")


def _facts(game: AnyGame) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "players": [game.seats[0], game.seats[-1]],
        "version": game.version,
    }


def _options(game: AnyGame) -> list[dict[str, str]]:
    return [
        {
            "name": option.name,
            "allowed": option.allowed,
            "default": option.default,
            "does": option.description,
        }
        for option in described(game.options)
    ]


def _players(game: AnyGame) -> str:
    return f"{game.seats[0]}–{game.seats[-1]}"
