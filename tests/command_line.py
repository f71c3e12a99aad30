"""The command line as a fixture: `run` calls `pellmell` with arguments, and returns what came of it."""

from collections.abc import Callable

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


def assert_mistake(run: Run, *arguments: object, says: str) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("pellmell: ")
    assert result.stderr.count("\n") == 1
    assert says in result.stderr
