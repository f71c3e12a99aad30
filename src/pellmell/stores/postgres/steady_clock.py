"""A steady clock that goes on while the machine sleeps, where there is one: leases do."""

import time

from pellmell.kit.time_units import Seconds

_CLOCK = getattr(time, "CLOCK_BOOTTIME", None)  # Linux; elsewhere a sleep is noticed with the next renewal


def steady() -> Seconds:
    return Seconds(time.monotonic() if _CLOCK is None else time.clock_gettime(_CLOCK))
