"""The command decoder of a table reads everything that can be tried there, by whomever."""

from functools import cache

import msgspec

from pellmell.catalogue import find_game
from pellmell.kit.messages import Command, TimeUp, any_of
from pellmell.play.vocabulary import MATCH_COMMANDS, TABLE_COMMANDS
from pellmell.wire.requests import REQUESTS


@cache
def command_decoder(game: str) -> msgspec.json.Decoder[Command]:
    """Of a table of this game."""
    at_any_table: tuple[type[Command], ...] = (*MATCH_COMMANDS, *TABLE_COMMANDS, *REQUESTS, TimeUp)
    return msgspec.json.Decoder(any_of(dict.fromkeys((*find_game(game).commands, *at_any_table))))
