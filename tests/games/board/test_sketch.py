import re

import pytest

from pellmell.games.board import GAME
from tests.games.board.table import at

MARKUP = re.compile(r"\[[^]]*\]")
FLAT = "board roygbv/vroygb tokens 1@b1 laid a:gb@d1-e1 a:*@c1 owed b1"
HIGH = "board " + "/".join(["roygbvroygbv"] * 6) + " tokens 1@b1"


def sketched(text: str, *names: str) -> list[str]:
    sketch = GAME.sketch(at(text).view(), names)
    return [line.rstrip() for line in MARKUP.sub("", sketch).splitlines()]


@pytest.mark.rule("BRD-1")
def test_the_board_its_cards_and_what_each_seat_has() -> None:
    hands = "a hand rv oy | ro ry jokers 1 aside rg bv / b hand yb"
    assert sketched(f"{FLAT} / {hands}", "First", "A very long name") == [
        "    a b c d e  f",
        " 1  r 1│*│a│a  v",
        " 2  v r o y g  b",
        "",
        "                in hand  left  jokers  discarded",
        "│a First         r o        4       1   o y of 2   aside rg bv",
        "║b A very long   y b        1       2  –   owes token 1",
    ]


def test_a_gap_between_sections() -> None:
    assert sketched(f"{HIGH} / a hand rv / b hand yb", "x", "y")[:8] == [
        "    a b c d e  f g h i j  k l",
        " 1  r 1 y g b  v r o y g  b v",
        *(f" {row}  r o y g b  v r o y g  b v" for row in (2, 3, 4, 5)),
        "",
        " 6  r o y g b  v r o y g  b v",
    ]


def test_columns_go_on_after_z() -> None:
    heads = sketched(f"board {'roygbv' * 5} tokens 1@b1 / a hand rv / b hand yb", "x", "y")[0]
    assert heads.endswith("u v w x y  zaaabacad")


def test_before_the_signal_nobody_shows_a_card() -> None:
    assert sketched(f"countdown: {FLAT} / a hand rv / b hand yb", "x", "y")[-2:] == [
        "│a x             ·          1       2  –",
        "║b y             ·          1       2  –   owes token 1",
    ]
