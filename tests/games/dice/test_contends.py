"""Who was quicker: which event took the place that a command aimed at."""

import pytest

from pellmell.games.dice import GAME
from tests.games.dice.table import at, perform, racing

RACE = "r: y: g: b: / a r1 y1 / b r1 y1 b2"


@pytest.mark.parametrize(
    ("tried", "done", "taken"),
    [("r1", "b r1", True), ("r1", "b y1", False), ("r2", "b r1", False), ("roll", "b r1", False)],
)
def test_a_place_of_a_row_is_taken(tried: str, done: str, taken: bool) -> None:
    (event,) = perform(at(RACE), done)
    assert GAME.contends(GAME.notation.command(tried), event) is taken


def test_a_roll_takes_nothing() -> None:
    (event,) = perform(at(RACE), "b roll")
    assert not GAME.contends(GAME.notation.command("r1"), event)


def test_no_die_is_told_ahead() -> None:
    assert [racing(2).ahead(seat) for seat in (0, 1)] == [None, None]
