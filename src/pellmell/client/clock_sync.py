"""Clock synchronisation estimates the table's time from a few requests: the quickest answers are the least
mistaken."""

from collections import deque
from statistics import median
from typing import NamedTuple

from pellmell.kit.time_units import FineMilliseconds

ASKED = 9
QUICKEST = 3


class TimeAnswer(NamedTuple):
    took: FineMilliseconds
    offset: FineMilliseconds


class TableClock:
    """Milliseconds; the client's own time comes in as a value."""

    def __init__(self) -> None:
        self._answers: deque[TimeAnswer] = deque(maxlen=ASKED)
        self._stale = False

    @property
    def settled(self) -> bool:
        return len(self._answers) == ASKED and not self._stale

    def doubt(self) -> None:
        """The table may have slept, and its time has stood still: the next answer is worth more than all."""
        self._stale = True

    def heard(self, sent: FineMilliseconds, table: FineMilliseconds, now: FineMilliseconds) -> None:
        """Asked at `sent`, the table said its time, and it is `now`: halfway between, it was right."""
        if self._stale:
            self._answers.clear()
            self._stale = False
        self._answers.append(TimeAnswer(now - sent, table - (sent + now) / 2))

    def at(self, now: FineMilliseconds) -> FineMilliseconds:
        """The table's time, when it is `now` here."""
        quickest = sorted(self._answers)[:QUICKEST]
        return now + median(answer.offset for answer in quickest)
