"""Pellmell: games in which everybody plays at once."""

from pellmell.catalogue import UnknownGame, all_games, find_game
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame, Game
from pellmell.kit.messages import Command, Event, TimeUp
from pellmell.kit.options import parse_options
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.refusal import BadOptions, Malformed, Refusal, TooLate
from pellmell.kit.round import Position, Round
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.messages import Player
from pellmell.play.replay import JournalError, Replay
from pellmell.play.table import Table

__version__ = "0.1.0"

__all__ = [
    "HOUSE",
    "AnyGame",
    "BadOptions",
    "Chance",
    "Command",
    "Ending",
    "Event",
    "Game",
    "JournalError",
    "Malformed",
    "Match",
    "Phase",
    "Player",
    "Position",
    "Recorder",
    "Refusal",
    "Replay",
    "Round",
    "Seat",
    "Table",
    "TimeUp",
    "TooLate",
    "UnknownGame",
    "all_games",
    "find_game",
    "parse_options",
    "seed_from",
]
