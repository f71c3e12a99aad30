"""A few long tables; `pellmell bench waking` wakes more of them."""

import asyncio
from pathlib import Path

import pytest

from pellmell_bench.faults import waking_waits
from pellmell_bench.faults.waking_waits import Turns, Waits, measure_waits


def test_tables_wake_and_the_loop_turns_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking_waits, "avoid_pauses", lambda: None)  # the tests keep their own garbage
    found = asyncio.run(measure_waits(tmp_path / "sleepers.db", "ligretto", tables=3, moves=500))
    assert len(found.seconds) == 3
    assert len(found.waking.worked) > 3  # not in one turn


def test_more_than_20_ms_of_work_in_a_turn_are_said_to_be_too_long() -> None:
    assert Waits(Turns(), Turns([90.0], [20.0]), [], 0.0).too_long == []
    (wrong,) = Waits(Turns(), Turns([90.0], [3.0, 20.1]), [], 0.0).too_long
    assert "20.1 ms" in wrong
