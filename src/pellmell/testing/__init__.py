"""The testing kit is for whoever writes a game, a bot or a store; docs/testing.md shows what is for what.

`check_game` holds a game to all its laws, `variants` lists its options, `sequences` counts what can happen
(perft). `check_store` holds a store to what the house needs. `Arena` plays whole matches of bots. `Town` is a
house in `VirtualTime` on a `MemoryStore`, with its guests. `ServerProcess` is a real house on the loopback,
and `slow_line` a long way to it.
"""

from pellmell.lab.arena import Arena, bot_players
from pellmell.testing.compare import difference
from pellmell.testing.conformance import (
    check_declarations,
    check_game,
    check_match_ends,
    check_options,
    check_same_seed,
    witness,
)
from pellmell.testing.explore import Strangers, dealt, random_round, start_race
from pellmell.testing.memory_store import MemoryStore, NoOwner
from pellmell.testing.perft import levels, moves, reachable, sequences
from pellmell.testing.selection import games_for, has_chance
from pellmell.testing.server_process import ServerProcess, house_arguments, running
from pellmell.testing.simulated_line import SimulatedLine
from pellmell.testing.slow_line import SlowLine, slow_line
from pellmell.testing.store_conformance import NotedOwner, check_store
from pellmell.testing.town import Guest, Town, at_once, events, find_table, race
from pellmell.testing.variants import Variant, paired, quickest, variants
from pellmell.testing.virtual_time import VirtualTime

__all__ = [
    "Arena",
    "Guest",
    "MemoryStore",
    "NoOwner",
    "NotedOwner",
    "ServerProcess",
    "SimulatedLine",
    "SlowLine",
    "Strangers",
    "Town",
    "Variant",
    "VirtualTime",
    "at_once",
    "bot_players",
    "check_declarations",
    "check_game",
    "check_match_ends",
    "check_options",
    "check_same_seed",
    "check_store",
    "dealt",
    "difference",
    "events",
    "find_table",
    "games_for",
    "has_chance",
    "house_arguments",
    "levels",
    "moves",
    "paired",
    "quickest",
    "race",
    "random_round",
    "reachable",
    "running",
    "sequences",
    "slow_line",
    "start_race",
    "variants",
    "witness",
]
