"""Request pacing makes whoever asks too often wait: that costs the house next to nothing, an answer does."""

from asyncio import get_running_loop, sleep

from pellmell.web.rate_limits import KNOWN, TooFast

BURST_SECONDS = 5.0  # of requests may come at once: a page has many parts, and a home many phones
LONGEST_WAIT = 5.0  # seconds


class RequestPacing:
    """So many requests a second from one address, on the average."""

    def __init__(self, per_second: float) -> None:
        self._interval = 1 / per_second
        self._free_at: dict[str, float] = {}  # when the next one of an address may come, if it keeps the pace
        self._most_known = KNOWN

    async def wait(self, who: str) -> None:
        """Raises TooFast where it would take too long."""
        if (seconds := self.delay(who, get_running_loop().time())) > 0:
            await sleep(seconds)

    def check(self, who: str) -> None:
        """For what can't wait; raises TooFast."""
        self.delay(who, get_running_loop().time(), longest=0)

    def delay(self, who: str, now: float, longest: float = LONGEST_WAIT) -> float:
        """Seconds that one more of them has to wait; none if it is not above 0. Raises TooFast."""
        free_at = max(self._free_at.get(who, 0.0), now - BURST_SECONDS)
        if free_at - now > longest:
            raise TooFast("too many requests from your address: wait a few seconds", int(LONGEST_WAIT))
        self._free_at[who] = free_at + self._interval
        if len(self._free_at) > self._most_known:
            self._forget_idle(now)
        return free_at - now

    def _forget_idle(self, now: float) -> None:
        """Not at every newcomer: only when there are twice as many as were left the last time."""
        self._free_at = {who: at for who, at in self._free_at.items() if at > now - BURST_SECONDS}
        self._most_known = max(KNOWN, 2 * len(self._free_at))
