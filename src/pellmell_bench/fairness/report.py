"""The figures of `bench fairness`, for people and for programs."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from statistics import median, quantiles
from typing import Any

from rich.table import Table

from pellmell.play.virtual_times import NOISE_MS
from pellmell_bench.fairness.contests import Shares
from pellmell_bench.fairness.liars import LIE_MS, RTT, WINDOW, Honest, Lied, limit_of
from pellmell_bench.fairness.measure import Added, Cell, FairnessReport
from pellmell_bench.fairness.referee_cost import RefereeCost

SLOW_SHARE = (0.48, 0.52)
QUICKER_SHARE = 0.97
ENOUGH = 10_000
UNEVEN_LOSS = 0.01  # of an honest line, by both bounds
LEFT = ("game", "lines", "liar", "line", "noticed by")


def figures(report: FairnessReport) -> dict[str, Any]:
    return asdict(report)


def tables(report: FairnessReport) -> Iterator[Table]:
    yield _contests(report)
    if report.chains:
        yield _chains(report)
    yield _added("What is added to a command, ms; one line of four is longer", report.added)
    yield _added("One of twelve has 300 ms: what is added to the commands of the others, ms", report.twelve)
    yield _lies(report)
    yield _uneven(report)


def verdict(report: FairnessReport) -> str:
    if report.plan.contests < ENOUGH:
        return f"Fewer than {ENOUGH:,} races of each kind: chance has too much of a say in it."
    return "\n".join(_missed(report)) or "Every figure is where it has to be."


def _missed(report: FairnessReport) -> list[str]:
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
    return [*found, *_lies_that_pay(report.lies), *_honest_that_lose(report.uneven)]


def _lies_that_pay(lies: Sequence[Lied]) -> Iterator[str]:
    for one in lies:
        if one.shares.slow_share > limit_of(one.liar, one.reaction):
            who = f"{one.liar.name}, {one.liar.rtt} ms, reactions of {one.reaction:.0f}"
            yield f"{who}: the liar wins {one.shares.slow_share:.1%}"


def _honest_that_lose(uneven: Sequence[Honest]) -> Iterator[str]:
    for one in uneven:
        before, now = one.before.slow_share, min(one.proxied.slow_share, one.direct.slow_share)
        if one.line.spared and now < before - UNEVEN_LOSS:
            yield f"{one.line.name}: wins {now:.1%}, where it was {before:.1%}"


def _misses(on: Shares) -> Iterator[str]:
    if not SLOW_SHARE[0] <= on.slow_share <= SLOW_SHARE[1]:
        yield f"the longer line wins {on.slow_share:.1%}"
    if on.quicker_share < QUICKER_SHARE:
        yield f"the quicker hand wins {on.quicker_share:.1%}"


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    for column in columns:
        table.add_column(column, justify="left" if column in LEFT else "right")
    return table


def _contests(report: FairnessReport) -> Table:
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


def _chains(report: FairnessReport) -> Table:
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


def _lies(report: FairnessReport) -> Table:
    title = f"A program claims {LIE_MS} ms more than its line has: what it wins of races between equals"
    columns = ("reactions, ms", "credited, ms", "wins without the bounds", "wins", "noticed by")
    table = _table(title, "liar", "line, ms", *columns)
    for one in report.lies:
        times = (f"{ms:.0f}" for ms in (one.liar.rtt, one.reaction, one.credited))
        won = (f"{shares.slow_share:.1%}" for shares in (one.before, one.shares))
        table.add_row(one.liar.name, *times, *won, one.noticed)
    return table


def _uneven(report: FairnessReport) -> Table:
    title = f"Honest lines that are uneven, against {RTT} ms: what they win"
    table = _table(title, "line", "without the bounds", "behind a proxy", "direct, the kernel is asked")
    for one in report.uneven:
        won = (f"{shares.slow_share:.1%}" for shares in (one.before, one.proxied, one.direct))
        table.add_row(one.line.name, *won)
    return table


def cost_table(costs: Sequence[RefereeCost], parts: str) -> Table:
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
