"""The router stands where an operator has haproxy: it hashes the code in the path, asks every node each
second whether it is ready, and cuts the lines to one that is not.

Where codes are not hashed, everybody who comes is sent to the next node, which is the wrong one for most.
"""

import asyncio
import re
from collections.abc import AsyncGenerator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from itertools import count
from typing import Any, Literal, TypeAlias

CODE = re.compile(rb"^GET /ws/([^/? ]+)", re.IGNORECASE)
STATUS = re.compile(rb"^HTTP/1\.[01] (\d\d\d) ")
CHECK_SECONDS = 1.0
FALL = 2
HEAD_SECONDS, CLOSE_SECONDS = 10.0, 2.0

Way: TypeAlias = Literal["hash", "round robin"]


class Backend:
    """A node as the router sees it. One that drains keeps its lines, and gets no others."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.up = False
        self.drains = False
        self.lines: set[asyncio.WriteTransport] = set()
        self._failed = 0

    def note(self, status: int | None) -> None:
        """None: no answer in time."""
        if status in (200, 404):
            self.up, self.drains, self._failed = True, status == 404, 0
            return
        self._failed += 1
        if self._failed >= FALL:
            self.up = False
            for line in list(self.lines):
                line.abort()


class HashRouter:
    def __init__(self, ports: Sequence[int], way: Way = "hash") -> None:
        self.port = 0
        self.backends = [Backend(port) for port in ports]
        self._way = way
        self._turns = count()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def candidates(self, code: bytes) -> list[Backend]:
        """Who may have a line to this table, in order: as long as nodes stay, so does the first one."""
        there = [backend for backend in self.backends if backend.up and not backend.drains]
        if self._way == "hash" and code:
            return sorted(there, key=lambda one: sha256(code.upper() + b"%d" % one.port).digest())
        turn = next(self._turns)
        return [there[(turn + number) % len(there)] for number in range(len(there))]

    # Checks

    async def check(self, backend: Backend) -> None:
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                backend.note(await _status(backend.port))
        except (OSError, TimeoutError, EOFError):
            backend.note(None)

    async def _check_always(self, backend: Backend) -> None:
        loop = asyncio.get_running_loop()
        while True:
            next_time = loop.time() + CHECK_SECONDS
            await self.check(backend)
            await asyncio.sleep(next_time - loop.time())

    # Lines

    async def _visit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
            found = CODE.match(head)
            await self._carry(self.candidates(found[1] if found else b""), head, reader, writer)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    async def _carry(
        self,
        candidates: list[Backend],
        head: bytes,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        """To the first one that lets us in."""
        for backend in candidates:
            try:
                there, back = await asyncio.open_connection("127.0.0.1", backend.port)
            except OSError:
                continue
            lines = {writer.transport, back.transport}
            backend.lines |= lines
            try:
                back.write(head)
                await _pump_both((reader, back), (there, writer))
            finally:
                backend.lines -= lines
                back.transport.abort()
            return
        writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._start(self._visit(reader, writer))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Opening and closing

    @asynccontextmanager
    async def opened(self) -> AsyncGenerator["HashRouter"]:
        await asyncio.gather(*map(self.check, self.backends))
        for backend in self.backends:
            self._start(self._check_always(backend))
        async with await asyncio.start_server(self._connected, "127.0.0.1", 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            try:
                yield self
            finally:
                server.close()
                tasks = list(self._tasks)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()


async def _pump_both(*pairs: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
    """Until one way has come to its end."""
    ways = [asyncio.create_task(_pump(*pair)) for pair in pairs]
    try:
        done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in done:
            way.result()
        for _, writer in pairs:
            with suppress(OSError):
                await asyncio.wait_for(writer.drain(), CLOSE_SECONDS)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def _status(port: int) -> int | None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n" % port)
        found = STATUS.match(await reader.readline())
        return int(found[1]) if found else None
    finally:
        writer.transport.abort()
