"""The report of a run: what was checked, how long tables stood still by fault, and whether aims are kept."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from pellmell.kit.time_units import Seconds
from pellmell_bench.chaos.aims import Reached, reached
from pellmell_bench.chaos.chaos_run import Chaos
from pellmell_bench.chaos.checker.check import Verdict
from pellmell_bench.chaos.fault_figures import FaultFigures, by_faults
from pellmell_bench.chaos.sabotage.hunt import Hunt
from pellmell_bench.figures import show_figures

SHOWN = 20  # violations


def summary(chaos: Chaos) -> dict[str, Any]:
    rows = by_faults(chaos)
    return {
        **checked(chaos.verdict),
        "trials": len(chaos.trials),
        "faults_inflicted": chaos.faults,
        "seconds": chaos.load_seconds,
        "stood_still": chaos.stood_still,
        "faults": [asdict(row) for row in rows],
        "aims": [{**one._asdict(), "kept": one.kept} for one in reached(rows, chaos.speed)],
    }


def checked(verdict: Verdict) -> dict[str, Any]:
    return {
        "violations": [str(violation) for violation in verdict.violations],
        "acknowledged": verdict.acknowledged,
        "frames": verdict.frames,
        "lost": verdict.lost,
        "entries": verdict.entries,
        "films": verdict.films,
        "sights": verdict.sights,
        "tables": verdict.tables,
        "epochs": verdict.epochs,
    }


def show(chaos: Chaos) -> None:
    rows = by_faults(chaos)
    title = f"{chaos.faults} faults in {chaos.load_seconds:,.0f} s"
    aims = aims_table(reached(rows, chaos.speed))
    show_figures(checked_table(title, chaos.verdict, chaos.stood_still), _silent(rows), aims)
    show_lines(map(str, chaos.verdict.violations))


def checked_table(title: str, verdict: Verdict, stood_still: Seconds) -> Table:
    table = Table(title=title, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows: Mapping[str, int | str] = {
        "acknowledged commands": verdict.acknowledged,
        "frames that somebody was told": verdict.frames,
        **({"of them lost in a crash, as documented": verdict.lost} if verdict.lost else {}),
        "entries of journals": verdict.entries,
        "films of rounds": verdict.films,
        "sights of a whole table, held against its journal": verdict.sights,
        "tables, and epochs in which they were awake": f"{verdict.tables:,}, {verdict.epochs:,}",
        "violations": len(verdict.violations),
        "seconds for which the bench itself stood still, at most": f"{stood_still:.2f}",
    }
    for what, figure in rows.items():
        table.add_row(what, figure if isinstance(figure, str) else f"{figure:,}")
    return table


def _silent(rows: Iterable[FaultFigures]) -> Table:
    table = Table(title="Seconds until a table goes on")
    columns = (
        "trials",
        "tables hit",
        "p50",
        "most",
        "database away",
        "longer than that",
        "node of use again",
    )
    table.add_column("faults")
    for column in columns:
        table.add_column(column, justify="right")
    for row in rows:
        figures = [row.median, row.most] if row.tables else [None, None]
        shown = [_seconds(each) for each in (*figures, row.away, row.beyond, row.of_use)]
        table.add_row(row.faults, f"{row.trials}", f"{row.tables}", *shown)
    return table


def aims_table(aims: Iterable[Reached]) -> Table:
    table = Table(title="Aims, where one thing fails at a time")
    table.add_column("seconds")
    for column in ("measured", "at most", ""):
        table.add_column(column, justify="right")
    for one in aims:
        table.add_row(one.what, f"{one.figure:.1f}", f"{one.most:.1f}", "" if one.kept else "missed")
    return table


def _seconds(figure: Seconds | None) -> str:
    return "–" if figure is None else f"{figure:.1f}"


def missed(chaos: Chaos) -> Sequence[Reached]:
    return [one for one in reached(by_faults(chaos), chaos.speed) if not one.kept]


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
