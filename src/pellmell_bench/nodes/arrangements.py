"""Arrangements of a house: one process on a file, one node on PostgreSQL, several behind haproxy, workers."""

import asyncio
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, TypeAlias, TypeVar

from pellmell.kit.time_units import Seconds
from pellmell.testing import ServerProcess, running
from pellmell.testing.postgres_server import PostgresServer, postgres_server
from pellmell.testing.process_costs import cpu_seconds, cpu_seconds_with_children
from pellmell_bench.chaos.haproxy_front import haproxy_front
from pellmell_bench.chaos.hash_router import Way
from pellmell_bench.load.rig import under_load

Kind: TypeAlias = Literal["file", "node", "haproxy", "workers"]
Meter: TypeAlias = Callable[[], Seconds]
Entered = TypeVar("Entered")

DATABASE, PROXY = BESIDE = "PostgreSQL", "haproxy"
ON_DISK = {"fsync": "on", "shared_buffers": "128MB"}  # as an operator has it


@dataclass(frozen=True)
class Arrangement:
    name: str
    kind: Kind
    nodes: int = 1
    way: Way = "hash"


ON_FILE = Arrangement("one process, SQLite", "file")
ON_POSTGRES = Arrangement("one node, PostgreSQL", "node")
SEVERAL = (
    Arrangement("1 node behind haproxy", "haproxy", 1),
    Arrangement("2 nodes behind haproxy", "haproxy", 2),
    Arrangement("3 nodes behind haproxy", "haproxy", 3),
    Arrangement("3 nodes, round robin", "haproxy", 3, "round robin"),
)
WORKERS = Arrangement("serve --workers 2", "workers", 2)


@dataclass(frozen=True)
class ArrangedHouse:
    """What is under load: where guests come, and what each of its processes has cost since it began."""

    host: str
    port: int
    processes: Sequence[ServerProcess]
    meters: Mapping[str, Meter]

    def cpu_seconds(self) -> Seconds:
        """Of all that is not the database or a proxy."""
        return sum(meter() for name, meter in self.meters.items() if name not in BESIDE)

    def memory(self) -> int:
        return sum(process.memory() for process in self.processes)

    def open_files(self) -> int:
        return sum(process.open_files() for process in self.processes)


@contextmanager
def postgres_on_disk() -> Generator[PostgresServer]:
    with postgres_server(settings=ON_DISK) as server:
        yield server


@contextmanager
def opened(arrangement: Arrangement, database: PostgresServer, speed: float) -> Generator[ArrangedHouse]:
    """On an empty database of its own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="pellmell-nodes-")))
        address = folder / "house.db" if arrangement.kind == "file" else database.make_fresh_database()
        together = f"--workers={arrangement.nodes if arrangement.kind == 'workers' else 1}"
        processes = [
            stack.enter_context(running(under_load(address, speed, together)))
            for _ in range(1 if arrangement.kind == "workers" else arrangement.nodes)
        ]
        meters = dict(_meters(arrangement, processes))
        if arrangement.kind != "file":
            meters[DATABASE] = database.cpu_seconds
        port = processes[0].port
        if arrangement.kind == "haproxy":
            ports = [process.port for process in processes]
            front = stack.enter_context(_waited_for(haproxy_front(ports, arrangement.way, folder)))
            port, meters[PROXY] = front.port, partial(cpu_seconds, front.pid)
        yield ArrangedHouse(processes[0].host, port, processes, meters)


def _meters(arrangement: Arrangement, processes: Sequence[ServerProcess]) -> Iterator[tuple[str, Meter]]:
    if arrangement.kind == "workers":
        yield "workers together", partial(cpu_seconds_with_children, processes[0].pid)
        return
    for number, process in enumerate(processes, 1):
        yield f"node {number}", process.cpu_seconds


@contextmanager
def _waited_for(context: AbstractAsyncContextManager[Entered]) -> Generator[Entered]:
    """What is asynchronous, for who is not; its loop stands still meanwhile."""
    with asyncio.Runner() as runner:
        entered = runner.run(context.__aenter__())
        try:
            yield entered
        finally:
            runner.run(context.__aexit__(None, None, None))
