"""`pellmell bench load --par`: the house while par is computed for people who look again, in turns with the
house while it is not."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pellmell_bench.load.generator import two_cores
from pellmell_bench.load.house_access import SECONDS
from pellmell_bench.load.measure import RATE, Timed, timed
from pellmell_bench.load.par_askers import FOUND, LEFT_OUT, ParAskers
from pellmell_bench.load.plan import SEATS, LoadPlan
from pellmell_bench.load.played_table import Play
from pellmell_bench.load.rig import HouseRig, allow_sockets, house_rig
from pellmell_bench.load.scale import Say

Pace = Literal["people's pace", "saturation"]

PACES: Mapping[Pace, float | None] = {"people's pace": RATE, "saturation": None}
FIRST_FILMS = 3  # times the warm-up, until there are rounds to look at again


@dataclass
class BesidePar:
    """At one pace: turns without, and with so many pars that were found or left out meanwhile."""

    pace: Pace
    without: list[Timed] = field(default_factory=list[Timed])
    beside: list[Timed] = field(default_factory=list[Timed])
    found: int = 0
    left_out: int = 0


def bench_beside_par(plan: LoadPlan, say: Say) -> list[BesidePar]:
    allow_sockets(SEATS * plan.tables)
    with two_cores() as core:
        return [_at_pace(plan, core, pace, say) for pace in PACES]


def _at_pace(plan: LoadPlan, core: int | None, pace: Pace, say: Say) -> BesidePar:
    measured = BesidePar(pace)
    with house_rig(core, "--measure=latencies", speed=plan.brisk) as rig:
        rig.play(plan.tables, Play(PACES[pace]))
        rig.generator.run(FIRST_FILMS * plan.warm_up)
        for turn in range(1, plan.turns + 1):
            say(f"{pace}, turn {turn} of {plan.turns}")
            measured.without.append(timed(rig, plan))
            _beside(rig, plan, measured)
    return measured


def _beside(rig: HouseRig, plan: LoadPlan, measured: BesidePar) -> None:
    askers = ParAskers(rig.server, [secret for table in rig.tables for secret in table.secrets])
    try:
        measured.beside.append(timed(rig, plan))
    finally:
        askers.end()
    rig.generator.run_until(lambda: askers.ended, SECONDS)
    measured.found += askers.told[FOUND]
    measured.left_out += askers.told[LEFT_OUT]
