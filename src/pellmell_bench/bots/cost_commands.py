"""`pellmell bench bots --cost`: what bots cost the house, beside players."""

from collections.abc import Sequence

import typer
from rich import box
from rich.table import Table

from pellmell.cli.json_output import print_json
from pellmell_bench.bots.cost import QUICK, BotCost, BotCostPlan, MeasuredTables, measure
from pellmell_bench.figures import show_figures

TITLE = (
    "µs of the server's CPU for a second of a seat's play, the least of all turns (and the most).\n"
    "Tables of bots in turn with tables of players who make as many moves; at each sits one person more\n"
    "who only looks on, and whose line is in both figures: what is between them is without it."
)


def show_cost(games: Sequence[str], quick: bool, as_json: bool) -> None:
    costs: list[BotCost] = []
    for cost in measure(games, QUICK if quick else BotCostPlan()):
        typer.echo(f"{cost.game} is measured", err=True)
        costs.append(cost)
    if as_json:
        print_json([as_figures(cost) for cost in costs])
    else:
        show_figures(_table(costs))


def as_figures(cost: BotCost) -> dict[str, object]:
    return {
        "game": cost.game,
        "tables": cost.bots.count,
        "seats": cost.bots.seats,
        "turns": len(cost.bots.windows),
        "bots": _figures(cost.bots),
        "players": _figures(cost.players),
        "spared": cost.spared,
    }


def _figures(tables: MeasuredTables) -> dict[str, object]:
    least, most = tables.microseconds
    return {"load": max(tables.loads), "least": least, "most": most, "moves": tables.pace}


def _table(costs: list[BotCost]) -> Table:
    table = Table(title=TITLE, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("game")
    for heading in ("tables", "bots", "of a core", "a bot", "moves/s", "a player", "moves/s", "spared"):
        table.add_column(heading, justify="right")
    for cost in costs:
        table.add_row(
            cost.game,
            f"{cost.bots.count:,}",
            str(cost.bots.seats),
            f"{max(cost.bots.loads):.0%}",
            *_cells(cost.bots),
            *_cells(cost.players),
            f"{cost.spared:.0f}",
        )
    return table


def _cells(tables: MeasuredTables) -> tuple[str, str]:
    least, most = tables.microseconds
    return f"{least:.0f} (to {most:.0f})", f"{tables.pace:.2f}"
