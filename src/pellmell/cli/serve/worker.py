"""A worker is a node that a supervisor on the same machine has started, and starts anew when it falls."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import structlog

from pellmell.cli.serve.environment import as_environment, variable
from pellmell.cli.serve.service_manager import SOCKET
from pellmell.kit.time_units import Seconds
from pellmell.web.settings import Settings

COMMAND = (sys.executable, "-m", "pellmell", "serve")
FIRST_PAUSE: Seconds = 0.5
LONGEST_PAUSE: Seconds = 30.0
STEADY_SECONDS: Seconds = 30.0  # whoever fell after so long is started anew at once

log = structlog.stdlib.get_logger()


class Worker:
    """It accepts from the shared socket of that number, and on a port of its own. It stops when told to, and
    when its standard input ends: the supervisor is gone then."""

    def __init__(self, number: int, settings: Settings) -> None:
        self.number = number
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self._began = 0.0
        self._falls = 0
        self._stopping = asyncio.Event()

    @property
    def stopping(self) -> bool:
        return self._stopping.is_set()

    async def start(self) -> bool:
        """Whether it is open, or is to stop; if not, it has said why. Who falls before it is open has not."""
        while not self._stopping.is_set():
            process = await self._start_process()
            assert process.stdout is not None
            if where := await process.stdout.readline():
                url = where.split()[-1].decode()
                log.info("worker is open", worker=self.number, pid=process.pid, url=url)
                return True
            code = await process.wait()
            if self.stopping:
                return True
            if code > 0:
                return False
            await self._pause_after(code, process.pid)
        return True

    async def _start_process(self) -> asyncio.subprocess.Process:
        shared = self._settings.listening_socket
        assert shared is not None
        self._began = monotonic()
        self._process = process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=_environment(self._settings),
            pass_fds=[shared],
            start_new_session=True,  # Ctrl-C is the supervisor's to pass on, once
        )
        if self.stopping:
            process.terminate()
        return process

    async def keep(self) -> None:
        """Until it was told to stop, and has."""
        while self._process is not None:
            code = await self._process.wait()
            if self.stopping:
                return
            await self._pause_after(code, self._process.pid)
            await self.start()

    async def _pause_after(self, code: int, pid: int) -> None:
        """Longer each time: what falls at once will mostly fall again."""
        self._falls = 0 if monotonic() - self._began >= STEADY_SECONDS else self._falls + 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self._falls - 1)) if self._falls else 0.0
        tell: Callable[..., None] = log.error if code else log.warning  # somebody has stopped this one alone
        tell("worker has ended", worker=self.number, pid=pid, how=_how(code), again_in_seconds=pause)
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await self._stopping.wait()

    def tell(self, number: signal.Signals) -> None:
        """To stop; who is told twice does not drain any longer."""
        self._stopping.set()
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, number)  # send_signal would take a fall's exit code from asyncio


def _environment(settings: Settings) -> dict[str, str]:
    not_theirs = {variable("workers"), variable("lan"), SOCKET}  # the supervisor says when all are open
    inherited = {name: value for name, value in os.environ.items() if name not in not_theirs}
    return inherited | as_environment(settings)


def _how(code: int) -> str:
    return f"exit code {code}" if code >= 0 else signal.Signals(-code).name
