"""`pellmell bench fairness`: who wins a race, by the length of the line."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from pellmell.catalogue import all_games, find_game
from pellmell.cli.errors import Mistake
from pellmell_bench.figures import show_figures
from pellmell_bench.measured_games import USUAL

if TYPE_CHECKING:
    from pellmell_bench.fairness.measure import FairnessPlan, FairnessReport


def fairness(
    games: Annotated[
        str, typer.Option(metavar="NAMES", help="With commas between.", show_default="all")
    ] = "",
    contests: Annotated[int, typer.Option(min=100, help="Races for each figure.")] = 20_000,
    seed: Annotated[
        str, typer.Option("--seed", "-s", help="Any text; the same one, the same figures.")
    ] = "fair",
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw who wins by the length of the line, as SVG.")
    ] = None,
    cost: Annotated[
        bool, typer.Option("--cost", help="What it costs the house instead, in turns; also with --sockets.")
    ] = False,
    sockets: Annotated[
        bool, typer.Option("--sockets", help="Over real sockets instead, through lines that delay.")
    ] = False,
    splice: Annotated[
        bool,
        typer.Option("--splice", help="With --sockets: by the wrong one of two nodes, and by the right one."),
    ] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A few seconds, only to see that it runs.")] = False,
    judged: Annotated[bool, typer.Option("--judged", help="Only what has an aim to miss.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,
) -> None:
    """Races between unequal lines, with the referee off and on: in virtual time, by the house's own parts."""
    from pellmell_bench.fairness.measure import QUICK, FairnessPlan

    names = [name.strip() for name in games.split(",") if name.strip()] or list(all_games())
    chosen = tuple(find_game(name).name for name in names)
    if splice and not sockets:
        raise Mistake("only real lines are spliced: --splice goes with --sockets")
    if cost:
        _cost(chosen[-1] if games else USUAL, sockets, quick, as_json)
    elif splice:
        _splices(8 if quick else contests, seed, as_json)
    elif sockets:
        _sockets(quick, seed, as_json)
    else:
        amount = QUICK if quick else {"contests": contests}
        plan = FairnessPlan(chosen, seed=seed, curve=as_json or plot is not None, judged=judged, **amount)
        _contests(plan, plot, as_json)


def _contests(plan: "FairnessPlan", plot: Path | None, as_json: bool) -> None:
    from pellmell_bench.fairness.plot import plot as drawn
    from pellmell_bench.fairness.report import figures, tables, verdict

    report = _run(plan)
    if plot is not None:
        plot.write_text(drawn(report.curve), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(figures(report)))
        return
    show_figures(*tables(report), verdict(report))


def _run(plan: "FairnessPlan") -> "FairnessReport":
    from pellmell_bench.fairness.measure import bench_fairness

    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("fairness", total=plan.steps())

        def progress(text: str) -> None:
            bar.update(task, advance=1, description=text)

        return bench_fairness(plan, progress)


def _cost(game: str, sockets: bool, quick: bool, as_json: bool) -> None:
    from pellmell_bench.fairness import referee_cost, referee_load
    from pellmell_bench.fairness.report import cost_table

    if sockets:
        plan = referee_load.QUICK if quick else referee_load.RefereeLoadPlan()
        costs, parts = list(referee_load.measure(game, plan)), "with sockets and disk"
    else:
        turns, commands = (2, 100) if quick else (84, 150)
        costs, parts = list(referee_cost.measure(game, turns, commands)), "without sockets and disk"
    if as_json:
        typer.echo(json.dumps([{"lines": one.lines, "off": one.off, "on": one.on} for one in costs]))
    else:
        show_figures(cost_table(costs, parts))


def _sockets(quick: bool, seed: str, as_json: bool) -> None:
    from pellmell_bench.fairness.sockets import bench_sockets, sockets_table

    raced = bench_sockets(4 if quick else 400, seed)
    if as_json:
        typer.echo(json.dumps([one.figures() for one in raced]))
    else:
        show_figures(sockets_table(raced))


def _splices(contests: int, seed: str, as_json: bool) -> None:
    from pellmell.testing.postgres_server import NoPostgres
    from pellmell_bench.fairness.splices import bench_splices, is_fair, splices_table, verdict

    try:
        compared = bench_splices(contests, seed)
    except NoPostgres as error:
        raise Mistake(str(error)) from error
    if as_json:
        typer.echo(json.dumps(compared.figures()))
    else:
        show_figures(splices_table(compared), verdict(compared))
    if not is_fair(compared):
        raise typer.Exit(1)
