"""Packages of Debian and Ubuntu, for what tests need of the system."""

import os
import subprocess
import sys
from collections.abc import Sequence
from subprocess import PIPE, STDOUT

MOST_SECONDS = 900


def install_packages(packages: Sequence[str], before: Sequence[str] = ()) -> bool:
    """Whether that went well; what was said is shown if not. `before`: who to do it as, as in sudo."""
    commands = ["apt-get", "-qq", "update"], ["apt-get", "-qq", "-y", "install", *packages]
    try:
        return all(_succeeds([*before, *command]) for command in commands)
    except (FileNotFoundError, subprocess.TimeoutExpired):
        return False


def _succeeds(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, stdout=PIPE, stderr=STDOUT, text=True, check=False, timeout=MOST_SECONDS, env=environment
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    return done.returncode == 0
