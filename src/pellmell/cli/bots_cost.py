"""`pellmell bench bots --cost`: what bots cost the house, beside players."""

from statistics import median

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from pellmell.bench.bots_cost import QUICK, Cost, Plan, measure
from pellmell.cli.report import print_json


def show_cost(quick: bool, as_json: bool) -> None:
    costs: list[Cost] = []
    for cost in measure(QUICK if quick else Plan()):
        typer.echo(f"{cost.game} is measured", err=True)
        costs.append(cost)
    if as_json:
        print_json([{**vars(cost), "tables_per_core": cost.tables_per_core} for cost in costs])
    else:
        Console(highlight=False).print(_table(costs))


def _table(costs: list[Cost]) -> Table:
    title = "µs of the house's own work for a second of play, without sockets"
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("game")
    for heading in ("of a bot", "of a player", "commands/s", "tables of four bots on a core"):
        table.add_column(heading, justify="right")
    for cost in costs:
        table.add_row(
            cost.game,
            _spread(cost.bot),
            _spread(cost.player),
            f"{cost.commands:.2f}",
            f"{cost.tables_per_core:,.0f}",
        )
    return table


def _spread(figures: list[float]) -> str:
    return f"{median(figures):.0f} ({min(figures):.0f}-{max(figures):.0f})"
