"""Sitting limits: how often people of one home sit down at a table, so that nobody comes and goes all the
time.

Each time everybody is told, and it is written. A home is where lines come from that may all be one person's.
"""

from pellmell.house.token_bucket import Bucket
from pellmell.kit.refusal import Refusal
from pellmell.kit.time_units import Milliseconds, Seconds, to_seconds

SITS_AT_ONCE, SITS_PER_SECOND = 24, 0.5  # a whole party behind one address, and somebody who tries again
HOMES = 100  # of which it is remembered


class SittingLimits:
    def __init__(self) -> None:
        self._homes: dict[str, Bucket] = {}

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._homes)

    def check(self, home: str, at: Milliseconds) -> None:
        """Raises Refusal where it was too often."""
        now = to_seconds(at)
        if home not in self._homes and len(self._homes) >= HOMES:
            self._make_room(now)
        bucket = self._homes.setdefault(home, Bucket.full(SITS_PER_SECOND, SITS_AT_ONCE, now))
        if not bucket.take(now):
            raise Refusal("", f"you sat down too often: wait {bucket.seconds_left} seconds")

    def _make_room(self, now: Seconds) -> None:
        """Whoever may sit down as often as anybody again is forgotten; else who came first."""
        for bucket in self._homes.values():
            bucket.refill(now)
        used = [(home, bucket) for home, bucket in self._homes.items() if bucket.tokens < bucket.most]
        self._homes = dict(used[-HOMES // 2 :])
