"""What a seat is told ahead: the one card that its next own action brings to light, and no more."""

import pytest

from pellmell.games.board.ahead import BoardAhead
from pellmell.games.board.material import parse_card
from pellmell.games.board.messages import Laid, TurnedUp
from tests.games.board.table import ALL, OPEN, at, dealt, perform

IDLE = f"/ b hand {ALL}"
ROW = "board roygbv tokens 1@a1"


def told(lay: str | None, turn_up: str) -> BoardAhead:
    return BoardAhead(parse_card(lay) if lay else None, parse_card(turn_up))


@pytest.mark.parametrize(
    ("hand", "lay", "turn_up"),
    [
        ("oy gb rv", "gb", "gb"),
        ("gb rv | oy", "gb", "gb"),  # the pile is turned over
        ("oy", None, "oy"),
    ],
)
def test_it_is_what_the_action_then_shows(hand: str, lay: str | None, turn_up: str) -> None:
    text = f"{ROW} / a hand {hand} {IDLE}"
    assert at(text).ahead(0) == told(lay, turn_up)
    laid, turned = perform(at(text), "a 1@a1 oy b1 c1")[0], perform(at(text), "a turn")[0]
    assert isinstance(laid, Laid)
    assert isinstance(turned, TurnedUp)
    assert told(str(laid.shows) if laid.shows else None, str(turned.shows)) == told(lay, turn_up)


@pytest.mark.parametrize("move", ["a leaves", "house ends"])
def test_nothing_to_who_is_gone_nor_outside_the_race(move: str) -> None:
    position = at(f"board {OPEN} tokens 1@c3 / a hand oy gb rv {IDLE}")
    perform(position, move)
    assert position.ahead(0) is None


def test_nothing_before_the_signal() -> None:
    assert dealt(2).ahead(0) is None


def test_nor_to_who_has_no_card_left() -> None:
    assert at("board roy/gbv tokens 1@b1 2@c2 owed a2 / a hand ro / b hand").ahead(1) is None
