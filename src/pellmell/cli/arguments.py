"""From what was typed to a game, its options and its players."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from pellmell.catalogue import find_game
from pellmell.cli.errors import Mistake
from pellmell.kit.game import Game
from pellmell.kit.options import Options, parse_options
from pellmell.play.match import check_players

USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Setting:
    game: Game
    options: Options
    players: int
    seed: str


def setting(game: str, players: int | None, given: Sequence[str], seed: str | None) -> Setting:
    found = find_game(game)
    number = min(USUAL_PLAYERS, found.seats[-1]) if players is None else players
    check_players(found, number)
    options = parse_options(found.options, split(given))
    options.check(number)
    return Setting(found, options, number, seed or secrets.token_hex(4))


def split(given: Sequence[str]) -> dict[str, str]:
    """`stop=called` and so on."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise Mistake(f"option {text!r}: must be NAME=VALUE, as in pace=free")
        if name in options:
            raise Mistake(f"option {name}={value}: {name} is given twice")
        options[name] = value
    return options
