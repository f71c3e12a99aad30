"""The delay of a line is estimated from the round-trip times that were measured on it last."""

from collections import deque

from pellmell.kit.time_units import FineMilliseconds, Milliseconds

TRIPS = 15  # round trips that the median is taken of
UNEVEN, UNEVEN_MS = 0.9, 45  # of its shortest trip, and at most, a line takes longer as a rule
STEADY, STEADY_MS = 0.3, 50  # a short line is steadier: of a trip of no time at all, and how soon that grows
LONG = 0.4  # of its shortest trip, any line may take longer: for a long one, that is more than 45 ms
PROMPT_MS = 8  # later than the quickest acknowledgement, the quickest pong of a browser comes at most
SERIES = 40  # of trips, the quickest of each is known: ten minutes, twice as long as the kernel remembers
DOUBTFUL, DOUBTFUL_MS = 1.5, 20  # of the shortest trip, and so much more: even the quickest pong comes later


class RoundTrips:
    """The median orders contests: a low quantile would rob slow lines. `shortest` is only there to tell what
    cannot have been.

    What somebody else knows of the line, such as the kernel, bounds it, whatever its client would have us
    believe. By how much even the quickest pong comes later than the shortest trip is not the line's doing:
    it is taken off. And as a rule a line is not much longer than the shortest trip that was made on it.
    """

    def __init__(self) -> None:
        self._last: deque[FineMilliseconds] = deque(maxlen=TRIPS)
        self._quickest: deque[FineMilliseconds] = deque(maxlen=SERIES)  # of each
        self._noted = 0
        self._smallest: FineMilliseconds | None = None

    def __len__(self) -> int:
        return len(self._last)

    def note(self, milliseconds: FineMilliseconds, smallest: FineMilliseconds | None = None) -> None:
        """A round trip; and the smallest one that the kernel knows of, if it is asked."""
        self._last.append(milliseconds)
        if self._noted % TRIPS == 0:
            self._quickest.append(milliseconds)
        elif milliseconds < self._quickest[-1]:
            self._quickest[-1] = milliseconds
        self._noted += 1
        self._smallest = smallest

    @property
    def median(self) -> Milliseconds | None:
        if not self._last:
            return None
        measured = sorted(self._last)[len(self._last) // 2]
        if self._smallest is None:
            return round(measured)
        late = max(0.0, min(self._quickest) - self._smallest - PROMPT_MS)
        return round(min(measured - late, bound(self._smallest)))

    @property
    def doubtful(self) -> bool:
        """Whoever answers takes far longer than the line does, every time."""
        if self._smallest is None or len(self._last) < TRIPS:
            return False
        return min(self._quickest) > DOUBTFUL * self._smallest + DOUBTFUL_MS

    @property
    def shortest(self) -> Milliseconds:
        return int(min(self._last, default=0))


def bound(smallest: float) -> float:
    """What a line may take at most whose shortest trip took so long, in ms."""
    uneven = min(UNEVEN, STEADY + smallest / STEADY_MS) * smallest
    return smallest + max(LONG * smallest, min(uneven, UNEVEN_MS))
