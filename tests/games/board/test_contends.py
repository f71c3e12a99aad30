"""Who was quicker: which event took the place that a command aimed at."""

import pytest

from pellmell.games.board import GAME
from tests.games.board.table import OPEN, at, perform, racing

RACE = f"board {OPEN} tokens 1@c3 2@a5 / a hand oy gb rv / b hand "


@pytest.mark.parametrize(
    ("tried", "taken"),
    [
        ("1@c3 rv c2 b2", True),  # the same token
        ("2@a5 og d3 d2", True),  # the same square
        ("2@a5 *d3 rv b5 c5", True),
        ("2@a5 og b5 c5", False),
        ("pay 2@a5 og e3 e2", True),
        ("pay 2@a5 og b5 c5", False),
        ("turn", False),
    ],
)
def test_a_token_or_a_square_is_taken(tried: str, taken: bool) -> None:
    (event, *_) = perform(at(RACE + "oy rb"), "b 1@c3 oy d3 e3")
    assert GAME.contends(GAME.notation.command(tried), event) is taken


def test_turning_up_takes_nothing() -> None:
    (event,) = perform(racing(2), "b turn")
    assert not GAME.contends(GAME.notation.command("1@c3 rv c2 b2"), event)
