"""Alarms of a table: `NextAlarm` rings at its next deadline, `Strokes` ring for many at once, every 10 ms."""

from collections.abc import Callable
from functools import partial
from operator import attrgetter

from pellmell.house.callbacks import call_all
from pellmell.house.ports import Alarm, TimeSource
from pellmell.kit.time_units import Milliseconds

STROKE_MS = 10


class NextAlarm:
    def __init__(self, time: TimeSource, ring: Callable[[], None]) -> None:
        self._time = time
        self._ring = ring
        self._set: tuple[Milliseconds, Alarm] | None = None

    def set(self, when: Milliseconds | None) -> None:
        if self._set is not None:
            if self._set[0] == when:
                return
            self.cancel()
        if when is not None:
            self._set = (when, self._time.at(when, self._ringing))

    def cancel(self) -> None:
        if self._set is not None:
            self._set[1].cancel()
            self._set = None

    def _ringing(self) -> None:
        self._set = None
        self._ring()

    def retire(self) -> None:
        """For good; and nobody is kept alive by it."""
        self.cancel()
        self._ring = _ring_nowhere


def _ring_nowhere() -> None:
    pass


class Bell:
    __slots__ = ("ring", "when")

    def __init__(self, when: Milliseconds, ring: Callable[[], None]) -> None:
        self.when = when
        self.ring = ring

    def cancel(self) -> None:
        self.ring = _ring_nowhere


class Strokes:
    """Alarms that need not be exact: those of a few ms ring together, in their order. A loop that is woken
    for each of them works as much for that as for what they are about."""

    def __init__(self, time: TimeSource) -> None:
        self._time = time
        self._bells: dict[Milliseconds, list[Bell]] = {}

    def at(self, when: Milliseconds, ring: Callable[[], None]) -> Bell:
        stroke, bell = -(-when // STROKE_MS), Bell(when, ring)
        if (bells := self._bells.get(stroke)) is not None:
            bells.append(bell)
        else:
            self._bells[stroke] = [bell]
            self._time.at(stroke * STROKE_MS, partial(self._strike, stroke))
        return bell

    def _strike(self, stroke: Milliseconds) -> None:
        bells = sorted(self._bells.pop(stroke), key=attrgetter("when"))
        call_all(bell.ring for bell in bells)  # lazily: one may cancel another
