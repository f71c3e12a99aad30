"""A line to the house that is long, uneven, or cut. (Chromium slows no WebSockets.)"""

import asyncio
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from math import inf, nextafter
from random import Random
from typing import Literal

from tests.browser.own_loop import OwnLoop

Direction = Literal["there", "back"]  # to the house, and from it
BOTH: tuple[Direction, ...] = "there", "back"


class SlowLine:
    """Made by `slow_line`; everything here may be called and set from any thread, at any time."""

    def __init__(self, port: int, latency: float, jitter: float) -> None:
        self.port = port  # of the house
        self.latency = latency  # ms, there and back
        self.jitter = jitter  # ms on top of it, at most
        self.url = ""
        self._whole = True
        self._chance = Random(1)
        self._own = OwnLoop()
        self._loop = self._own.loop
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._visits: set[asyncio.Task[None]] = set()
        self._free = {direction: asyncio.Event() for direction in BOTH}
        for free in self._free.values():
            free.set()

    @contextmanager
    def held(self, *directions: Direction) -> Generator[None]:
        """What is said meanwhile, either way unless one is named, sets out only afterwards."""
        self._own.do(self._hold(directions or BOTH))
        try:
            yield
        finally:
            self._own.do(self._release())

    def cut(self) -> None:
        """In the middle of whatever is said, and for whoever comes."""
        self._own.do(self._cut())

    def mend(self) -> None:
        self._whole = True

    # On its own loop

    def open(self) -> None:
        self._own.do(self._listen())

    def close(self) -> None:
        self._own.do(self._end())
        self._own.close()

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _end(self) -> None:
        if self._server is not None:
            self._server.close()
        await self._cut()
        for visit in self._visits:
            visit.cancel()
        await asyncio.gather(*self._visits, return_exceptions=True)

    async def _hold(self, directions: Sequence[Direction]) -> None:
        for direction in directions:
            self._free[direction].clear()

    async def _release(self) -> None:
        for free in self._free.values():
            free.set()

    async def _cut(self) -> None:
        self._whole = False
        for writer in self._writers:
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if (visit := asyncio.current_task()) is not None:
            self._visits.add(visit)
            visit.add_done_callback(self._visits.discard)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:  # no house
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        if not self._whole:
            await self._cut()
        await asyncio.gather(self._carry(reader, back, "there"), self._carry(there, writer, "back"))
        self._writers -= {writer, back}

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, direction: Direction
    ) -> None:
        """Late, but in order: what comes first arrives first."""
        arrival = 0.0
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._free[direction].wait()
                arrival = max(_after(arrival), self._loop.time() + self._delay())
                self._loop.call_at(arrival, _write, writer, data)
        self._loop.call_at(max(_after(arrival), self._loop.time()), writer.close)

    def _delay(self) -> float:
        """Seconds, one way."""
        return (self.latency / 2 + self._chance.uniform(0, self.jitter)) / 1000


def _after(time: float) -> float:
    """What is due at the very same time comes in any order."""
    return nextafter(time, inf)


def _write(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)


@contextmanager
def slow_line(port: int, latency: float = 0, jitter: float = 0) -> Generator[SlowLine]:
    line = SlowLine(port, latency, jitter)
    line.open()
    try:
        yield line
    finally:
        line.close()
