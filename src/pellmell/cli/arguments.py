"""Arguments of commands become a game, its options and its players."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from pellmell.catalogue import find_game
from pellmell.cli.errors import Mistake
from pellmell.kit.game import AnyGame
from pellmell.kit.options import WHOLE_NUMBER, Options, parse_options
from pellmell.kit.settling import chosen_options, settled
from pellmell.play.match_core import check_players

USUAL_PLAYERS = 4


@dataclass(frozen=True)
class MatchArguments:
    game: AnyGame
    options: Options
    players: int
    seed: str


def setting(
    game: str, players: str | None, given: Sequence[str], seed: str | None, by_rulebook: bool = False
) -> MatchArguments:
    """What is not given is as at a fresh table, or else as in the rulebook."""
    found = find_game(game)
    number = number_of_players(found, players)
    chosen = chosen_options(found, split(given), number)
    options = parse_options(found.options, chosen) if by_rulebook else settled(found, chosen, number)
    options.check(number)
    return MatchArguments(found, options, number, seed_or_drawn(seed))


def number_of_players(game: AnyGame, typed: str | None) -> int:
    low, high = game.seats[0], game.seats[-1]
    if typed is None:
        return min(USUAL_PLAYERS, high)
    if not WHOLE_NUMBER.fullmatch(typed):
        raise Mistake(f"--players {typed!r:.40}: must be a whole number from {low} to {high}")
    check_players(game, int(typed))
    return int(typed)


def seed_or_drawn(typed: str | None) -> str:
    if typed == "":
        raise Mistake("--seed is empty: must be any text, or left out to have one drawn")
    return typed or secrets.token_hex(4)


def split(given: Sequence[str]) -> dict[str, str]:
    """`pace=free` and so on."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise Mistake(f"option {text!r}: must be NAME=VALUE, as in pace=free")
        if name in options:
            raise Mistake(f"option {name}={value}: {name} is given twice")
        options[name] = value
    return options
