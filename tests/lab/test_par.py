"""Par: the same deal, played by adult bots."""

import pytest
from msgspec.structs import replace

from pellmell.catalogue import all_games
from pellmell.films.film import FilmError
from pellmell.kit.game import AnyGame
from pellmell.lab.par import par
from pellmell.testing import games_for
from tests.films.filmed import bots_play

by_game = pytest.mark.parametrize("game", games_for(2, rounds=3), ids=lambda game: game.name)


@by_game
def test_the_same_film_has_the_same_par_for_every_seat(game: AnyGame) -> None:
    first, second = bots_play(game, game.options(), 2, "par", rounds=2).films
    found = par(second, 3)
    assert found == par(second, 3)
    assert (found.rounds, len(found.points), len(found.errors)) == (3, 2, 2)
    assert min(found.errors) >= 0
    assert par(first, 3) != found


def test_the_deal_counts_and_who_played_it_does_not() -> None:
    """Other moves of the same deal have the same par; other deals have another."""
    game = all_games()["ligretto"]
    (film,) = bots_play(game, game.options(), 2, "the deal counts").films
    assert par(replace(film, shots=[]), 2) == par(film, 2)
    (other,) = bots_play(game, game.options(), 2, "another deal").films
    assert par(other, 2) != par(film, 2)


def test_what_was_dealt_by_other_rules_has_no_par() -> None:
    game = all_games()["dice"]
    (film,) = bots_play(game, game.options(), 2, "older rules").films
    with pytest.raises(FilmError, match=f"dealt by version {film.rules + 1}"):
        par(replace(film, rules=film.rules + 1), 2)
    with pytest.raises(FilmError, match="whist"):
        par(replace(film, game="whist"), 2)
