"""The selection of games for a test of the table has enough seats, rounds and chance for what it is about.

The laws that every game keeps to are in `conformance`: none of them asks for three seats, for a second round,
for chance, or for something that lies face down. A test that needs one of these takes the games that have it.
"""

from pellmell.catalogue import all_games
from pellmell.kit.chance import seed_from
from pellmell.kit.game import AnyGame
from pellmell.testing.explore import dealt, start_race

DEALS = 8


def games_for(players: int, rounds: int = 1) -> list[AnyGame]:
    """Those that seat so many, and all numbers from two up, for matches of at least so many rounds."""
    return [
        game
        for game in all_games().values()
        if set(range(2, players + 1)) <= set(game.seats)
        and not game.is_over(game.options(), rounds - 1, [0] * players)
    ]


def has_chance(game: AnyGame) -> bool:
    """Whether what everybody sees after the signal depends on the seed."""
    return len({_opening(game, seed) for seed in range(DEALS)}) > 1


def _opening(game: AnyGame, seed: int) -> str:
    position = dealt(game, game.options(), game.seats[0], seed_from(f"deal {seed}"))
    start_race(position)
    return game.notation.text(position)
