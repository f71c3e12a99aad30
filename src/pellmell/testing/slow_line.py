"""A slow line is a proxy between real sockets that delays, is uneven, stalls, and can be cut.

What sets out first arrives first. The kernel sees only the loopback here, so its TCP_INFO knows nothing.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from math import inf, nextafter
from random import Random
from typing import Literal

from pellmell.kit.time_units import FineMilliseconds, Seconds, to_seconds
from pellmell.testing.simulated_line import JITTER, SimulatedLine

Direction = Literal["there", "back"]  # to the house, and from it
CLOSE_SECONDS = 30.0
TURNS_TO_CONNECT = (
    3  # of the loop, for who was accepted just now: the task, its transport, and this one again
)
BOTH: tuple[Direction, ...] = "there", "back"


class SlowLine:
    """Each way takes as long as in the simulation. All may change at any time, on its own loop."""

    def __init__(self, house: int, line: SimulatedLine) -> None:
        self.port = 0  # to come to, instead of the house's
        self._house = house
        self._line = line
        self._whole = True
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._visits: set[asyncio.Task[None]] = set()
        self._free = {direction: asyncio.Event() for direction in BOTH}
        self.release()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    # What happens to lines

    def hold(self, *directions: Direction) -> None:
        """What is said from now on, either way unless one is named, sets out only when it is released."""
        for direction in directions or BOTH:
            self._free[direction].clear()

    def release(self) -> None:
        for free in self._free.values():
            free.set()

    def stall(self, seconds: Seconds) -> None:
        """Nothing sets out for a while; nothing is lost."""
        self.hold()
        asyncio.get_running_loop().call_later(seconds, self.release)

    def cut(self) -> None:
        """In the middle of whatever is said, and for whoever comes."""
        self._whole = False
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        self._whole = True

    # Carrying

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Once everybody has noticed, and every socket is closed."""
        assert self._server is not None
        self._server.close()
        self.release()
        async with asyncio.timeout(CLOSE_SECONDS):
            for _ in range(TURNS_TO_CONNECT):
                await asyncio.sleep(0)
            while self._visits:
                self.cut()
                await asyncio.wait(self._visits)

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Known from here on: a task that has not begun when all is closed would close nothing."""
        self._writers.add(writer)
        visit = asyncio.get_running_loop().create_task(self._carry_both(reader, writer))
        self._visits.add(visit)
        visit.add_done_callback(self._visits.discard)

    async def _carry_both(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers = {writer}
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._house)
        except OSError:  # no house
            writer.transport.abort()
        else:
            writers.add(back)
            self._writers.add(back)
            if not self._whole:
                self.cut()
            await asyncio.gather(self._carry(reader, back, "there"), self._carry(there, writer, "back"))
        for one in writers:
            with suppress(OSError):
                await one.wait_closed()
        self._writers -= writers

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, direction: Direction
    ) -> None:
        loop, arrival = asyncio.get_running_loop(), 0.0
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._free[direction].wait()
                arrival = max(_after(arrival), loop.time() + to_seconds(self._line.way()))
                loop.call_at(arrival, _write, writer, data)
        loop.call_at(max(_after(arrival), loop.time()), writer.close)


def _after(time: Seconds) -> Seconds:
    """What is due at the very same time comes in any order."""
    return nextafter(time, inf)


def _write(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)


@asynccontextmanager
async def slow_line(
    port: int, rtt: FineMilliseconds, random: Random, jitter: float = JITTER
) -> AsyncGenerator[SlowLine]:
    line = SlowLine(port, SimulatedLine(rtt, random, jitter))
    await line.open()
    try:
        yield line
    finally:
        await line.close()
