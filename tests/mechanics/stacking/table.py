"""A table to try a sentence of the rulebooks on: position text, what is tried, position text or refusal.

A try is `a: r2 > 0:r1`, a command in the game's notation; `a: leaves` for good; `house: time`, the timer
that runs is up; `house: vote`, nobody wants to go on.
"""

from dataclasses import fields

import pytest

from pellmell.games.blitz import GAME as BLITZ
from pellmell.games.ligretto import GAME as LIGRETTO
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import EndRound, Event, TimeUp
from pellmell.kit.options import parse_options
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE, parse_seat
from pellmell.mechanics.stacking.area import AreaView
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.notation import StackingNotation
from pellmell.mechanics.stacking.options import StackingOptions
from pellmell.mechanics.stacking.position import StackingPosition
from pellmell.mechanics.stacking.view import StackingView

__all__ = ["BLITZ", "LIGRETTO"]

GAMES: tuple[AnyStackingGame, ...] = (LIGRETTO, BLITZ)
IDLE = "b stock y9 row y1 hand"  # a second seat that can always play, so that nothing is blocked

both = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def chosen(game: AnyStackingGame, **options: object) -> StackingOptions:
    parsed = parse_options(game.options, options)
    assert isinstance(parsed, StackingOptions)
    return parsed


def race(game: AnyStackingGame, text: str, **options: object) -> StackingPosition:
    return StackingNotation(game.rule_set).position(text, chosen(game, **options))


def dealt(game: AnyStackingGame, players: int, seed: str = "seed", **options: object) -> StackingPosition:
    return game.deal(chosen(game, **options), players, Chance(seed_from(seed)))


def started(game: AnyStackingGame, players: int, seed: str = "seed", **options: object) -> StackingPosition:
    position = dealt(game, players, seed, **options)
    happens(game, position, "house: time")
    return position


def happens(game: AnyStackingGame, position: StackingPosition, attempt: str) -> list[Event]:
    name, _, what = attempt.partition(": ")
    seat = parse_seat(name)
    if what == "leaves":
        return position.happen(position.missing(seat, for_good=True))
    if what == "time":
        return position.perform(HOUSE, TimeUp(next(iter(position.timers()))))
    if what == "vote":
        return position.perform(HOUSE, EndRound())
    return position.perform(seat, game.notation.command(what))


def played(game: AnyStackingGame, text: str, *tries: str, **options: object) -> StackingPosition:
    """What has happened; and a view that only heard of it shows the same."""
    position = race(game, text, **options)
    view = position.view()
    for attempt in tries:
        for event in happens(game, position, attempt):
            view.apply(event)
    assert faces(view) == faces(position.view())
    return position


def after(game: AnyStackingGame, text: str, *tries: str, **options: object) -> str:
    return game.notation.text(played(game, text, *tries, **options))


def over(text: str, how: str) -> str:
    """The text of a race, as it is written when it has ended like that."""
    middle, slash, areas = text.partition(" / ")
    return f"stopped: {middle} ended {how}{slash}{areas}"


def happened(game: AnyStackingGame, text: str, *tries: str, **options: object) -> list[Event]:
    """What the last try makes happen."""
    *first, last = tries
    return happens(game, played(game, text, *first, **options), last)


def refused(game: AnyStackingGame, text: str, *tries: str, **options: object) -> tuple[str, str]:
    """The rule and the reason for which the last try is refused; a refusal changes nothing."""
    *first, last = tries
    position = played(game, text, *first, **options)
    before, seen = game.notation.text(position), faces(position.view())
    with pytest.raises(Refusal) as refusal:
        happens(game, position, last)
    assert (game.notation.text(position), faces(position.view())) == (before, seen)
    return refusal.value.rule, refusal.value.reason


def rule_of(game: AnyStackingGame, text: str, *tries: str, **options: object) -> str:
    return refused(game, text, *tries, **options)[0]


def legal(game: AnyStackingGame, text: str, seat: str, **options: object) -> list[str]:
    commands = race(game, text, **options).legal(parse_seat(seat))
    return [game.notation.command_text(command) for command in commands]


def points(game: AnyStackingGame, text: str, *tries: str, **options: object) -> list[int]:
    """What each seat gets when the round that the tries have ended is scored."""
    position = played(game, text, *tries, "house: time", **options)
    assert position.score is not None
    return position.score.points


def faces(view: StackingView) -> tuple[object, ...]:
    """All that a view tells, as a value that can be compared."""
    middle = view.middle
    takers = {card: sorted(numbers) for card, numbers in middle.takers.items() if numbers}
    piles = [(list(pile.cards), list(pile.owners), pile.sound) for pile in middle.piles]
    areas = [_copied(area) for area in view.areas]
    told = (view.phase, sorted(view.gone), view.freezes, view.ending, view.score)
    return *told, areas, piles, takers, middle.wrong


def _copied(area: AreaView) -> dict[str, object]:
    values: dict[str, object] = {field.name: getattr(area, field.name) for field in fields(area)}
    return {**values, "row": [list(place) for place in area.row]}


def twin(position: StackingPosition) -> StackingPosition:
    """The same position, that may go another way."""
    areas = [area.copy() for area in position.areas]
    other = StackingPosition(position.rule_set, position.options, areas, position.middle.copy())
    other.phase, other.freezes, other.gone = position.phase, position.freezes, set(position.gone)
    other.ending, other.score, other.emptied = position.ending, position.score, position.emptied
    other.origins.laid = dict(position.origins.laid)
    return other
