import re

import pytest

from pellmell.games.dice import GAME
from pellmell.games.dice.position import DicePosition
from pellmell.kit.phases import Ending
from tests.games.dice.table import EVERY_COMMAND, OPTIONS, at, dealt, racing


@pytest.mark.parametrize(
    "text",
    [
        "r:ab y: g:a b:abc / a r3 b5 / b -",
        "r: y: g: b: / a r1 r1 y6 / b g2",
        "countdown: r: y: g: b: / a r y y b / b g g",
        "stopped: r:ab y: g:a b:abcaaa / a - / b r3",
        "scored: r: y: g: b: / a r1 / b y1",
    ],
)
def test_a_position_reads_as_it_is_written(text: str) -> None:
    assert GAME.notation.text(at(text)) == text


@pytest.mark.parametrize("position", [dealt(3), racing(4)])
def test_every_deal_can_be_written(position: DicePosition) -> None:
    text = GAME.notation.text(position)
    assert GAME.notation.text(at(text)) == text


def test_what_is_written_down_stopped_knows_why() -> None:
    won, voted = at("stopped: r:a y: g: b: / a - / b r3"), at("stopped: r:a y: g: b: / a r1 / b r3")
    assert won.ending is not None
    assert (won.ending.ending, won.ending.by) == (Ending.STOP, 0)
    assert voted.ending is not None
    assert (voted.ending.ending, voted.ending.by) == (Ending.VOTE, None)


def test_a_command_reads_as_it_is_written() -> None:
    for command in EVERY_COMMAND:
        assert GAME.notation.command(GAME.notation.command_text(command)) == command


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("r: y: b: g: / a r1", "'b:': the green row comes next, as in g:ab"),
        ("r: y: g: b: / b r1", "'b r1': seat a comes next"),
        ("r: y: g: b: / a o1", "'o1' is no die: a die is a colour (r, y, g, b) and a face from 1 to 6"),
    ],
)
def test_positions_that_are_none(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        GAME.notation.position(text, OPTIONS)


def test_commands_that_are_none() -> None:
    with pytest.raises(ValueError, match=r"'turn' is no die: .* or write roll"):
        GAME.notation.command("turn")


def test_whoever_has_dice_on_the_table_has_rolled_once() -> None:
    assert at("r: y: g: b: / a r1 y1 / b r1").view().snapshot().rolls == [1, 1]
    assert at("countdown: r: y: g: b: / a r y / b r").view().snapshot().rolls == [0, 0]
