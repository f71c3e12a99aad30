"""The ladder of levels plays what `pellmell bench bots` measures: levels against each other, and against
people."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, LiteralType

from pellmell.bots.levels import STEPS, Level
from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.refusal import BadOptions
from pellmell.lab.duel import Bout, Duel, fight, shares
from pellmell.lab.process_pool import done_by

CHUNK = 4  # matches of one task
FEW_ROUNDS, MANY_ROUNDS = 5, 100  # to see how long they are; to have a winner
FEW = 3  # values of an option that are tried, each by itself


class Amount(Struct, frozen=True):
    """How much is played: matches of two on the ladder, of four, and at each number of seats; and whether
    every option of weight is set once, or none."""

    ladder: int = 300
    four: int = 60
    adults: int = 12
    greedy: int = 200
    options: bool = True


QUICK = Amount(ladder=4, four=4, adults=4, greedy=4, options=False)


class Figure(Struct):
    """A bout and what it came to; `kind` says what it is for."""

    kind: str
    bout: Bout
    duel: Duel


class _Task(Struct, frozen=True):
    number: int
    bout: Bout
    matches: range


def plan(games: Sequence[str], amount: Amount, seed: str) -> list[Figure]:
    figures: list[Figure] = []
    for game in games:
        for options in weighty(all_games()[game]) if amount.options else [{}]:
            for kind, contestants, matches in _bouts(all_games()[game], amount, plain=not options):
                most = FEW_ROUNDS if kind == "adults" else MANY_ROUNDS
                bout = Bout(game, options, contestants, f"{seed} {kind}", matches, most)
                figures.append(Figure(kind, bout, Duel.of(bout)))
    return figures


def _bouts(game: AnyGame, amount: Amount, plain: bool) -> Iterator[tuple[str, list[str], int]]:
    for worse, better in pairwise(STEPS):
        yield "ladder", [better, worse], amount.ladder
    for four in (STEPS[1:], STEPS[:-1]):
        yield "four", [*reversed(four)], amount.four
    for players in game.seats if plain else [min(4, game.seats[-1])]:
        yield "adults", [Level.ADULT] * players, amount.adults
    yield "greedy", ["judgement/champion", "greedy"], amount.greedy


def weighty(game: AnyGame) -> list[dict[str, Any]]:
    """The defaults, and each option that changes how one plays, set by itself."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    changes = [
        {option.encode_name: value}
        for option in info.fields
        if option.encode_name != "pace"
        for value in _values(getattr(option.type, "type", option.type))
        if value != option.default
    ]
    return [{}, *(change for change in changes if _is_allowed(game, change))]


def _values(kind: object) -> list[Any]:
    match kind:
        case LiteralType(values=values) if len(values) <= FEW and isinstance(values[0], str):
            return sorted(values, key=str)
        case BoolType():
            return [False, True]
        case _:
            return []


def _is_allowed(game: AnyGame, change: dict[str, Any]) -> bool:
    try:
        game.options(**change).check(2)
    except BadOptions:
        return False
    return True


def play(figures: Sequence[Figure], jobs: int) -> Iterator[int]:
    """Fills the figures in; says how many matches were played meanwhile."""
    tasks = [
        _Task(number, figure.bout, matches)
        for number, figure in enumerate(figures)
        for matches in shares(figure.bout, CHUNK)
    ]
    for number, duel in done_by(_fight, tasks, jobs):
        figures[number].duel.merge(duel)
        yield duel.matches


def _fight(task: _Task) -> tuple[int, Duel]:
    return task.number, fight(task.bout, task.matches)
