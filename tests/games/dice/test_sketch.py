import re

from pellmell.games.dice import GAME
from pellmell.kit.colours import Colour
from pellmell.kit.terminal_colours import tile
from tests.games.dice.table import at, dealt, perform

MARKUP = re.compile(r"\[[^]]*\]")


def sketched(text: str, *names: str) -> str:
    return GAME.sketch(at(text).view(), names)


def test_the_board_and_the_dice_before_each_seat() -> None:
    sketch = sketched("r:ab y: g: b:b / a r3 b5 / b -", "First", "A very long name")
    assert [line.rstrip() for line in MARKUP.sub("", sketch).splitlines()] == [
        "red      1 a  2 b  3    4    5    6",
        "yellow   1    2    3    4    5    6",
        "green    1    2    3    4    5    6",
        "blue     1 b  2    3    4    5    6",
        "",
        "a First         b5   r3",
        "b A very long  all placed",
    ]


def test_dice_have_their_colours() -> None:
    sketch = sketched("r:a y: g: b: / a b5 / b y1", "x", "y")
    assert f"{tile(' 1 ', Colour.RED)}[dim]a[/]" in sketch
    assert tile(" b5 ", Colour.BLUE) in sketch


def test_before_the_signal_only_the_cups_are_seen() -> None:
    sketch = sketched("countdown: r: y: g: b: / a r y y b / b g", "x", "y")
    assert "[dim]4 in the cup[/]" in sketch
    assert "[dim]1 in the cup[/]" in sketch


def told(text: str, move: str) -> list[str | None]:
    return [GAME.tell(event, ["First", "Second"]) for event in perform(at(text), move)]


def test_what_happens_is_told_in_words() -> None:
    red_one = tile(" r1 ", Colour.RED)
    assert told("r: y: g: b: / a r1 b5 / b y1", "a r1") == [f"First places {red_one}"]
    assert told("r: y: g: b: / a r1 / b y1", "a r1") == [f"First places {red_one}", None]
    assert [GAME.tell(event, ["First", "Second"]) for event in perform(dealt(2), "house start")] == [
        "everybody rolls"
    ]
    (rolled,) = told("r: y: g: b: / a r1 / b y1 y1", "b roll")
    assert rolled is not None
    assert re.fullmatch(r"Second rolls  y\d   y\d ", MARKUP.sub("", rolled))
