"""The figures of `bench load`, for people and for programs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from statistics import median
from typing import Any

from rich.table import Table

from pellmell_bench.load.beside_par import BesidePar
from pellmell_bench.load.measure import AT_LIMIT, LoadReport, Timed
from pellmell_bench.load.rig import TOO_BUSY, Window
from pellmell_bench.load.scale import Scale

KB = 1000


def figures(report: LoadReport) -> dict[str, Any]:
    return {
        **asdict(report),
        "share": report.share,
        "share_by_cpu": report.share_by_cpu,
        "saturation": report.saturation,
        "starved": report.starved,
        "void": report.void,
    }


def tables(report: LoadReport) -> Iterator[Table]:
    yield _saturation(report)
    yield _stages(report)
    yield _latencies(report)
    yield scale_table(report.scale)


def verdict(report: LoadReport) -> str:
    shares = f"{report.share:.0%} of the bare server's frames; {report.share_by_cpu:.0%} by second of CPU"
    if report.void:
        shares += f". VOID: the generator was busier than {TOO_BUSY:.0%} in some turn, and measured itself"
    if report.starved:
        shares += f". A server had less than {AT_LIMIT:.0%} of its core: look at the CPU, not at the clock"
    return shares


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(columns[0])
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


def _loads(window: Window) -> list[str]:
    return [f"{window.server_load:.0%}", f"{window.generator_load:.0%}{' VOID' if window.void else ''}"]


def _row(name: str, window: Window) -> list[str]:
    tried = max(1, window.commands + window.refused)
    return [
        name,
        f"{window.frames_per_second:,.0f}",
        f"{window.broadcast / window.seconds:,.0f}",
        f"{window.commands_per_second:,.0f}",
        f"{window.refused / tried:.1%}",
        f"{window.cpu_per_command:.0f}",
        f"{window.bytes / max(1, window.frames):.0f}",
        *_loads(window),
    ]


def _saturation(report: LoadReport) -> Table:
    table = _table(
        "At saturation, tables of four",
        "server",
        "frames/s",
        "to all/s",
        "commands/s",
        "refused",
        "µs CPU per command",
        "bytes per frame",
        "server",
        "generator",
    )
    for turn, (house, bare) in enumerate(zip(report.house, report.bare, strict=True), 1):
        table.add_row(*_row(f"house, turn {turn}", house))
        table.add_row(*_row(f"bare, turn {turn}", bare))
    for other in report.others:
        table.add_row(*_row(other.what, other.timed.window))
    return table


def _stages(report: LoadReport) -> Table:
    table = _table("CPU per command, by stage", "stage", "µs")
    if report.stages is not None:
        for stage, spent in report.stages.by_stage.items():
            table.add_row(stage, f"{spent:.1f}")
        table.add_row("together", f"{report.stages.total:.1f}")
    return table


def _latencies(report: LoadReport) -> Table:
    table = _table(
        "From command received to broadcast written",
        "what",
        "commands/s",
        "p50 ms",
        "p99 ms",
        "server",
        "generator",
    )
    for one in report.latencies:
        name = f"half of saturation, {one.durability}, {one.tables} tables"
        table.add_row(*_timed(name, one.turns))
    for other in report.others:
        table.add_row(*_timed(other.what, [other.timed]))
    return table


def _timed(name: str, turns: Sequence[Timed]) -> list[str]:
    return [
        name,
        f"{median(turn.window.commands_per_second for turn in turns):,.0f}",
        _all((turn.p50 for turn in turns), 2),
        _all((turn.p99 for turn in turns), 1),
        *_loads(turns[-1].window),
    ]


def scale_table(scales: Sequence[Scale]) -> Table:
    table = _table(
        "More tables",
        "running tables",
        "commands/s",
        "µs CPU per command",
        "paced/s",
        "load without commands",
        "µs beyond it",
        "bare, µs",
        "kB per table",
        "kB per socket",
        "server",
        "generator",
    )
    for one in scales:
        table.add_row(
            f"{one.tables:,}",
            f"{median(cost.full.commands_per_second for cost in one.costs):,.0f}",
            _all(cost.full.cpu_per_command for cost in one.costs),
            f"{median(cost.paced.commands_per_second for cost in one.costs):,.0f}",
            f"{median(cost.idle.server_load for cost in one.costs):.0%}",
            _all(cost.paced_cpu_per_command for cost in one.costs),
            _all(cost.bare.cpu_per_command for cost in one.costs),
            f"{one.per_table / KB:.1f}",
            f"{one.per_socket / KB:.1f}",
            *_loads(one.costs[-1].full),
        )
    return table


def par_table(measured: Iterable[BesidePar]) -> Table:
    table = _table(
        "While par is computed for people who look again, in turns",
        "what",
        "commands/s",
        "µs CPU per command",
        "p50 ms",
        "p99 ms",
        "server",
        "generator",
        "pars found",
        "left out",
    )
    for one in measured:
        for name, turns in (("without", one.without), ("with", one.beside)):
            windows = [turn.window for turn in turns]
            row = [
                f"{one.pace}, {name}",
                _all(window.commands_per_second for window in windows),
                _all(window.cpu_per_command for window in windows),
                _all((turn.p50 for turn in turns), 2),
                _all((turn.p99 for turn in turns), 1),
                *_loads(windows[-1]),
            ]
            asked = [f"{one.found:,}", f"{one.left_out:,}"] if name == "with" else ["", ""]
            table.add_row(*row, *asked)
    return table


def _all(values: Iterable[float], digits: int = 0) -> str:
    """The median, and each turn."""
    turns = list(values)
    if len(turns) == 1:
        return f"{turns[0]:.{digits}f}"
    return f"{median(turns):.{digits}f} ({', '.join(f'{value:.{digits}f}' for value in turns)})"
