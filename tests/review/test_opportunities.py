"""What became of each chance, to the ms, in rounds that were made up for it."""

import pytest

from pellmell.kit.messages import Frozen, RaceStopped, Thawed
from pellmell.kit.phases import Ending
from pellmell.mechanics.stacking.messages import DutchCalled, Placed, Returned, Turned
from pellmell.play.messages import (
    BotTookOver,
    CountdownEnded,
    Paused,
    PlayerTookOver,
    Resumed,
    WentAway,
)
from pellmell.review.opportunities import find_opportunities
from tests.review.made_up import ADA, BEN, SIGNAL, MadeUp, card, chances, only

ONES = ("r1 g5 b5 y5 b6", "r2 g6 b7 y6 b9")


def test_a_card_that_was_laid_was_a_chance_taken_after_its_reaction() -> None:
    """The line is taken off: it was made 200 ms before it was told."""
    one = only(MadeUp(*ONES).placed(1234, ADA, "r1", 0, 0, early=200).stopped(5000), ADA, card("r1"))
    assert (one.fate, one.opened, one.closed, one.open) == ("taken", SIGNAL, SIGNAL + 1234, 1234)
    assert (one.reaction, one.run) == (1034, False)


def test_what_somebody_else_made_fit_is_open_from_then_on() -> None:
    film = MadeUp(*ONES).placed(1000, ADA, "r1", 0, 0).placed(1700, BEN, "r2", 0, 0).stopped(5000)
    one = only(film, BEN, card("r2"))
    assert (one.opened - SIGNAL, one.fate, one.reaction, one.run) == (1000, "taken", 700, False)


