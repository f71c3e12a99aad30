"""Commands and events of a stacking race: what a seat can try, and what can happen."""

from typing import Literal, TypeAlias

from msgspec import Struct

from pellmell.kit.cards import Card
from pellmell.kit.messages import Command, Event, Gesture
from pellmell.kit.seats import Seat

# A place before a seat: the pile that counts, the turned-over pile, or a place of the row by its number.
Source: TypeAlias = Literal["stock", "turned"] | int


class Onto(Struct, frozen=True, omit_defaults=True):
    """A pile of the middle, and the card that the player saw on top of it, perhaps with its owner (ALL-3)."""

    pile: int
    top: Card
    owner: Seat | None = None


class Play(Command, frozen=True):
    """Lay an open card on a pile of the middle; without `onto`, anywhere it fits."""

    card: Card
    onto: Onto | None = None


class Start(Command, frozen=True):
    """Start a new pile."""

    card: Card


class Build(Command, frozen=True):
    """Lay the top of the stock or the visible card of the hand on a card of the own row."""

    card: Card
    place: int
    top: Card


class Turn(Command, frozen=True):
    """Turn three cards of the hand; a hand used up is taken up first."""

    gesture = Gesture.TURN
    contested = False


class Stop(Command, frozen=True):
    """Shout stop."""

    gesture = Gesture.SHOUT


class Dutch(Command, frozen=True):
    """Call a mistake."""

    gesture = Gesture.SHOUT


class Opened(Event, frozen=True):
    """The race is on, and the faces are there for all to see."""

    tops: list[Card]
    rows: list[list[Card]]


class Placed(Event, frozen=True):
    """A card went to the middle. `filled` took its place in the row, `shows` has come to light."""

    seat: Seat
    card: Card
    source: Source
    pile: int
    filled: Card | None = None
    shows: Card | None = None


class Built(Event, frozen=True):
    """A card went onto the own row."""

    seat: Seat
    card: Card
    source: Source
    place: int
    shows: Card | None = None


class Turned(Event, frozen=True):
    """Cards were turned over; `again` if the pile was taken up first."""

    seat: Seat
    count: int
    shows: Card
    again: bool = False


class Rotated(Event, frozen=True):
    """Everybody moved a card of the hand from the top to the bottom (BLZ-19)."""


class DutchCalled(Event, frozen=True):
    """Somebody called "Dutch!". Nobody is wrong: the call was false."""

    seat: Seat
    culprits: list[Seat]


class Returned(Event, frozen=True):
    """A wrong card went back where it came from (BLZ-25)."""

    seat: Seat
    card: Card
    pile: int
    to: Source


class StopDenied(Event, frozen=True):
    """The stop was checked, and the pile of the one who stopped is no longer empty (BLZ-27)."""

    seat: Seat


COMMANDS = (Play, Start, Build, Turn, Stop, Dutch)
EVENTS = (Opened, Placed, Built, Turned, Rotated, DutchCalled, Returned, StopDenied)
