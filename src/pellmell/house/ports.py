"""The ports of the house to the world: time, lines to clients, a store, and chance that nobody can guess."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

from pellmell.house.changes import Change
from pellmell.house.records import MatchRecord, TableRecord
from pellmell.house.replies import Reply
from pellmell.kit.game import Carried
from pellmell.kit.time_units import FineMilliseconds, Milliseconds, Seconds
from pellmell.play.waking import Tail
from pellmell.wire.frames import Why


class Alarm(Protocol):
    def cancel(self) -> None: ...


class TimeSource(Protocol):
    """Milliseconds that only go forward, and what day it is."""

    def now(self) -> Milliseconds: ...

    def exactly(self) -> FineMilliseconds:
        """The same, with fractions: to measure."""
        ...

    def today(self) -> Seconds:
        """Seconds since 1970: for what is kept and for how long, never for play."""
        ...

    def at(self, when: Milliseconds, callback: Callable[[], None]) -> Alarm: ...


class Line(Protocol):
    """The line to one client. It never blocks: the house hangs up on a client that does not read, which may
    resume."""

    @property
    def delay(self) -> Milliseconds | None:
        """The median round trip in ms, as measured by the house."""
        ...

    @property
    def shortest(self) -> Milliseconds:
        """The shortest of the last round trips."""
        ...

    @property
    def silent(self) -> bool:
        """It has answered nothing for some seconds of a round, and may be lost."""
        ...

    @property
    def home(self) -> str:
        """Where it comes from: lines of the same home may all be one person's."""
        ...

    def write(self, packed: bytes) -> None:
        """Send what `pack` made."""
        ...

    def hang_up(self, why: Why, reason: str) -> None:
        """Say goodbye and close."""
        ...


Pack = Callable[[Sequence[bytes]], bytes]  # frames, as they go over every line


class Owner(Protocol):
    """Who asked for something to be written, and is told when it is."""

    def written(self, count: int) -> None:
        """So many more of its writes are safe, in their order."""
        ...

    def lost(self, reason: str) -> None:
        """A write failed, and with it all that the owner had asked for since: it starts anew."""
        ...


class Unreadable(Exception):
    """What is kept of one table, or of one match, makes no sense. The message is not for players."""


class Claimed(NamedTuple):
    """A table that is this house's alone from now on: as it was kept, and the epoch in which it wakes."""

    record: TableRecord
    epoch: int


class Elsewhere(NamedTuple):
    """A table that another process of the same house has: which one, and where that is reached."""

    url: str
    node: int


class Store(Protocol):
    """Nobody waits in the loop's thread: what is asked for is a reply, which may be there at once. A reply
    raises what is wrong with the store, and Unreadable for what makes no sense."""

    def write(self, owner: Owner, changes: Sequence[Change]) -> None:
        """As soon as possible, together with what others write; returns at once."""
        ...

    def reserve(self, code: str) -> Reply[bool]:
        """For a table that is about to be made: false if there is one of that code."""
        ...

    def claim(self, code: str) -> Reply[Claimed | Elsewhere | None]:
        """A table, to be woken here; None: there is none of that code."""
        ...

    def table(self, code: str) -> Reply[TableRecord | None]:
        """As it is kept, whoever has it."""
        ...

    def tables_of(self, person: str, most: int) -> Reply[list[str]]:
        """The codes of so many tables at which somebody sits or waits, the last touched first."""
        ...

    def journal(self, number: int) -> Reply[list[bytes]]:
        """All lines of a match, in their order."""
        ...

    def tail(self, number: int, version: int) -> Reply[Tail]:
        """What a match is woken from; `version` is that of its game's rules today. Takes a while."""
        ...

    def match(self, id: str) -> Reply[MatchRecord | None]: ...

    def carry(self, game: str, people: Collection[str]) -> Reply[dict[str, Carried]]:
        """What these people took along from their last match of the game."""
        ...

    def next_match_number(self) -> int:
        """At once: a store that shares its numbers with others has some in hand."""
        ...

    trouble: str | None  # why nothing can be written at the moment, if so
