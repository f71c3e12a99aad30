"""Perft of the board game: sequences of commands, and the positions they reach."""

import pytest

from pellmell.games.board.position import BoardPosition
from pellmell.testing import levels, sequences
from tests.games.board.table import at, racing, shown


def key(position: BoardPosition) -> str:
    return f"{shown(position)} {position.ending}"


def counts(position: BoardPosition, depth: int) -> tuple[list[int], list[int]]:
    """Sequences and positions, level by level."""
    players = len(position.hands)
    found = levels(position, players, key)
    return [sequences(position, players, n) for n in range(depth)], [len(next(found)) for _ in range(depth)]


def test_counted_by_hand() -> None:
    """Each may lay at its token, on the middle of the row, or turn up its card: 4. Who lays has laid the
    last card and stops the round, so that only the two turns go on, with 4 each; they commute."""
    text = "board roygb tokens 1@a1 2@e1 / a hand oy jokers 0 / b hand yg jokers 0"
    assert counts(at(text), 3) == ([1, 4, 8], [1, 4, 7])


@pytest.mark.parametrize(("players", "ways"), [(2, 100), (3, 134), (4, 174)])
def test_from_a_deal(players: int, ways: int) -> None:
    assert counts(racing(players, "perft"), 2) == ([1, ways], [1, ways])
