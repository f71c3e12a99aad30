"""The table drawn for a terminal: what lies open, and nothing else."""

import re
from collections.abc import Sequence

import pytest

from pellmell.bots.names import NAMES
from pellmell.kit.seats import LETTERS
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.position import StackingPosition
from tests.mechanics.stacking.table import GAMES, both, dealt, race, started

TABLES = [(game, players) for game in GAMES for players in game.seats]
BACKS = {
    "ligretto": [
        f"{box} {motif}"
        for box in ("blue", "green", "red")
        for motif in ("marble", "pyramid", "die", "crystal")
    ],
    "blitz": ["green pump", "red carriage", "yellow pail", "blue plough"],
}


def plain(game: AnyStackingGame, position: StackingPosition, names: Sequence[str]) -> list[str]:
    drawn = game.sketch(position.view(), names)
    return [re.sub(r"\[[^]]*\]", "", line).rstrip() for line in drawn.split("\n")]


def sketched(game: AnyStackingGame, text: str) -> list[str]:
    return plain(game, race(game, text), ["first", "second"])


@both
def test_a_sketch_shows_piles_with_their_owners_and_what_lies_open(game: AnyStackingGame) -> None:
    words = game.rule_set.words
    lines = sketched(
        game, "middle r:ab g:a r:a / a stock g4 r3 row b4.r3 - hand g6 g7 | b5 / b stock y10 row y9 hand"
    )
    assert lines[:5] == ["red      r2 b  r1 a", "green    g1 a", "blue", "yellow", ""]
    assert [word in lines[5] for word in (words.stock, words.row, words.turned, words.hand)] == [True] * 4
    assert " ".join(lines[6].split()).startswith("a first r3 ▪▪········ 2 b4 r3 · g7 2, 1 ")
    assert " ".join(lines[7].split()).startswith("b second y10 ▪········· 1 y9 · 0, 0 ")


@both
def test_complete_piles_are_counted_and_wrong_ones_marked(game: AnyStackingGame) -> None:
    lines = sketched(
        game, "middle r:aaaaaaaaaa r:a+g5b r:a+g10b / a stock g4 row b4 hand / b stock y10 row y9 hand"
    )
    assert lines[0] == "red      g5 b? g10 b? 1 complete"


@pytest.mark.rule("LIG-2", "LIG-3", "BLZ-1")
@pytest.mark.parametrize("seed", ["one round", "the next"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everybody_has_the_deck_of_their_seat_known_by_its_back(
    game: AnyStackingGame, players: int, seed: str
) -> None:
    lines = plain(game, dealt(game, players, seed), NAMES[:players])[-players:]
    for line, name, back in zip(lines, NAMES, BACKS[game.name], strict=False):
        assert re.fullmatch(rf"\w {name} .* {back}", line)


@pytest.mark.rule("LIG-3", "BLZ-1")
@both
def test_a_card_in_the_middle_still_shows_whose_it_is(game: AnyStackingGame) -> None:
    last = game.seats[-1]
    seats = LETTERS[:last]
    areas = " / ".join(f"{seat} stock g9 row y1 hand" for seat in seats)
    lines = plain(
        game, race(game, f"middle {' '.join(f'r:{seat}' for seat in seats)} / {areas}"), NAMES[:last]
    )
    backs = {line[0]: " ".join(line.split()[-2:]) for line in lines[-last:]}
    assert [backs[seat] for seat in lines[0].split()[2::2]] == BACKS[game.name]


@pytest.mark.parametrize("players", [2, 3, 4])
@both
def test_eighty_columns_are_enough_for_it(game: AnyStackingGame, players: int) -> None:
    assert max(map(len, plain(game, started(game, players), NAMES[:players]))) <= 80


@both
def test_what_lies_before_a_seat_stands_under_its_head(game: AnyStackingGame) -> None:
    """However long a row pile is: the others are as wide as the widest."""
    words = game.rule_set.words
    lines = sketched(game, "middle / a stock r3 row b4.r3.g2 - hand g6 | / b stock y10 row y9 hand b8 |")
    heads, first, second = lines[5:8]
    assert first.index("b4") - heads.index(words.row) == 1
    assert first.index("g6") - heads.index(words.turned) == 1
    assert second.index("b8") == first.index("g6")


@both
def test_a_long_name_is_cut_after_twelve_letters(game: AnyStackingGame) -> None:
    position = race(game, "middle / a stock r3 row b4 hand / b stock y10 row y9 hand")
    lines = plain(game, position, ["Maximilianus the Great", "Ann"])
    assert [line[: line.index(card)] for line, card in zip(lines[6:], (" r3", "y10"), strict=True)] == [
        "a Maximilianus ",
        "b Ann          ",
    ]
