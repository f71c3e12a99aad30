"""Options of every game with which much happens, and those of its shortest match."""

from typing import Any

import msgspec

from pellmell.catalogue import all_games
from pellmell.testing import quickest

GAMES = ("ligretto", "blitz", "dice", "board")
LIVELY: dict[str, list[dict[str, Any]]] = {
    "ligretto": [{}, {"stop": "called", "mistakes": "called", "advanced": True}],
    "blitz": [{}, {"mistakes": "called"}],
    "dice": [{}],
    "board": [{}, {"tokens": "players"}, {"mistakes": "called"}],
}
VARIANTS = [(game, options) for game in GAMES for options in LIVELY[game]]
SHORT = {game: msgspec.to_builtins(quickest(all_games()[game], 3)) for game in GAMES}
