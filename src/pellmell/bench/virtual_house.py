"""A house in virtual time, in this process, without lines and disk: to see what it costs by itself."""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from time import thread_time_ns

from pellmell.house.house import House
from pellmell.house.world import World
from pellmell.stores.memory import MemoryStore
from pellmell.wire.frames import Why


class VirtualAlarm:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class VirtualTime:
    """Moments of the house, and those of its guests, which the house does not pay for."""

    def __init__(self) -> None:
        self._now = 1_000
        self._number = count()
        self._moments: list[tuple[int, int, bool, VirtualAlarm]] = []

    def now(self) -> int:
        return self._now

    def exactly(self) -> float:
        return float(self._now)

    def today(self) -> float:
        return 1_700_000_000 + self._now / 1000

    def at(self, when: int, callback: Callable[[], None]) -> VirtualAlarm:
        return self._set(when, callback, free=False)

    def for_guests(self, when: int, callback: Callable[[], None]) -> None:
        self._set(when, callback, free=True)

    def _set(self, when: int, callback: Callable[[], None], free: bool) -> VirtualAlarm:
        alarm = VirtualAlarm(callback)
        heappush(self._moments, (when, next(self._number), free, alarm))
        return alarm

    def next_until(self, end: int) -> tuple[bool, Callable[[], None]] | None:
        """What comes next, and whether it is a guest's."""
        while self._moments and self._moments[0][0] <= end:
            when, _, free, alarm = heappop(self._moments)
            if alarm.callback is not None:
                self._now = max(self._now, when)
                return free, alarm.callback
        self._now = max(self._now, end)
        return None


class MuteLine:
    """Somebody is there, and what is told goes nowhere."""

    delay = 20

    def write(self, packed: bytes) -> None: ...

    def hang_up(self, why: Why, reason: str) -> None: ...


def _pack(frames: Sequence[bytes]) -> bytes:
    return b"".join(frames)


class VirtualHouse:
    def __init__(self) -> None:
        self.time = VirtualTime()
        self.store = MemoryStore()
        self.house = House(World(self.time, self.store, _pack, bytes(32)))
        self.spent = 0  # ns that the house was at work

    def work(self, action: Callable[[], object]) -> None:
        """Something that the house does, and pays for."""
        began = thread_time_ns()
        action()
        while self.store.waiting:
            self.store.commit()
        self.spent += thread_time_ns() - began

    def pass_time(self, ms: int) -> None:
        end = self.time.now() + ms
        while (moment := self.time.next_until(end)) is not None:
            free, action = moment
            if free:
                action()
            else:
                self.work(action)
