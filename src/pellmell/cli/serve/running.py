"""The process of `pellmell serve`: it opens the house, says where it is, and closes it when told to."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import segno
from rich.console import Console

from pellmell.cli.errors import Mistake
from pellmell.cli.serve.service_manager import tell_ready
from pellmell.stores.errors import StoreError
from pellmell.web.logs import set_up_logs
from pellmell.web.server import serving, url_of
from pellmell.web.settings import EVERYWHERE, Network, Settings, networks

GARBAGE_THRESHOLDS = 20_000, 50, 100_000  # the last: never, but when the housekeeping sees that nobody plays
TURN_SECONDS = 0.0005
SOMEWHERE = "192.0.2.1"  # for documentation (RFC 5737): nothing is sent there


def open_house(settings: Settings) -> None:
    if isinstance(settings.database, Path):
        make_folder(settings.database)
    set_up_logs(settings.log_format, settings.log_level)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_serve(settings))
    except StoreError as error:
        raise Mistake(str(error)) from error


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


async def _serve(settings: Settings) -> None:
    stop = asyncio.Event()
    _on_signals(stop.set)
    if settings.listening_socket is not None:
        _on_end_of_input(stop.set)
    try:
        async with serving(settings) as server:
            avoid_pauses()
            announce(settings.host, server.port)
            tell_ready()
            await stop.wait()
            stop.clear()
            await _unless(stop, server.drain())
    except OSError as error:
        raise Mistake(why_not_open(error, settings.host, settings.port)) from error


async def _unless(stop: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Whoever asks twice does not wait."""
    tasks = asyncio.ensure_future(work), asyncio.ensure_future(stop.wait())
    _, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def avoid_pauses() -> None:
    """A full search for garbage stops everybody: after this one, web/upkeep says when. The
    thread that waits for the disk gets its turn within 5 ms."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    sys.setswitchinterval(TURN_SECONDS)


def _on_signals(stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # on Windows
            signal.signal(number, lambda _number, _frame: _soon(loop, stop))


def _on_end_of_input(stop: Callable[[], None]) -> None:
    """The supervisor that has opened the socket holds the other end, and writes nothing."""
    loop, fd = asyncio.get_running_loop(), sys.stdin.fileno()

    def ended() -> None:
        loop.remove_reader(fd)
        stop()

    loop.add_reader(fd, ended)


def _soon(loop: asyncio.AbstractEventLoop, stop: Callable[[], None]) -> None:
    loop.call_soon_threadsafe(stop)


def why_not_open(error: OSError, host: str, port: int) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"port {port} is in use: stop what runs there, or take another with --port"
        case errno.EACCES:
            return f"port {port} is not for everybody: take one above 1023 with --port"
        case errno.EADDRNOTAVAIL:
            return f"{host} is no address of this machine: name another with --host"
        case _:
            return f"cannot listen on {host}:{port}: {error.strerror or error}"


def make_folder(database: Path) -> None:
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Mistake(f"{database.parent}: {reason}: name another place with --database") from None


def announce(host: str, port: int) -> None:
    """The address, and for the home network a code that phones can read."""
    console = Console(highlight=False)
    if host != EVERYWHERE:
        console.print(f"The house is open: [bold]{url_of(host, port)}[/]", soft_wrap=True)
        sys.stdout.flush()
        return
    address = f"http://{own_address()}:{port}"
    console.print(f"The house is open to your network: [bold]{address}[/]", soft_wrap=True)
    segno.make(address, error="m", micro=False).terminal(compact=True)
    sys.stdout.flush()


def own_address() -> str:
    """By which others in the home network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def read_networks(option: str, text: str) -> tuple[Network, ...]:
    try:
        return networks(text)
    except ValueError as error:
        raise Mistake(f"{option}: {error}: must be networks as in 127.0.0.1,10.0.0.0/8") from None
