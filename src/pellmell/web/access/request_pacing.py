"""Request pacing makes whoever asks too often wait: that costs the house next to nothing, an answer does."""

from asyncio import get_running_loop, sleep

from pellmell.kit.time_units import Seconds
from pellmell.web.access.addresses import WIDER, Address, customer, household
from pellmell.web.access.memory_tokens import KNOWN
from pellmell.web.access.rate_limits import TooFast

BURST_SECONDS = 5.0  # of requests may come at once: a page has many parts, and a home many phones
LONGEST_WAIT = 5.0  # seconds


class RequestPacing:
    """So many requests a second, on the average: of one household, and of all that one customer may have."""

    def __init__(self, per_second: float) -> None:
        self._home = Pace(per_second)
        self._network = Pace(WIDER * per_second)

    async def wait(self, address: Address | None) -> None:
        """Raises TooFast where it would take too long."""
        if (seconds := self._delay(address, LONGEST_WAIT)) > 0:
            await sleep(seconds)

    def check(self, address: Address | None) -> None:
        """For what can't wait; raises TooFast."""
        self._delay(address, longest=0)

    def _delay(self, address: Address | None, longest: Seconds) -> Seconds:
        now = get_running_loop().time()
        home, network = household(address), customer(address)
        return max(self._home.delay(home, now, longest), self._network.delay(network, now, longest))


class Pace:
    def __init__(self, per_second: float) -> None:
        self._interval = 1 / per_second
        self._free_at: dict[str, Seconds] = {}  # when the next one may come of who keeps the pace
        self._most_known = KNOWN

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._free_at)

    def delay(self, who: str, now: Seconds, longest: Seconds = LONGEST_WAIT) -> Seconds:
        """Seconds that one more of them has to wait; none if it is not above 0. Raises TooFast."""
        free_at = max(self._free_at.get(who, 0.0), now - BURST_SECONDS)
        if free_at - now > longest:
            raise TooFast("too many requests from your address: wait a few seconds", int(LONGEST_WAIT))
        self._free_at[who] = free_at + self._interval
        if len(self._free_at) > self._most_known:
            self._forget_idle(now)
        return free_at - now

    def _forget_idle(self, now: Seconds) -> None:
        """Not at every newcomer: only when there are twice as many as were left the last time."""
        self._free_at = {who: at for who, at in self._free_at.items() if at > now - BURST_SECONDS}
        self._most_known = max(KNOWN, 2 * len(self._free_at))
