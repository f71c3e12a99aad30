"""haproxy in front of the nodes, as an operator has it, instead of the bench's own router."""

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from pellmell.testing.postgres_server import free_port
from pellmell_bench.chaos.hash_router import Way
from pellmell_bench.system_programs import find_program

PROGRAM = "haproxy"
CONFIGURATION = Path(__file__).parents[3] / "deploy" / "haproxy.cfg"
MOST_NODES = 8  # that it has lines for
BY_CODE, IN_TURN = "balance hash var(txn.by)", "balance roundrobin"
ANSWER_SECONDS, LOOK_SECONDS = 30.0, 0.05


class HaproxyFront(NamedTuple):
    port: int
    pid: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def haproxy_front(ports: Sequence[int], way: Way, folder: Path) -> AsyncGenerator[HaproxyFront]:
    port = free_port()
    nodes = {f"PELLMELL_NODE_{number}": f"127.0.0.1:{each}" for number, each in enumerate(ports, 1)}
    assert len(nodes) <= MOST_NODES
    places = {
        "PELLMELL_BIND": f"127.0.0.1:{port}",
        "PELLMELL_PROXY_FIGURES": f"127.0.0.1:{free_port()}",
        "PELLMELL_PROXY_CONNECTIONS": "1000000",  # all guests have the same address
    }
    settings = folder / "haproxy.cfg"
    text = CONFIGURATION.read_text(encoding="utf-8")
    settings.write_text(text if way == "hash" else _dealt_in_turn(text), encoding="utf-8")
    command = [find_program(PROGRAM) or PROGRAM, "-db", "-f", str(settings)]
    async with haproxy_process(command, {**nodes, **places}, folder / "haproxy.log") as process:
        await _listens(port)
        yield HaproxyFront(port, process.pid)


@asynccontextmanager
async def haproxy_process(
    command: Sequence[str], environment: Mapping[str, str], log: Path
) -> AsyncGenerator[asyncio.subprocess.Process]:
    with log.open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            *command, stdout=output, stderr=output, env=dict(environment)
        )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _dealt_in_turn(configuration: str) -> str:
    assert BY_CODE in configuration
    return configuration.replace(BY_CODE, IN_TURN)


async def _listens(port: int) -> None:
    async with asyncio.timeout(ANSWER_SECONDS):
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(LOOK_SECONDS)
