"""A moment that is to be drawn: how everything lay, what had just happened, and a race that was lost."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pellmell.kit.drawing.svg import Svg
from pellmell.kit.messages import Command, Event
from pellmell.kit.round import Thing
from pellmell.kit.seats import Seat

ViewT = TypeVar("ViewT")


class RaceLost(NamedTuple):
    """By a seat that would have placed a thing there, to one that was quicker."""

    seat: Seat
    thing: Thing | None
    command: Command
    by: Seat


@dataclass(frozen=True)
class DrawnMoment(Generic[ViewT]):
    """`seat` is whose view it is; none: as a television shows it."""

    view: ViewT
    seat: Seat | None
    just: Sequence[Event]
    lost: RaceLost | None


class Draw(Protocol):
    """A game's drawing of a moment, on a table that is there, 1200 x 630. Its lower left corner, 340 x 150,
    is covered by the word mark."""

    def __call__(self, moment: DrawnMoment[Any]) -> Svg: ...
