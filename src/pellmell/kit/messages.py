"""Commands are what a seat tries, in the imperative; events are what happened, in the past tense.

Both are tagged structs, so that an entry of the journal, a frame and a value in a test are the same thing.
Here are those that every game shares; a game adds its own. Events are public: whatever one of them
carries, everybody at the table may see.
"""

import re
from collections.abc import Iterable
from enum import IntEnum
from functools import reduce
from typing import Any, ClassVar

from msgspec import Struct

from pellmell.kit.phases import MAY_BE_VOTED_OUT, Ending, Phase
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def any_of(kinds: Iterable[type[Struct]]) -> Any:
    """The type of a message that is one of these, for a decoder."""
    return reduce(_either, kinds)


def _either(one: Any, other: Any) -> Any:
    return one | other


class Gesture(IntEnum):
    """What a hand does, and how long it takes at a human pace, in ms (ALL-4)."""

    PLACE = 80
    TURN = 200
    ROLL = 600
    SHOUT = 0


class Right(IntEnum):
    """Who may give a command: whoever is there; a watcher, who may take a seat; a player; the host among
    them; the house."""

    EVERYBODY = -1
    ANYBODY = 0
    PLAYER = 1
    HOST = 2
    HOUSE = 3


class Command(Struct, frozen=True, tag_field="do", tag=snake, omit_defaults=True):
    """A command of a seat. It is refused unless whoever sends it is `allowed_to`, in one of its `phases`. One
    that is not `contested` takes nothing that others could want, and ends nothing: the referee need not ask.
    It is `unforeseen` if what it brings is nevertheless something to answer: not even its author knew it."""

    allowed_to: ClassVar[Right] = Right.PLAYER
    phases: ClassVar[frozenset[Phase]] = frozenset({Phase.RACING})
    gesture: ClassVar[Gesture] = Gesture.PLACE
    contested: ClassVar[bool] = True
    unforeseen: ClassVar[bool] = False


class Event(Struct, frozen=True, tag_field="event", tag=snake, omit_defaults=True):
    """`handler` is the method of a round that folds it."""

    handler: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.handler = f"on_{snake(cls.__name__)}"


class HouseCommand(Command, frozen=True):
    """A command of the house, to the rules of a round."""

    allowed_to = Right.HOUSE
    gesture = Gesture.SHOUT
    contested = False


class TimeUp(HouseCommand, frozen=True):
    """A timer of the position has run out."""

    timer: str
    phases = frozenset(set(Phase) - {Phase.GATHERING, Phase.PAUSED, Phase.OVER})


class EndRound(HouseCommand, frozen=True):
    """All who are present want to end the round (ALL-9)."""

    phases = MAY_BE_VOTED_OUT


class RaceStopped(Event, frozen=True):
    """The race is over; nothing may be placed any more (ALL-5)."""

    ending: Ending
    by: Seat | None = None


class Frozen(Event, frozen=True):
    """Nobody touches anything until the table thaws."""


class Thawed(Event, frozen=True):
    pass


class Departed(Event, frozen=True):
    """A seat has left for good; its cards stay where they are (ALL-9)."""

    seat: Seat


class Scored(Event, frozen=True):
    result: RoundResult
