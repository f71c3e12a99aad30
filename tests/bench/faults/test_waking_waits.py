"""A few long tables; `pellmell bench waking` wakes more of them."""

import asyncio
from pathlib import Path

import pytest

from pellmell_bench.faults import waking_waits
from pellmell_bench.faults.waking_waits import RUNS, Turns, Waits, measure_waits, too_long


def test_tables_wake_and_the_loop_turns_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking_waits, "avoid_pauses", lambda: None)  # the tests keep their own garbage
    found, *others = asyncio.run(measure_waits(tmp_path / "sleepers.db", "ligretto", tables=3, moves=500))
    assert len(others) < RUNS
    assert len(found.seconds) == 3
    assert len(found.waking.worked) > 3  # not in one turn


def test_more_than_20_ms_of_work_in_a_turn_are_too_long_if_they_come_again() -> None:
    def run(*worked: float) -> Waits:
        return Waits(Turns(), Turns([90.0], list(worked)), [], 0.0)

    assert too_long([run(20.0)]) == []
    assert too_long([run(3.0, 20.1), run(4.0)]) == []
    (wrong,) = too_long([run(3.0, 20.1), run(43.7)])
    assert "20.1, 43.7 ms" in wrong
