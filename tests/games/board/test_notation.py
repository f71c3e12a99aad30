"""Positions, commands and the table as text."""

import pytest

from pellmell.games.board import GAME
from pellmell.games.board.board import square_name
from pellmell.games.board.material import TOKENS
from pellmell.kit.colours import Colour
from pellmell.kit.terminal_colours import tile, token
from tests.games.board.table import ALL, OPEN, after, at, dealt, racing, shown

POSITIONS = [
    "board roygbv tokens 1@a1 / a hand oy / b hand ro",
    "board roy/gbv tokens 1@b1 2@c2 laid a:ro@a1-b1 b:*@c1 owed a2 b1! / a hand ro | gb bv jokers 1 / b hand",
    "board royg tokens 1@a1 owed b1#7! / a hand ro passed 3 aside rg bv / b hand oy gone",
    "countdown: board royg tokens 1@a1 / a hand ro / b hand ro",
    "checking: board royg tokens 1@c1 laid a:oy@b1-c1 ended stop a / a hand judged 1 wrong / b hand ro",
    "choosing: board royg tokens 1@c1 laid a:oy@b1-c1 ended stop a / a hand / b hand ro chooses 2-0",
    "stopped: board royg tokens 1@a1 ended vote / a hand ro / b hand ro",
]
COMMANDS = [
    "1@b1 rb b2 b3",
    "4@aa10 *aa11 *ab11 vo ab12 ac12",
    "pay 1@b1 rb d4 d5",
    "turn",
    "token as45",
    "right rb",
    "wrong br",
    "choose",
    "choose on rb ro",
    "choose off yg",
    "choose on rb off yg gb",
]


@pytest.mark.parametrize("text", POSITIONS)
def test_positions_come_back(text: str) -> None:
    assert shown(at(text)) == text


LAID = "board royg tokens 1@c1 laid a:oy@b1-c1"


@pytest.mark.parametrize(
    ("text", "scored", "opened"),
    [
        (f"choosing: {LAID} ended stop a / a hand / b hand ro chooses 2-0", True, True),
        (f"scored: {LAID} ended stop a / a hand / b hand ro", True, True),
        (f"stopped: {LAID} ended stop a / a hand / b hand ro", False, True),
        (f"checking: {LAID} ended stop a / a hand / b hand ro", False, True),
        (f"{LAID} / a hand rv / b hand ro", False, True),
        (f"countdown: {LAID} / a hand rv / b hand ro", False, False),
        ("choosing: board royg tokens 1@a1 / a hand rv / b hand ro chooses 1-0", False, False),
    ],
)
def test_what_is_known_of_the_score_and_shown_of_the_hands(text: str, scored: bool, opened: bool) -> None:
    position = at(text)
    assert (position.score is not None, position.hands[1].card is not None) == (scored, opened)


@pytest.mark.parametrize("text", COMMANDS)
def test_commands_come_back(text: str) -> None:
    assert GAME.notation.command_text(GAME.notation.command(text)) == text


@pytest.mark.parametrize("text", ["", "lay", "1 rb b2 b3", "token", "right", "choose rb", "1@b1 rr b2 b3"])
def test_what_is_no_command_says_how_to_write_one(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no (command|card): write"):
        GAME.notation.command(text)


def test_a_debt_that_is_none_is_named() -> None:
    with pytest.raises(ValueError, match="'x9' is no debt: write a2"):
        at("board roy tokens 1@a1 owed x9 / a hand ro / b hand ro")


def test_names_of_squares_go_on_after_z() -> None:
    assert [square_name(column, 0) for column in (0, 25, 26, 44)] == ["a1", "z1", "aa1", "as1"]


def test_the_sketch_shows_board_tokens_cards_and_seats() -> None:
    position = at(
        f"board {OPEN} tokens 1@c3 2@a5 laid b:yr@c4-c3 a:*@e5 owed a2"
        f" / a hand gb | ro rv jokers 1 aside yv / b hand {ALL}"
    )
    text = GAME.sketch(position.view(), ["Ann", "A name that is long"])
    assert token(" 1") in text
    assert token(" 2") in text
    assert "[dim]║b[/]" in text
    assert "[dim]│*[/]" in text
    assert tile(" r", Colour.RED) in text
    assert "owes token 2; aside yv" in text
    assert "A name that " in text
    assert "long" not in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_layout_can_be_sketched_before_and_after_the_signal(players: int) -> None:
    for layout in ("block", "stairs", "line"):
        for position in (dealt(players, layout=layout), racing(players, layout=layout)):
            text = GAME.sketch(position.view(), ["x"] * players)
            assert max(map(len, text.split("\n"))) > 100
            assert all(token(f" {number}") in text for number in TOKENS)


def test_a_stack_that_is_used_up_shows_no_discard_pile() -> None:
    text = f"board {OPEN} tokens 1@c3 / a hand gb | ro jokers 1 / b hand {ALL}"
    view = at(after(text, "a turn")).view()
    assert view.hands[0].top is None
