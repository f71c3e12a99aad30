"""Lines and people that do not exist: how long a way takes, and how long somebody needs, from a seed."""

from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random

from pellmell.play.round_trips import WINDOW, RoundTrips

JITTER = 0.15  # of each way, as the deviation of a lognormal
STALL_MS = 150  # one way, when a line stalls
REACTION_MS = 700.0  # the median: an estimate, put together in docs/fairness.md
REACTION_SPREAD = 0.35  # of its logarithm: a few are quick, some are slow


def spread_of(jitter: float) -> float:
    """The deviation of the logarithm."""
    return sqrt(log(1 + jitter * jitter))


def reaction(random: Random) -> float:
    return REACTION_MS * exp(random.gauss(0, REACTION_SPREAD))


@dataclass
class SimulatedLine:
    """`lie`: by how much its pongs are delayed; `bound`: what the kernel knows of it."""

    rtt: float
    random: Random
    jitter: float = JITTER
    stalls: float = 0.0  # how often a way stalls
    lie: float = 0.0
    bound: float | None = None
    trips: RoundTrips = field(default_factory=RoundTrips)
    _last: dict[str, float] = field(default_factory=dict[str, float])

    def __post_init__(self) -> None:
        self._spread = spread_of(self.jitter)
        self.trips.bound = self.bound
        for _ in range(WINDOW):
            self.ping()

    def way(self) -> float:
        """How long one way takes this time."""
        stall = STALL_MS if self.stalls and self.random.random() < self.stalls else 0
        return self.rtt / 2 * exp(self.random.gauss(0, self._spread)) + stall

    def carry(self, at: float, direction: str) -> float:
        """When what sets out now arrives: late, but in order."""
        arrival = max(at + self.way(), self._last.get(direction, 0.0))
        self._last[direction] = arrival
        return arrival

    def ping(self) -> None:
        """As the house measures it."""
        self.trips.note(self.way() + self.way() + self.lie)

    @property
    def delay(self) -> int:
        return self.trips.median or 0

    @property
    def shortest(self) -> int:
        return self.trips.shortest
