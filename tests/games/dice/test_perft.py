"""Perft of the dice: sequences of commands, and positions. A roll is in the seed, so it is one way."""

import pytest

from pellmell.games.dice import GAME
from pellmell.games.dice.position import DicePosition
from pellmell.testing import levels, sequences
from tests.games.dice.table import at, racing


def key(position: DicePosition) -> str:
    return f"{GAME.notation.text(position)} {position.rolls} {position.ending}"


def counts(position: DicePosition, depth: int) -> tuple[list[int], list[int]]:
    players = len(position.dice)
    found = levels(position, players, key)
    return [sequences(position, players, n) for n in range(depth)], [len(next(found)) for _ in range(depth)]


def test_counted_by_hand() -> None:
    """Each may place a 1 or roll: 4. A 1 is the last die and stops the round; only the rolls go on."""
    paths, positions = counts(at("r: y: g: b: / a r1 / b y1"), 2)
    assert (paths, positions) == ([1, 4], [1, 4])


def test_who_comes_second_can_only_roll() -> None:
    paths, _ = counts(at("r: y: g: b: / a r1 y6 / b r1 y6"), 2)
    assert paths == [1, 4]
    paths, _ = counts(at("r:a y: g: b: / a y6 / b r1 y6"), 2)
    assert paths == [1, 2]


@pytest.mark.parametrize(
    ("players", "paths", "positions"),
    [
        (2, [1, 8, 55, 338, 1837], [1, 8, 35, 113, 299]),
        (3, [1, 10, 81, 546, 3203], [1, 10, 46, 139, 341]),
        (4, [1, 10, 88, 703, 5209], [1, 10, 52, 192, 578]),
    ],
)
def test_from_a_draw(players: int, paths: list[int], positions: list[int]) -> None:
    assert counts(racing(players, "perft"), len(paths)) == (paths, positions)
