"""The report of a run: what was checked, and how long tables stood still by fault."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from pellmell.kit.time_units import Seconds
from pellmell_bench.chaos.chaos_run import Chaos
from pellmell_bench.chaos.sabotage.hunt import Hunt
from pellmell_bench.figures import show_figures

SHOWN = 20  # violations
TOGETHER = "two at once"


@dataclass(frozen=True)
class FaultFigures:
    """Of those tables whose lines a fault has cut: the longest time in which nobody there did anything."""

    faults: str
    trials: int
    tables: int
    median: Seconds
    most: Seconds


def by_faults(chaos: Chaos) -> list[FaultFigures]:
    """Single ones first; pairs are all one."""
    silences: dict[str, list[Seconds]] = {}
    trials: dict[str, int] = {}
    for trial in chaos.trials:
        name = _name(trial.faults)
        trials[name] = trials.get(name, 0) + 1
    for faults, found in chaos.silences.items():
        silences.setdefault(_name(faults), []).extend(silence.seconds for silence in found)
    ordered = sorted(silences, key=lambda name: (name == TOGETHER, name))
    return [_figures(name, trials[name], sorted(silences[name])) for name in ordered]


def _name(faults: str) -> str:
    return TOGETHER if " and " in faults else faults


def _figures(name: str, trials: int, seconds: Sequence[Seconds]) -> FaultFigures:
    if not seconds:
        return FaultFigures(name, trials, 0, 0.0, 0.0)
    return FaultFigures(name, trials, len(seconds), seconds[len(seconds) // 2], seconds[-1])


def summary(chaos: Chaos) -> dict[str, Any]:
    verdict = chaos.verdict
    return {
        "violations": [str(violation) for violation in verdict.violations],
        "acknowledged": verdict.acknowledged,
        "frames": verdict.frames,
        "entries": verdict.lines,
        "sights": verdict.sights,
        "tables": verdict.tables,
        "epochs": verdict.epochs,
        "trials": len(chaos.trials),
        "faults_inflicted": chaos.faults,
        "seconds": chaos.load_seconds,
        "stood_still": chaos.stood_still,
    }


def show(chaos: Chaos) -> None:
    verdict = chaos.verdict
    checked = Table(title=f"{chaos.faults} faults in {chaos.load_seconds:,.0f} s", show_header=False)
    checked.add_column()
    checked.add_column(justify="right")
    rows: Mapping[str, int | str] = {
        "acknowledged commands": verdict.acknowledged,
        "frames that somebody was told": verdict.frames,
        "entries of journals": verdict.lines,
        "sights of a whole table, held against its journal": verdict.sights,
        "tables, and epochs in which they were awake": f"{verdict.tables:,}, {verdict.epochs:,}",
        "violations": len(verdict.violations),
        "seconds for which the bench itself stood still, at most": f"{chaos.stood_still:.2f}",
    }
    for what, figure in rows.items():
        checked.add_row(what, figure if isinstance(figure, str) else f"{figure:,}")
    silent = Table(title="Seconds until a table goes on")
    for column in ("faults", "trials", "tables hit", "p50", "most"):
        silent.add_column(column, justify="left" if column == "faults" else "right")
    for row in by_faults(chaos):
        figures = (f"{row.median:.1f}", f"{row.most:.1f}") if row.tables else ("–", "–")
        silent.add_row(row.faults, f"{row.trials}", f"{row.tables}", *figures)
    show_figures(checked, silent)
    show_lines(map(str, verdict.violations))


def show_hunts(hunts: Iterable[Hunt]) -> None:
    table = Table(title="Sabotage, and when it is found")
    for column in ("name", "what is broken", "found within", "by the rules", "violations"):
        table.add_column(column)
    for hunt in hunts:
        found = f"{hunt.seconds:.0f} s" if hunt.found else f"not in {hunt.seconds:.0f} s"
        table.add_row(hunt.name, hunt.what, found, ", ".join(hunt.rules), f"{len(hunt.violations)}")
    show_figures(table)


def show_lines(lines: Iterable[str]) -> None:
    for number, line in enumerate(lines):
        if number < SHOWN:
            Console(stderr=True).print(line, markup=False, highlight=False, soft_wrap=True)
