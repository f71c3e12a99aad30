"""A house in virtual time, in this process, without lines and disk: to see what it costs by itself."""

from collections.abc import Callable, Sequence
from functools import partial
from time import thread_time_ns

from pellmell.bench.virtual_time import VirtualTime
from pellmell.house.house import House
from pellmell.house.world import World
from pellmell.stores.memory import MemoryStore
from pellmell.wire.frames import Why


class MuteLine:
    """Somebody is there, and what is told goes nowhere."""

    delay = 20
    shortest = 20

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
        while self.time.now() < end:
            self.work(partial(self.time.advance_to, end))

    def for_guests(self, ms: int, action: Callable[[], object]) -> None:
        """In so many ms a guest does something, at its own expense but for what it has the house do."""
        self.time.at(self.time.now() + ms, partial(self._unpaid, action))

    def _unpaid(self, action: Callable[[], object]) -> None:
        began = thread_time_ns()
        action()
        self.spent -= thread_time_ns() - began
