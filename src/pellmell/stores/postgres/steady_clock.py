"""A steady clock that goes on while the machine sleeps, where there is one: leases do."""

import math
import time

from pellmell.kit.time_units import Seconds

_CLOCK = getattr(time, "CLOCK_BOOTTIME", None)  # Linux; elsewhere a sleep is noticed with the next renewal


def steady() -> Seconds:
    return Seconds(time.monotonic() if _CLOCK is None else time.clock_gettime(_CLOCK))


class DatabaseClock:
    """What the clock of the database shows at least, by what it said of itself: an answer takes its time.
    It may be set while nobody listens, so what it said counts for one connection."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self._ahead = -math.inf  # of the steady clock

    def hear(self, said: Seconds) -> None:
        self._ahead = max(self._ahead, said - steady())

    @property
    def now(self) -> Seconds:
        """Infinite before it was heard of: then the database itself knows better."""
        return Seconds(steady() + self._ahead if math.isfinite(self._ahead) else math.inf)
