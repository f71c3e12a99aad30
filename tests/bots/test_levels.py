"""What makes a bot easy or hard to beat."""

from dataclasses import fields
from itertools import pairwise

import pytest

from pellmell.bots.levels import SCALE, STEPS, Level, level_named, traits_at, traits_of
from pellmell.bots.player import cast
from pellmell.catalogue import all_games
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.match import Match
from pellmell.testing.selection import games_for
from pellmell_bench.bots.ladder import weighty

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


@pytest.mark.parametrize("game", games_for(4, rounds=3), ids=lambda game: game.name)
def test_a_champion_beats_a_child(game: AnyGame) -> None:
    """Two against two, in a few matches of three rounds; `bench bots` has the figures of every step. In dice
    a champion wins five of six: of a mere five matches, luck would take two every fifth time."""
    won = 0
    for number in range(15):
        levels = [Level.CHAMPION, Level.CHILD] * 2 if number % 2 else [Level.CHILD, Level.CHAMPION] * 2
        match = Match(game, game.options(), bot_players(4))
        chance = Chance(seed_from(f"levels {number}"))
        for _ in Arena(match, chance, cast=[cast(level) for level in levels]).play(3):
            pass
        won += levels[match.totals.index(max(match.totals))] is Level.CHAMPION
    assert won >= 10


@pytest.mark.parametrize("part", ["times", "talent"])
def test_who_is_better_is_so_in_everything(part: str) -> None:
    rising = {"insight", "notices", "memory"}
    for worse, better in pairwise(SCALE):
        one, other = getattr(worse, part), getattr(better, part)
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


def test_there_are_people_between_the_marks() -> None:
    assert [traits_at(mark) for mark in range(5)] == list(SCALE)
    assert traits_at(-3) == SCALE[0]
    assert traits_at(9) == SCALE[-1]
    assert SCALE[2].times.eyes < traits_at(1.5).times.eyes < SCALE[1].times.eyes


def test_a_level_is_as_strong_as_the_game_says_and_there_are_people_between_levels() -> None:
    closer = (1, 1.5, 2.5, 3.5, 4)
    assert [traits_of(number, closer) for number in range(5)] == [traits_at(strength) for strength in closer]
    assert traits_of(2.5, closer) == traits_at(3)
    assert traits_of(-3, closer) == traits_at(1)
    assert traits_of(9, closer) == SCALE[-1]


@by_game
def test_the_levels_of_a_game_rise(game: AnyGame) -> None:
    for options in weighty(game):
        strengths = game.strengths(game.options(**options))
        assert len(strengths) == len(STEPS)
        assert 0 <= min(strengths) <= max(strengths) <= len(SCALE) - 1
        assert all(worse < better for worse, better in pairwise(strengths))
