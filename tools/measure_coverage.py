"""Coverage of lines and branches by the tests, and the functions that no test calls.

    python -m tools.measure_coverage              all tests but the slow ones and those in a browser
    python -m tools.measure_coverage ARGUMENT...  the arguments go to pytest: -m 'not browser' has all

Servers that tests start as processes of their own are measured, too. `build/coverage/html` shows every line.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "coverage"
REPORT = FOLDER / "coverage.json"
BENCHES = "src/pellmell_bench/"
QUICK = ("-m", "not slow and not browser")


@dataclass
class Share:
    """Of the lines, and of the branches, of one layer."""

    lines: int = 0
    covered_lines: int = 0
    branches: int = 0
    covered_branches: int = 0

    def add(self, summary: dict[str, Any]) -> None:
        self.lines += summary["num_statements"]
        self.covered_lines += summary["covered_lines"]
        self.branches += summary["num_branches"]
        self.covered_branches += summary["covered_branches"]


def measure(arguments: list[str]) -> int:
    """The exit code of pytest."""
    workers = str(min(6, (os.cpu_count() or 1) + 1))
    _coverage("erase")
    tests = ["-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", *(arguments or QUICK)]
    code = _coverage("run", *tests)
    _coverage("combine", "--quiet")
    _coverage("json", "--quiet")
    _coverage("html", "--quiet")
    return code


def _coverage(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, check=False).returncode


def layer_of(file: str) -> str:
    """`src/pellmell/web/clock.py` is of `pellmell/web`."""
    parts = Path(file).parts[1:3]
    return "/".join(part.removesuffix(".py") for part in parts)


def shares(report: dict[str, Any]) -> dict[str, Share]:
    found: dict[str, Share] = {}
    for file, measured in sorted(report["files"].items()):
        for name in (layer_of(file), "all"):
            found.setdefault(name, Share()).add(measured["summary"])
    return {**{name: share for name, share in found.items() if name != "all"}, "all": found["all"]}


def never_called(report: dict[str, Any]) -> Iterator[str]:
    """Each function of which no line was run, with its file."""
    for file, measured in sorted(report["files"].items()):
        for name, function in measured["functions"].items():
            summary = function["summary"]
            if name and summary["num_statements"] and not summary["covered_lines"]:
                yield f"{file}: {name}"


def show(report: dict[str, Any], console: Console) -> None:
    table = Table("layer", title="Coverage by the tests")
    for heading in ("lines", "covered", "branches", "covered"):
        table.add_column(heading, justify="right")
    for name, share in shares(report).items():
        lines = _percent(share.covered_lines, share.lines)
        branches = _percent(share.covered_branches, share.branches)
        table.add_row(name, f"{share.lines:,}", lines, f"{share.branches:,}", branches)
    console.print(table)
    uncalled = list(never_called(report))
    ours = [one for one in uncalled if not one.startswith(BENCHES)]
    console.print(f"No test that ran calls {len(ours)} of the house's functions:")
    for one in ours:
        console.print(f"  {one}", markup=False, highlight=False)
    console.print(f"and {len(uncalled) - len(ours)} of the benches, which the slow tests run")


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def main() -> int:
    code = measure(sys.argv[1:])
    show(json.loads(REPORT.read_text(encoding="utf-8")), Console(width=100 if os.environ.get("CI") else None))
    return code


if __name__ == "__main__":
    sys.exit(main())
