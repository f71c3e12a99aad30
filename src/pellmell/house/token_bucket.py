"""A token bucket limits how often something may happen; time comes in as a value."""

from dataclasses import dataclass
from math import ceil

from pellmell.kit.time_units import Seconds, WholeSeconds


@dataclass(slots=True)
class Bucket:
    """Fills up by `rate` a second to `most`; each time, a token is taken out of it."""

    rate: float
    most: float
    tokens: float
    last: Seconds

    @classmethod
    def full(cls, rate: float, most: float, now: Seconds) -> "Bucket":
        return cls(rate, most, most, now)

    def take(self, now: Seconds) -> bool:
        self.refill(now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def refill(self, now: Seconds) -> None:
        self.tokens = min(self.most, self.tokens + (now - self.last) * self.rate)
        self.last = now

    @property
    def seconds_left(self) -> WholeSeconds:
        """Until there is a token again."""
        return max(1, ceil((1 - self.tokens) / self.rate))
