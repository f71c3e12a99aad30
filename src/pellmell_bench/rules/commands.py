"""`pellmell bench rules`: whole rounds of random play, beside other engines."""

import json
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from pellmell.kit.time_units import Seconds
from pellmell_bench.figures import show_figures
from pellmell_bench.measured_games import USUAL

if TYPE_CHECKING:
    from pellmell_bench.rules.contest import Contender

PLAYERS = 4
BASE = "rlcard uno"


def rules(
    turns: Annotated[int, typer.Option(min=1, help="How often each contender has its turn.")] = 7,
    seconds: Annotated[Seconds, typer.Option(min=0.05, help="How long a turn takes.")] = 0.5,
    compiled: Annotated[bool, typer.Option(help="Compile the same source with mypyc, too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,
) -> None:
    """Whole rounds of random play of every game, beside other people's engines, in turns on one core."""
    from pellmell.catalogue import all_games
    from pellmell_bench.rules.compiled import compiled as compiled_copy
    from pellmell_bench.rules.contest import Contender, contest
    from pellmell_bench.rules.peers import peers
    from pellmell_bench.rules.random_play import worker

    with ExitStack() as stack:
        ours = [(f"pellmell {name}", worker(name, PLAYERS)) for name in all_games()]
        contenders = [Contender(title, "commands", work) for title, work in ours]
        if compiled:
            contenders.append(stack.enter_context(compiled_copy(USUAL, PLAYERS)))
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
