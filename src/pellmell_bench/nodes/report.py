"""The figures of `bench nodes`, for people and for programs."""

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Any

from rich.table import Table

from pellmell_bench.nodes.arrangements import DATABASE, PROXY, Arrangement
from pellmell_bench.nodes.measure import GENERATOR, NodesReport, Spent, Turn

AIM = 1.10  # of what a command costs on a file

Which = Callable[[Turn], Spent]


def figures(report: NodesReport) -> dict[str, Any]:
    return {
        "ratios": report.ratios,
        "full_ratios": report.full_ratios,
        "ratio": report.ratio,
        "lost_lines": report.lost_lines,
        "arrangements": [
            {
                "name": arrangement.name,
                "nodes": arrangement.nodes,
                "paced": [_facts(turn.paced) for turn in turns],
                "full": [_facts(turn.full) for turn in turns],
            }
            for arrangement, turns in report.turns.items()
        ],
    }


def tables(report: NodesReport) -> Iterator[Table]:
    yield _costs(report, "µs of CPU per command, as many commands for all", lambda turn: turn.paced)
    yield _costs(report, "The same, as many commands as there can be", lambda turn: turn.full)


def verdict(report: NodesReport) -> str:
    turns = ", ".join(f"{ratio:.2f}" for ratio in report.ratios)
    full = ", ".join(f"{ratio:.2f}" for ratio in report.full_ratios)
    said = (
        f"A command costs a node {report.ratio:.2f} times as much on PostgreSQL as on a file "
        f"(turns: {turns}; at saturation: {full}; aim: at most {AIM:.2f})"
    )
    return f"{said}. {report.lost_lines} lines were lost" if report.lost_lines else said


def _facts(spent: Spent) -> dict[str, Any]:
    return {
        "commands_per_second": spent.window.commands_per_second,
        "frames_per_second": spent.window.frames_per_second,
        "nodes": spent.of_nodes,
        "by_process": spent.per_command,
    }


def _costs(report: NodesReport, title: str, which: Which) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("house")
    for column in ("commands/s", "nodes together", "each", DATABASE, PROXY, "of a core", GENERATOR):
        table.add_column(column, justify="right")
    for arrangement, turns in report.turns.items():
        table.add_row(*_row(arrangement, [which(turn) for turn in turns]))
    return table


def _row(arrangement: Arrangement, turns: Sequence[Spent]) -> list[str]:
    last = turns[-1]
    beside = {DATABASE, PROXY, GENERATOR}
    each = [f"{cost:.0f}" for name, cost in last.per_command.items() if name not in beside]
    busy = sum(seconds for name, seconds in last.by_process.items() if name != GENERATOR)
    return [
        arrangement.name,
        f"{median(turn.window.commands_per_second for turn in turns):,.0f}",
        _all([turn.of_nodes for turn in turns]),
        " + ".join(each) if len(each) > 1 else "",
        *(_of(name, turns) for name in (DATABASE, PROXY)),
        f"{busy / last.window.seconds:.0%}",
        _of(GENERATOR, turns),
    ]


def _of(process: str, turns: Sequence[Spent]) -> str:
    if process not in turns[-1].per_command:
        return ""
    return f"{median(turn.per_command[process] for turn in turns):.0f}"


def _all(values: Sequence[float]) -> str:
    """The median, and each turn."""
    if len(values) == 1:
        return f"{values[0]:.0f}"
    return f"{median(values):.0f} ({', '.join(f'{value:.0f}' for value in values)})"
