"""`pellmell bench` is there in a checkout; an installed house says kindly where benches are."""

import sys
from pathlib import Path

import pytest
import typer
from hatchling.builders.wheel import WheelBuilder
from typer.testing import CliRunner

from pellmell.cli.benches import add_benches
from pellmell.cli.errors import OneLineErrors

ROOT = Path(__file__).parents[2]


def shipped() -> set[str]:
    """The top folders of the wheel, as the build configuration says."""
    files = WheelBuilder(str(ROOT)).recurse_included_files()
    return {Path(file.distribution_path).parts[0] for file in files}


def test_a_wheel_has_the_house_and_not_its_benches() -> None:
    assert shipped() == {"pellmell"}


@pytest.mark.parametrize("arguments", [[], ["load"], ["load", "--quick"], ["fairness", "--json"]], ids=str)
def test_an_installed_house_says_where_benches_are(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pellmell_bench", None)
    monkeypatch.delitem(sys.modules, "pellmell_bench.commands", raising=False)
    app = typer.Typer(cls=OneLineErrors)
    app.callback()(lambda: None)
    add_benches(app)
    result = CliRunner().invoke(app, ["bench", *arguments])
    assert result.exit_code == 2
    assert result.stderr == (
        "pellmell: benches come with a checkout of the source, where ./run bench starts them\n"
    )
