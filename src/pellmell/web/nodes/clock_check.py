"""The clock check: leases, limits and televisions' codes go by the database's clock, but how old tables and
matches are, by that of each node. So a clock that differs is told of, and by one that is far astray nothing
is cleared."""

import structlog

from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.server_store import Nodes
from pellmell.web.clock import LoopTime

MOST_SECONDS: Seconds = 5.0  # clocks that are kept by NTP differ by some ms

log = structlog.stdlib.get_logger()


def ahead(before: Seconds, there: Seconds, after: Seconds) -> Seconds:
    """Of what was asked in between; less than 0: behind. What the way takes is no difference."""
    return max(0.0, before - there) + min(0.0, after - there)


async def seconds_ahead(nodes: Nodes | None, time: LoopTime) -> Seconds:
    """By how much this machine's clock is ahead of the database's. Raises StoreError."""
    if nodes is None:
        return 0.0
    before = time.today()
    there = await nodes.today()
    return ahead(before, there, time.today())


async def check_clock(nodes: Nodes, time: LoopTime) -> None:
    try:
        astray = await seconds_ahead(nodes, time)
    except StoreError:  # it will be told of by whoever needs the database
        return
    if abs(astray) > MOST_SECONDS:
        log.warning(
            "this machine's clock is not the database's: let both be set by NTP, as tables and matches are"
            " kept too long or not long enough",
            seconds_ahead=round(astray, 1),
        )
