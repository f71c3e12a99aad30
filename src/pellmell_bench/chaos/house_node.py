"""A node of the house under test: a real process, whose ways to the database and to other nodes lead through
proxies that can be cut, held up and slowed down."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import chain
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

from pellmell.kit.time_units import FineMilliseconds, Seconds
from pellmell.testing import ServerProcess, SimulatedLine, SlowLine, house_arguments
from pellmell.testing.postgres_server import free_port
from pellmell.testing.slow_line import Direction

STOPPED_SECONDS = 15.0  # where all nodes stop at once, nobody can take over, and nothing drains
DRAINED_SECONDS = 240.0  # until the last round at a node is played to its end, at the speed of the world


class Program(NamedTuple):
    """What a node is: a module that is run, and a folder in which modules are looked for first."""

    module: str = "pellmell"
    path: str = ""


class Proxy:
    """A line to a port that does what it is told. Between loops of this machine it takes no time."""

    def __init__(self, port: int) -> None:
        self._simulated = SimulatedLine(0.0, Random(port))
        self.line = SlowLine(port, self._simulated)

    def slow_down(self, rtt: FineMilliseconds) -> None:
        self._simulated.rtt = rtt

    def hold(self, *directions: Direction) -> None:
        self.line.hold(*directions)

    def cut(self) -> None:
        """What was held back is lost with the line."""
        self.line.cut()

    def mend(self) -> None:
        self._simulated.rtt = 0.0
        self.line.release()
        self.line.mend()


class HouseNode:
    """`address` leads to the database past all proxies. Where others come by a `front`, they can be kept
    away; but who is killed does not refuse them then: it is silent, like a machine that has gone."""

    def __init__(
        self, address: str, log: Path, program: Program, options: Sequence[str], has_front: bool
    ) -> None:
        self.program = program  # of which it is when it starts next
        self.port = free_port()
        self.database = Proxy(urlsplit(address).port or 0)
        self.front = Proxy(self.port) if has_front else None
        self._address = address
        self._options = options
        self._log = log
        self._process: ServerProcess | None = None

    @property
    def proxies(self) -> list[Proxy]:
        return [self.database] if self.front is None else [self.database, self.front]

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        """By which other nodes know it."""
        return f"http://127.0.0.1:{self.port}" if self.front is None else self.front.line.url

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.runs

    async def start(self) -> None:
        """As a new node, on the port that it always has."""
        environment = {"PYTHONPATH": self.program.path} if self.program.path else None
        self._process = await asyncio.to_thread(
            ServerProcess, self.arguments(), self._log, environment=environment
        )

    def arguments(self, port: int = 0) -> list[str]:
        """Of its own, or of another process that says it was this one."""
        parts = urlsplit(self._address)
        there = f"{parts.username}@127.0.0.1:{self.database.line.port}"
        settings = [f"--port={port or self.port}", f"--node-url={self.url}", *self._options]
        arguments = house_arguments(parts._replace(netloc=there).geturl(), *settings)
        return [self.program.module, *arguments[1:]]

    async def kill(self) -> None:
        if self._process is not None:
            await asyncio.to_thread(self._process.kill)

    async def stop(self, seconds: Seconds = DRAINED_SECONDS) -> bool:
        """As an administrator does. Whether it has ended by itself, once it had drained."""
        return self._process is None or await asyncio.to_thread(self._process.stop, seconds)

    def freeze(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        if self.runs:
            os.kill(self.pid, signal.SIGCONT)


@asynccontextmanager
async def house_nodes(
    count: int,
    address: str,
    folder: Path,
    program: Program,
    options: Sequence[str] = (),
    have_fronts: bool = False,
) -> AsyncGenerator[list[HouseNode]]:
    async with AsyncExitStack() as stack:
        logs = [folder / f"node-{number}.log" for number in range(count)]
        nodes = [HouseNode(address, log, program, options, have_fronts) for log in logs]
        for proxy in chain.from_iterable(node.proxies for node in nodes):
            await proxy.line.open()
            stack.push_async_callback(proxy.line.close)
        try:
            await asyncio.gather(*(node.start() for node in nodes))
            yield nodes
        finally:
            await asyncio.gather(*map(_end, nodes))


async def _end(node: HouseNode) -> None:
    node.thaw()
    for proxy in node.proxies:
        proxy.mend()
    await node.stop(STOPPED_SECONDS)
