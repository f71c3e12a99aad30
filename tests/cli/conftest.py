from pathlib import Path

import pytest

from tests.command_line import Run


@pytest.fixture(scope="session")
def journal(run: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match of two."""
    path = tmp_path_factory.mktemp("journals") / "dice.jsonl"
    result = run("match", "dice", "-p", 2, "-o", "rounds_per_player=1", "--seed", 1, "--journal", path)
    assert result.exit_code == 0, result.output
    return path
