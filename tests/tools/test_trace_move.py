"""The way of a move is as straight as CONTRIBUTING.md draws it."""

from pathlib import Path

import pytest

from tools.trace_move import shortest_trace

ROOT = Path(__file__).parents[2]
MOST_FILES, MOST_CHANGES = 28, 80


@pytest.mark.slow
def test_a_move_goes_straight_down_and_straight_up() -> None:
    trace = shortest_trace()
    assert f"```\n{trace.drawing}\n```" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert len(trace.files) <= MOST_FILES
    assert trace.changes <= MOST_CHANGES
