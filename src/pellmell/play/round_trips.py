"""How long a line is: from the round trips that were measured on it last."""

from collections import deque

WINDOW = 15  # round trips that the median is taken of
DOUBTFUL = 2  # times the bound


class RoundTrips:
    """The median orders contests: a low quantile would rob slow lines. `shortest` is only there to tell what
    cannot have been.

    `bound` is what somebody else knows of the line, such as the kernel: it is not longer than that, whatever
    its client would have us believe.
    """

    def __init__(self) -> None:
        self.bound: float | None = None
        self._last: deque[float] = deque(maxlen=WINDOW)

    def __len__(self) -> int:
        return len(self._last)

    def note(self, milliseconds: float) -> None:
        self._last.append(milliseconds)

    @property
    def median(self) -> int | None:
        if not self._last:
            return None
        return round(self._measured if self.bound is None else min(self._measured, self.bound))

    @property
    def doubtful(self) -> bool:
        """Whoever answers takes far longer than the line does."""
        known = self.bound is not None and len(self._last) == WINDOW
        return known and self._measured > DOUBTFUL * (self.bound or 0)

    @property
    def _measured(self) -> float:
        return sorted(self._last)[len(self._last) // 2]

    @property
    def shortest(self) -> int:
        return int(min(self._last, default=0))
