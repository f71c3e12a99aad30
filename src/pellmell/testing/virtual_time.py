"""Virtual time passes when a test or a benchmark says so: it stands in for the clock and timers of a
house."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

from pellmell.kit.time_units import FineMilliseconds, Milliseconds, Seconds, to_seconds


class VirtualAlarm:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class VirtualTime:
    def __init__(self) -> None:
        self._now = 1_000
        self._alarms: list[tuple[Milliseconds, int, VirtualAlarm]] = []
        self._number = count()

    def now(self) -> Milliseconds:
        return self._now

    def exactly(self) -> FineMilliseconds:
        return float(self._now)

    def today(self) -> Seconds:
        return 1_700_000_000 + to_seconds(self._now)

    def at(self, when: Milliseconds, callback: Callable[[], None]) -> VirtualAlarm:
        alarm = VirtualAlarm(callback)
        heappush(self._alarms, (when, next(self._number), alarm))
        return alarm

    def next(self) -> Milliseconds | None:
        while self._alarms and self._alarms[0][2].callback is None:
            heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def advance_to(self, moment: Milliseconds) -> None:
        """One alarm at most; whoever wants more calls again."""
        due = self.next()
        if due is None or due > moment:
            self._now = max(self._now, moment)
            return
        _, _, alarm = heappop(self._alarms)
        self._now = max(self._now, due)
        if alarm.callback is not None:
            alarm.callback()
