"""Commands and events of Count to Ten: what a seat can try, and what can happen."""

from pellmell.kit.messages import Command, Event
from pellmell.kit.seats import Seat


class Lay(Command, frozen=True):
    """Lay a number at the end of the row. It names the place that is meant (ALL-3)."""

    number: int


class Begun(Event, frozen=True):
    """The signal: the row is open."""


class Laid(Event, frozen=True):
    seat: Seat
    number: int


COMMANDS = (Lay,)
EVENTS = (Begun, Laid)
