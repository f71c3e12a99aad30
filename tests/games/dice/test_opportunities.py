"""What became of each die that could have been placed, to the ms."""

from pellmell.catalogue import find_game
from pellmell.games.dice.dice import Die
from pellmell.games.dice.messages import AllRolled, Place, Placed, Rolled
from pellmell.kit.colours import Colour
from tests.review.made_up import ADA, BEN, SIGNAL, Telling, chances, only

RED_1, RED_2 = Die(Colour.RED, 1), Die(Colour.RED, 2)
BLUE_1, BLUE_5 = Die(Colour.BLUE, 1), Die(Colour.BLUE, 5)


def rolled(ada: list[Die], ben: list[Die]) -> Telling:
    return Telling(find_game("dice"), AllRolled([ada, ben]))


def test_a_die_that_was_placed_and_one_that_came_too_late() -> None:
    """Made at 1150 and at 1200."""
    told = rolled([RED_1, BLUE_5], [RED_1, BLUE_5]).happened(1250, Placed(ADA, RED_1), seat=ADA, early=100)
    film = told.too_late(1200, BEN, Place(RED_1), by=ADA).stopped(5000)
    ada, ben = only(film, ADA, RED_1), only(film, BEN, RED_1)
    assert (ada.fate, ada.opened, ada.open, ada.reaction, ada.run) == ("taken", SIGNAL, 1250, 1150, False)
    assert (ben.fate, ben.open, ben.by, ben.ms) == ("lost", 1250, ADA, 50)


def test_what_follows_the_own_die_is_a_run_and_what_follows_anothers_is_none() -> None:
    told = rolled([RED_1, RED_2], [RED_2, BLUE_5]).happened(1000, Placed(ADA, RED_1), seat=ADA)
    film = told.happened(1400, Placed(ADA, RED_2), seat=ADA).stopped(5000)
    ada, ben = only(film, ADA, RED_2), only(film, BEN, RED_2)
    assert (ada.fate, ada.run, ada.reaction) == ("taken", True, 400)
    assert (ben.fate, ben.run, ben.open, ben.by, ben.ms) == ("lost", False, 400, ADA, None)


def test_a_die_that_was_rolled_again_was_passed_and_what_lies_there_at_the_stop_is_left() -> None:
    told = rolled([RED_1, BLUE_5], [BLUE_5]).happened(900, Rolled(ADA, [BLUE_1, BLUE_5]), seat=ADA)
    passed, left = chances(told.stopped(5000, by=BEN), ADA)
    assert (passed.thing, passed.fate, passed.open) == (RED_1, "passed", 900)
    assert (left.thing, left.fate, left.open) == (BLUE_1, "left", 4100)


def test_of_two_equal_dice_the_second_is_a_chance_once_its_row_has_room_again() -> None:
    """There is one row of each colour: the first one closes it for the second."""
    film = rolled([RED_1, RED_1], [BLUE_5]).happened(700, Placed(ADA, RED_1), seat=ADA).stopped(5000)
    assert [(one.thing, one.fate) for one in chances(film, ADA)] == [(RED_1, "taken")]
