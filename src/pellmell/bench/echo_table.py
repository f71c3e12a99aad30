"""Four at a table of the bare server: each says something, and says it again when all have heard it."""

from collections.abc import Callable

from pellmell.bench.generator import LoadGenerator
from pellmell.bench.server_process import ServerProcess
from pellmell.bench.wire import TEXT, Wire, masked


class EchoTable:
    """The first byte of a message says whose it is; the first line hears for all."""

    def __init__(
        self, server: ServerProcess, generator: LoadGenerator, code: str, seats: int, size: int
    ) -> None:
        self.answered = 0
        self._messages = [masked(TEXT, bytes([seat]) + b"." * (size - 1)) for seat in range(seats)]
        hears: list[Callable[[bytes, int, int], None]] = [self._heard, *[_nothing] * (seats - 1)]
        self.wires = [Wire(server.host, server.port, f"/ws/{code}", hear) for hear in hears]
        for wire in self.wires:
            generator.add(wire)

    def begin(self) -> None:
        for wire, message in zip(self.wires, self._messages, strict=True):
            wire.write(message)

    def _heard(self, data: bytes, begin: int, _: int) -> None:
        self.answered += 1
        seat = data[begin]
        self.wires[seat].write(self._messages[seat])


def _nothing(_: bytes, __: int, ___: int) -> None:
    pass
