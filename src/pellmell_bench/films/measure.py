"""The measuring of films: rounds of bots are played with and without somebody who looks on, in turns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, cycle
from statistics import median

from pellmell.bots.levels import STEPS
from pellmell.catalogue import find_game
from pellmell.films.film import Film, pack
from pellmell.films.recording import FilmRecorder
from pellmell.films.showing import Showing
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.time_units import Milliseconds
from pellmell.lab.arena import Arena, bot_players
from pellmell.lab.contestants import find_contestant
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.review.round_review import review
from pellmell_bench.films.witness import witnessed
from pellmell_bench.rules.contest import Contender

PLAYERS = 4
LEVEL = "adult"
ROUNDS = 2  # of each match that is filmed


@dataclass
class Filmed:
    """What the films of one game came to: how large they are, by the number of players, and how quickly each
    level of bots took its chances."""

    game: str
    sizes: dict[int, list[int]] = field(default_factory=dict[int, list[int]])  # bytes
    shots: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    reactions: dict[str, list[Milliseconds]] = field(default_factory=dict[str, list[Milliseconds]])

    def note_size(self, film: Film) -> None:
        players = len(film.players)
        self.sizes.setdefault(players, []).append(len(pack(film)))
        self.shots.setdefault(players, []).append(len(film.shots))

    def note_reactions(self, film: Film, level: str) -> None:
        own = self.reactions.setdefault(level, [])
        for seat in review(film).seats:
            own += seat.reactions

    def median_of(self, level: str) -> Milliseconds:
        return round(median(self.reactions[level]))


def filmed(name: str, matches: int, seed: str) -> Filmed:
    """By bots of every level among themselves; of adults also with as few and as many as there is room for,
    on lines of all lengths."""
    found, game = Filmed(name), find_game(name)
    seeds = [f"{seed}/{number}" for number in range(matches)]
    for level in STEPS:
        for one in seeds:
            for film in films(game, one, level):
                found.note_reactions(film, level)
    for players in sizes_of(game):
        for one in seeds:
            for film in witnessed(game, game.options(), players, one, LEVEL, ROUNDS).films:
                found.note_size(film)
    return found


def sizes_of(game: AnyGame) -> list[int]:
    """Numbers of players."""
    return sorted({game.seats[0], min(PLAYERS, game.seats[-1]), game.seats[-1]})


def films(game: AnyGame, seed: str, level: str = LEVEL) -> list[Film]:
    made: list[Film] = []
    _play(game, seed, level, FilmRecorder(made.append))
    return made


def _play(game: AnyGame, seed: str, level: str, onlooker: FilmRecorder | None) -> int:
    players = min(PLAYERS, game.seats[-1])
    match = Match(game, game.options(), bot_players(players))
    recorder = Recorder(match, lambda _: None, onlooker=onlooker)
    cast = [find_contestant(level)] * players
    for _ in Arena(match, Chance(seed_from(seed)), recorder.perform, cast).play(ROUNDS):
        pass
    return ROUNDS


def contenders(name: str, seed: str) -> Sequence[Contender]:
    """Rounds a second, of each thing that is done with one."""
    game = find_game(name)
    some = [film for number in range(4) for film in films(game, f"{seed}/{number}")]
    alone, seen = (_seeds(f"{seed}/played") for _ in range(2))
    packing, folding, reviewing = (cycle(some) for _ in range(3))

    def play() -> int:
        return _play(game, next(alone), LEVEL, None)

    def look_on() -> int:
        return _play(game, next(seen), LEVEL, FilmRecorder(lambda _: None))

    def packed() -> int:
        pack(next(packing))
        return 1

    def folded() -> int:
        for _ in Showing(next(folding)):
            pass
        return 1

    def reviewed() -> int:
        review(next(reviewing))
        return 1

    return [
        Contender("played", "rounds", play),
        Contender("filmed", "rounds", look_on),
        Contender("packed", "rounds", packed),
        Contender("folded", "rounds", folded),
        Contender("reviewed", "rounds", reviewed),
    ]


def _seeds(seed: str) -> Iterator[str]:
    return (f"{seed}/{number}" for number in count())
