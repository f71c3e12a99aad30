import pytest

from pellmell.catalogue import all_games
from pellmell.kit.game import Game
from pellmell.kit.options import described
from pellmell.lab.variants import quickest, variants

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


@by_game
def test_every_option_is_varied_for_every_number_of_players(game: Game) -> None:
    for players in game.seats:
        found = variants(game, players)
        assert found[0].options == game.options()
        names = {change.partition("=")[0] for variant in found[1:] for change in variant.name.split(",")}
        assert names == {option[0] for option in described(game.options)}
        for variant in found:
            variant.options.check(players)


@by_game
def test_no_two_variants_are_the_same(game: Game) -> None:
    found = variants(game, game.seats[0])
    assert len({variant.name for variant in found}) == len(found)
    assert all(one.options != other.options for one in found for other in found if one is not other)


@by_game
def test_the_quickest_options_are_allowed(game: Game) -> None:
    for players in game.seats:
        quickest(game, players).check(players)
