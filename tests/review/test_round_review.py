"""What is said of a round, seat by seat, and which moments cost most."""

import msgspec

from pellmell.review.moments import least
from pellmell.review.round_review import SeatReview, review
from tests.review.made_up import ADA, BEN, MadeUp, card


def test_chances_reactions_and_races_of_a_seat() -> None:
    made = MadeUp("r1 r2 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    made.placed(3300, BEN, "r2", 0, 0, early=50).lost(3340, ADA, "r2", by=BEN)
    told = review(made.stopped(5000))
    ada, ben = told.seats
    assert (ada.taken, ada.chances, ada.runs, ada.reactions) == (1, 1, 0, [1000])
    assert (ada.races_won, ada.races_lost, ben.races_won, ben.races_lost) == (0, 1, 1, 0)
    assert (ben.taken, ben.chances, ben.reaction) == (1, 1, 2250)
    assert [told.chances[n].thing for n in ada.missed] == [card("r2")]  # in a run, but a place that was lost


def test_the_moment_that_cost_most_comes_first_and_a_short_one_not_at_all() -> None:
    made = MadeUp("r1 g1 b1 y5 b6", "r2 g2 b2 y6 b9")
    made.placed(1000, ADA, "r1", 0, 0).placed(1500, ADA, "g1", 1, 1).placed(1800, ADA, "b1", 2, 2)
    made.placed(5600, BEN, "b2", 2, 2).placed(5700, BEN, "g2", 1, 1).turned(6000, ADA, "y1")
    made.turned(6700, ADA, "y7")
    told = review(made.stopped(8000))
    ben, ada = told.seats[BEN], told.seats[ADA]
    assert [(told.chances[n].thing, told.chances[n].fate) for n in ben.missed] == [(card("r2"), "left")]
    assert ada.missed == []  # y1 lay there for 700 ms: nobody is told of that


def test_who_is_quick_is_told_of_what_was_slow_for_them_only() -> None:
    assert least([]) == least([4000, 4000]) == 750
    assert least([400, 420, 440, 460, 480]) == 750
    assert least([1000, 1200, 1400, 1600, 2000]) == 1600


def test_what_is_left_out_of_it_is_nothing() -> None:
    nothing = SeatReview(taken=0, chances=0, runs=0, reactions=[])
    assert msgspec.json.encode(nothing) == b'{"taken":0,"chances":0,"runs":0,"reactions":[]}'
    assert (nothing.reaction, nothing.races_won, nothing.races_lost, nothing.missed) == (None, 0, 0, [])
