"""Commands and events of Ligretto Dice: what a seat can try, and what can happen."""

from pellmell.games.dice.dice import Die
from pellmell.kit.messages import Command, Event, Gesture
from pellmell.kit.seats import Seat


class Place(Command, frozen=True):
    """Put a die on the board. Its colour says which row is meant, its face which place (ALL-3)."""

    die: Die


class Roll(Command, frozen=True):
    """Roll again: all the dice that are left, so that there is nothing to choose (DIC-8)."""

    gesture = Gesture.ROLL
    contested = False
    unforeseen = True


class AllRolled(Event, frozen=True):
    """The signal: all seats rolled all their dice together, and only now anybody sees their colours."""

    dice: list[list[Die]]


class Placed(Event, frozen=True):
    seat: Seat
    die: Die


class Rolled(Event, frozen=True):
    seat: Seat
    dice: list[Die]


COMMANDS = (Place, Roll)
EVENTS = (AllRolled, Placed, Rolled)
