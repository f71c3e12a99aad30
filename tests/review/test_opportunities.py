"""What became of each chance, to the ms, in rounds that were made up for it."""

import pytest

from pellmell.films.film import Film
from pellmell.kit.messages import Frozen, Thawed
from pellmell.kit.seats import Seat
from pellmell.play.messages import (
    BotTookOver,
    CountdownEnded,
    Paused,
    PlayerTookOver,
    Resumed,
)
from pellmell.review.opportunities import Opportunity, find_opportunities
from tests.review.made_up import ADA, BEN, SIGNAL, MadeUp, card

ONES = ("r1 g5 b5 y5 b6", "r2 g6 b7 y6 b9")


def chances(film: Film, seat: Seat) -> list[Opportunity]:
    return [one for one in find_opportunities(film).chances if one.seat == seat]


def only(film: Film, seat: Seat, text: str) -> Opportunity:
    (found,) = [one for one in chances(film, seat) if one.thing == card(text)]
    return found


def test_a_card_that_was_laid_was_a_chance_taken_after_its_reaction() -> None:
    """The line is taken off: it was made 200 ms before it was told."""
    one = only(MadeUp(*ONES).placed(1234, ADA, "r1", 0, 0, early=200).stopped(5000), ADA, "r1")
    assert (one.fate, one.opened, one.closed, one.open) == ("taken", SIGNAL, SIGNAL + 1234, 1234)
    assert (one.reaction, one.run) == (1034, False)


def test_what_somebody_else_made_fit_is_open_from_then_on() -> None:
    film = MadeUp(*ONES).placed(1000, ADA, "r1", 0, 0).placed(1700, BEN, "r2", 0, 0).stopped(5000)
    one = only(film, BEN, "r2")
    assert (one.opened - SIGNAL, one.fate, one.reaction, one.run) == (1000, "taken", 700, False)


def test_what_was_made_before_it_could_be_seen_was_no_reaction_and_no_race() -> None:
    """Lines are estimated: a command may be dated before what it answers, or before one that was quicker."""
    film = MadeUp("r1 r2 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    film.placed(1100, BEN, "r2", 0, 0, early=130).lost(960, ADA, "r2", by=BEN)
    assert only(film.stopped(5000), BEN, "r2").reaction == 0
    assert only(film.film(), ADA, "r2").ms == 0


def test_what_follows_the_own_last_card_is_a_run() -> None:
    film = MadeUp("r1 r2 b5 y5 b6", ONES[1]).placed(1000, ADA, "r1", 0, 0).placed(1300, ADA, "r2", 1, 0)
    one = only(film.stopped(5000), ADA, "r2")
    assert (one.fate, one.reaction, one.run) == ("taken", 300, True)


def test_a_place_that_a_rival_has_taken_is_lost_to_them() -> None:
    film = MadeUp("r1 r2 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    one = only(film.placed(3300, BEN, "r2", 0, 0).stopped(5000), ADA, "r2")
    assert (one.fate, one.open, one.by, one.ms, one.reaction) == ("lost", 2300, BEN, None, None)


def test_a_race_is_lost_by_so_many_ms() -> None:
    """Ben's card was made at 3250, Ada's 90 ms later."""
    film = MadeUp("r1 r2 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    film = film.placed(3300, BEN, "r2", 0, 0, early=50).lost(3340, ADA, "r2", by=BEN)
    one = only(film.stopped(5000), ADA, "r2")
    assert (one.fate, one.by, one.ms) == ("lost", BEN, 90)


def test_a_card_that_was_covered_by_the_next_turn_was_passed() -> None:
    film = MadeUp(*ONES).turned(500, BEN, "g1").turned(2000, BEN, "y9").stopped(5000)
    one = only(film, BEN, "g1")
    assert (one.fate, one.open, one.by) == ("passed", 1500, None)


def test_what_lies_open_at_the_stop_is_left() -> None:
    one = only(MadeUp(*ONES).stopped(5000, by=BEN), ADA, "r1")
    assert (one.fate, one.open) == ("left", 5000)


@pytest.mark.parametrize("paused", [True, False])
def test_a_pause_and_a_freeze_do_not_count(paused: bool) -> None:
    film = MadeUp(*ONES)
    if paused:
        film.happened(1000, Paused()).happened(60_000, Resumed()).happened(63_000, CountdownEnded())
    else:
        film.happened(1000, Frozen()).happened(63_000, Thawed())
    one = only(film.placed(63_200, ADA, "r1", 0, 0).stopped(65_000), ADA, "r1")
    assert (one.open, one.reaction) == (1200, 1200)


def test_only_what_stood_still_since_it_lay_open_does_not_count() -> None:
    """Ben's card fits from 2000 on, when somebody asks for another pause at once."""
    film = MadeUp(*ONES).happened(500, Paused()).happened(700, Resumed()).happened(1000, CountdownEnded())
    film.placed(2000, ADA, "r1", 0, 0).happened(2000, Paused()).happened(4000, Resumed())
    film.happened(4500, CountdownEnded())
    one = only(film.placed(5000, BEN, "r2", 0, 0).stopped(9000), BEN, "r2")
    assert (one.open, one.reaction) == (500, 500)
    found = find_opportunities(film.film())
    assert [(since - SIGNAL, until - SIGNAL) for since, until in found.gaps] == [(500, 1000), (2000, 4500)]


def test_what_fits_while_a_bot_plays_is_no_chance_of_who_has_left_the_seat() -> None:
    film = MadeUp(*ONES).happened(100, BotTookOver(BEN)).placed(1000, ADA, "r1", 0, 0)
    film.happened(2500, PlayerTookOver(BEN)).turned(2600, BEN, "g1")
    found = find_opportunities(film.stopped(5000))
    assert {one.thing for one in found.chances if one.seat == BEN} == {card("r2"), card("g1")}
    assert [(absence.since - SIGNAL, absence.until - SIGNAL) for absence in found.absences] == [(100, 2500)]
    assert only(film.film(), BEN, "r2").opened == SIGNAL + 2500
