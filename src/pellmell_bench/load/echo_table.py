"""An echo table is four clients of the bare server: each says something, and says it again when all have
heard it.

With a `rate` they say it so many times a second instead, each at its own moments.
"""

from collections.abc import Callable
from functools import partial
from time import perf_counter

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Seconds
from pellmell_bench.load.generator import LoadGenerator
from pellmell_bench.load.house_access import Served
from pellmell_bench.load.websocket import TEXT, Wire, masked


class EchoTable:
    """The first byte of a message says whose it is; the first line hears for all."""

    def __init__(
        self,
        server: Served,
        generator: LoadGenerator,
        code: str,
        seats: int,
        size: int,
        rate: float | None = None,
    ) -> None:
        self.answered = 0
        self._generator = generator
        self._rate = rate
        self._messages = [masked(TEXT, bytes([seat]) + b"." * (size - 1)) for seat in range(seats)]
        hears: list[Callable[[bytes, int, int], None]] = [self._heard, *[_nothing] * (seats - 1)]
        self.wires = [Wire(server.host, server.port, f"/ws/{code}", hear) for hear in hears]
        for wire in self.wires:
            generator.add(wire)

    def begin(self, wait: Seconds = 0.0) -> None:
        """`wait`: for the first moment, as a share of the time between two."""
        for seat in range(len(self.wires)):
            if self._rate is None:
                self._say(seat)
            else:
                self._later(seat, (wait + seat / len(self.wires)) % 1 / self._rate)

    def _later(self, seat: Seat, seconds: Seconds) -> None:
        self._generator.at(perf_counter() + seconds, partial(self._tick, seat))

    def _tick(self, seat: Seat) -> None:
        if self._rate is not None:
            self._later(seat, 1 / self._rate)
        self._say(seat)

    def _say(self, seat: Seat) -> None:
        self.wires[seat].write(self._messages[seat])

    def _heard(self, data: bytes, begin: int, _: int) -> None:
        self.answered += 1
        if self._rate is None:
            self._say(data[begin])


def _nothing(_: bytes, __: int, ___: int) -> None:
    pass
