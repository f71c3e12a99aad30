"""Mutation testing of a small house: what is noticed, what is not, and that no file is touched."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.operators import mutations
from tools.mutants.source import ROOT

DOOR = '''"""A door, and who may pass it."""

WIDTH = 3


def may_pass(size: int, limit: int = WIDTH) -> bool:
    return size < limit


def passed(sizes: list[int]) -> int:
    count = place = 0
    while place < len(sizes):
        count += may_pass(sizes[place])
        place += 1
    return count


def nobody_asks(size: int) -> bool:
    return not size


def is_open(size: int) -> bool:
    return not size
'''
TEST = """from pellmell.kit.door import is_open, may_pass, passed

def test_who_may_pass():
    assert may_pass(1)
    assert not may_pass(3)

def test_how_many_do():
    assert passed([1, 4]) == 1

def test_when_it_is_open():
    assert is_open(0)
"""
MORE = """from pellmell.kit.door import nobody_asks, passed

def test_more():
    assert passed([4, 1]) == 1
    assert nobody_asks(0)
"""
KNOWN = """[["kit/door.py"]]
was = "count = place = 0"
becomes = "count = place = 1"
why = "only to be left out here"
"""


@pytest.mark.parametrize(
    ("source", "others"),
    [
        ("a < b", ["a <= b", "a >= b"]),
        ("a == b", ["a != b"]),
        ("a and b", ["a or b", "b", "a"]),
        ("a + 1", ["a - 1"]),
        ("not a", ["a"]),
        ("max(a)", ["min(a)"]),
        ("True", ["False"]),
        ("7", ["8"]),
        ("'text'", []),
    ],
)
def test_what_may_stand_in_its_place(source: str, others: list[str]) -> None:
    assert [ast.unparse(other) for other in mutations(ast.parse(source, mode="eval").body)] == others


@pytest.mark.parametrize(
    ("source", "others"),
    [("a += 1", ["a -= 1", "pass"]), ("raise a", ["pass"]), ("a()", ["pass"]), ("break", ["continue"])],
)
def test_or_in_place_of_a_statement(source: str, others: list[str]) -> None:
    assert [ast.unparse(other) for other in mutations(ast.parse(source).body[0])] == others


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one module and one test, with the tools of this one."""
    shutil.copytree(ROOT / "tools" / "mutants", tmp_path / "tools" / "mutants")
    for path, text in {
        "src/pellmell/__init__.py": "",
        "src/pellmell/kit/__init__.py": "",
        "src/pellmell/kit/door.py": DOOR,
        "tests/kit/test_door.py": TEST,
        "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = ['slow', 'browser']\n",
        "tools/mutants/equivalent.toml": KNOWN,
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", "--minutes", "5", *arguments]
    environment = {**os.environ, "PYTHONPATH": f"{project / 'src'}:{project}"}
    return subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, check=False, timeout=600
    )


def counts(output: str) -> dict[str, int]:
    """The last row of the table."""
    heads, *_, row = [
        line.split() for line in output.splitlines() if line.startswith(("part ", "kit ", "all "))
    ]
    return {head: int(count) for head, count in zip(heads[1:], row[1:], strict=True)}


@pytest.mark.slow
def test_survivors_are_named_until_a_test_notices_them_and_no_file_is_touched(project: Path) -> None:
    first = run(project)
    assert first.returncode == 1, first.stderr
    assert "door.py:14: survived\n  - place += 1\n  + place += 2" in first.stdout
    assert "door.py:19: unreached\n  - return not size\n  + return size" in first.stdout
    assert "1 more are known to change nothing" in first.stdout
    found = counts(first.stdout)
    assert (found["survived"], found["unreached"]) == (1, 1)
    assert found["endless"] > 0
    assert found["tried"] == found["mutants"] == found["killed"] + 2

    (project / "tests/kit/test_more.py").write_text(MORE)
    again = run(project, "--survivors")
    assert again.returncode == 0, again.stdout + again.stderr
    assert counts(again.stdout)["killed"] == found["mutants"]
    assert (project / "src/pellmell/kit/door.py").read_text() == DOOR
