"""The aims of a run, in seconds: the bench alone judges them, on a machine that does nothing else.

When a table goes on is known by what somebody does there, which is after a countdown. So that is judged where
table time is quick, and a countdown takes no time worth speaking of.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pellmell.kit.time_units import Seconds
from pellmell_bench.chaos.fault_figures import FaultFigures
from pellmell_bench.chaos.fault_plan import OF_FRONT, OF_LINE
from pellmell_bench.chaos.setting import SPEED

CUTS = (*OF_LINE, *OF_FRONT)
CRASHES = ("database restarts", "database crashes", "postmaster is killed")


@dataclass(frozen=True)
class Aim:
    what: str
    most: Seconds
    figure: Callable[[FaultFigures], Seconds]
    concerns: Callable[[str], bool]  # a fault by its name
    of_play: bool = True


class Reached(NamedTuple):
    """By the worst of the faults that an aim is about."""

    what: str
    most: Seconds
    figure: Seconds

    @property
    def kept(self) -> bool:
        return self.figure <= self.most


def _starts_with(*names: str) -> Callable[[str], bool]:
    return lambda faults: faults.startswith(names)


AIMS = (
    Aim("killed: a table goes on, p50", 1.5, lambda row: row.median, _starts_with("kill")),
    Aim("killed: a table goes on, most", 6.0, lambda row: row.most, _starts_with("kill")),
    Aim("frozen: of use again", 2.0, lambda row: row.of_use or 0.0, _starts_with("freeze"), of_play=False),
    Aim("cut off: tables go on elsewhere, most", 8.0, lambda row: row.most, _starts_with(*CUTS)),
    Aim("database back: tables go on, most", 3.0, lambda row: row.beyond or 0.0, _starts_with(*CRASHES)),
)


def reached(rows: Sequence[FaultFigures], speed: float = SPEED) -> Iterator[Reached]:
    """Of faults that came alone."""
    for aim in AIMS:
        if aim.of_play and speed < SPEED:
            continue
        if figures := [aim.figure(row) for row in rows if not row.together and aim.concerns(row.faults)]:
            yield Reached(aim.what, aim.most, max(figures))
