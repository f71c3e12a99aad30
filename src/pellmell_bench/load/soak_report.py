"""The figures of `bench soak`, for people and for programs."""

from dataclasses import asdict
from typing import Any

from rich.table import Table

from pellmell_bench.load.soak import Sample, SoakReport

ROWS = 12
MB = 1e6


def figures(report: SoakReport) -> dict[str, Any]:
    return {**asdict(report), "growth": report.growth, "flat": report.flat, "left_over": report.left_over}


def table(report: SoakReport) -> Table:
    table = Table(title="Tables come and go, lines drop and come back", title_justify="left")
    for column in ("seconds", "MB", "tables", "sockets", "tasks", "files"):
        table.add_column(column, justify="right")
    samples = report.samples
    for sample in (report.start, *samples[:: max(1, len(samples) // ROWS)], report.end):
        table.add_row(*_row(sample))
    return table


def _row(sample: Sample) -> list[str]:
    return [
        f"{sample.seconds:.0f}",
        f"{sample.memory / MB:.1f}",
        *map(str, (sample.tables, sample.sockets, sample.tasks, sample.files)),
    ]


def verdict(report: SoakReport) -> str:
    left = ", ".join(f"{number} {what}" for what, number in report.left_over.items()) or "nothing"
    return (
        f"{report.tables} tables, {report.lost_lines} lines lost, {report.commands} commands; "
        f"memory {'flat' if report.flat else 'NOT FLAT'} ({report.growth:+.1%}), left over: {left}"
    )
