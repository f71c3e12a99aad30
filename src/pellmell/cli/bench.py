"""`pellmell bench`: speed is claimed from here and from nowhere else."""

import json
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from pellmell.cli.bots import bots
from pellmell.cli.byte_costs import bytes_
from pellmell.cli.fairness import fairness
from pellmell.cli.feel import feel
from pellmell.cli.figures import show_figures
from pellmell.cli.hard_times import crash, fuzz, waking
from pellmell.cli.under_load import load, scale, soak

if TYPE_CHECKING:
    from pellmell.lab.contest import Contender

app = typer.Typer(help="Measure, side by side with something in the same run.", no_args_is_help=True)

app.command(epilog="Example: pellmell bench bots --games ligretto --jobs 1")(bots)
app.command("bytes", epilog="Example: pellmell bench bytes --only frame")(bytes_)
app.command(epilog="Example: pellmell bench crash --kills 100 --seed tuesday")(crash)
app.command(epilog="Example: pellmell bench waking --tables 500 --moves 400")(waking)
app.command(epilog="Example: pellmell bench fairness --games ligretto,dice --plot fair.svg")(fairness)
app.command(epilog="Example: pellmell bench feel --slow 6")(feel)
app.command(epilog="Example: pellmell bench fuzz --frames 1000000")(fuzz)
app.command(epilog="Example: pellmell bench load --turns 5")(load)
app.command(epilog="Example: pellmell bench scale --turns 9")(scale)
app.command(epilog="Example: pellmell bench soak --minutes 10")(soak)

PLAYERS = 4
BASE = "rlcard uno"


@app.callback()
def bench() -> None:
    """Measure, side by side with something in the same run."""


@app.command(epilog="Example: pellmell bench rules --turns 9 --compiled")
def rules(
    turns: Annotated[int, typer.Option(min=1, help="How often each contender has its turn.")] = 7,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long a turn takes.")] = 0.5,
    compiled: Annotated[bool, typer.Option(help="Compile the same source with mypyc, too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,
) -> None:
    """Whole rounds of random play of every game, beside other people's engines, in turns on one core."""
    from pellmell.catalogue import all_games
    from pellmell.lab.compiled import compiled as compiled_copy
    from pellmell.lab.contest import Contender, contest
    from pellmell.lab.peers import peers
    from pellmell.lab.random_play import worker

    with ExitStack() as stack:
        ours = [(f"pellmell {name}", worker(name, PLAYERS)) for name in all_games()]
        contenders = [Contender(title, "commands", work) for title, work in ours]
        if compiled:
            contenders.append(stack.enter_context(compiled_copy("ligretto", PLAYERS)))
        contenders += peers()
        running, total = contest(contenders, turns, seconds), (turns + 1) * len(contenders)
        for _ in track(running, total=total, console=Console(stderr=True), description="bench"):
            pass
    if as_json:
        typer.echo(json.dumps([_figures(contender) for contender in contenders]))
    else:
        show_figures(_table(contenders))


def _figures(contender: "Contender") -> dict[str, object]:
    low, high = contender.spread
    return {
        "name": contender.name,
        "unit": contender.unit,
        "per_second": round(contender.rate),
        "lowest": round(low),
        "highest": round(high),
    }


def _table(contenders: Sequence["Contender"]) -> Table:
    table = Table(title=f"Random play, {PLAYERS} players, one core")
    table.caption = "median of the turns, and their range"
    table.add_column("engine")
    table.add_column("per second", justify="right")
    table.add_column("range", justify="right")
    table.add_column(f"times {BASE}", justify="right")
    base = next((one.rate for one in contenders if one.name == BASE), None)
    for one in contenders:
        low, high = one.spread
        times = f"{one.rate / base:.1f}" if base else "–"
        table.add_row(one.name, f"{one.rate:,.0f} {one.unit}", f"{low:,.0f}–{high:,.0f}", times)
    return table
