"""Which of the missed chances cost a seat most."""

import pytest

from pellmell.kit.time_units import Milliseconds
from pellmell.review.moments import costliest, least
from pellmell.review.opportunities import Fate, Opportunity


def missed(fate: Fate, open: Milliseconds, closed: Milliseconds = 5000) -> Opportunity:
    return Opportunity(0, "a thing", closed - open, closed, fate, open)


@pytest.mark.parametrize(
    ("fate", "less", "more"), [("left", 1300, 1400), ("gone", 1900, 2100), ("passed", 2500, 2700)]
)
def test_a_place_that_a_rival_has_weighs_twice_its_time_and_what_may_come_back_less(
    fate: Fate, less: Milliseconds, more: Milliseconds
) -> None:
    lost, shorter, longer = missed("lost", 1000), missed(fate, less), missed(fate, more)
    assert costliest([shorter, lost, longer], []) == [longer, lost, shorter]


def test_three_moments_are_told_the_earlier_first_where_two_weigh_the_same() -> None:
    later, earlier, least_one, longest = (
        missed("gone", 2000, 7000),
        missed("gone", 2000, 6000),
        missed("gone", 1000),
        missed("gone", 3000),
    )
    assert costliest([later, least_one, earlier, longest], []) == [longest, earlier, later]


def test_what_was_taken_or_lay_there_too_shortly_is_no_moment_but_just_long_enough_is_one() -> None:
    just = missed("gone", 750)
    assert costliest([missed("gone", 749), just, missed("taken", 3000)], []) == [just]


def test_four_reactions_are_enough_to_say_what_is_slow_for_somebody() -> None:
    assert least([1000, 1200, 1400]) == 750
    assert least([1000, 1200, 1400, 1600]) == 1450
