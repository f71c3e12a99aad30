"""A simulated line draws from a seed how long each way takes: uneven, and stalling where that is wished."""

from collections import deque
from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random

from pellmell.kit.time_units import FineMilliseconds, Milliseconds
from pellmell.play.round_trips import TRIPS, RoundTrips

JITTER = 0.15  # of each way, as the deviation of a lognormal
STALL_MS = 150  # one way, when a line stalls
SEGMENTS = 1000  # acknowledged in five minutes: so long the kernel remembers the smallest round trip
SEGMENTS_PER_PING = 4


def spread_of(jitter: float) -> float:
    """The deviation of the logarithm."""
    return sqrt(log(1 + jitter * jitter))


@dataclass
class SimulatedLine:
    """`lie`: by how much its pongs are delayed, but for some that are `prompt`; `late_acks`: and by how much
    its acknowledgements. If it is `direct`, the kernel's word counts, too, and it was used for minutes."""

    rtt: FineMilliseconds
    random: Random
    jitter: float = JITTER
    stalls: float = 0.0  # how often a way stalls
    lie: float = 0.0
    prompt: float = 0.0  # how often a pong is, of a liar
    direct: bool = False
    late_acks: float = 0.0
    trips: RoundTrips = field(default_factory=RoundTrips)
    delay: Milliseconds = 0  # as the house has measured it
    _last: dict[str, FineMilliseconds] = field(default_factory=dict[str, float])

    def __post_init__(self) -> None:
        self._spread = spread_of(self.jitter)
        self._segments = Random(f"{self.rtt}")  # of their own, so that the same races are compared
        self._smallest: deque[FineMilliseconds] = deque(maxlen=SEGMENTS // SEGMENTS_PER_PING)
        while self.direct and len(self._smallest) < (self._smallest.maxlen or 0):
            self._pong(self._acknowledge())
        for _ in range(TRIPS):
            self.ping()

    def way(self, random: Random | None = None) -> FineMilliseconds:
        """How long one way takes this time."""
        random = random or self.random
        stall = STALL_MS if self.stalls and random.random() < self.stalls else 0
        return self.rtt / 2 * exp(random.gauss(0, self._spread)) + stall

    def carry(self, at: FineMilliseconds, direction: str) -> FineMilliseconds:
        """When what sets out now arrives: late, but in order."""
        arrival = max(at + self.way(), self._last.get(direction, 0.0))
        self._last[direction] = arrival
        return arrival

    def ping(self) -> None:
        """As the house measures it."""
        if self.direct:
            self._acknowledge()
        self._pong(self.way() + self.way())

    def _pong(self, trip: FineMilliseconds) -> None:
        late = 0.0 if self.prompt and self._segments.random() < self.prompt else self.lie
        self.trips.note(trip + late, min(self._smallest, default=None))
        self.delay = self.trips.median or 0

    def _acknowledge(self) -> FineMilliseconds:
        """Some segments; the trip of one of them."""
        random = self._segments
        trips = [self.way(random) + self.way(random) for _ in range(SEGMENTS_PER_PING)]
        self._smallest.append(min(trips) + self.late_acks)
        return trips[0]

    @property
    def shortest(self) -> Milliseconds:
        return self.trips.shortest
