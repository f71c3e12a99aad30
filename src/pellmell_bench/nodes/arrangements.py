"""Arrangements of a house: one process on a file, one node on PostgreSQL, several behind haproxy, workers."""

import asyncio
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, TypeAlias, TypeVar

from pellmell.kit.time_units import Seconds
from pellmell.testing import ServerProcess, running
from pellmell.testing.postgres_server import PostgresServer, free_port, postgres_server
from pellmell.testing.process_costs import cpu_seconds, cpu_seconds_with_children
from pellmell_bench.chaos.haproxy_front import haproxy_front
from pellmell_bench.chaos.hash_router import Way
from pellmell_bench.load.rig import under_load

Kind: TypeAlias = Literal["file", "node", "haproxy", "workers"]
Meter: TypeAlias = Callable[[], Seconds]
Entered = TypeVar("Entered")

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
    Arrangement("3 nodes, wrong doors", "haproxy", 3, "round robin"),
)
WORKERS = Arrangement("serve --workers 2", "workers", 2)


@dataclass(frozen=True)
class House:
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


DATABASE, PROXY = "PostgreSQL", "haproxy"
BESIDE = DATABASE, PROXY


@contextmanager
def opened(arrangement: Arrangement, speed: float) -> Generator[House]:
    """On an empty database of its own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="pellmell-nodes-")))
        if arrangement.kind == "file":
            process = stack.enter_context(running(under_load(folder / "house.db", speed)))
            yield House(process.host, process.port, [process], {"node 1": process.cpu_seconds})
            return
        database = stack.enter_context(postgres_server(settings=ON_DISK))
        yield stack.enter_context(_on_postgres(arrangement, database, folder, speed))


@contextmanager
def _on_postgres(
    arrangement: Arrangement, database: PostgresServer, folder: Path, speed: float
) -> Generator[House]:
    address = database.make_fresh_database()
    meters: dict[str, Meter] = {}
    with ExitStack() as stack:
        if arrangement.kind == "workers":
            asked = under_load(address, speed, f"--workers={arrangement.nodes}")
            together = stack.enter_context(running(asked))
            processes = [together]
            meters["workers together"] = lambda: cpu_seconds_with_children(together.pid)
        else:
            processes = [
                stack.enter_context(running([*under_load(address, speed), f"--port={free_port()}"]))
                for _ in range(arrangement.nodes)
            ]
            meters |= {f"node {number}": process.cpu_seconds for number, process in enumerate(processes, 1)}
        host, port = processes[0].host, processes[0].port
        meters[DATABASE] = database.cpu_seconds
        if arrangement.kind == "haproxy":
            ports = [process.port for process in processes]
            front = stack.enter_context(_waited_for(haproxy_front(ports, arrangement.way, folder)))
            port = front.port
            meters[PROXY] = lambda: cpu_seconds(front.pid)
        yield House(host, port, processes, meters)


@contextmanager
def _waited_for(context: AbstractAsyncContextManager[Entered]) -> Generator[Entered]:
    """What is asynchronous, for who is not; its loop stands still meanwhile."""
    with asyncio.Runner() as runner:
        entered = runner.run(context.__aenter__())
        try:
            yield entered
        finally:
            runner.run(context.__aexit__(None, None, None))
