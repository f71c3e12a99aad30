"""The inputs of a table's state machine: what clients send, what their lines do, and that time has passed."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from pellmell.house.records import Chair
from pellmell.kit.game import Carried
from pellmell.kit.messages import Command
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import FineMilliseconds, Milliseconds, Seconds

Holder: TypeAlias = Any  # the line that holds a seat or has sent something: a name to the machine, no more


class Origin(Struct, frozen=True):
    """Where a command came from, and where its answer goes: which seat, by which number of the client, when
    exactly, on which line, and from which home. The house itself has none of these."""

    seat: Seat | None = None
    n: int = 0
    arrived: FineMilliseconds = 0.0
    holder: Holder = None
    watcher: int = 0  # the number of who watches
    home: str = ""  # lines of the same one may all be one person's


BY_ITSELF = Origin()


class Received(Struct, frozen=True):
    """A client has sent a command, and had seen frames up to this number."""

    command: Command
    origin: Origin
    seen: int = 0


class Recalled(Struct, frozen=True):
    """What these people took along from their last match of a game; None if that can't be looked up."""

    game: str
    people: frozenset[str]
    carry: Mapping[str, Carried] | None


class Chosen(Struct, frozen=True):
    """A bot has made up its mind."""

    seat: Seat
    command: Command
    seen: int


class Decide(Struct, frozen=True):
    """The house wants this done for a seat, after all that has arrived; if it is refused, it is told."""

    seat: Seat
    command: Command


class AddChair(Struct, frozen=True):
    """The house seats somebody, or a bot."""

    chair: Chair


class TakeSeat(Struct, frozen=True):
    """A line holds a seat from now on, in place of any other; its round trips in ms, median and least."""

    seat: Seat
    holder: Holder
    delay: Milliseconds | None
    shortest: Milliseconds


class Measured(Struct, frozen=True):
    """How long the line of a seat is."""

    seat: Seat
    delay: Milliseconds | None
    shortest: Milliseconds


class LeaveSeat(Struct, frozen=True):
    """The line of a seat is gone; the seat stays whose it was. Who was `waited_for` is away at once."""

    seat: Seat
    waited_for: bool = False


class TakePlace(Struct, frozen=True):
    """A line is that of somebody who waits for a seat, in place of any other."""

    number: int
    holder: Holder
    home: str = ""


class LeavePlace(Struct, frozen=True):
    """The line of somebody who waits is gone; the place stays whose it was."""

    holder: Holder


class Attended(Struct, frozen=True):
    """Whether anybody at all has a line to the table: the house looks at who is there, and does its duty."""

    by_anybody: bool


class TimePassed(Struct, frozen=True):
    """The moment has come for which the machine wanted to be woken."""


class Greeted(Struct, frozen=True):
    """The line of a seat is shown the table as it is now: it knows of no card ahead."""

    seat: Seat


class Told(Struct, frozen=True):
    """All frames up to this number are on their way."""

    number: int


class Bar(Struct, frozen=True):
    """The host has sent away somebody who watches, or a screen: its pass is taken back."""

    person: str
    screen: str
    holder: Holder = None


class GivePass(Struct, frozen=True):
    """The host has let a screen in: it comes back by the token of this hash. So many are kept at most."""

    screen: str
    most: int


class Save(Struct, frozen=True):
    """What is kept of the table is written as it is now."""


Input: TypeAlias = (
    Received
    | Recalled
    | Chosen
    | Decide
    | AddChair
    | TakeSeat
    | Measured
    | LeaveSeat
    | TakePlace
    | LeavePlace
    | Attended
    | TimePassed
    | Greeted
    | Told
    | Bar
    | GivePass
    | Save
)


class Supplies(NamedTuple):
    """What no state can know by itself, and what comes in as a value each time it is asked for."""

    seed: Callable[[], bytes]  # that nobody can guess
    token: Callable[[], str]  # likewise
    match_number: Callable[[], int]  # for the store
    today: Callable[[], Seconds]  # in seconds since 1970
    name_for: Callable[[str], str]  # as a name is shown; raises BadName
    house_key: bytes
