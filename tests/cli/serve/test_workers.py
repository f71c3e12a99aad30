"""`pellmell serve --workers`: one address, several processes, and one that falls is started anew."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple
from urllib.request import Request, urlopen

import pytest
from structlog.testing import capture_logs

from pellmell.cli.serve.environment import as_environment, variable
from pellmell.cli.serve.worker import Worker
from pellmell.testing.postgres_server import PostgresServer, free_port
from pellmell.web.settings import Settings, networks
from tests.command_line import Run, assert_mistake
from tests.web.house import on_loop

SECONDS = 60
FALLS_ONCE = """
import sys
from os import *
from signal import SIGKILL

if not path.exists(environ["FALLEN"]):
    close(open(environ["FALLEN"], O_CREAT))
    {falls}
print("open at http://127.0.0.1:1", flush=True)
sys.stdin.read()
"""


class Supervised(NamedTuple):
    process: subprocess.Popen[str]
    log: Iterator[dict[str, Any]]
    url: str

    def opened(self) -> dict[str, Any]:
        """What is logged of the next worker that is open."""
        return next(entry for entry in self.log if entry["event"] == "worker is open")


@contextmanager
def workers(database: str, manager: str = "") -> Generator[Supervised]:
    """Two of them."""
    options = ["--port=0", "--workers=2", "--log-format=json", f"--database={database}"]
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "pellmell", "serve", *options]
    environment = {**os.environ, "NOTIFY_SOCKET": manager}
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            yield Supervised(process, entries(process.stderr), process.stdout.readline().split()[-1])
        finally:
            process.kill()  # its workers notice


def entries(stream: IO[str]) -> Iterator[dict[str, Any]]:
    return map(json.loads, stream)


def asked(url: str, body: dict[str, Any] | None = None) -> Any:
    request = Request(url, data=None if body is None else json.dumps(body).encode())
    with urlopen(request, timeout=SECONDS) as answer:
        return json.load(answer)


@pytest.mark.slow
def test_one_address_leads_to_all_and_one_that_falls_is_started_anew(postgres: PostgresServer) -> None:
    with workers(postgres.make_fresh_database()) as house:
        first, second = house.opened(), house.opened()
        assert {first["worker"], second["worker"]} == {1, 2}
        code = asked(f"{house.url}/api/tables", {"game": "dice"})["code"]
        assert all(asked(f"{each['url']}/api/tables/{code}") for each in (first, second))

        os.kill(first["pid"], signal.SIGKILL)
        ended = next(entry for entry in house.log if entry["event"] == "worker has ended")
        assert (ended["worker"], ended["how"]) == (first["worker"], "SIGKILL")
        assert asked(f"{house.url}/api/tables/{code}")["code"] == code  # the other one is there
        assert house.opened()["worker"] == first["worker"]

        house.process.terminate()
        events = [entry["event"] for entry in house.log]  # until nobody is left who writes into it
        assert events.count("stopped") == 2
        assert house.process.wait(SECONDS) == 0


@pytest.mark.slow
def test_a_service_manager_is_told_once_when_all_are_open(postgres: PostgresServer) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager, tempfile.TemporaryDirectory() as folder:
        manager.bind(f"{folder}/manager")  # where the name of a socket is short enough
        manager.settimeout(SECONDS)
        with workers(postgres.make_fresh_database(), manager.getsockname()) as house:
            assert manager.recv(100) == b"READY=1"
            house.process.terminate()
            events = [entry["event"] for entry in house.log]
            assert events.count("worker is open") == events.count("stopped") == 2
        manager.setblocking(False)
        with pytest.raises(BlockingIOError):
            manager.recv(100)


@pytest.mark.slow
def test_if_the_supervisor_is_killed_its_workers_stop(postgres: PostgresServer) -> None:
    with workers(postgres.make_fresh_database()) as house:
        house.opened()
        house.opened()
        house.process.kill()
        assert [entry["event"] for entry in house.log].count("stopped") == 2


def test_a_file_is_for_one_process(run: Run) -> None:
    assert_mistake(run, "serve", "--workers", 2, "--database", "house.db", says="--workers needs PostgreSQL")


def test_a_port_in_use_is_told_before_anything_is_started(run: Run) -> None:
    nowhere = "postgresql://127.0.0.1:1/house"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        serve = ("serve", "--workers", 2, "--database", nowhere, "--port")
        assert_mistake(run, *serve, port, says=f"port {port} is in use")
        assert_mistake(run, *serve, port - 1, says="is in use")
    assert_mistake(run, *serve, 65_535, says="there is no port 65536 for worker 1")


def test_what_the_first_one_can_not_open_is_said_once() -> None:
    database = f"postgresql://127.0.0.1:{free_port()}/house"
    command = [sys.executable, "-m", "pellmell", "serve", "--workers=3", "--port=0", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "the database can't be reached" in line


@pytest.mark.parametrize(
    ("falls", "how"), [("kill(getpid(), SIGKILL)", "SIGKILL"), ("_exit(0)", "exit code 0")]
)
@on_loop
async def test_who_falls_just_before_it_is_open_is_started_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, falls: str, how: str
) -> None:
    """It has no word to say why, so that the supervisor must not end for it."""
    monkeypatch.setattr("pellmell.cli.serve.worker.FIRST_PAUSE", 0.0)
    monkeypatch.setattr(
        "pellmell.cli.serve.worker.COMMAND", (sys.executable, "-c", FALLS_ONCE.format(falls=falls))
    )
    monkeypatch.setenv("FALLEN", str(tmp_path / "fallen"))
    with socket.create_server(("127.0.0.1", 0)) as shared, capture_logs() as logged:
        worker = Worker(1, Settings(listening_socket=shared.fileno()))
        assert await worker.start()
        worker.tell(signal.SIGTERM)
        await worker.keep()
    assert [entry["event"] for entry in logged] == ["worker has ended", "worker is open"]
    assert logged[0]["how"] == how


@on_loop
async def test_who_has_said_why_it_can_not_open_is_not_started_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pellmell.cli.serve.worker.COMMAND", (sys.executable, "-c", "raise SystemExit(2)"))
    with socket.create_server(("127.0.0.1", 0)) as shared, capture_logs() as logged:
        assert not await Worker(1, Settings(listening_socket=shared.fileno())).start()
    assert logged == []


def test_settings_reach_a_worker_as_they_are(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """Those that are empty, too."""
    address, trusted = "postgresql://secret@127.0.0.1/house", networks("10.0.0.0/8")
    settings = Settings(port=1234, database=address, metrics_for=(), trusted_proxies=trusted)
    for name, value in as_environment(settings).items():
        monkeypatch.setenv(name, value)
    served: list[Settings] = []
    monkeypatch.setattr("pellmell.cli.serve.running.open_house", served.append)
    assert run("serve").exit_code == 0
    assert served == [settings]
    assert variable("node-url") in as_environment(settings)
