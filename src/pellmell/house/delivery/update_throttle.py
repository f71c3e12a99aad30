"""The update throttle gathers changes: the first after a quiet time are told at once, the next together."""

from collections.abc import Callable
from math import ceil

from pellmell.house.ports import Alarm, TimeSource
from pellmell.house.token_bucket import Bucket
from pellmell.kit.time_units import to_milliseconds, to_seconds


class UpdateThrottle:
    """Tells so many times a second at most, however many changes there are, and always the last one."""

    def __init__(self, time: TimeSource, per_second: int, tell: Callable[[], None]) -> None:
        self._time = time
        self._tell: Callable[[], None] | None = tell
        self._bucket = Bucket.full(per_second, per_second, to_seconds(time.now()))
        self._alarm: Alarm | None = None

    def changed(self) -> None:
        if self._alarm is None:
            self._go_on()

    def _go_on(self) -> None:
        self._alarm = None
        if self._tell is None:
            return
        now = self._time.now()
        if self._bucket.take(to_seconds(now)):
            self._tell()
        else:
            wait = ceil(to_milliseconds((1 - self._bucket.tokens) / self._bucket.rate))
            self._alarm = self._time.at(now + wait, self._go_on)

    def close(self) -> None:
        """For good; and nobody is kept alive by it."""
        self._tell = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
