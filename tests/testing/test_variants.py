from itertools import combinations, product
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import asdict, replace

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.options import Options
from pellmell.kit.refusal import BadOptions
from pellmell.testing import paired, quickest, variants

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


@by_game
def test_every_option_is_varied_for_every_number_of_players(game: AnyGame) -> None:
    for players in game.seats:
        found = variants(game, players)
        assert found[0].options == game.options()
        names = {change.partition("=")[0] for variant in found[1:] for change in variant.name.split(",")}
        assert names == {name for name, value in asdict(game.options()).items() if value is not UNSET}
        for variant in found:
            variant.options.check(players)


@by_game
def test_no_two_variants_are_the_same(game: AnyGame) -> None:
    found = variants(game, game.seats[0])
    assert len({variant.name for variant in found}) == len(found)
    assert all(one.options != other.options for one in found for other in found if one is not other)


def values_of(game: AnyGame, players: int) -> dict[str, list[Any]]:
    found = [variant.options for variant in variants(game, players)]
    each = {name: [getattr(options, name) for options in found] for name in game.options.__struct_fields__}
    return {
        name: [v for place, v in enumerate(all_of) if v not in all_of[:place]]
        for name, all_of in each.items()
    }


def go_together(game: AnyGame, players: int, **values: object) -> bool:
    """Alone, or beside some other change."""
    for _, options in variants(game, players):
        try:
            replace(options, **values).check(players)
        except BadOptions:
            continue
        return True
    return False


@by_game
def test_any_two_values_of_two_options_meet_if_they_go_together(game: AnyGame) -> None:
    for players in game.seats[:3]:
        found = [variant.options for variant in paired(game, players)]
        for (one, values), (other, more) in combinations(values_of(game, players).items(), 2):
            met = [(getattr(options, one), getattr(options, other)) for options in found]
            for a, b in product(values, more):
                assert ((a, b) in met) == go_together(game, players, **{one: a, other: b}), (one, a, other, b)


@by_game
def test_pairs_take_hardly_more_variants_than_the_two_options_with_most_values(game: AnyGame) -> None:
    for players in game.seats[:3]:
        *_, many, most = sorted([1, *map(len, values_of(game, players).values())])
        assert many * most <= len(paired(game, players)) <= many * most + 1


def test_the_values_of_a_single_option_are_all_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = all_games()["ligretto"]
    monkeypatch.setattr(type(game), "options", Options)
    assert [variant.name for variant in paired(game, 2)] == ["defaults", "pace=free"]


@by_game
def test_the_quickest_options_are_allowed(game: AnyGame) -> None:
    for players in game.seats:
        quickest(game, players).check(players)
