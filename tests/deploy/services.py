"""Services of a machine, as processes: each is a command in an environment of its own, and is ready when its
manager would say so."""

import asyncio
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

SECONDS = 60.0  # a guard against hangs
LOOK_SECONDS = 0.05


class Service:
    """May be started again once it has ended. `address` is where others reach it."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], address: str, log: Path
    ) -> None:
        self.command = list(command)
        self.environment = dict(environment)
        self.address = address
        self.log = log
        self._process: Process | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, stdin=DEVNULL, stdout=log, stderr=log, env=self.environment
            )
        async with asyncio.timeout(SECONDS):
            await self.until_ready()

    async def until_ready(self) -> None:
        """Until it listens."""
        host, port = self.address.rsplit(":", 1)
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.close()
                return
            await self.still_runs()

    async def still_runs(self) -> None:
        """A moment later."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self.ended()
                raise AssertionError(f"{self.command} has ended: {self.log.read_text()[-2000:]}")

    async def ended(self) -> int:
        assert self._process is not None
        return await self._process.wait()

    async def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        await self.ended()

    async def stop(self) -> int:
        """As its manager does; its exit code."""
        assert self._process is not None
        self._process.terminate()
        async with asyncio.timeout(SECONDS):
            return await self.ended()

    async def end(self) -> None:
        """However it is."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                await self.kill()


@asynccontextmanager
async def started(*services: Service) -> AsyncGenerator[None]:
    async with AsyncExitStack() as stack:
        for service in services:
            stack.push_async_callback(service.end)
        await asyncio.gather(*(service.start() for service in services))
        yield
