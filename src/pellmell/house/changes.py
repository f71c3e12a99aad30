"""The changes that a store writes: those of one owner in their order, those of one `write` together."""

from collections.abc import Mapping

from msgspec import Struct

from pellmell.house.records import MatchRecord, TableRecord
from pellmell.kit.game import Carried


class SaveTable(Struct, frozen=True):
    record: TableRecord


class DropTable(Struct, frozen=True):
    code: str


class OpenMatch(Struct, frozen=True):
    match: MatchRecord


class CloseMatch(Struct, frozen=True):
    """The match is over, or was given up: `ended` in seconds since 1970."""

    number: int
    ended: float
    totals: list[int]
    winners: list[int]


class SaveGroup(Struct, frozen=True):
    """What these people take along into their next match of the game."""

    game: str
    carry: Mapping[str, Carried]
    touched: float


class Append(Struct, frozen=True):
    """Entries of a match's journal."""

    number: int
    entries: list[bytes]


Change = SaveTable | DropTable | OpenMatch | CloseMatch | SaveGroup | Append
