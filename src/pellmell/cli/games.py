"""`pellmell games`: what can be played, and what can be set."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pellmell.catalogue import all_games, find_game
from pellmell.cli.json_output import print_json
from pellmell.kit.game import AnyGame
from pellmell.kit.lengths import LENGTHS, Length
from pellmell.kit.settling import options_of
from pellmell.kit.time_units import WholeSeconds

IN_A_MINUTE = 60


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
        print_json({**_facts(game), "options": _options(game), "lengths": _lengths(game)})
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
    console.print(_length_table(game))
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
            "default": default,
            "does": option.description,
        }
        for option, _, default in options_of(game)
    ]


def _lengths(game: AnyGame) -> list[dict[str, object]]:
    """Rounds, and about how many seconds they take with each level of bots, the weakest first."""
    return [
        {
            "name": length,
            "players": players,
            "rounds": game.lengths.rounds(length, players),
            "seconds": game.lengths.shown_seconds(length, players),
        }
        for players in game.seats
        for length in LENGTHS
    ]


def _length_table(game: AnyGame) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("players, length", style="bold")
    for length in LENGTHS:
        table.add_column(length)
    for players in game.seats:
        table.add_row(str(players), *(_length(game, length, players) for length in LENGTHS))
    return table


def _length(game: AnyGame, length: Length, players: int) -> str:
    """With adults."""
    rounds, by_level = game.lengths.rounds(length, players), game.lengths.shown_seconds(length, players)
    number = "" if rounds is None else f"{rounds} round{'s' * (rounds > 1)}"
    return ", ".join(filter(None, (number, *(_clock(seconds) for seconds in by_level[2:3]))))


def _clock(seconds: WholeSeconds) -> str:
    is_short = seconds < 2 * IN_A_MINUTE and seconds % IN_A_MINUTE
    return f"{seconds} s" if is_short else f"{seconds / IN_A_MINUTE:g} min"


def _players(game: AnyGame) -> str:
    return f"{game.seats[0]}–{game.seats[-1]}"
