"""What a round's races are summed up to: for a score sheet, seat by seat."""

from msgspec.structs import astuple

from pellmell.play.contest_statistics import Contests, ContestTally, races


def test_who_was_quicker_how_often_on_credit_and_what_was_waited_for() -> None:
    tally = ContestTally()
    tally.contest(0, 2, on_credit=True)
    tally.contest(0, 2, on_credit=False)
    for ms in (40, 120, 60):
        tally.held(1, ms)
    counted = tally.take(3)
    assert counted == [Contests(won=2, on_credit=1), Contests(held=3, ms=220, longest=120), Contests(lost=2)]
    assert list(races(counted)) == [(0, counted[0]), (2, counted[2])], "who was only waited for had no race"


def test_who_had_no_race_has_nothing_but_zeros_and_who_is_decided_at_once_waited_for_nothing() -> None:
    tally = ContestTally()
    tally.held(0, 0)
    held, nothing = tally.take(2)
    assert astuple(nothing) == (0, 0, 0, 0, 0, 0)
    assert (held.held, held.ms, held.longest) == (1, 0, 0)


def test_each_round_is_counted_anew_and_one_without_races_has_nothing() -> None:
    tally = ContestTally()
    tally.held(0, 5)
    tally.take(2)
    assert tally.take(2) == []
