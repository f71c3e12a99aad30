"""What hangs is ended, with all that it has started."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.time_limit import TOO_LONG, run_limited

PARENT = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(600)'])"


@pytest.mark.parametrize("code", [0, 3])
def test_what_ends_in_time_says_how(code: int) -> None:
    assert run_limited(60, [sys.executable, "-c", f"raise SystemExit({code})"]) == code


def test_what_hangs_is_ended_with_its_children(tmp_path: Path) -> None:
    with (tmp_path / "output").open("wb") as output:
        assert run_limited(2, [sys.executable, "-c", PARENT], cwd=tmp_path, stdout=output) == TOO_LONG


def test_as_a_command() -> None:
    command = [sys.executable, "tools/time_limit.py", "60", sys.executable, "-c", "raise SystemExit(5)"]
    assert subprocess.run(command, cwd=Path(__file__).parents[2], check=False, timeout=60).returncode == 5


def test_what_is_killed_is_said_to_be(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_limited(60, ["bash", "-c", "kill -9 $$"]) < 0
    assert "was ended by SIGKILL" in capfd.readouterr().err
