"""What coverage found is told by layer, with the functions that no test calls."""

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

from tools.measure_coverage import never_called, shares, show

MODULE = """
def called(answer):
    if answer:
        return "yes"
    return "no"


def forgotten():
    return "nobody"
"""


CALL = "import sys; sys.path.insert(0, {!r}); import clock; clock.called(1)"


def measured(folder: Path) -> dict[str, object]:
    """A package of two functions, of which one is called, with one of two answers."""
    package = folder / "src" / "pellmell" / "web"
    package.mkdir(parents=True)
    (package / "clock.py").write_text(MODULE)
    (folder / "run.py").write_text(CALL.format(str(package)))
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    for arguments in (["run", "--branch", "--source=src", "run.py"], ["json", "-q"]):
        subprocess.run(
            [sys.executable, "-m", "coverage", *arguments], cwd=folder, env=environment, check=True
        )
    report: dict[str, object] = json.loads((folder / "coverage.json").read_text())
    return report


def test_lines_and_branches_are_counted_by_layer_and_what_nobody_calls_is_named(tmp_path: Path) -> None:
    report = measured(tmp_path)
    share = shares(report)["pellmell/web"]
    assert (share.lines, share.covered_lines) == (6, 4)
    assert (share.branches, share.covered_branches) == (2, 1)
    assert shares(report)["all"] == share
    assert list(never_called(report)) == ["src/pellmell/web/clock.py: forgotten"]


def test_it_is_shown_to_people(tmp_path: Path) -> None:
    written = StringIO()
    show(measured(tmp_path), Console(width=100, file=written))
    told = written.getvalue()
    assert "66.7 %" in told
    assert "50.0 %" in told
    assert "calls 1 of the house's functions:\n  src/pellmell/web/clock.py: forgotten" in told
