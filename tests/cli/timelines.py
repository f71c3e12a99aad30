"""Films of bots' matches."""

from pellmell.catalogue import find_game
from pellmell.cli.matches.timeline import Film, played
from pellmell.kit.chance import Chance, seed_from
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.match import Match


def film_of(game: str, players: int = 4, seed: str = "film") -> Film:
    found = find_game(game)
    match = Match(found, found.options(), bot_players(players))
    return Film(found, match.players, played(Arena(match, Chance(seed_from(seed)))))
