"""Timelines of bots' matches."""

from pellmell.catalogue import find_game
from pellmell.cli.timeline.timeline import Timeline, played
from pellmell.kit.chance import Chance, seed_from
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.match import Match


def timeline_of(game: str, players: int = 4, seed: str = "timeline") -> Timeline:
    found = find_game(game)
    match = Match(found, found.options(), bot_players(players))
    return Timeline(found, match.players, played(Arena(match, Chance(seed_from(seed)))))
