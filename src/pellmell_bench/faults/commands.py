"""`pellmell bench crash` and `pellmell bench fuzz`: the house is killed, and sent nonsense."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from pellmell.stores.server_store import Durability
from pellmell_bench.figures import show_figures
from pellmell_bench.measured_games import QUICKEST

Seed = Annotated[str, typer.Option(help="Any text; kills and frames are drawn by it.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]

SHOWN = 10  # of what went wrong


def crash(
    kills: Annotated[int, typer.Option(min=0, help="How often the house is killed.")] = 50,
    tables: Annotated[int, typer.Option(min=1, help="Tables of each game that are played.")] = 2,
    sleepers: Annotated[int, typer.Option(min=0, help="Running tables that it wakes after a fall.")] = 500,
    moves: Annotated[int, typer.Option(min=10, help="That each of those has behind it.")] = 100,
    durability: Annotated[Durability, typer.Option(help="As of pellmell serve.")] = "power",
    seed: Seed = "crash",
    as_json: Json = False,
) -> None:
    """Kill the house in the middle of everything: what anybody was told must still be so."""
    from pellmell_bench.faults.crash import CrashTest
    from pellmell_bench.faults.waking import Wakings, wake_all

    with TemporaryDirectory() as folder, _progress() as progress:
        killed = progress.add_task("kills", total=kills)
        test = CrashTest(Path(folder), seed, durability, tables)
        found = asyncio.run(test.run(kills, lambda: progress.advance(killed)))
        woken = Wakings()
        if sleepers:
            steps = progress.add_task("sleepers", total=2 * sleepers)
            woken = asyncio.run(
                wake_all(Path(folder), sleepers, moves, durability, lambda: progress.advance(steps))
            )
    if as_json:
        typer.echo(json.dumps({"crash": asdict(found), "wake": asdict(woken)}))
    else:
        rows = {
            "kills, in the middle of so many races": f"{found.kills:,}, {found.races:,}",
            "accepted commands that somebody was told of": f"{found.facts:,}",
            "frames that told of them": f"{found.told:,}",
            "lost": f"{len(found.losses):,}",
            "seconds until it listens: median, most": _spread(found.starts, 2),
            "seconds until all tables go on: median, most": _spread(found.returns, 2),
        }
        if sleepers:
            rows[f"seconds until it listens with {sleepers:,} running tables"] = f"{woken.listens:.2f}"
            rows["entries in their journals"] = f"{woken.entries:,}"
            rows["ms from hello to table: p50, p99, most"] = _percentiles(woken.wakes)
        _print(f"Killed and started again, durability {durability}", rows, found.losses)
    raise typer.Exit(1 if found.losses else 0)


def fuzz(
    frames: Annotated[int, typer.Option(min=1, help="How many are sent, at least.")] = 100_000,
    seed: Seed = "fuzz",
    as_json: Json = False,
) -> None:
    """Send frames that make no sense: no crash, no change by what is refused, and nothing leaks."""
    from pellmell_bench.faults.fuzz import FuzzTest

    with TemporaryDirectory() as folder, _progress() as progress:
        sent = progress.add_task("frames", total=frames)
        test = FuzzTest(Path(folder), seed)
        found = asyncio.run(test.run(frames, lambda more: progress.advance(sent, more)))
    if as_json:
        typer.echo(json.dumps(asdict(found)))
    else:
        rows = {f"sent: {kind}": f"{count:,}" for kind, count in sorted(found.sent.items())}
        rows |= {f"answered: {kind}": f"{count:,}" for kind, count in sorted(found.answers.items())}
        rows |= {f"status {status}": f"{count:,}" for status, count in sorted(found.statuses.items())}
        rows["tables"] = f"{found.tables:,}"
        rows["tables held against what was told"] = f"{found.compared:,}"
        rows["bytes searched"] = f"{found.searched:,}"
        rows["faults"] = f"{len(found.faults):,}"
        _print(f"{found.frames:,} odd frames and requests", rows, found.faults)
    raise typer.Exit(1 if found.faults else 0)


def waking(
    tables: Annotated[int, typer.Option(min=1, help="Tables that wake at once.")] = 500,
    moves: Annotated[int, typer.Option(min=1, help="In the round that each of them is in.")] = 400,
    game: Annotated[str, typer.Option(help="What is played: a game to roll or turn cards in.")] = QUICKEST,
    as_json: Json = False,
) -> None:
    """Wake many tables in the middle of long rounds: nobody else may wait longer than 20 ms for that."""
    from pellmell.cli.serve.running import loop_factory
    from pellmell.web.logs import set_up_logs
    from pellmell_bench.faults.waking_waits import measure_waits, too_long

    set_up_logs("json", "error")
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runs = runner.run(measure_waits(Path(folder) / "sleepers.db", game, tables, moves))
    found, wrong = runs[-1], too_long(runs)
    if as_json:
        turns = {"idle": found.idle, "waking": found.waking}
        most = {name: {"passed": max(one.passed), "worked": max(one.worked)} for name, one in turns.items()}
        typer.echo(json.dumps({"longest_turn_ms": most, "seconds": found.seconds, "wrong": wrong}))
    else:
        rows = {
            "seconds until the first table is awake": f"{found.seconds[0]:.2f}",
            "seconds until a table is awake: median, most": _spread(found.seconds, 2),
            "ms of a turn while nobody comes: p50, p99, most": _percentiles(found.idle.passed),
            "ms of a turn while they wake: p50, p99, most": _percentiles(found.waking.passed),
            "of these the house worked: p50, p99, most": _percentiles(found.waking.worked),
            "the most that it worked in one turn, by run": ", ".join(f"{run.longest:.1f}" for run in runs),
            "MB of memory, with the bench's own": f"{found.memory:,.0f}",
        }
        _print(f"{tables:,} tables of {game} wake in rounds of {moves:,} moves", rows, wrong)
    raise typer.Exit(1 if wrong else 0)


def _progress() -> Progress:
    return Progress(console=Console(stderr=True))


def _print(title: str, rows: Mapping[str, str], wrong: Sequence[str]) -> None:
    table = Table(title=title, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for what, figure in rows.items():
        table.add_row(what, figure)
    show_figures(table)
    for line in wrong[:SHOWN]:
        Console(stderr=True).print(line, markup=False, highlight=False, soft_wrap=True)


def _spread(figures: Sequence[float], digits: int) -> str:
    ordered = sorted(figures)
    return f"{ordered[len(ordered) // 2]:.{digits}f}, {ordered[-1]:.{digits}f}" if ordered else "–"


def _percentiles(figures: Sequence[float]) -> str:
    cuts: Any = quantiles(figures, n=100, method="inclusive") if len(figures) > 1 else [*figures] * 100
    return f"{cuts[49]:.1f}, {cuts[98]:.1f}, {max(figures):.1f}"
