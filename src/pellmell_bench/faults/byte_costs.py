"""Byte costs are what the bytes of a stranger cost the house: CPU time of its loop, and waits of a neighbour.

Each stream is sent twice, once with few bytes and once with four times as many. If that costs more than eight
times as much, something in the house is not linear. How long a neighbour waits depends on what else the
machine does; so what is judged is how long the loop worked meanwhile.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from aiohttp import ClientSession

from pellmell.kit.time_units import Seconds
from pellmell.testing import ServerProcess
from pellmell_bench.faults.furnished_house import furnished
from pellmell_bench.faults.stranger_bytes import ByteStream, streams

TIMES = 4  # as many bytes the second time
MOST_UNEQUAL = 2.0  # by which a byte may be dearer then
NOISE_SECONDS = 0.02  # of CPU: differences below that say nothing
DEAREST = 1e-6  # seconds of CPU that one byte may cost
DEAREST_ALONE = 25e-6  # likewise, where few bytes are a request, a connection or a packet of their own
MOST_SHARE = 0.5  # of the loop's time, for answers that are long by themselves
MOST_HELD = 0.25  # seconds that the loop may work while a neighbour waits
STREAM_SECONDS = 10.0  # then enough has been sent
CONNECTION_BYTES = 200  # of the packets in which a stranger opens and closes one
LOOK_SECONDS = 0.01  # between two looks of the neighbour


@dataclass(frozen=True)
class ByteCost:
    sent: int  # bytes, until the house would not have more
    cpu: Seconds  # of its loop
    wait: Seconds  # the longest that a neighbour had to wait for an answer
    held: Seconds  # of the loop, the most between a neighbour's question and the answer
    seconds: Seconds  # that it took
    answer: str  # what came back first

    @property
    def per_byte(self) -> float:
        return self.cpu / max(self.sent, 1)

    @property
    def share(self) -> float:
        """Of the loop's time."""
        return self.cpu / self.seconds


@dataclass(frozen=True)
class Bill:
    stream: ByteStream
    few: ByteCost
    many: ByteCost

    @property
    def name(self) -> str:
        return self.stream.name

    @property
    def fault(self) -> str | None:
        if self.many.held > MOST_HELD:
            return f"{self.name}: while others waited, the loop worked for {self.many.held * 1e3:.0f} ms"
        return self._share_fault if self.stream.long else self._byte_fault

    @property
    def _share_fault(self) -> str | None:
        if self.many.share > MOST_SHARE:
            return f"{self.name}: it had {self.many.share:.0%} of the loop's time"
        return None

    @property
    def _byte_fault(self) -> str | None:
        dearest = DEAREST if self.stream.bulk else DEAREST_ALONE
        if self.many.cpu - MOST_UNEQUAL * self.few.per_byte * self.many.sent > NOISE_SECONDS:
            times = self.many.per_byte / self.few.per_byte
            return f"{self.name}: not linear, of {TIMES} times as many each costs {times:.1f} times as much"
        if self.many.cpu - dearest * self.many.sent > NOISE_SECONDS:
            return f"{self.name}: a byte costs {self.many.per_byte * 1e6:.1f} µs"
        return None


async def bills(folder: Path, size: int, only: str, note: Callable[[int, int], None]) -> list[Bill]:
    """Of every stream whose name has `only` in it; `note` is told how many are done, of how many."""
    async with furnished(folder) as (server, known), ClientSession(server.url) as neighbour:
        house = _House(server, neighbour)
        chosen = [stream for stream in streams(known) if only in stream.name]
        found: list[Bill] = []
        for stream in chosen:
            few, many = await house.charge(stream, size), await house.charge(stream, TIMES * size)
            found.append(Bill(stream, few, many))
            note(len(found), len(chosen))
        return found


class _House:
    def __init__(self, server: ServerProcess, neighbour: ClientSession) -> None:
        self._server = server
        self._neighbour = neighbour

    async def charge(self, stream: ByteStream, size: int) -> ByteCost:
        began, before = perf_counter(), self._server.loop_seconds()
        async with self._watching() as looks:
            sent, answer = await self._send(stream, size)
        cpu, seconds = self._server.loop_seconds() - before, perf_counter() - began
        wait, held = max(look.wait for look in looks), max(look.held for look in looks)
        return ByteCost(sent, cpu, wait, held, seconds, answer)

    async def _send(self, stream: ByteStream, size: int) -> tuple[int, str]:
        """As much as the house takes in the time that there is."""
        lines: list[_Line] = []
        with suppress(TimeoutError):
            async with asyncio.timeout(STREAM_SECONDS):
                while sum(line.sent for line in lines) < size and (stream.anew or not lines):
                    some = [await self._open(lines) for _ in range(stream.together)]
                    each = len(stream.piece) if stream.anew else size
                    await asyncio.gather(*(line.say(stream, each) for line in some))
        for line in lines:
            line.abort()
        sent = sum(CONNECTION_BYTES + line.sent for line in lines)
        return sent, next((line.answer for line in lines if line.answer), "")

    async def _open(self, lines: list["_Line"]) -> "_Line":
        lines.append(_Line(*await asyncio.open_connection(self._server.host, self._server.port)))
        return lines[-1]

    async def _look(self) -> "_Look":
        began, worked = perf_counter(), self._server.loop_seconds()
        async with self._neighbour.get("/healthz") as answer:
            await answer.read()
        return _Look(perf_counter() - began, self._server.loop_seconds() - worked)

    @asynccontextmanager
    async def _watching(self) -> AsyncGenerator[list["_Look"]]:
        looks: list[_Look] = []

        async def look() -> None:
            while True:
                looks.append(await self._look())
                await asyncio.sleep(LOOK_SECONDS)

        watching = asyncio.create_task(look())
        try:
            yield looks
        finally:
            looks.append(await self._look())
            watching.cancel()


class _Look(NamedTuple):
    """Of a neighbour, at the house: seconds that passed, and those that the house's loop worked."""

    wait: Seconds
    held: float


class _Line:
    """Reads all that comes, and keeps the beginning of it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.sent = 0
        self.answer = ""
        self._reader = reader
        self._writer = writer
        self._listening: asyncio.Task[None] | None = None

    async def say(self, stream: ByteStream, size: int) -> None:
        """All of it, until the house has hung up."""
        with suppress(OSError, asyncio.IncompleteReadError):
            if stream.handshake:
                await self._write(stream.handshake)
                await self._reader.readuntil(b"\r\n\r\n")
            self._listening = asyncio.create_task(self._listen())
            for part in (stream.opening, *_parts(stream, size), stream.ending):
                if not self._listening.done():
                    await self._write(part)
            if not (stream.ending or stream.anew):
                self._writer.write_eof()
            await self._listening

    async def _write(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()
        self.sent += len(data)

    async def _listen(self) -> None:
        with suppress(OSError):
            while data := await self._reader.read(65_536):
                self.answer = self.answer or data[:200].decode(errors="replace")

    def abort(self) -> None:
        self._writer.transport.abort()
        if self._listening is not None:
            self._listening.cancel()


def _parts(stream: ByteStream, size: int) -> Iterator[bytes]:
    """As many bytes as that, or a few more, in parts of which each is written by itself."""
    if stream.anew:
        yield stream.piece
        return
    data = stream.piece * -(-stream.at_once // len(stream.piece))
    for _ in range(0, size, len(data)):
        for at in range(0, len(data), stream.at_once):
            yield data[at : at + stream.at_once]
