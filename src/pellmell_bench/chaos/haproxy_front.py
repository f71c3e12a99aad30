"""haproxy in front of the nodes, as an operator has it, instead of the bench's own router."""

import asyncio
import shutil
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from pellmell.testing.postgres_server import free_port
from pellmell_bench.chaos.hash_router import Way

PROGRAM = "haproxy"
ANSWER_SECONDS, LOOK_SECONDS = 30.0, 0.05
BALANCE: dict[Way, str] = {
    "hash": "balance hash path,field(3,/),upper\n    hash-type consistent",
    "round robin": "balance roundrobin",
}
CONFIGURATION = """
defaults
    mode http
    timeout connect 2s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
frontend house
    bind 127.0.0.1:{port}
    use_backend tables if {{ path_beg /ws/ }}
    default_backend others
backend tables
    {balance}
    option httpchk GET /readyz
    http-check disable-on-404
    option redispatch 1
    default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
backend others
    balance leastconn
    option httpchk GET /readyz
    http-check disable-on-404
    option redispatch 1
    default-server check inter 1s fall 2 rise 1
{servers}
"""


def is_installed() -> bool:
    return shutil.which(PROGRAM) is not None


@asynccontextmanager
async def haproxy_front(ports: Sequence[int], way: Way, folder: Path) -> AsyncGenerator[str]:
    """Its address."""
    port = free_port()
    servers = "\n".join(f"    server node{number} 127.0.0.1:{each}" for number, each in enumerate(ports))
    settings = folder / "haproxy.cfg"
    settings.write_text(CONFIGURATION.format(port=port, balance=BALANCE[way], servers=servers))
    with (folder / "haproxy.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(PROGRAM, "-db", "-f", settings, stdout=log, stderr=log)
    try:
        await _listens(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _listens(port: int) -> None:
    async with asyncio.timeout(ANSWER_SECONDS):
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(LOOK_SECONDS)
