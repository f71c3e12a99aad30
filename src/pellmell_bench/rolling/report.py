"""The report of a rolling run: what was checked, and how long anybody waited."""

from typing import Any

from rich.table import Table

from pellmell_bench.chaos.house_node import Program
from pellmell_bench.chaos.report import checked, checked_table, show_lines
from pellmell_bench.figures import show_figures
from pellmell_bench.rolling.rolling_run import LONGEST_WAIT, Rolling


def figures(rolling: Rolling) -> dict[str, Any]:
    return {
        **checked(rolling.verdict),
        "seconds": rolling.seconds,
        "stood_still": rolling.stood_still,
        "turns": [
            {
                "node": turn.node,
                "program": name_of(turn.program),
                "stopping": turn.stopping,
                "starting": turn.starting,
                "drained": turn.drained,
            }
            for turn in rolling.turns
        ],
        "waits": sorted(wait.seconds for wait in rolling.waits),
        "longest_wait": rolling.longest,
        "interruptions": [str(each) for each in rolling.interruptions],
        "woken_of_newer": rolling.newer,
        "is_well": rolling.is_well,
    }


def show(rolling: Rolling) -> None:
    title = f"{len(rolling.turns)} nodes renewed in {rolling.seconds:,.0f} s"
    show_figures(checked_table(title, rolling.verdict, rolling.stood_still), _turns(rolling), _waits(rolling))
    show_lines(rolling.faults)


def _turns(rolling: Rolling) -> Table:
    table = Table(title="Seconds of each node")
    for column in ("node", "from then on", "to stop", "to start"):
        table.add_column(column, justify="left" if column == "from then on" else "right")
    for turn in rolling.turns:
        stopping = f"{turn.stopping:.1f}" if turn.drained else f"killed after {turn.stopping:.0f}"
        table.add_row(f"{turn.node + 1}", name_of(turn.program), stopping, f"{turn.starting:.1f}")
    return table


def _waits(rolling: Rolling) -> Table:
    seconds = sorted(wait.seconds for wait in rolling.waits)
    table = Table(title="Who came back, and races", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row("how often somebody came back", f"{len(seconds):,}")
    if seconds:
        table.add_row("seconds without a line, p50", f"{seconds[len(seconds) // 2]:.2f}")
    table.add_row(f"seconds without a line, most (aim: {LONGEST_WAIT:g})", f"{rolling.longest:.2f}")
    table.add_row("races that were broken off", f"{len(rolling.interruptions)}")
    if rolling.newer:
        table.add_row("tables woken that an older release may not wake", f"{rolling.newer:,}")
    return table


def name_of(program: Program) -> str:
    if program.path:
        return "the older checkout"
    return "this one" if program.module == "pellmell" else "the next release"
