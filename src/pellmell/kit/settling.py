"""Settled options are those of a table of so many players: what people chose, and the defaults of the rest.

Defaults may depend on the number of players, and so does what a length means. What was chosen is kept apart,
so that the rest follows when somebody sits down or gets up.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import asdict

from pellmell.kit.game import AnyGame
from pellmell.kit.lengths import LENGTHS, RULEBOOK, USUAL
from pellmell.kit.options import Described, Options, OptionValue, described, parse_options, shown
from pellmell.kit.refusal import BadOptions


def chosen_options(game: AnyGame, given: Mapping[str, object], players: int) -> dict[str, OptionValue]:
    """What people said, read and checked; raises BadOptions. A length says how far a match goes: what it
    means for a number of players is left out, and anything else contradicts it."""
    read = asdict(parse_options(game.options, given))
    chosen = {name: read[name] for name in given}
    if (length := chosen.get("length")) is None:
        return chosen
    meant = {**asdict(game.options()), **game.goal(length, _seated(game, players))}
    for name in game.goals:
        if chosen.pop(name, meant[name]) not in (meant[name], getattr(game.options(), name)):
            raise BadOptions(f"option {name}={given[name]}: how far a match goes is said by length={length}")
    return chosen


def settled(game: AnyGame, chosen: Mapping[str, object], players: int) -> Options:
    """Of a table at which so many sit, or will at least."""
    seated = _seated(game, players)
    own_goal = any(name in chosen for name in game.goals)
    length = chosen.get("length", None if own_goal else USUAL)
    how_far: Mapping[str, object] = {}
    if length in LENGTHS:
        how_far = {"length": length, **game.goal(length, seated)}
    return parse_options(game.options, {**game.defaults(seated), **chosen, **how_far})


def _seated(game: AnyGame, players: int) -> int:
    return min(max(players, game.seats[0]), game.seats[-1])


class GameOption(NamedTuple):
    """An option of a game; what it is for each number of players, from the fewest on, if nobody has chosen
    (None: as in the rulebook); and the same as a person reads it."""

    option: Described
    by_players: list[OptionValue] | None
    default: str


def options_of(game: AnyGame) -> list[GameOption]:
    usual = [settled(game, {}, players) for players in game.seats]
    return [_game_option(game, option, usual) for option in described(game.options)]


def _game_option(game: AnyGame, option: Described, usual: Sequence[Options]) -> GameOption:
    if option.name == "length":
        option = option._replace(official=RULEBOOK)
    values = [getattr(options, option.name) for options in usual]
    if option.name in game.goals or all(value == option.official for value in values):
        return GameOption(option, None, option.default)  # if it is a goal: where no length says it
    few = [players for players, value in zip(game.seats, values, strict=True) if value != values[-1]]
    exception = f"; {shown(values[0])} with {' or '.join(map(str, few))} players" if few else ""
    return GameOption(option, values, f"{shown(values[-1])}{exception}")
