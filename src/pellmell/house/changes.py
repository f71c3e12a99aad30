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


class SeatedPerson(Struct, frozen=True):
    """A person at the end of a round: on which seat, under which name, and with how many points of the match;
    whether a bot has played it for them, and whether they have `left`, now or before."""

    person: str
    name: str
    seat: Seat
    points: int
    bot: bool = False
    left: bool = False
    played: bool = True  # they were still there when it was dealt


class SaveFilm(Struct, frozen=True, kw_only=True):
    """A round of a match was sealed: its film, if there is one, and who may look at it. Written twice, it
    counts once."""

    number: int
    round: int
    made: Seconds
    points: list[int]  # of the round
    totals: list[int]
    players: list[str]
    winners: list[Seat] = []
    film: bytes = b""
    dealt_again: bool = False
    names: list[tuple[str, str]] = []  # by which people are known in it, each with the person
    sitters: list[SeatedPerson] = []
    watchers: list[str] = []  # persons
    sharing: bool = True  # its table let who sat there share it
    late: int | None = None  # see CloseBacklog


class CloseBacklog(Struct, frozen=True):
    """All rounds of a match that were sealed so far have been saved as `SaveFilm`, or never can be. What
    comes `late` was made of a journal as it was when somebody had been forgotten so many times: it counts
    only if nobody has been since."""

    number: int
    late: int


class ReleaseTable(Struct, frozen=True):
    """The table sleeps, and whoever claims it first may wake it; of the epoch in which it was awake."""

    code: str
    epoch: int


Change = (
    SaveTable
    | DropTable
    | ReleaseTable
    | OpenMatch
    | JoinMatch
    | CloseMatch
    | SaveGroup
    | SaveFilm
    | CloseBacklog
    | Append
)
