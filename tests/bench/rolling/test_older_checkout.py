"""An older checkout is there for a while, and what runs from it is its own code."""

import subprocess
import sys
from pathlib import Path

import pytest

from pellmell_bench.rolling.older_checkout import HERE, NoCheckout, older_checkout

ROOT = "import pellmell; print(pellmell.__file__)"


def test_what_runs_there_is_its_own_code_and_afterwards_it_is_gone() -> None:
    if not (HERE / ".git").exists():
        pytest.skip("this is no checkout")
    with older_checkout("HEAD") as program:
        there = Path(program.path)
        found = subprocess.run(
            [sys.executable, "-c", ROOT],
            env={"PYTHONPATH": program.path},
            capture_output=True,
            text=True,
            check=True,
            cwd="/",
        )
        assert Path(found.stdout.strip()).is_relative_to(there)
    assert not there.exists()
    listed = subprocess.run(["git", "-C", HERE, "worktree", "list"], capture_output=True, check=True)
    assert str(there.parent) not in listed.stdout.decode()


def test_a_revision_that_there_is_not() -> None:
    with pytest.raises(NoCheckout), older_checkout("no-such-revision"):
        pass