def test_what_was_made_before_it_could_be_seen_was_no_reaction_and_no_race() -> None:
    """Lines are estimated: a command may be dated before what it answers, or before one that was quicker."""
    film = MadeUp("r1 r2 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    film.placed(1100, BEN, "r2", 0, 0, early=130).lost(960, ADA, "r2", by=BEN, later=200)
    assert only(film.stopped(5000), BEN, card("r2")).reaction == 0
    assert only(film.film(), ADA, card("r2")).ms == 0


def test_what_follows_the_own_last_card_is_a_run() -> None:
    film = MadeUp("r1 r2 b5 y5 b6", ONES[1]).placed(1000, ADA, "r1", 0, 0).placed(1300, ADA, "r2", 1, 0)
    one = only(film.stopped(5000), ADA, card("r2"))
    assert (one.fate, one.reaction, one.run) == ("taken", 300, True)


def test_a_place_that_a_rival_has_taken_is_lost_to_them() -> None:
    film = MadeUp("r1 r2 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    one = only(film.placed(3300, BEN, "r2", 0, 0).stopped(5000), ADA, card("r2"))
    assert (one.fate, one.open, one.by, one.ms, one.reaction) == ("lost", 2300, BEN, None, None)


def test_a_race_is_lost_by_so_many_ms() -> None:
    """Ben's card was made at 3250, Ada's 90 ms later."""
    film = MadeUp("r1 r2 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    film = film.placed(3300, BEN, "r2", 0, 0, early=50).lost(3340, ADA, "r2", by=BEN)
    one = only(film.stopped(5000), ADA, card("r2"))
    assert (one.fate, one.by, one.ms) == ("lost", BEN, 90)


def test_a_race_is_one_for_the_last_chance_of_that_card_that_was_not_taken() -> None:
    """Ada and Ben place at the same ms, and both could place cards of that kind later."""
    film = MadeUp("r1 r2 g1 y1 b6", "r2 g1 b7 r1 b9").placed(500, BEN, "g1", 1, 0)
    film.placed(1000, ADA, "r1", 0, 1).placed(3300, ADA, "y1", 3, 2).placed(3300, BEN, "r2", 0, 1, early=50)
    film.placed(4000, BEN, "r1", 3, 3).placed(4500, ADA, "r2", 1, 3).lost(3340, ADA, "r2", by=BEN)
    told = chances(film.stopped(6000), ADA)
    assert [(one.fate, one.by, one.ms) for one in told if one.thing == card("r2")] == [
        ("lost", BEN, 90),
        ("taken", None, None),
    ]
    assert [(one.fate, one.ms) for one in told if one.thing == card("g1")] == [("left", None)]


def test_a_race_of_one_is_no_chance_of_another() -> None:
    film = MadeUp("r1 r2 b5 y5 b6", "r2 r1 r2 y6 b9").placed(1000, ADA, "r1", 0, 0)
    film.placed(3300, BEN, "r2", 0, 0).lost(3340, ADA, "r2", by=BEN).happened(3500, WentAway(ADA))
    film.placed(4000, BEN, "r1", 1, 1).stopped(6000)
    assert only(film.film(), ADA, card("r2")).ms == 40
    assert [one.ms for one in chances(film.film(), BEN)] == [None] * 3


def test_a_second_card_of_a_kind_is_a_chance_of_its_own() -> None:
    film = MadeUp("r1 r1 b5 y5 b6", ONES[1]).placed(1000, ADA, "r1", 0, 0).placed(1400, ADA, "r1", 1, 1)
    told = [(one.opened - SIGNAL, one.fate, one.run) for one in chances(film.stopped(5000), ADA)]
    assert told == [(0, "taken", False), (1000, "taken", True)]


def test_a_race_for_one_place_is_lost_also_where_the_card_fits_on_another_pile() -> None:
    """Two red ones lie there: Ben covers the first, and Ada has to look for the second."""
    film = MadeUp("r1 r2 b5 y5 b6", "r1 r2 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    film.placed(1600, BEN, "r1", 0, 1).placed(3300, BEN, "r2", 1, 0, early=50).lost(3340, ADA, "r2", by=BEN)
    lost, taken = chances(film.placed(4400, ADA, "r2", 1, 1, early=100).stopped(5000), ADA)[1:3]
    assert (lost.thing, lost.fate, lost.opened - SIGNAL, lost.open) == (card("r2"), "lost", 1000, 2300)
    assert (lost.by, lost.ms, lost.run, lost.reaction) == (BEN, 90, True, None)
    assert (taken.thing, taken.fate, taken.opened - SIGNAL, taken.open) == (card("r2"), "taken", 3300, 1100)
    assert (taken.by, taken.ms, taken.run, taken.reaction) == (None, None, False, 1000)


def test_who_tries_for_a_place_twice_has_lost_it_by_the_first_time() -> None:
    film = MadeUp("r1 r2 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    film.placed(3300, BEN, "r2", 0, 0).lost(3390, ADA, "r2", by=BEN).lost(3700, ADA, "r2", by=BEN)
    one = only(film.stopped(5000), ADA, card("r2"))
    assert (one.fate, one.ms) == ("lost", 90)


def test_a_race_for_what_was_taken_before_the_card_lay_open_was_no_chance() -> None:
    film = MadeUp("r1 g3 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    film.placed(3300, BEN, "r2", 0, 0).turned(3400, ADA, "r2").lost(3500, ADA, "r2", by=BEN)
    assert [one.thing for one in chances(film.stopped(5000), ADA)] == [card("r1")]


def test_the_chance_that_was_raced_for_is_the_one_that_the_winner_ended() -> None:
    """Ben lays two red twos. Ada's lay open for the first; she tries for the second, which came later."""
    film = MadeUp("r1 g3 b5 y5 b6", "r1 r2 b7 y6 b9").placed(900, ADA, "r1", 0, 0)
    film.turned(1000, ADA, "r2").placed(2000, BEN, "r2", 1, 0).turned(2200, ADA, "g7")
    film.placed(2600, BEN, "r1", 0, 1).turned(2700, BEN, "r2")
    film.happened(3000, Placed(BEN, card("r2"), "turned", 1, shows=card("y9")), seat=BEN)
    one = only(film.lost(3100, ADA, "r2", by=BEN).stopped(5000), ADA, card("r2"))
    assert (one.fate, one.closed - SIGNAL, one.by, one.ms) == ("lost", 2000, BEN, None)


def test_a_card_that_came_to_light_in_the_very_ms_was_a_chance_too() -> None:
    film = MadeUp("r1 g3 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0).turned(2000, ADA, "r2")
    film.placed(2000, BEN, "r2", 0, 0).lost(2600, ADA, "r2", by=BEN)
    one = only(film.stopped(5000), ADA, card("r2"))
    assert (one.fate, one.open, one.ms) == ("lost", 0, 600)


def test_a_place_that_closes_and_nobody_has_it_is_gone() -> None:
    """A green one came to light beneath a wrong card, which Ada sends back onto it."""
    film = MadeUp("r1 g5 b5 y5 b6", "g6 g6 b7 y6 b9", mistakes="called").placed(500, ADA, "r1", 0, 0)
    film.turned(700, BEN, "y9")
    film.happened(1000, Placed(BEN, card("y9"), "turned", 0, shows=card("g1")), seat=BEN)
    film.happened(1800, DutchCalled(ADA, [BEN]), Returned(BEN, card("y9"), 0, "turned"), seat=ADA)
    one = only(film.stopped(5000), BEN, card("g1"))
    assert (one.fate, one.opened - SIGNAL, one.open, one.by) == ("gone", 1000, 800, None)


def test_a_card_that_was_covered_by_the_next_turn_was_passed() -> None:
    film = MadeUp(*ONES).turned(500, BEN, "g1").turned(2000, BEN, "y9").stopped(5000)
    one = only(film, BEN, card("g1"))
    assert (one.fate, one.open, one.by) == ("passed", 1500, None)


def test_what_lies_open_at_the_stop_is_left() -> None:
    one = only(MadeUp(*ONES).stopped(5000, by=BEN), ADA, card("r1"))
    assert (one.fate, one.open) == ("left", 5000)


@pytest.mark.parametrize("paused", [True, False])
def test_a_pause_and_a_freeze_do_not_count(paused: bool) -> None:
    film = MadeUp(*ONES)
    if paused:
        film.happened(1000, Paused()).happened(60_000, Resumed()).happened(63_000, CountdownEnded())
    else:
        film.happened(1000, Frozen()).happened(63_000, Thawed())
    one = only(film.placed(63_200, ADA, "r1", 0, 0).stopped(65_000), ADA, card("r1"))
    assert (one.open, one.reaction) == (1200, 1200)


def test_the_last_card_ends_the_race_and_the_first_wrong_one_freezes_it() -> None:
    """What happens in one moment is told in one frame."""
    last = [Placed(ADA, card("r1"), 0, 0), RaceStopped(Ending.STOP, ADA)]
    film = MadeUp(*ONES).turned(400, BEN, "g1").happened(1000, *last, seat=ADA).film()
    assert only(film, ADA, card("r1")).fate == "taken"
    assert (only(film, BEN, card("g1")).fate, only(film, BEN, card("g1")).open) == ("left", 600)
    wrong = [Placed(ADA, card("r1"), 0, 0), Frozen()]
    film = MadeUp(*ONES).happened(1000, *wrong, seat=ADA).stopped(9000)
    assert (only(film, ADA, card("r1")).fate, only(film, ADA, card("r1")).reaction) == ("taken", 1000)


def test_who_stops_the_race_ends_the_chances_of_all() -> None:
    film = MadeUp("r1 g5 b5 y5 b6", "y1 g6 b7 y6 b9").happened(900, RaceStopped(Ending.STOP, ADA), seat=ADA)
    assert [(one.seat, one.fate, one.open) for one in find_opportunities(film.film()).chances] == [
        (ADA, "left", 900),
        (BEN, "left", 900),
    ]


def test_a_round_that_ends_in_a_pause_was_open_until_then() -> None:
    film = MadeUp(*ONES).happened(1000, Paused()).happened(61_000, RaceStopped(Ending.VOTE)).film()
    assert (only(film, ADA, card("r1")).fate, only(film, ADA, card("r1")).open) == ("left", 1000)
    assert find_opportunities(film).gaps == [(SIGNAL + 1000, SIGNAL + 61_000)]


def test_what_a_seat_changes_for_others_at_once_is_seen() -> None:
    film = MadeUp(*ONES).happened(700, Turned(BEN, 3, card("b2")), Turned(ADA, 3, card("y1")), seat=BEN)
    assert only(film.stopped(5000), ADA, card("y1")).opened == SIGNAL + 700


def test_only_what_stood_still_since_it_lay_open_does_not_count() -> None:
    """Ben's card fits from 2000 on, when somebody asks for another pause at once."""
    film = MadeUp(*ONES).happened(500, Paused()).happened(700, Resumed()).happened(1000, CountdownEnded())
    film.placed(2000, ADA, "r1", 0, 0).happened(2000, Paused()).happened(4000, Resumed())
    film.happened(4500, CountdownEnded())
    one = only(film.placed(5000, BEN, "r2", 0, 0).stopped(9000), BEN, card("r2"))
    assert (one.open, one.reaction) == (500, 500)
    found = find_opportunities(film.film())
    assert [(since - SIGNAL, until - SIGNAL) for since, until in found.gaps] == [(500, 1000), (2000, 4500)]


def test_what_fits_while_a_bot_plays_is_no_chance_of_who_has_left_the_seat() -> None:
    film = MadeUp(*ONES).happened(100, BotTookOver(BEN)).placed(1000, ADA, "r1", 0, 0)
    film.happened(2500, PlayerTookOver(BEN)).turned(2600, BEN, "g1")
    found = find_opportunities(film.stopped(5000))
    assert {one.thing for one in found.chances if one.seat == BEN} == {card("r2"), card("g1")}
    assert [(absence.since - SIGNAL, absence.until - SIGNAL) for absence in found.absences] == [(100, 2500)]
    assert only(film.film(), BEN, card("r2")).opened == SIGNAL + 2500


def test_what_lay_open_when_somebody_went_away_is_a_chance_again_when_they_are_back() -> None:
    """The bot of Ben lays his 1; his 2 fits from when he is back."""
    film = MadeUp("r1 g3 b5 y5 b6", "g1 r2 b7 y6 b9").placed(500, ADA, "r1", 0, 0)
    film.happened(900, BotTookOver(BEN)).placed(1200, BEN, "g1", 0, 1).happened(2500, PlayerTookOver(BEN))
    found = chances(film.placed(3000, BEN, "r2", 1, 0).stopped(5000), BEN)
    assert [(str(one.thing), one.opened - SIGNAL, one.reaction) for one in found] == [("r2", 2500, 500)]
