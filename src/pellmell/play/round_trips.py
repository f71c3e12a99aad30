"""The delay of a line is estimated from the round-trip times that were measured on it last."""

from collections import deque

from pellmell.kit.time_units import FineMilliseconds, Milliseconds

WINDOW = 15  # round trips that the median is taken of
UNEVEN, UNEVEN_MS = 0.9, 60  # of its shortest trip, and at most, a line takes longer as a rule
STEADY, STEADY_MS = 0.3, 50  # a short line is steadier: of a trip of no time at all, and how soon that grows
DOUBTFUL, DOUBTFUL_MS = 2, 50  # so many times the bound, and so much more: no jitter explains that


class RoundTrips:
    """The median orders contests: a low quantile would rob slow lines. `shortest` is only there to tell what
    cannot have been.

    What somebody else knows of the line, such as the kernel, bounds it: as a rule it is not much longer than
    the shortest trip that was made on it, whatever its client would have us believe.
    """

    def __init__(self) -> None:
        self._last: deque[FineMilliseconds] = deque(maxlen=WINDOW)
        self._smallest: FineMilliseconds | None = None

    def __len__(self) -> int:
        return len(self._last)

    def note(self, milliseconds: FineMilliseconds, smallest: FineMilliseconds | None = None) -> None:
        """A round trip; and the smallest one that the kernel knows of, if it is asked."""
        self._last.append(milliseconds)
        self._smallest = smallest

    @property
    def median(self) -> Milliseconds | None:
        if not self._last:
            return None
        return round(self._measured if self.bound is None else min(self._measured, self.bound))

    @property
    def bound(self) -> FineMilliseconds | None:
        """What the line may take at most, if anybody knows."""
        if self._smallest is None:
            return None
        uneven = min(UNEVEN, STEADY + self._smallest / STEADY_MS)
        return self._smallest + min(uneven * self._smallest, UNEVEN_MS)

    @property
    def doubtful(self) -> bool:
        """Its client takes far longer to answer than the line does."""
        known = self.bound is not None and len(self._last) == WINDOW
        return known and self._measured > DOUBTFUL * (self.bound or 0) + DOUBTFUL_MS

    @property
    def _measured(self) -> FineMilliseconds:
        return sorted(self._last)[len(self._last) // 2]

    @property
    def shortest(self) -> Milliseconds:
        return int(min(self._last, default=0))
