"""Rate limits: how often something may be done, for each of many who are told apart by a text."""

from collections.abc import Callable

from pellmell.house.token_bucket import Bucket

MINUTE = 60.0
KNOWN = 10_000  # of whom something is remembered

Clock = Callable[[], float]  # seconds that only go forward


class TooFast(Exception):
    """`first`: since it was last allowed. The log tells of no more."""

    def __init__(self, reason: str, seconds: int, first: bool = True) -> None:
        super().__init__(reason)
        self.seconds = seconds
        self.first = first


class RateLimit:
    """So many in so many seconds for each, which may come all at once. Who is not remembered has them all."""

    def __init__(self, most: int, seconds: float, reason: str, clock: Clock) -> None:
        """`reason` is told to who is too fast, before how long to wait."""
        self._most = most
        self._rate = most / seconds
        self._reason = reason
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._refused: set[str] = set()

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._buckets)

    def check(self, who: str) -> None:
        """Raises TooFast; takes nothing."""
        bucket = self._buckets.get(who)
        if bucket is None:
            return
        bucket.refill(self._clock())
        if bucket.tokens < 1:
            seconds, first = bucket.seconds_left, who not in self._refused
            self._refused.add(who)
            raise TooFast(f"{self._reason}: wait {seconds} seconds", seconds, first)
        self._refused.discard(who)

    def take(self, who: str) -> None:
        self.check(who)
        self.count(who)

    def count(self, who: str) -> None:
        """Take one, if there is one."""
        if who not in self._buckets:
            self._make_room()
            self._buckets[who] = Bucket.full(self._rate, self._most, self._clock())
        self._buckets[who].take(self._clock())

    def _make_room(self) -> None:
        """Who has all of them again is forgotten; if that is nobody, those who came first."""
        if len(self._buckets) < KNOWN:
            return
        now = self._clock()
        for bucket in self._buckets.values():
            bucket.refill(now)
        used = [(who, bucket) for who, bucket in self._buckets.items() if bucket.tokens < bucket.most]
        self._buckets = dict(used[-KNOWN // 2 :])
        self._refused &= self._buckets.keys()
