"""The ports of the house to the world: time, lines to clients, a store, and chance that nobody can guess."""

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from typing import Protocol

from pellmell.house.changes import Change
from pellmell.house.records import MatchRecord, TableRecord
from pellmell.kit.game import Carried
from pellmell.play.waking import Tail
from pellmell.wire.frames import Why


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    """Milliseconds that only go forward, and what day it is."""

    def now(self) -> int: ...

    def exactly(self) -> float:
        """The same, with fractions: to measure."""
        ...

    def today(self) -> float:
        """Seconds since 1970: for what is kept and for how long, never for play."""
        ...

    def at(self, when: int, callback: Callable[[], None]) -> Alarm: ...


class Line(Protocol):
    """The line to one client. It never blocks: who does not read is hung up on, and may resume."""

    @property
    def delay(self) -> int | None:
        """The median round trip in ms, as measured by the house."""
        ...

    @property
    def shortest(self) -> int:
        """The shortest of the last round trips."""
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


class Store(Protocol):
    def write(self, owner: Owner, changes: Sequence[Change]) -> None:
        """As soon as possible, together with what others write; returns at once."""
        ...

    def table(self, code: str) -> TableRecord | None:
        """Raises Unreadable."""
        ...

    def journal(self, number: int) -> list[bytes]:
        """All lines of a match, in their order."""
        ...

    def tail(self, number: int, version: int) -> "Future[Tail]":
        """What a match is woken from; `version` is that of its game's rules today. Takes a while."""
        ...

    def match(self, id: str) -> MatchRecord | None: ...

    def carry(self, game: str, people: Collection[str]) -> dict[str, Carried]:
        """What these people took along from their last match of the game."""
        ...

    def next_match_number(self) -> int: ...

    trouble: str | None  # why nothing can be written at the moment, if so
