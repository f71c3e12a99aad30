"""The load generator: one thread, many wires, and moments at which something is to be done."""

import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from heapq import heappop, heappush
from itertools import count
from select import EPOLLIN, epoll
from time import perf_counter, sleep

from pellmell.kit.time_units import Seconds
from pellmell_bench.load.websocket import Gone, Wire

LONGEST_WAIT = 0.05
EPOLL_TICK = 0.001  # it waits no shorter


class LoadGenerator:
    """Lines that the server has hung up on are counted in `lost`: there should be none."""

    def __init__(self) -> None:
        self.wires: dict[int, Wire] = {}
        self.lost = 0
        self._epoll = epoll()
        self._moments: list[tuple[Seconds, int, Callable[[], None]]] = []
        self._number = count()

    def add(self, wire: Wire) -> None:
        self.wires[wire.fd] = wire
        self._epoll.register(wire.fd, EPOLLIN)

    def drop(self, wire: Wire) -> None:
        """Hang up without a word; who has done so already may have left the number to somebody else."""
        if self.wires.get(wire.fd) is wire:
            del self.wires[wire.fd]
            self._epoll.unregister(wire.fd)
            wire.close()

    def at(self, when: Seconds, callback: Callable[[], None]) -> None:
        heappush(self._moments, (when, next(self._number), callback))

    def after(self, seconds: Seconds, callback: Callable[[], None]) -> None:
        self.at(perf_counter() + seconds, callback)

    def run(self, seconds: Seconds) -> None:
        self.run_until(lambda: False, seconds)

    def run_until(self, done: Callable[[], bool], seconds: Seconds) -> bool:
        """Whether it was done in that time."""
        end = perf_counter() + seconds
        while not done():
            if (now := perf_counter()) >= end:
                return False
            self.turn(min(end - now, LONGEST_WAIT))
        return True

    def turn(self, wait: Seconds) -> None:
        """Moments come in their time, also while there is much to read: people don't play in bursts."""
        if self._moments:
            wait = min(wait, max(0.0, self._moments[0][0] - perf_counter()))
        if wait < EPOLL_TICK:
            sleep(wait)
            wait = 0.0
        for fd, _ in self._epoll.poll(wait):
            wire = self.wires.get(fd)
            if wire is not None:
                self._read(wire)
            self._meet_moments()
        self._meet_moments()

    def _meet_moments(self) -> None:
        while self._moments and self._moments[0][0] <= perf_counter():
            heappop(self._moments)[2]()

    def _read(self, wire: Wire) -> None:
        try:
            wire.read()
        except Gone:
            self.lost += 1
            self.drop(wire)

    def close(self) -> None:
        for wire in list(self.wires.values()):
            self.drop(wire)
        self._epoll.close()


@contextmanager
def generating() -> Generator[LoadGenerator]:
    generator = LoadGenerator()
    try:
        yield generator
    finally:
        generator.close()


@contextmanager
def two_cores() -> Generator[int | None]:
    """The generator stays on one; the other is for the server. None: there is only one."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        yield None
        return
    os.sched_setaffinity(0, {cores[1]})
    try:
        yield cores[0]
    finally:
        os.sched_setaffinity(0, cores)
