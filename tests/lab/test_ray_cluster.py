"""A simulation on a Ray cluster comes to the same figures, whatever happens to its workers.

Ray is large and no part of the pins, so what needs it is left out where it is not installed. By hand:
pip install 'pellmell[ray]', and then pytest -m slow tests/lab/test_ray_cluster.py
"""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from pellmell.lab.ray_cluster import ClusterError
from pellmell.lab.simulate import CHUNK, Plan, simulate
from pellmell.lab.tally import SimulationTally
from pellmell.testing.postgres_server import free_port
from tests.command_line import Run

PLAN = Plan("ligretto", {}, 4, "thursday", 8 * CHUNK)


@contextmanager
def listening() -> Iterator[str]:
    """Where somebody answers, at least."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"ray://127.0.0.1:{server.getsockname()[1]}"


@pytest.mark.parametrize(
    "address", ["", "head:10001", "ray://head", "ray://:10001", "ray://head:many", "auto"]
)
def test_what_is_no_address_is_said_to_be_none(run: Run, address: str) -> None:
    result = run("simulate", "dice", "--on", address)
    assert (result.exit_code, "as in ray://head:10001" in result.stderr) == (2, True)


def test_a_cluster_that_nobody_reaches_is_told_of_at_once(run: Run) -> None:
    result = run("simulate", "dice", "--on", f"ray://127.0.0.1:{free_port()}")
    assert (result.exit_code, "refused; is it the address of a head" in result.stderr) == (2, True)


def test_who_has_no_ray_is_told_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with listening() as address:
        result = run("simulate", "dice", "--on", address)
    assert (result.exit_code, "pip install 'pellmell[ray]'" in result.stderr) == (2, True)


def test_a_cluster_is_told_nothing_about_the_cores_of_this_machine(run: Run) -> None:
    result = run("simulate", "dice", "--on", "ray://head:10001", "--jobs", 2)
    assert (result.exit_code, "--jobs is for this machine" in result.stderr) == (2, True)


def test_ray_is_not_loaded_by_who_does_not_ask_for_it() -> None:
    asked = "import sys, pellmell.cli.bots.simulate as _; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


# With Ray

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="no Ray here: pip install 'pellmell[ray]'")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Its address, and the folder by which its processes are known."""
    folder, port = tmp_path_factory.mktemp("ray"), free_port()
    settings = {
        "port": free_port(),
        "ray-client-server-port": port,
        "temp-dir": folder,
        "node-ip-address": "127.0.0.1",
        "include-dashboard": "false",
        "num-cpus": 2,
        "min-worker-port": 0,
        "max-worker-port": 0,
    }
    arguments = [f"--{name}={value}" for name, value in settings.items()]
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", *arguments]
    quiet = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, env=quiet, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as head:
        assert head.stdout is not None
        assert any("runtime started" in line for line in head.stdout)
        yield f"ray://127.0.0.1:{port}", folder
        head.terminate()


def workers(folder: Path) -> Iterator[int]:
    """Those of this cluster that are at something of ours."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
            of_this = str(folder) in Path(f"/proc/{parent}/cmdline").read_text()
            if of_this and (process / "cmdline").read_text().startswith("ray::simulated"):
                yield int(process.name)
        except OSError:  # it has ended meanwhile
            continue


@needs_ray
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # of Ray itself
def test_the_figures_are_the_same_with_a_worker_killed_in_the_middle(cluster: tuple[str, Path]) -> None:
    address, folder = cluster
    here, there, killed = (
        SimulationTally([0] * PLAN.players),
        SimulationTally([0] * PLAN.players),
        list[int](),
    )
    for share in simulate(PLAN):
        here.merge(share.tally)
    for share in simulate(PLAN, cluster=address):
        there.merge(share.tally)
        if not killed and (busy := list(workers(folder))):
            os.kill(busy[0], signal.SIGKILL)
            killed.append(busy[0])
    assert killed
    assert there == here


@needs_ray
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_on_the_command_line_they_are_the_same_byte_for_byte(cluster: tuple[str, Path], run: Run) -> None:
    asked = ("simulate", "dice", "-p", 3, "--matches", 12, "--seed", 5, "--json")
    here, there = run(*asked), run(*asked, "--on", cluster[0])
    assert here.stdout.partition('"run"')[0] == there.stdout.partition('"run"')[0]
    assert '"jobs": null' in there.stdout


@needs_ray
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_what_goes_wrong_there_is_told_in_a_line(cluster: tuple[str, Path]) -> None:
    with pytest.raises(ClusterError, match="unknown game 'nonsense'"):
        list(simulate(Plan("nonsense", {}, 4, "s", 1), cluster=cluster[0]))
