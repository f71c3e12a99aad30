"""The supervisor of `pellmell serve --workers`: it opens a listening socket, starts workers that share it,
one a core, keeps them running, and stops them all.

All workers accept from the one socket: whichever has time takes the next line, and one that falls leaves it
to the others. A line whose table is at another worker is spliced to it. Each worker has a port of its own as
well, at which the others reach it, and a proxy that sends every table to its node at once.
"""

import asyncio
import signal
import socket
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import typer
from rich.console import Console

from pellmell.cli.errors import MISTAKE, Mistake
from pellmell.cli.serve.running import announce, why_not_open
from pellmell.cli.serve.service_manager import tell_ready
from pellmell.cli.serve.worker import Worker
from pellmell.web.logs import set_up_logs
from pellmell.web.server import BACKLOG
from pellmell.web.settings import EVERYWHERE, LOOPBACK, Settings

HIGHEST_PORT = 65_535


def open_workers(settings: Settings, count: int) -> None:
    """Raises Mistake where that can't be done."""
    if isinstance(settings.database, Path):
        raise Mistake(
            "--workers needs PostgreSQL, a file is for one process: name a database with "
            "--database postgresql://USER@HOST/NAME (pellmell house move takes along what is there)"
        )
    if sys.platform == "win32":
        raise Mistake("--workers is not there on Windows: start several houses, each with its own --port")
    set_up_logs(settings.log_format, settings.log_level)
    with _listening(settings.host, settings.port) as shared:
        port = shared.getsockname()[1]
        own = [_own_settings(settings, number, shared.fileno()) for number in range(1, count + 1)]
        for each in own:
            with _listening(each.host, each.port):  # the clear word, before anything is started
                pass
        workers = [Worker(number, each) for number, each in enumerate(own, 1)]
        if not asyncio.run(_supervise(workers, replace(settings, port=port))):
            raise typer.Exit(MISTAKE)


@contextmanager
def _listening(host: str, port: int) -> Generator[socket.socket]:
    """A socket that a child inherits by its number. Raises Mistake, with what to do."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise Mistake(why_not_open(error, host, port)) from error
    with listening:
        yield listening


def _own_settings(settings: Settings, number: int, shared: int) -> Settings:
    """Of a worker. Its port is for this machine alone, unless `--node-url` says how others reach it."""
    port = settings.port + number if settings.port else 0
    if port > HIGHEST_PORT:
        raise Mistake(f"there is no port {port} for worker {number}: take a lower one with --port")
    host = LOOPBACK if settings.host == EVERYWHERE and not settings.node_url else settings.host
    url = _own_url(settings.node_url, port)
    return replace(settings, port=port, host=host, node_url=url, listening_socket=shared)


def _own_url(url: str, port: int) -> str:
    """With `--node-url` naming the machine."""
    if not url:
        return ""
    parts = urlsplit(url)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
    return parts._replace(netloc=f"{host}:{port}").geturl()


async def _supervise(workers: Sequence[Worker], settings: Settings) -> bool:
    """Until all have stopped; whether all could be opened."""

    def pass_on(number: signal.Signals) -> None:
        for worker in workers:
            worker.tell(number)

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, pass_on, signal.SIGTERM)
    opened = await _start(workers)
    if not opened:
        pass_on(signal.SIGTERM)
    elif not workers[0].stopping:
        announce(settings.host, settings.port)
        _announce_ports(settings, len(workers))
        tell_ready()
    await asyncio.gather(*(worker.keep() for worker in workers))
    return opened


async def _start(workers: Sequence[Worker]) -> bool:
    """The first one brings the database up to date; if it can't, it says why, once."""
    first, *others = workers
    return await first.start() and all(await asyncio.gather(*(worker.start() for worker in others)))


def _announce_ports(settings: Settings, count: int) -> None:
    if settings.port:
        ports = f"{settings.port + 1} to {settings.port + count}"
        Console(highlight=False).print(f"A proxy finds its {count} workers at ports {ports}", soft_wrap=True)
