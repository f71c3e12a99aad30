"""`pellmell bench bytes`: what a stranger's bytes cost the house."""

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from pellmell.kit.time_units import to_milliseconds
from pellmell_bench.figures import show_figures

if TYPE_CHECKING:
    from pellmell_bench.faults.byte_costs import Bill

COLUMNS = ("kB sent", "ms of CPU", "ns a byte")


def bytes_(
    size: Annotated[
        int, typer.Option(min=1_000, help="Bytes the first time; then four times as many.")
    ] = 100_000,
    only: Annotated[str, typer.Option(help="Only the streams that have this in their name.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,
) -> None:
    """Send all that a stranger can think of: a byte of it must cost little, however many come."""
    from pellmell_bench.faults.byte_costs import bills

    with TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("streams")
        found = asyncio.run(
            bills(Path(folder), size, only, lambda done, of: progress.update(task, completed=done, total=of))
        )
    faults = [bill.fault for bill in found if bill.fault is not None]
    if as_json:
        typer.echo(json.dumps([_as_json(bill) for bill in found]))
    else:
        show_figures(_table(found))
    for fault in faults:
        Console(stderr=True).print(fault, markup=False, highlight=False, soft_wrap=True)
    raise typer.Exit(1 if faults or not found else 0)


def _table(found: list["Bill"]) -> Table:
    table = Table(title="What a stranger's bytes cost")
    table.caption = (
        "CPU is that of the house's loop; a connection counts as 200 bytes; a neighbour asks for /healthz "
        "all the while, and waits for the answer; held is how long the loop worked meanwhile, at most"
    )
    table.add_column("stream")
    for heading in (*COLUMNS, *COLUMNS, "longest wait", "held"):
        table.add_column(heading, justify="right")
    for bill in found:
        figures = [text for cost in (bill.few, bill.many) for text in _figures(cost.sent, cost.cpu)]
        waits = (f"{to_milliseconds(seconds):.0f} ms" for seconds in (bill.many.wait, bill.many.held))
        table.add_row(bill.name, *figures, *waits)
    return table


def _as_json(bill: "Bill") -> dict[str, object]:
    return {"name": bill.name, "few": asdict(bill.few), "many": asdict(bill.many), "fault": bill.fault}


def _figures(sent: int, cpu: float) -> tuple[str, str, str]:
    return f"{sent / 1e3:,.0f}", f"{to_milliseconds(cpu):,.1f}", f"{cpu / sent * 1e9:,.0f}"
