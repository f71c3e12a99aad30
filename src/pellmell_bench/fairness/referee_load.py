"""The load of the referee is measured in a house with sockets and disk: tables with it and without it, in
turns.

While those with it play, the others rest. What their lines cost anyhow, all of which are pinged, is seen
while everybody rests, and taken off.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pellmell.kit.time_units import Milliseconds, Seconds
from pellmell_bench.fairness.referee_cost import LINES, WINDOWS, RefereeCost
from pellmell_bench.load.generator import two_cores
from pellmell_bench.load.played_table import Play, PlayedTable
from pellmell_bench.load.rig import TICK, HouseRig, Window, allow_sockets, house_rig


@dataclass(frozen=True)
class RefereeLoadPlan:
    tables: int = 120  # of each kind
    rate: float = 2.5  # commands of a seat in a second
    warm_up: Seconds = 12.0  # until all lines are known, and tables are at all stages of their rounds
    seconds: Seconds = 3.0
    turns: int = 16
    speed: float = 1.0


QUICK = RefereeLoadPlan(tables=4, warm_up=1.0, seconds=0.5, turns=2, speed=10.0)
CALM = 0.3  # seconds, until what was under way is done


def measure(game: str, plan: RefereeLoadPlan) -> Iterator[RefereeCost]:
    allow_sockets(plan.tables * len(WINDOWS) * max(map(len, LINES.values())))
    with two_cores() as core:
        for name, delays in LINES.items():
            with house_rig(core, speed=plan.speed) as rig:
                kinds = [rig.play(plan.tables, _play(game, plan, delays, window)) for window in WINDOWS]
                rig.generator.run(plan.warm_up)
                off, on = _turns(rig, kinds, plan)
                yield RefereeCost(name, off, on)


def _play(game: str, plan: RefereeLoadPlan, delays: tuple[Milliseconds, ...], window: Milliseconds) -> Play:
    return Play(plan.rate, len(delays), pace="human", game=game, delays=delays, fair_window=window)


def _turns(rig: HouseRig, kinds: Sequence[list[PlayedTable]], plan: RefereeLoadPlan) -> list[list[float]]:
    """Who was first in one turn is last in the next."""
    costs: list[list[float]] = [[] for _ in kinds]
    for turn in range(plan.turns):
        idle = _window(rig, [], plan.seconds).server_load
        for kind in sorted(range(len(kinds)), reverse=turn % 2 == 1):
            busy = _window(rig, kinds[kind], plan.seconds)
            spent = max(TICK, busy.server_cpu - idle * busy.seconds)
            costs[kind].append(1e6 * spent / max(1, busy.commands))
    return costs


def _window(rig: HouseRig, playing: Sequence[PlayedTable], seconds: Seconds) -> Window:
    rig.only(playing)
    rig.generator.run(CALM)
    return rig.window(seconds)
