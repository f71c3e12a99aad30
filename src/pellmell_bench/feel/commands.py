"""`pellmell bench feel`: the client in a real Chromium, on a slow phone."""

import asyncio
import json
from typing import Annotated

import typer
from rich.table import Table

from pellmell.catalogue import find_game
from pellmell.cli.errors import Mistake
from pellmell.play.match_core import check_players
from pellmell_bench.figures import show_figures
from pellmell_bench.measured_games import USUAL

AIMS = {"p95": 8.0, "longest": 50.0, "press": 16.0}


def feel(
    slow: Annotated[float, typer.Option(min=1, max=20, help="How many times slower the CPU is made.")] = 4.0,
    game: Annotated[str, typer.Option(help="As listed by [bold]pellmell games[/].")] = USUAL,
    players: Annotated[int | None, typer.Option(min=2, help="At the table; as many as can be.")] = None,
    turns: Annotated[int, typer.Option(min=1, max=50, help="How often the recording is shown.")] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,
) -> None:
    """A recorded round at full speed: what the page does in each frame, and when a press shows."""
    try:
        from pellmell_bench.feel.measure import FeelPlan, bench_feel
    except ModuleNotFoundError as error:
        raise Mistake(f"{error}: this benchmark needs Playwright, which ./test installs") from None
    found = find_game(game)
    players = players or found.seats[-1]
    check_players(found, players)
    plan = FeelPlan(slow=slow, game=game, players=players)
    felt = [asyncio.run(bench_feel(plan)) for _ in range(turns)]
    rows = [
        {
            "page": page,
            "p50": one.busy.quantile(0.5),
            "p95": one.busy.quantile(0.95),
            "longest": one.busy.longest_task,
            "press": one.slowest_press.whole,
            "median press": one.median_press.whole,
            "own press": one.slowest_press.own,
            "median own press": one.median_press.own,
            "frames": one.busy.frames_per_second,
        }
        for turn in felt
        for page, one in turn.items()
    ]
    if as_json:
        typer.echo(json.dumps(rows))
        return
    table = Table(
        "page",
        "ms of work per frame, p50",
        "p95",
        "longest task, ms",
        "press to page, ms, most",
        "median",
        "of it the page's, most",
        "median",
        "frames/s",
    )
    for row in rows:
        table.add_row(*(value if isinstance(value, str) else f"{value:.1f}" for value in row.values()))
    table.add_row("aim", "", *(f"{aim:.0f}" for aim in AIMS.values()), "", "", "", "")
    show_figures(table)
