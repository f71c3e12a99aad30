"""What became of the card in each hand that could have been laid, to the ms."""

from pellmell.catalogue import find_game
from pellmell.games.board.material import parse_card
from pellmell.games.board.messages import DebtLapsed, Laid, Lay, Opened, TurnedUp
from pellmell.kit.seats import Seat
from tests.games.board.table import at
from tests.review.made_up import ADA, BEN, SIGNAL, Telling, chances, only

GV, VG, RB, OY, YO, BV = (parse_card(text) for text in ("gv", "vg", "rb", "oy", "yo", "bv"))
BOARD = find_game("board")


def opened() -> Telling:
    """The card fits beside two of the four tokens: it is laid with its violet half there."""
    return Telling(BOARD, Opened([GV, GV]))


def lay(seat: Seat, token: int, near: str, far: str) -> Laid:
    return Laid(seat, token, near, far, VG, shows=RB)


def test_a_card_laid_either_way_round_is_a_chance_taken() -> None:
    film = opened().happened(4000, lay(ADA, 1, "c2", "d2"), seat=ADA, early=150).stopped(9000)
    one = only(film, ADA, GV)
    assert (one.fate, one.opened, one.open, one.reaction, one.run) == ("taken", SIGNAL, 4000, 3850, False)


def test_a_token_that_ran_away_is_a_chance_lost_though_the_card_fits_beside_another_one() -> None:
    told = opened().happened(4000, lay(BEN, 1, "c2", "d2"), seat=BEN, early=150)
    told.too_late(3960, ADA, Lay(1, "c3", "c2", "b2", VG), by=BEN)
    lost, taken = chances(told.happened(9000, lay(ADA, 3, "c7", "b7"), seat=ADA).stopped(9999), ADA)[:2]
    assert (lost.thing, lost.fate, lost.open, lost.by, lost.ms) == (GV, "lost", 4000, BEN, 110)
    assert (taken.thing, taken.fate, taken.open, taken.reaction) == (GV, "taken", 5000, 5000)


def test_a_card_that_was_laid_aside_was_passed_and_the_next_one_is_left() -> None:
    passed, left = chances(opened().happened(2500, TurnedUp(ADA, RB), seat=ADA).stopped(9000), ADA)
    assert (passed.thing, passed.fate, passed.open) == (GV, "passed", 2500)
    assert (left.thing, left.fate, left.open) == (RB, "left", 6500)


def test_the_only_place_of_a_card_is_lost_to_whoever_covers_it() -> None:
    view = at("board royg/..../bvro tokens 1@a1 / a hand oy bv ro / b hand oy gb").view()
    told = Telling(BOARD, view=view).happened(2000, Laid(BEN, 1, "b1", "c1", OY), seat=BEN)
    one = only(told.stopped(5000), ADA, OY)
    assert (one.fate, one.closed - SIGNAL, one.by, one.ms) == ("lost", 2000, BEN, None)


def test_where_a_debt_lapses_the_card_that_would_have_paid_it_has_no_place_any_more() -> None:
    text = "board royg/..../bvro tokens 1@c1 laid a:oy@b1-c1 owed a1 / a hand bv ro / b hand ro gb"
    told = Telling(BOARD, view=at(text).view()).happened(2000, DebtLapsed(1))
    one = only(told.stopped(5000), ADA, BV)
    assert (one.fate, one.closed - SIGNAL, one.by) == ("gone", 2000, None)
