"""The plan of `bench load` says how many tables, seats and seconds are measured."""

from collections.abc import Sequence
from dataclasses import dataclass

from pellmell.kit.time_units import Seconds

SEATS = 4


@dataclass(frozen=True)
class LoadPlan:
    """How much of everything. Seconds are those that are measured, after some to get going."""

    tables: int = 200
    turns: int = 3
    seconds: Seconds = 8.0
    warm_up: Seconds = 8.0
    bare_seconds: Seconds = 4.0
    scale: Sequence[int] = (10, 100, 1000)
    scale_rate: float = 1000.0  # commands a second, over all tables
    fill_seconds: Seconds = 40.0  # until tables remember as much as they ever will
    twelves: int = 60
    watchers: int = 100
    brisk: float = 10.0  # how fast the tables' time runs at saturation: countdowns are short then
    swift: float = 50.0  # so short that ten tables are enough to keep a core busy
    calm: float = 1.0  # and where latencies are measured

    def rate(self, tables: int) -> float:
        """Of a seat, so that all tables together have their number of commands."""
        return self.scale_rate / (tables * SEATS)


QUICK = LoadPlan(
    tables=4,
    turns=1,
    seconds=1.0,
    warm_up=0.5,
    bare_seconds=0.5,
    calm=10.0,
    scale=(2, 4),
    scale_rate=40.0,
    fill_seconds=0.5,
    twelves=1,
    watchers=5,
)
