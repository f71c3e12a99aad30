from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pellmell.cli.main import app

Run = Callable[..., Result]


@pytest.fixture(scope="session")
def run() -> Run:
    """`pellmell` with these arguments, as a script would call it."""

    def run(*arguments: object) -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments])

    return run


@pytest.fixture(scope="session")
def journal(run: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match of two."""
    path = tmp_path_factory.mktemp("journals") / "dice.jsonl"
    result = run("match", "dice", "-p", 2, "-o", "rounds_per_player=1", "--seed", 1, "--journal", path)
    assert result.exit_code == 0, result.output
    return path
