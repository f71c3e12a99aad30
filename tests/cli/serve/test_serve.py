"""`pellmell serve` as a process: where it is, what stops it, and what it says when it can't open."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from urllib.request import urlopen

import pytest
from typer.main import get_command

from pellmell.cli.main import app
from pellmell.web.settings import Settings, default_database
from tests.command_line import Run

SECONDS = 60


@contextmanager
def house(*arguments: object, **environment: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """A house that is open, and the line that says where."""
    patient = ("--drain-seconds", "60")  # on a busy machine the disk is slow, and that is no fault
    command = [sys.executable, "-m", "pellmell", "serve", "--port", "0", *patient, *map(str, arguments)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, env={**os.environ, **environment}
    )
    with process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline()
        finally:
            if process.poll() is None:
                process.kill()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "house.db"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_when_told_to(database: Path, number: signal.Signals) -> None:
    with house("--database", database) as (process, line):
        address = line.split()[-1]
        assert address.startswith("http://127.0.0.1:")
        with urlopen(f"{address}/readyz", timeout=SECONDS) as answer:
            assert answer.status == 200
        process.send_signal(number)
        _, logged = process.communicate(timeout=SECONDS)
        assert process.returncode == 0
        assert '"event": "stopped"' in logged
    assert database.is_file()


def test_the_home_network_gets_an_address_and_a_code(database: Path) -> None:
    with house("--lan", "--database", database) as (process, line):
        assert "http://" in line
        assert "127.0.0.1" not in line or socket.gethostbyname(socket.gethostname()).startswith("127.")
        assert process.stdout is not None
        assert any("█" in text or "▄" in text for text in process.stdout)  # until the house ends


def test_settings_can_come_from_the_environment(database: Path) -> None:
    with house(PELLMELL_DATABASE=str(database), PELLMELL_LOG_FORMAT="text") as (process, _):
        process.terminate()
        _, logged = process.communicate(timeout=SECONDS)
        assert database.is_file()
        assert "started" in logged
        assert "{" not in logged


def test_every_setting_is_an_option_with_help_and_a_variable() -> None:
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option.opts[0]: option for option in command.params}
    for field in fields(Settings):
        option = options["--" + field.name.replace("_", "-")]
        assert option.envvar == f"PELLMELL_{field.name.upper()}"
        assert option.help


def refused(run: Run, *arguments: object) -> str:
    """The one line that says why not."""
    result = run("serve", *arguments)
    assert result.exit_code == 2, result.output
    (line,) = result.stderr.splitlines()
    return line


def test_a_port_in_use_is_told(run: Run, database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        line = refused(run, "--database", database, "--port", taken.getsockname()[1])
    assert "is in use" in line
    assert "--port" in line


def test_an_address_of_somebody_else_is_told(run: Run, database: Path) -> None:
    assert "--host" in refused(run, "--database", database, "--host", "192.0.2.1")


def test_a_database_in_use_is_told(run: Run, database: Path) -> None:
    with house("--database", database) as (process, _):
        line = refused(run, "--database", database, "--port", 0)
    assert f"in use by another house (pid {process.pid})" in line


def test_a_newer_database_is_told(run: Run, database: Path) -> None:
    with house("--database", database) as (process, _):
        process.terminate()
        process.communicate(timeout=SECONDS)
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    assert "newer pellmell" in refused(run, "--database", database)


def test_a_place_that_can_not_be_written_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    assert "--database" in refused(run, "--database", tmp_path / "file" / "house.db")
    assert str(tmp_path) in refused(run, "--database", tmp_path)
    assert "no database" in refused(run, "--database", tmp_path / "file")


@pytest.mark.parametrize("option", ["--trusted-proxies", "--metrics-for"])
def test_networks_that_are_none_are_told(run: Run, database: Path, option: str) -> None:
    line = refused(run, "--database", database, option, "my proxy")
    assert option in line
    assert "10.0.0.0/8" in line


def test_what_is_kept_has_a_place_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == Path("/data/pellmell/house.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_database() == Path.home() / ".local/share/pellmell/house.db"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_database() == Path.home() / "Library/Application Support/pellmell/house.db"
