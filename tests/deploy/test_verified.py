"""Each file of deploy/ is good in the eyes of the program that it is for, or of its specification."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.serve.settings_table import table
from tests.deploy.compose_file import COMPOSE, read_compose
from tests.deploy.needed import needed
from tests.deploy.unit_files import DEPLOY, INSTALLED, read_environment_file, read_unit

SECONDS = 60
UNITS = sorted(DEPLOY.glob("*.service"))
VARIABLES = {name for row in table() for name in re.findall(r"`(PELLMELL_\w+)`", row)}


def run(*command: str | Path, environment: Mapping[str, str] | None = None) -> str:
    """What it says; there is nothing wrong."""
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=SECONDS, check=False, env=environment
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


@pytest.mark.parametrize("nodes", [1, 2, 8])
def test_haproxy_takes_its_configuration_without_a_warning(nodes: int) -> None:
    environment = {f"PELLMELL_NODE_{number}": f"10.0.0.{number}:8765" for number in range(1, nodes + 1)}
    said = run(needed("haproxy"), "-c", "-f", DEPLOY / "haproxy.cfg", environment=environment)
    assert "WARNING" not in said


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_takes_the_units(tmp_path: Path, unit: Path) -> None:
    """Where the house is installed as they say."""
    program = shutil.which("true")
    assert program is not None
    installed = unit.read_text(encoding="utf-8").replace(f"{INSTALLED}/bin/pellmell", program)
    copy = tmp_path / unit.name.replace("@", "@8766")
    copy.write_text(installed, encoding="utf-8")
    assert run(needed("systemd-analyze"), "verify", "--man=no", "--recursive-errors=no", copy) == ""


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_there_is_time_to_drain(unit: Path) -> None:
    (limit,) = (value for name, value in read_unit(unit) if name == "TimeoutStopSec")
    assert limit == "6min"  # --drain-minutes are 5
    assert ("KillMode", "mixed") in read_unit(unit)


def test_compose_takes_its_file() -> None:
    """By the specification; and by Compose itself, where it is."""
    run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", COMPOSE)
    password = {"PELLMELL_DATABASE_PASSWORD": "secret"}
    assert set(read_compose(password)) == {"proxy", "node1", "node2", "database"}
    if shutil.which("docker") and _has_compose():
        run("docker", "compose", "-f", COMPOSE, "config", "--quiet", environment={**os.environ, **password})


def _has_compose() -> bool:
    return (
        subprocess.run(
            ["docker", "compose", "version"], capture_output=True, check=False, timeout=SECONDS
        ).returncode
        == 0
    )


def test_addresses_of_containers_are_told_everywhere_alike() -> None:
    services = read_compose({"PELLMELL_DATABASE_PASSWORD": "secret"})
    at = {name: service["networks"]["house"]["ipv4_address"] for name, service in services.items()}
    assert len(set(at.values())) == len(at)
    proxy = services["proxy"]["environment"]
    for number in (1, 2):
        node = services[f"node{number}"]["environment"]
        assert node["PELLMELL_HOST"] == at[f"node{number}"]
        assert proxy[f"PELLMELL_NODE_{number}"] == f"{at[f'node{number}']}:8765"
        assert node["PELLMELL_TRUSTED_PROXIES"] == at["proxy"]
        assert node["PELLMELL_DATABASE"] == f"postgresql://pellmell@{at['database']}/pellmell"


def test_settings_that_are_named_are_there() -> None:
    services = read_compose({"PELLMELL_DATABASE_PASSWORD": "secret"})
    named = {*read_environment_file(DEPLOY / "pellmell.env")}
    named |= set(
        re.findall(r"^#(PELLMELL_\w+)=", (DEPLOY / "pellmell.env").read_text(encoding="utf-8"), re.M)
    )
    named |= {name for unit in UNITS for name in re.findall(r"=(PELLMELL_\w+)=", unit.read_text())}
    named |= set(services["node1"]["environment"]) - {"PGPASSWORD"}
    assert named <= VARIABLES
    proxy = set(re.findall(r"PELLMELL_\w+", (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")))
    assert {*read_environment_file(DEPLOY / "haproxy.env"), *services["proxy"]["environment"]} <= proxy


def test_the_image_has_what_it_is_made_of() -> None:
    """There is no Docker to build it with in most places: what it copies is there, and is not left out."""
    root, image = DEPLOY.parent, (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    taken = {
        line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line[0] == "!"
    }
    assert all((root / name).exists() for name in taken)
    for needs in re.findall(r"-r (\S+)", image):
        assert (root / needs).exists()
    (command,) = re.findall(r"^CMD (.+)$", image, re.M)
    service = read_compose({"PELLMELL_DATABASE_PASSWORD": "secret"})["node1"]
    assert shlex.join(service["command"]) == " ".join(re.findall(r'"(\w+)"', command))
    assert service["build"]["dockerfile"] == "deploy/Dockerfile"
