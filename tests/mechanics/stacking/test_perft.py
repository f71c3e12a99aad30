"""Perft for simultaneous play: how many sequences of commands there are, and how many positions they reach.

The small ones are counted by hand in the comments; the large ones are there to notice a change.
"""

from collections import Counter

import pytest

from pellmell.kit.phases import Ending, Phase
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.position import StackingPosition
from pellmell.testing import levels, moves, reachable, sequences
from tests.mechanics.stacking.table import BLITZ, LIGRETTO, race, started

# Three 1s. Who has played both of a's has stopped the round, so b's comes before the last: 3, 3 × 2, then
# 4 of 6. Which of a's went first shows in the row: 3, then 2 of a alone and 2 with b, then 2.
ONES = "middle / a stock y9 y8 row r1 g1 hand / b stock y7 y6 row b1 hand"

# Both want the one place; then nobody can play.
CONTEST = "middle r:a / a stock y9 y8 row r2 hand / b stock y9 y8 row r2 hand"

# The 1 has to be turned up first, and may be turned over again and again: 1, then always 2.
TURNING = "middle / a stock y9 row g5 hand r1 / b stock y8 row g6 hand"

# Pile and row take the 2, from the stock and from the hand: 2 aims, or a turn that changes nothing.
BUILDING = "middle r:b / a stock y9 r2 row g3 hand y8 | / b stock y7 y5 row g9 hand"

# Each of two open cards on the pile, or as a new one, or a call: 2 × 2 + 1 for a, the same for b.
MISTAKES = "middle r:a / a stock y9 y8 row g1 hand / b stock y9 y8 row g1 hand"

SMALL: dict[str, tuple[AnyStackingGame, str, dict[str, object], list[int], list[int]]] = {
    "ones": (LIGRETTO, ONES, {}, [1, 3, 6, 4, 0], [1, 3, 4, 2, 0]),
    "contest": (LIGRETTO, CONTEST, {}, [1, 2, 0], [1, 2, 0]),
    "turning": (LIGRETTO, TURNING, {}, [1, 1, 2, 2, 2], [1, 1, 2, 2, 2]),
    "building": (BLITZ, BUILDING, {"advanced": True}, [1, 3], [1, 3]),
    "mistakes": (BLITZ, MISTAKES, {"mistakes": "called"}, [1, 10], [1, 10]),
}


def key(position: StackingPosition) -> str:
    """The position, however its piles are numbered."""
    middle, *areas = LIGRETTO.notation.text(position).split(" / ")
    return " / ".join([*sorted(middle.split()), *areas])


def counts(position: StackingPosition, depth: int) -> tuple[list[int], list[int]]:
    """Sequences and positions, level by level."""
    players = len(position.areas)
    found = levels(position, players, key)
    return [sequences(position, players, n) for n in range(depth)], [len(next(found)) for _ in range(depth)]


@pytest.mark.parametrize("name", SMALL)
def test_counted_by_hand(name: str) -> None:
    game, text, options, paths, positions = SMALL[name]
    assert counts(race(game, text, **options), len(paths)) == (paths, positions)


def test_all_positions_of_the_three_ones() -> None:
    found = reachable(race(LIGRETTO, ONES), 2, key)
    assert len(found) == 1 + 3 + 4 + 2
    assert Counter(position.phase for position in found.values()) == {Phase.RACING: 6, Phase.STOPPED: 4}


# Six cards each, of two colours: a whole game, small enough to look at every position of it.
TOY = "middle / a stock g1 r2 row g3 hand r3 g2 r1 / b stock r1 g2 row r3 hand g3 r2 g1"
TOYS: list[tuple[AnyStackingGame, dict[str, object], int, dict[Ending, int]]] = [
    (LIGRETTO, {}, 85, {Ending.STOP: 44, Ending.BLOCKED: 1}),
    (LIGRETTO, {"stop": "called"}, 1416, {Ending.STOP: 858, Ending.BLOCKED: 18}),
    (LIGRETTO, {"advanced": True}, 340, {Ending.STOP: 238}),
    (BLITZ, {}, 85, {Ending.STOP: 44, Ending.BLOCKED: 1}),
    (BLITZ, {"advanced": True}, 340, {Ending.STOP: 238}),
]


@pytest.mark.parametrize(("game", "options", "positions", "endings"), TOYS)
def test_all_positions_of_a_toy_game(
    game: AnyStackingGame, options: dict[str, object], positions: int, endings: dict[Ending, int]
) -> None:
    found = reachable(race(game, TOY, **options), 2, key)
    ended = Counter(position.ending.ending for position in found.values() if position.ending)
    assert (len(found), ended) == (positions, endings)
    for position in found.values():
        assert position.phase is Phase.STOPPED or any(moves(position, 2))


DEALS: list[tuple[AnyStackingGame, int, dict[str, object], list[int], list[int]]] = [
    (LIGRETTO, 2, {}, [1, 3, 9, 28, 90], [1, 3, 6, 11, 18]),
    (LIGRETTO, 4, {"advanced": True}, [1, 6, 35, 205, 1200], [1, 6, 21, 57, 131]),
    (LIGRETTO, 12, {}, [1, 18, 327], [1, 18, 174]),
    (BLITZ, 3, {"stop": "called"}, [1, 5, 25, 124, 612], [1, 5, 15, 34, 70]),
    (BLITZ, 4, {"advanced": True}, [1, 6, 35, 200, 1124], [1, 6, 20, 50, 104]),
    (BLITZ, 2, {"mistakes": "called"}, [1, 16, 372], [1, 16, 289]),
]


@pytest.mark.parametrize(("game", "players", "options", "paths", "positions"), DEALS)
def test_from_a_deal(
    game: AnyStackingGame, players: int, options: dict[str, object], paths: list[int], positions: list[int]
) -> None:
    assert counts(started(game, players, "perft", **options), len(paths)) == (paths, positions)
