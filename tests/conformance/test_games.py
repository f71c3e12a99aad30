"""Every game that the catalogue finds keeps to the laws of pellmell.testing.conformance."""

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command
from pellmell.kit.refusal import Malformed
from pellmell.testing import (
    Variant,
    check_match_ends,
    check_options,
    check_same_seed,
    dealt,
    paired,
    start_race,
    variants,
    witness,
)
from pellmell.testing.conformance import check_declarations

GAMES = list(all_games().values())
SEATS = [(game, players) for game in GAMES for players in game.seats]

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
by_seats = pytest.mark.parametrize(("game", "players"), SEATS, ids=lambda value: getattr(value, "name", None))


def all_pairs_of_options() -> list[tuple[AnyGame, Variant, int]]:
    """Any two values of two options together, at a small table and at a larger one."""
    return [
        (game, variant, players)
        for game in GAMES
        for players in game.seats[:3:2]
        for variant in paired(game, players)
    ]


def name_of(value: object) -> str:
    return value.name if isinstance(value, AnyGame | Variant) else str(value)


@by_game
def test_a_game_says_what_it_is(game: AnyGame) -> None:
    check_declarations(game)
    assert all_games()[game.name] is game


@by_game
def test_options_have_defaults_and_words(game: AnyGame) -> None:
    check_options(game)


class Dance(Command, frozen=True):
    """No game knows it."""


@by_game
def test_a_command_of_another_game_is_malformed(game: AnyGame) -> None:
    position = dealt(game, game.options(), game.seats[0], b"seed")
    start_race(position)
    with pytest.raises(Malformed):
        position.perform(0, Dance())


@pytest.mark.rule("ALL-1", "ALL-3", "ALL-5")
@pytest.mark.parametrize(("game", "variant", "players"), all_pairs_of_options(), ids=name_of)
def test_a_round_keeps_to_the_laws(game: AnyGame, variant: Variant, players: int) -> None:
    witness(game, variant, players, "quick", patience=60)


@pytest.mark.slow
@by_seats
def test_whole_rounds_keep_to_the_laws_for_every_number_of_players(game: AnyGame, players: int) -> None:
    for variant in (variants(game, players)[0], variants(game, players)[-1]):
        witness(game, variant, players, "thorough")


@by_seats
def test_bots_bring_a_match_to_its_end(game: AnyGame, players: int) -> None:
    match = check_match_ends(game, players)
    assert max(match.totals) == match.totals[match.winners[0]]


@by_game
def test_the_same_seed_makes_the_same_round(game: AnyGame) -> None:
    for variant in variants(game, game.seats[0]):
        check_same_seed(game, variant, game.seats[0], "twice")
