"""The figures of `bench fairness`, for people and for programs."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from statistics import median, quantiles
from typing import Any

from rich.table import Table

from pellmell.bench.fair_contests import Shares
from pellmell.bench.fair_cost import Cost
from pellmell.bench.fairness import LIE_MS, WINDOW, Added, Cell, Report
from pellmell.play.referee import NOISE_MS

SLOW_SHARE = (0.48, 0.52)
QUICKER_SHARE = 0.97
ENOUGH = 10_000


def figures(report: Report) -> dict[str, Any]:
    return asdict(report)


def tables(report: Report) -> Iterator[Table]:
    yield _contests(report)
    yield _chains(report)
    yield _added("What is added to a command, ms; one line of four is longer", report.added)
    yield _added("One of twelve has 300 ms: what is added to the commands of the others, ms", report.twelve)
    yield _lies(report)


def verdict(report: Report) -> str:
    if report.plan.contests < ENOUGH:
        return f"Fewer than {ENOUGH:,} races of each kind: chance has too much of a say in it."
    return "\n".join(_missed(report)) or "Every figure is where it has to be."


def _missed(report: Report) -> list[str]:
    found = [
        f"{game} {cell.rtts}: {miss}"
        for game, cells in report.cells.items()
        for cell in cells
        for miss in _misses(cell.on)
    ]
    found += [
        f"{one.game} {one.lines[-1]} ms: a median of {one.median:.0f} ms, at most {one.longest}"
        for one in (*report.added, *report.twelve)
        if one.median or one.longest > WINDOW + NOISE_MS
    ]
    return found


def _misses(on: Shares) -> Iterator[str]:
    if not SLOW_SHARE[0] <= on.slow_share <= SLOW_SHARE[1]:
        yield f"the longer line wins {on.slow_share:.1%}"
    if on.quicker_share < QUICKER_SHARE:
        yield f"the quicker hand wins {on.quicker_share:.1%}"


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    for column in columns:
        table.add_column(column, justify="left" if column in ("game", "lines") else "right")
    return table


def _contests(report: Report) -> Table:
    heading = f"Races for a place between equals, {report.plan.contests:,} of each; a window of {WINDOW} ms"
    columns = ("longer line wins, off", "on", "quicker hand wins, off", "on")
    table = _table(heading, "game", "lines, ms", *columns)
    for game, cells in report.cells.items():
        for cell in cells:
            table.add_row(game, "/".join(map(str, cell.rtts)), *_shares(cell))
    return table


def _shares(cell: Cell) -> list[str]:
    off, on = cell.off, cell.on
    return [f"{share:.1%}" for share in (off.slow_share, on.slow_share, off.quicker_share, on.quicker_share)]


def _chains(report: Report) -> Table:
    table = _table("Who laid a card has the next one, too", "lines, ms", "at a table", "off", "on")
    for one in report.chains:
        table.add_row(
            "/".join(map(str, one.rtts)), *(f"{share:.1%}" for share in (one.table, one.off, one.on))
        )
    return table


def _added(title: str, rows: Sequence[Added]) -> Table:
    table = _table(title, "game", "lines, ms", "commands", "held", "median", "mean", "p99", "longest")
    for one in rows:
        lines = f"{one.lines[0]}/{one.lines[-1]}"
        held, median = f"{one.share_held:.1%}", f"{one.median:.0f}"
        table.add_row(
            one.game,
            lines,
            f"{one.commands:,}",
            held,
            median,
            f"{one.mean:.1f}",
            str(one.p99),
            str(one.longest),
        )
    return table


def _lies(report: Report) -> Table:
    title = f"A program with a short line delays its pongs by {LIE_MS} ms: what it wins"
    table = _table(title, "game", "if it does not", "if it does", "with TCP_INFO")
    for game, lie in report.lies.items():
        shares = (lie.honest, lie.lying, lie.bounded)
        table.add_row(game, *(f"{share.slow_share:.1%}" for share in shares))
    return table


def cost_table(costs: Sequence[Cost], parts: str) -> Table:
    title = f"CPU of the house for each command, {parts}, µs"
    columns = ("lines", "turns", "least: off", "on", "more", "median: off", "on", "more", "half of the turns")
    table = _table(title, *columns)
    for one in costs:
        low, middle, high = quantiles(one.more, n=4, method="inclusive")
        table.add_row(
            one.lines,
            f"{len(one.more)}",
            *_compared(min(one.off), min(one.on), min(one.on) / min(one.off) - 1),
            *_compared(median(one.off), median(one.on), middle),
            f"{low:+.0%} to {high:+.0%}",
        )
    return table


def _compared(off: float, on: float, more: float) -> tuple[str, str, str]:
    return f"{off:.1f}", f"{on:.1f}", f"{more:+.0%}"
