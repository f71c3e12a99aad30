"""One alarm for whatever comes first."""

from collections.abc import Callable

from pellmell.house.ports import Alarm, Time


class NextAlarm:
    def __init__(self, time: Time, ring: Callable[[], None]) -> None:
        self._time = time
        self._ring = ring
        self._set: tuple[int, Alarm] | None = None

    def set(self, when: int | None) -> None:
        if self._set is not None:
            if self._set[0] == when:
                return
            self.cancel()
        if when is not None:
            self._set = (when, self._time.at(when, self._ringing))

    def cancel(self) -> None:
        if self._set is not None:
            self._set[1].cancel()
            self._set = None

    def _ringing(self) -> None:
        self._set = None
        self._ring()

    def retire(self) -> None:
        """For good; and nobody is kept alive by it."""
        self.cancel()
        self._ring = _ring_nowhere


def _ring_nowhere() -> None:
    pass
