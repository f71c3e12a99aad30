"""Garbage collection waits for a moment in which nobody plays.

A full search stops everybody for as long as it takes: some 40 ms with 1,000 tables, and as much again with
their lines. It finds next to nothing, as neither tables nor lines leave anything behind.
"""

import gc
from collections.abc import Callable
from time import monotonic

from pellmell.house.house import House
from pellmell.kit.time_units import Seconds
from pellmell.play.messages import IN_ROUND

MOST_PATIENCE = 86_400.0  # seconds: in a house where somebody always plays, one search a day


class GarbageCollection:
    def __init__(
        self,
        house: House,
        clock: Callable[[], Seconds] = monotonic,
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        self._house = house
        self._clock = clock
        self._collect = collect
        self._due_since: float | None = None

    def is_due(self) -> None:
        """From now on it is waited for."""
        if self._due_since is None:
            self._due_since = self._clock()

    def look(self) -> None:
        """Whether this is the moment."""
        if self._due_since is None:
            return
        if self._clock() - self._due_since >= MOST_PATIENCE or not self._somebody_plays():
            self._due_since = None
            self._collect()

    def _somebody_plays(self) -> bool:
        tables = self._house.tables.values()
        return any(live.phase in IN_ROUND and live.machine.seats.online for live in tables)
