"""The scales of levels: what the figures of rounds are for bots of each level, measured by simulation.

    python -m tools.make_level_scales            writes web/src/games/GAME/levelScale.json anew
    python -m tools.make_level_scales dice       of one game

A bot of the level sits among adult ones at a table of four, on each seat in turn. Every level plays the
same deals, so that points over those of an adult don't come from better cards. Each figure is told with its
standard error, by round: `reaction` is the mean of the rounds' medians, in ms; `chances` the share of chances
that were taken, and `races` of those won, both in all rounds; `points` the mean of points over an adult's.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any, NamedTuple

from pellmell.bots.levels import STEPS, Level
from pellmell.catalogue import all_games, find_game
from pellmell.films.film import Film
from pellmell.films.recording import FilmRecorder
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, Scored
from pellmell.kit.refusal import TooLate
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.lab.arena import Arena, bot_players
from pellmell.lab.contestants import find_contestant
from pellmell.lab.par import LEVEL
from pellmell.play.journal import Heard, Recorder
from pellmell.play.match import Match
from pellmell.review.own_figures import OwnFigures, own_figures

CLIENT = Path(__file__).parents[1] / "web" / "src" / "games"
PLAYERS = 4
ROUNDS = 800  # of each level
SEED = "scales of levels"


class Round(NamedTuple):
    own: OwnFigures
    points: int


def scale_of(name: str, rounds: int = ROUNDS) -> dict[str, Any]:
    played = {level: [_round(find_game(name), level, number) for number in range(rounds)] for level in STEPS}
    adult = [each.points for each in played[Level(LEVEL)]]
    return {
        "rounds": rounds,
        "reaction": [_mean(_reactions(played[level]), 0) for level in STEPS],
        "chances": [_share((each.own.taken, each.own.chances) for each in played[level]) for level in STEPS],
        "races": [
            _share((each.own.races_won, each.own.races_won + each.own.races_lost) for each in played[level])
            for level in STEPS
        ],
        "points": [_mean(_over(played[level], adult), 2) for level in STEPS],
    }


def _round(game: AnyGame, level: Level, number: int) -> Round:
    players = min(PLAYERS, game.seats[-1])
    seat = number % players
    films: list[Film] = []
    match = Match(game, game.options(), bot_players(players))
    recorder = Recorder(match, lambda _: None, onlooker=FilmRecorder(films.append))
    cast = [find_contestant(level if other == seat else LEVEL) for other in range(players)]

    def perform(seat: Seat, command: Command, at: Milliseconds) -> list[Event]:
        heard = Heard(at, at)
        try:
            return recorder.perform(seat, command, at, heard)
        except TooLate as late:
            recorder.lose(seat, command, at, heard, late.by)
            raise

    points = 0
    for moment in Arena(match, Chance(seed_from(f"{SEED} {number}")), perform, cast).play(1):
        for event in moment.events:
            if isinstance(event, Scored):
                points = event.result.points[seat]
    return Round(own_figures(films[0])[seat], points)


def _reactions(rounds: Iterable[Round]) -> list[float]:
    return [float(median(each.own.reactions)) for each in rounds if each.own.reactions]


def _over(rounds: Sequence[Round], adult: Sequence[int]) -> list[float]:
    return [float(each.points - other) for each, other in zip(rounds, adult, strict=True)]


def _mean(values: Sequence[float], digits: int) -> list[float]:
    return [_rounded(mean(values), digits), _rounded(stdev(values) / sqrt(len(values)), max(digits, 1))]


def _share(counts: Iterable[tuple[int, int]]) -> list[float]:
    """Of all together; rounds are what differs by chance, not what happens in one of them."""
    pairs = [(some, of) for some, of in counts if of]
    of_all = sum(of for _, of in pairs)
    share = sum(some for some, _ in pairs) / of_all
    squares = sum((some - share * of) ** 2 for some, of in pairs)
    error = sqrt(squares * len(pairs) / (len(pairs) - 1)) / of_all
    return [_rounded(share, 3), _rounded(error, 4)]


def _rounded(value: float, digits: int) -> float:
    return (round(value, digits) if digits else round(value)) or 0  # no -0.0


def written(scale: dict[str, Any]) -> str:
    """As biome formats it: a figure a line."""
    lines = [f'  "{name}": {json.dumps(value)}' for name, value in scale.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _wanted(arguments: Sequence[str]) -> Iterator[str]:
    yield from arguments or sorted(all_games())


def main() -> None:
    for name in _wanted(sys.argv[1:]):
        scale = scale_of(name)
        (CLIENT / name / "levelScale.json").write_text(written(scale), encoding="utf-8")
        print(name, scale)


if __name__ == "__main__":
    main()
