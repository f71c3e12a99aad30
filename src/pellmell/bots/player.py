"""The player protocol is what the house and the simulator ask of a bot on a seat."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, TypeAlias

from pellmell.bots.adaptive_level import matched
from pellmell.bots.levels import SCALE, STEPS, Level, Traits, traits_of
from pellmell.bots.person import Person
from pellmell.bots.plain import AllSeeing, PlainMind, ReflexPlayer
from pellmell.kit.chance import Stream
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command
from pellmell.kit.mind import AnyMind, Talent
from pellmell.kit.round import View
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.match import Match


class BotPlayer(Protocol):
    """Goes on step by step. `think_ms` is how long the step takes that is under way, and at its end `choose`
    is shown the table: it may do something, and begins the next step."""

    seat: Seat

    def think_ms(self) -> Milliseconds: ...

    def choose(self, view: View) -> Command | None: ...


# Who plays on a seat for the next round of a match.
Casting: TypeAlias = Callable[[Match, Seat, Stream], BotPlayer]


def cast(level: Level) -> Casting:
    """Somebody of this level."""

    def sit_down(match: Match, seat: Seat, chance: Stream) -> BotPlayer:
        return person(match.game, seat, chance, _traits(match, seat, level))

    return sit_down


def greedy(match: Match, seat: Seat, chance: Stream) -> BotPlayer:
    """The bot of the first days: it sees everything, and takes what it can."""
    return ReflexPlayer(match.game.bot, seat, chance)


def all_seeing(level: Level) -> Casting:
    """The judgement of this mark of the scale, with the reaction times of the greedy one, and with its eyes,
    which overlook nothing."""
    talent = replace(SCALE[STEPS.index(level)].talent, overlooks=0.0)

    def sit_down(match: Match, seat: Seat, chance: Stream) -> BotPlayer:
        mind = mind_for(match.game, seat, chance, talent)
        return ReflexPlayer(AllSeeing(mind), seat, chance)

    return sit_down


def _traits(match: Match, seat: Seat, level: Level) -> Traits:
    number = matched(match, seat) if level is Level.MATCH else STEPS.index(level)
    return traits_of(number, match.game.strengths(match.options))


def person(game: AnyGame, seat: Seat, chance: Stream, traits: Traits) -> Person:
    return Person(mind_for(game, seat, chance, traits.talent), seat, chance, traits)


def mind_for(game: AnyGame, seat: Seat, chance: Stream, talent: Talent) -> AnyMind:
    return game.mind(seat, talent, chance) or PlainMind(game.bot, seat, chance, talent)
