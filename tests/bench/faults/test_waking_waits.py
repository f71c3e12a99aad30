"""A few long tables; `pellmell bench waking` wakes more of them."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from pellmell.kit.chance import Chance, seed_from
from pellmell_bench.faults import waking, waking_waits
from pellmell_bench.faults.waking import SeatKey
from pellmell_bench.faults.waking_waits import RUNS, Turns, Waits, measure_waits, too_long


def test_tables_wake_and_the_loop_turns_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking_waits, "avoid_pauses", lambda: None)  # the tests keep their own garbage
    found, *others = asyncio.run(measure_waits(tmp_path / "sleepers.db", "ligretto", tables=3, moves=500))
    assert len(others) < RUNS
    assert len(found.seconds) == 3
    assert len(found.waking.worked) > 3  # not in one turn


async def never(*_: Any) -> Any:
    await asyncio.Event().wait()


@asynccontextmanager
async def mute_socket(_: str) -> AsyncGenerator[Any]:
    yield SimpleNamespace(send_str=AsyncMock(), receive_str=never)


class IdleGuest(SimpleNamespace):
    """It has come, and nothing happens at its table."""

    def __init__(self, *_: object) -> None:
        mirror = SimpleNamespace(number=0)
        super().__init__(
            come=AsyncMock(), play=lambda: None, line=SimpleNamespace(mirror=mirror, change=never)
        )


def test_a_house_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guard against hangs: without a limit each of these would stand still."""
    monkeypatch.setattr(waking, "PLAY_SECONDS", 0.0)
    monkeypatch.setattr(waking, "WAKE_SECONDS", 0.0)
    monkeypatch.setattr(waking_waits, "WAKE_SECONDS", 0.0)
    monkeypatch.setattr(waking_waits, "_woken", never)
    monkeypatch.setattr(waking, "PlayingGuest", IdleGuest)
    session: Any = SimpleNamespace(ws_connect=mute_socket)
    client: Any = SimpleNamespace(play_now=AsyncMock(), join=lambda *_, **__: None)
    for wait in (
        waking.time_waking(session, SeatKey("ABCDEF", "")),
        waking.play_and_go(client, "dice", 1, Chance(seed_from("idle"))),
        measure_waits(tmp_path / "sleepers.db", "dice", tables=1, moves=10),
    ):
        with pytest.raises(TimeoutError):
            asyncio.run(wait)


def test_more_than_20_ms_of_work_in_a_turn_are_too_long_if_they_come_again() -> None:
    def run(*worked: float) -> Waits:
        return Waits(Turns(), Turns([90.0], list(worked)), [], 0.0)

    assert too_long([run(20.0)]) == []
    assert too_long([run(3.0, 20.1), run(4.0)]) == []
    assert too_long([run(3.0, 20.1), run(4.0), run(5.0)]) == []
    (wrong,) = too_long([run(3.0, 20.1), run(43.7)])
    assert "20.1, 43.7 ms" in wrong
    (wrong,) = too_long([run(3.0, 20.1), run(4.0), run(25.0)])
    assert "20.1, 4.0, 25.0 ms" in wrong


@pytest.mark.parametrize(
    ("longest", "measured"),
    [([4.0], 1), ([25.0, 4.0, 4.0], 3), ([25.0, 25.0], 2), ([25.0, 4.0, 25.0], 3)],
)
def test_a_run_with_a_turn_that_is_too_long_is_repeated_until_two_of_three_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, longest: list[float], measured: int
) -> None:
    runs = iter(longest)

    async def measure(*_: object) -> Waits:
        return Waits(Turns(), Turns([0.0], [next(runs)]), [], 0.0)

    monkeypatch.setattr(waking_waits, "_measure", measure)
    found = asyncio.run(measure_waits(tmp_path / "sleepers.db", "dice", tables=1, moves=1))
    assert len(found) == measured
