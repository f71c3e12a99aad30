"""`pellmell bench bots --cost`: what bots cost the house, beside players."""

from collections.abc import Sequence

import typer
from rich import box
from rich.table import Table

from pellmell.bench.bots_cost import QUICK, Cost, Plan, measure
from pellmell.cli.figures import show_figures
from pellmell.cli.report import print_json


def show_cost(games: Sequence[str], quick: bool, as_json: bool) -> None:
    costs: list[Cost] = []
    for cost in measure(games, QUICK if quick else Plan()):
        typer.echo(f"{cost.game} is measured", err=True)
        costs.append(cost)
    if as_json:
        print_json([as_figures(cost) for cost in costs])
    else:
        show_figures(_table(costs))


def as_figures(cost: Cost) -> dict[str, object]:
    return {
        "game": cost.game,
        "tables": cost.tables,
        "seats": cost.seats,
        "load": cost.bots_load,
        "bot": cost.bot,
        "player": cost.player,
        "bot_commands": cost.bot_commands,
        "player_commands": cost.player_commands,
    }


def _table(costs: list[Cost]) -> Table:
    title = "µs of the server's CPU for a second of a bot's play, and of a connected player's"
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("game")
    for heading in ("tables", "of bots", "their core", "a bot", "moves/s", "a player", "moves/s"):
        table.add_column(heading, justify="right")
    for cost in costs:
        table.add_row(
            cost.game,
            f"{cost.tables:,}",
            str(cost.seats),
            f"{cost.bots_load:.0%}",
            f"{cost.bot:.0f}",
            f"{cost.bot_commands:.2f}",
            f"{cost.player:.0f}",
            f"{cost.player_commands:.2f}",
        )
    return table
