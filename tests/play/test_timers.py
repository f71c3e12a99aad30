import pytest

from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.time_units import Milliseconds
from pellmell.play.timers import Timers


def running(**timers: Milliseconds) -> Timers:
    clock = Timers()
    clock.run(timers, 1000)
    return clock


def test_timers_run_for_their_length() -> None:
    clock = running(score=2000, check=500)
    assert clock.next() == (1500, "check")
    assert clock.deadlines == {"score": 3000, "check": 1500}


def test_a_timer_that_runs_goes_on_and_one_that_is_not_named_ends() -> None:
    clock = running(score=2000, check=500)
    clock.run({"score": 2000, "choose": 700}, 1200)
    assert clock.deadlines == {"score": 3000, "choose": 1900}


def test_time_that_stands_still_leaves_what_was_left() -> None:
    clock = running(score=2000)
    clock.stand_still(1500, {})
    assert clock.next() is None
    clock.run({"score": 2000}, 9000)
    assert clock.deadlines == {"score": 10_500}


def test_a_countdown_runs_while_the_rest_stands_still() -> None:
    clock = running(debt=8000)
    clock.stand_still(2000, {})
    clock.stand_still(5000, {"resume": 3000})
    assert clock.deadlines == {"resume": 8000}
    clock.run({"debt": 8000}, 8000)
    assert clock.deadlines == {"debt": 15_000}


def test_what_was_left_of_a_timer_does_not_shorten_a_later_one() -> None:
    clock = running(thaw=3000)
    clock.stand_still(3900, {})
    clock.run({}, 5000)
    clock.run({"thaw": 3000}, 6000)
    assert clock.deadlines == {"thaw": 9000}


def test_a_timer_that_was_overdue_when_time_stopped_is_due_at_once() -> None:
    clock = running(score=2000)
    clock.stand_still(3500, {})
    clock.run({"score": 2000}, 9000)
    assert clock.next() == (9000, "score")


def test_time_does_not_run_backwards() -> None:
    running().check(1000)
    with pytest.raises(Malformed, match="time runs backwards: 999 ms comes after 1000 ms"):
        running().check(999)


def test_a_timer_is_up_when_it_is_due_and_not_before() -> None:
    clock = running(score=2000)
    clock.check_due("score", 3000)
    with pytest.raises(Refusal, match="runs for another 1 ms"):
        clock.check_due("score", 2999)
    with pytest.raises(Refusal, match="no timer 'check' runs"):
        clock.check_due("check", 3000)
