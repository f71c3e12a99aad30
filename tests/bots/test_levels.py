"""What makes a bot easy or hard to beat."""

from dataclasses import fields
from itertools import pairwise

import pytest

from pellmell.bots.levels import STEPS, TRAITS, Level, level_named, traits_at
from pellmell.bots.player import cast
from pellmell.catalogue import all_games
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import Game
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.match import Match

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


@by_game
def test_a_champion_beats_a_child(game: Game) -> None:
    """Two against two, in a few matches of three rounds; `bench bots` has the figures of every step."""
    won = 0
    for number in range(5):
        levels = [Level.CHAMPION, Level.CHILD] * 2 if number % 2 else [Level.CHILD, Level.CHAMPION] * 2
        match = Match(game, game.options(), bot_players(4))
        chance = Chance(seed_from(f"levels {number}"))
        for _ in Arena(match, chance, cast=[cast(level) for level in levels]).play(3):
            pass
        won += levels[match.totals.index(max(match.totals))] is Level.CHAMPION
    assert won >= 4


@pytest.mark.parametrize("part", ["hands", "talent"])
def test_who_is_better_is_so_in_everything(part: str) -> None:
    rising = {"insight", "notices", "memory"}
    for worse, better in pairwise(STEPS):
        one, other = getattr(TRAITS[worse], part), getattr(TRAITS[better], part)
        for trait in fields(one):
            low, high = getattr(one, trait.name), getattr(other, trait.name)
            assert low < high if trait.name in rising else low > high


def test_tables_of_former_times_know_their_bots() -> None:
    assert [level_named(name) for name in ("easy", "medium", "hard")] == [
        Level.CHILD,
        Level.ADULT,
        Level.REGULAR,
    ]


def test_who_says_nothing_plays_against_an_adult() -> None:
    assert level_named("") is Level.ADULT


def test_there_are_people_between_the_levels() -> None:
    assert [traits_at(step) for step in range(5)] == [TRAITS[level] for level in STEPS]
    assert traits_at(-3) == TRAITS[Level.CHILD]
    assert traits_at(9) == TRAITS[Level.CHAMPION]
    between = traits_at(1.5).hands.eyes
    assert TRAITS[Level.ADULT].hands.eyes < between < TRAITS[Level.BEGINNER].hands.eyes
