"""Whether a table knows what its people take along from one match to the next, or has to ask for it first."""

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.play.messages import Open, Rematch
from tests.play.house import House

EVERYBODY = frozenset(("Ash", "Birch"))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_what_a_match_that_is_over_hands_on_is_known(game: AnyGame) -> None:
    house = House(game, 2)
    people = frozenset(player.person for player in house.table.players)
    assert not house.table.recalls(people)
    house.open()
    assert not house.table.recalls(people), "it may still become something else"
    house.finish()
    assert house.table.recalls(people)
    assert not house.table.recalls(people | {"somebody else"})
    house.do(0, Rematch())
    assert house.table.recalls(people), "also while they play the next one"
    assert not house.table.recalls(people | {"somebody else"})


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_what_was_recalled_is_known_for_its_game_and_people(game: AnyGame) -> None:
    table = House(game, 2).table
    table.recall(game.name, EVERYBODY, {})
    assert table.recalls(EVERYBODY)
    assert not table.recalls(EVERYBODY | {"Cedar"})
    table.perform(0, Open(), 0)
    assert not table.recalls(EVERYBODY), "by the next time they may have played elsewhere"
    table.recall("another game", EVERYBODY | {"Cedar"}, {})
    assert not table.recalls(EVERYBODY | {"Cedar"})
