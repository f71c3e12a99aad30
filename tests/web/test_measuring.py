"""The stopwatch of the stages, by a clock of its own."""

import pytest

from pellmell.web import measuring
from pellmell.web.measuring import MEASURING, Stopwatch

A_READING = 10  # ns that it takes to read the clock


class Clock:
    def __init__(self) -> None:
        self.now = 0

    def read(self) -> int:
        self.now += A_READING
        return self.now

    def work(self, ns: int) -> None:
        self.now += ns


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(measuring, "thread_time_ns", clock.read)
    return clock


def test_a_stage_is_charged_with_its_own_work_alone_and_never_with_being_timed(clock: Clock) -> None:
    stopwatch = Stopwatch()
    rules = stopwatch.timed("rules", lambda: clock.work(300))

    def decide() -> None:
        clock.work(1_000)
        rules()
        clock.work(2_000)
        rules()

    stopwatch.timed("table", decide)()
    assert stopwatch.spent["table"] == 3_000
    assert stopwatch.spent["rules"] == 600
    assert stopwatch.spent[MEASURING] == 3 * 2 * A_READING


def test_a_stage_that_fails_is_charged_too(clock: Clock) -> None:
    stopwatch = Stopwatch()

    def fail() -> None:
        clock.work(500)
        raise LookupError

    with pytest.raises(LookupError):
        stopwatch.timed("rules", fail)()
    stopwatch.timed("table", lambda: clock.work(700))()
    assert (stopwatch.spent["rules"], stopwatch.spent["table"]) == (500, 700)
