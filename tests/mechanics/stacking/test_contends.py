"""Who was quicker: which event took the place that a command aimed at."""

import pytest

from pellmell.mechanics.stacking.game import StackingGame
from tests.mechanics.stacking.table import both, happened

RACE = "middle r:a r:a g:a / a stock y9 r2 row g2 r1 y1 hand / b stock y9 r2 row g2 r1 y5 hand"


@both
@pytest.mark.parametrize(
    ("tried", "done", "taken"),
    [
        ("r2 > 0:r1", "b: r2 > 0:r1", True),
        ("r2 > 0:r1", "b: r2 > 1:r1", False),  # the double, on another pile
        ("r2 > 0:r1", "b: g2 > 2:g1", False),
        ("r2", "b: r2 > 1:r1", True),  # wherever it fits, the double takes a place of it
        ("r2", "b: g2 > 2:g1", False),
        ("r1 new", "b: r1 new", False),  # there is always room for another pile
        ("r2 > 0:r1", "b: r1 new", False),
        ("turn", "b: r2 > 0:r1", False),
    ],
)
def test_a_pile_is_taken(game: StackingGame, tried: str, done: str, taken: bool) -> None:
    (event, *_) = happened(game, RACE, done)
    assert game.contends(game.notation.command(tried), event) is taken


@both
def test_a_turn_takes_nothing(game: StackingGame) -> None:
    (event,) = happened(game, f"{RACE} b2 b3", "b: turn")
    assert not game.contends(game.notation.command("r2 > 0:r1"), event)
