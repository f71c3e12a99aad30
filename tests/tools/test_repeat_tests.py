"""Runs are repeated until enough of them in a row are green, over as many starts as it takes."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.repeat_tests import main

RED = """
echo 'FAILED tests/x/test_y.py::test_z[a-b] - assert 1 == 2'
echo '== FAILED: pytest, after 3 s in all'
false
"""
GREEN_SINCE_IT_IS_THERE = "test -e {0} || {{ touch {0}; echo 'FAILED tests/x.py::test_once'; false; }}"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A repository with one commit."""
    source = tmp_path / "source"
    author = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    for command in (("init", "-q", str(source)), (*author, "commit", "-q", "--allow-empty", "-m", "one")):
        where = () if "init" in command else ("-C", str(source))
        subprocess.run(["git", *where, *command], check=True, timeout=60)
    return source


def run(source: Path, command: str, *more: str) -> tuple[int, list[dict[str, Any]]]:
    """The exit code, and all outcomes so far."""
    record, places = source.parent / "test-runs.jsonl", (f"--source={source}", f"--folder={source.parent}")
    usual = ("--runs=3", "--loaded=1", "--loops=2", *places, f"--record={record}")
    code = main([*usual, f"--command={command}", *more])
    return code, [json.loads(line) for line in record.read_text().splitlines()] if record.exists() else []


def test_runs_are_repeated_with_and_without_busy_loops(source: Path) -> None:
    code, outcomes = run(source, "test -d .git && echo hello")
    assert code == 0
    assert sorted(one["loops"] for one in outcomes) == [0, 0, 2]
    assert {one["verdict"] for one in outcomes} == {"green"}
    assert (source.parent / "test-runs" / outcomes[0]["log"]).read_text() == "hello\n"


def test_what_was_seen_before_counts(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(source, "true", "--runs=1", "--loaded=0")
    code, outcomes = run(source, "true")
    assert (code, len(outcomes)) == (0, 3)
    code, outcomes = run(source, "true", "--tally")
    assert (code, len(outcomes)) == (0, 3)
    assert "3 of 3 runs green in a row, 1 of 1 beside 2 busy loops" in capsys.readouterr().out
    assert run(source, "echo another command", "--tally")[0] == 1


def test_a_red_run_ends_it_and_says_what_failed(source: Path) -> None:
    code, outcomes = run(source, RED)
    assert code == 1
    assert [(one["verdict"], one["failing"]) for one in outcomes] == [
        ("red", ["tests/x/test_y.py::test_z[a-b]", "pytest"])
    ]


def test_after_a_red_run_the_row_begins_anew(source: Path, tmp_path: Path) -> None:
    command = GREEN_SINCE_IT_IS_THERE.format(tmp_path / "there")
    assert run(source, command)[0] == 1
    code, outcomes = run(source, command)
    assert code == 0
    assert [one["verdict"] for one in outcomes] == ["red", "green", "green", "green"]
