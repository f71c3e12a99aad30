"""A line of real sockets that is as long as one likes, uneven, and stalls: a proxy that delays.

What sets out first arrives first. The kernel sees only the loopback here, so its TCP_INFO knows nothing.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from math import inf, nextafter
from random import Random

from pellmell.bench.fair_lines import JITTER, SimulatedLine


class SlowLine:
    """Of `rtt` ms there and back; each way is drawn from a seed, as in the simulation."""

    def __init__(self, port: int, line: SimulatedLine) -> None:
        self.port = 0  # to come to
        self._house = port
        self._line = line
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._stalled_until = 0.0

    def stall(self, seconds: float) -> None:
        """Nothing arrives for a while, either way; nothing is lost."""
        self._stalled_until = asyncio.get_running_loop().time() + seconds

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._house)
        self._writers |= {writer, back}
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop, arrival = asyncio.get_running_loop(), 0.0
        with suppress(OSError):
            while data := await reader.read(65_536):
                delayed = max(loop.time(), self._stalled_until) + self._line.way() / 1000
                arrival = max(nextafter(arrival, inf), delayed)
                loop.call_at(arrival, _write, writer, data)
        loop.call_at(max(nextafter(arrival, inf), loop.time()), writer.close)


def _write(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)


@asynccontextmanager
async def slow_line(
    port: int, rtt: float, random: Random, jitter: float = JITTER
) -> AsyncGenerator[SlowLine]:
    line = SlowLine(port, SimulatedLine(rtt, random, jitter))
    await line.open()
    try:
        yield line
    finally:
        await line.close()
