"""The clock of the server is the time of its event loop, in ms, and may run faster for tests."""

import math
from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable
from time import perf_counter, time

from pellmell.kit.time_units import FineMilliseconds, Milliseconds, Seconds, to_milliseconds, to_seconds


class LoopTime:
    """`speed`: so many times quicker than the world's, for tests and benchmarks."""

    def __init__(self, loop: AbstractEventLoop, speed: float = 1.0) -> None:
        self.speed = speed
        self._loop = loop
        self._rate = to_milliseconds(speed)  # of the house's time in a second of the world's
        self._began = perf_counter()

    def now(self) -> Milliseconds:
        return int(self.exactly())

    def exactly(self) -> FineMilliseconds:
        return (perf_counter() - self._began) * self._rate

    def today(self) -> Seconds:
        return time()

    def at(self, when: Milliseconds, callback: Callable[[], None]) -> "LoopAlarm":
        return LoopAlarm(self, when, callback)

    def call_at(self, when: Milliseconds, callback: Callable[[], None]) -> TimerHandle:
        """Perhaps a little early: a loop's own time is as old as its last turn."""
        milliseconds = math.ceil(to_milliseconds((when - self.exactly()) / self._rate))
        return self._loop.call_later(to_seconds(max(0, milliseconds)), callback)


class LoopAlarm:
    """Never early."""

    __slots__ = ("_callback", "_handle", "_time", "_when")

    def __init__(self, time: LoopTime, when: Milliseconds, callback: Callable[[], None]) -> None:
        self._time = time
        self._when = when
        self._callback = callback
        self._handle = time.call_at(when, self._ring)

    def _ring(self) -> None:
        if self._time.now() < self._when:
            self._handle = self._time.call_at(self._when, self._ring)
        else:
            self._callback()

    def cancel(self) -> None:
        self._handle.cancel()
