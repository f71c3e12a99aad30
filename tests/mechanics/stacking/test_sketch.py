"""The table drawn for a terminal: what lies open, and nothing else."""

import re

from pellmell.mechanics.stacking.game import StackingGame
from tests.mechanics.stacking.table import both, race


def sketched(game: StackingGame, text: str) -> list[str]:
    drawn = game.sketch(race(game, text).view(), ["first", "second"])
    return [re.sub(r"\[[^]]*\]", "", line).rstrip() for line in drawn.split("\n")]


@both
def test_a_sketch_shows_piles_with_their_owners_and_what_lies_open(game: StackingGame) -> None:
    words = game.rulebook.words
    lines = sketched(
        game, "middle r:ab g:a r:a / a stock g4 r3 row b4.r3 - hand g6 g7 | b5 / b stock y10 row y9 hand"
    )
    assert lines[:5] == ["red      r2 b  r1 a", "green    g1 a", "blue", "yellow", ""]
    assert [word in lines[5] for word in (words.stock, words.row, words.turned, words.hand)] == [True] * 4
    assert " ".join(lines[6].split()) == "a first r3 ▪▪········ 2 b4 r3 · g7 2, 1"
    assert " ".join(lines[7].split()) == "b second y10 ▪········· 1 y9 · 0, 0"


@both
def test_complete_piles_are_counted_and_wrong_ones_marked(game: StackingGame) -> None:
    lines = sketched(game, "middle r:aaaaaaaaaa r:a+g5b / a stock g4 row b4 hand / b stock y10 row y9 hand")
    assert lines[0] == "red      g5 b? 1 complete"
