"""The changes that a store writes: those of one owner in their order, those of one `write` together."""

from collections.abc import Mapping

from msgspec import Struct

from pellmell.house.records import MatchRecord, TableRecord
from pellmell.kit.game import Carried
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Seconds


class SaveTable(Struct, frozen=True):
    record: TableRecord


class DropTable(Struct, frozen=True):
    code: str


class OpenMatch(Struct, frozen=True):
    match: MatchRecord


class CloseMatch(Struct, frozen=True):
    """The match is over, or was given up: `ended` in seconds since 1970. `players` are the names of those who
    sit there now, if somebody else does than when it was opened."""

    number: int
    ended: Seconds
    totals: list[int]
    winners: list[Seat]
    players: list[str] = []


class JoinMatch(Struct, frozen=True):
    """A person plays in a match that had begun without them."""

    number: int
    person: str


class SaveGroup(Struct, frozen=True):
    """What these people take along into their next match of the game."""

    game: str
    carry: Mapping[str, Carried]
    touched: Seconds


class Append(Struct, frozen=True):
    """Entries of a match's journal, and the place of the first of them in it; that of all is 1."""

    number: int
    first: int
    entries: list[bytes]


class ReleaseTable(Struct, frozen=True):
    """The table sleeps, and whoever claims it first may wake it; of the epoch in which it was awake."""

    code: str
    epoch: int


Change = SaveTable | DropTable | ReleaseTable | OpenMatch | JoinMatch | CloseMatch | SaveGroup | Append
