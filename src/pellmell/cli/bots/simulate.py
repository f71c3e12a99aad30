"""`pellmell simulate`: many matches, a progress bar, and one table of figures."""

import os
import time
from shlex import quote

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pellmell.cli.arguments import MatchArguments
from pellmell.cli.errors import Mistake
from pellmell.cli.json_output import print_json
from pellmell.kit.seats import letter
from pellmell.kit.time_units import IN_A_SECOND, Seconds
from pellmell.lab.peak_memory import peak_bytes
from pellmell.lab.ray_cluster import ClusterError
from pellmell.lab.simulate import Plan, simulate
from pellmell.lab.tally import SimulationTally, Spread

MB = 1_000_000


class Cost(msgspec.Struct):
    """What it took on this machine; it differs from run to run."""

    jobs: int | None  # as many as the cluster has cores
    on: str | None  # its address
    seconds: Seconds
    commands_per_second: float
    peak_mb: float | None  # of the largest process


def run(
    setting: MatchArguments,
    matches: int,
    most_rounds: int,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
) -> None:
    if cluster is not None and jobs is not None:
        raise Mistake("--jobs is for this machine: a cluster takes as many as it has cores")
    options = msgspec.to_builtins(setting.options)
    plan = Plan(setting.game.name, options, setting.players, setting.seed, matches, most_rounds)
    try:
        tally, cost = count(plan, jobs or cores(), cluster)
    except ClusterError as error:
        raise Mistake(str(error)) from error
    if as_json:
        print_json({**msgspec.to_builtins(plan), "figures": figures(tally), "run": cost})
        return
    console = Console(highlight=False)
    console.print(f"[bold]{setting.game.title}[/], {setting.players} players, {matches} matches")
    console.print(spreads(tally))
    console.print(shares(tally, cost))
    first = f" (--seed {quote(setting.seed + '/0')} plays the first of these matches)"
    console.print(Text.assemble(("seed ", "dim"), setting.seed, (first, "dim")), soft_wrap=True)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def count(plan: Plan, jobs: int, cluster: str | None = None) -> tuple[SimulationTally, Cost]:
    tally = SimulationTally([0] * plan.players)
    peaks: set[int] = set()
    began = time.perf_counter()
    with _progress() as progress:
        task = progress.add_task("matches", total=plan.matches)
        for share in simulate(plan, jobs, cluster):
            tally.merge(share.tally)
            peaks |= {share.peak_bytes or 0, peak_bytes() or 0}
            progress.advance(task, share.tally.matches)
    seconds = time.perf_counter() - began
    speed, peak = tally.decided / seconds, max(peaks) / MB or None
    return tally, Cost(None if cluster else jobs, cluster, seconds, speed, peak)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def figures(tally: SimulationTally) -> dict[str, object]:
    return {
        "matches": tally.matches,
        "rounds": tally.moves.count,
        "rounds_per_match": spread(tally.rounds),
        "moves_per_round": spread(tally.moves),
        "seconds_per_round": spread(tally.ms, IN_A_SECOND),
        "points_per_round": spread(tally.points),
        "endings": {ending.value: number for ending, number in tally.endings.items()},
        "wins": tally.wins,
        "shared_wins": tally.shared,
        "given_up": tally.given_up,
        "commands": tally.decided,
        "refused": tally.refused,
    }


def spread(numbers: Spread, unit: int = 1) -> dict[str, float]:
    return {
        "mean": numbers.mean / unit,
        "sd": numbers.deviation / unit,
        "min": (numbers.low or 0) / unit,
        "max": (numbers.high or 0) / unit,
    }


def spreads(tally: SimulationTally) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(f"{tally.moves.count:,} rounds")
    for heading in ("mean", "sd", "min", "max"):
        table.add_column(heading, justify="right")
    for name, numbers, unit in (
        ("rounds per match", tally.rounds, 1),
        ("moves per round", tally.moves, 1),
        ("seconds per round, from deal to stop", tally.ms, IN_A_SECOND),
        ("points per round and seat", tally.points, 1),
    ):
        table.add_row(name, *(f"{value:.1f}" for value in spread(numbers, unit).values()))
    return table


def shares(tally: SimulationTally, cost: Cost) -> Table:
    table = Table.grid(padding=(0, 2))
    wins = [f"{letter(seat)} {number / tally.matches:.1%}" for seat, number in enumerate(tally.wins)]
    endings = [f"{ending} {number / tally.moves.count:.2%}" for ending, number in tally.endings.items()]
    where = f"with {cost.jobs} at once" if cost.on is None else f"on {cost.on}"
    speed = f"{cost.commands_per_second:,.0f} a second, {cost.seconds:.1f} s {where}"
    table.add_row("rounds ended by", "   ".join(endings))
    table.add_row("matches won by", "   ".join(wins))
    table.add_row("wins shared", f"{tally.shared / tally.matches:.1%}")
    if tally.given_up:
        table.add_row("given up", f"{tally.given_up / tally.matches:.1%}: nobody had won by then")
    table.add_row("commands", f"{tally.decided:,}, {tally.refused:,} of them refused")
    table.add_row("", speed)
    table.add_row(
        "peak memory", "not known here" if cost.peak_mb is None else f"{cost.peak_mb:.0f} MB a process"
    )
    return table
