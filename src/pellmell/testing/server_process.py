"""A server process runs the house on a free port of the loopback, for tests, and tells what it costs."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from select import select
from time import monotonic
from typing import IO

from pellmell.kit.time_units import Seconds
from pellmell.testing.process_costs import cpu_seconds

START_SECONDS = 90.0
STOP_SECONDS = 15.0
KILL_SECONDS = 60.0  # even who is killed may take a while, where the disk is slow
ADDRESS = re.compile(r"http://([\d.]+):(\d+)")


class DidNotStart(Exception):
    pass


class ServerProcess:
    """Started with `python -m MODULE ARGUMENTS`; it prints its address when it listens."""

    def __init__(
        self,
        arguments: Sequence[str],
        log: Path | None = None,
        core: int | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        with open(log or os.devnull, "ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, **(environment or {}), "PYTHONUNBUFFERED": "1"},
            )
        try:
            if core is not None:
                os.sched_setaffinity(self.pid, {core})
            self.host, self.port = self._address()
        except BaseException:
            self.kill()
            raise

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def stop(self, seconds: Seconds = STOP_SECONDS) -> bool:
        """End the process as an administrator does, with SIGTERM; if it takes longer than that, kill it.
        Whether it has ended by itself."""
        if self.runs:
            self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._end()
            return False
        self._end()
        return True

    def kill(self) -> None:
        """Without a word of warning."""
        self._process.kill()
        self._end()

    def _end(self) -> None:
        self._process.wait(KILL_SECONDS)
        self._stdout.close()

    # What it costs, as Linux knows it

    def cpu_seconds(self) -> Seconds:
        return cpu_seconds(self.pid)

    def loop_seconds(self) -> Seconds:
        """Of its main thread alone, to the nanosecond."""
        return int(Path(f"/proc/{self.pid}/schedstat").read_text().split()[0]) / 1e9

    def memory(self) -> int:
        """Bytes that are its own and in memory."""
        pages = Path(f"/proc/{self.pid}/statm").read_text().split()
        return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE")

    def open_files(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    # Its address

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    def _address(self) -> tuple[str, int]:
        heard = ""
        for text in self._lines(START_SECONDS):
            heard += text
            if found := ADDRESS.search(heard):
                return found[1], int(found[2])
        raise DidNotStart(f"the server did not start: {heard.strip() or 'not a word'}")

    def _lines(self, seconds: Seconds) -> Iterator[str]:
        """What it prints, until it ends or the time is up."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:
            if select([self._stdout], [], [], left)[0]:
                text = os.read(self._stdout.fileno(), 4096).decode(errors="replace")
                if not text:
                    return
                yield text


def house_arguments(database: Path | str, *more: str) -> list[str]:
    """A house without the limits of one address: all come from the loopback."""
    return [
        "pellmell",
        "serve",
        "--port=0",
        f"--database={database}",
        "--log-level=warning",
        "--max-connections=100000",
        "--requests-per-second=1000000",
        "--connects-per-minute=10000000",
        "--max-tables=100000",
        "--new-tables-per-minute=1000000",
        "--play-now-per-minute=1000000",
        *more,
    ]


@contextmanager
def running(arguments: Sequence[str], core: int | None = None) -> Generator[ServerProcess]:
    server = ServerProcess(arguments, core=core)
    try:
        yield server
    finally:
        server.stop()
