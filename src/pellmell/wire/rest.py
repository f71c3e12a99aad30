"""The REST messages are what the HTTP endpoints of the house take and give."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pellmell.bots.levels import Level
from pellmell.kit.options import OptionKind, OptionValue
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.wire.frames import TableCard
from pellmell.wire.requests import SHORTEST_SECRET, LanguageTag, TableSettings


class RequestBody(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class NewTable(RequestBody, frozen=True, kw_only=True):
    """A table of this game; options and settings that are left out have their defaults."""

    game: str
    options: dict[str, Any] = {}
    settings: TableSettings = TableSettings()


class PlayNow(RequestBody, frozen=True, kw_only=True):
    """A seat at a fresh table with bots. Without a secret the house makes one; 0 bots: as many as usual."""

    game: str
    name: Annotated[str, Meta(max_length=200)]
    secret: Annotated[str, Meta(max_length=100, description=f"at least {SHORTEST_SECRET} characters")] = ""
    bots: Annotated[int, Meta(ge=0, le=11)] = 0
    level: Level = Level.ADULT
    language: LanguageTag = ""


class OfTable(RequestBody, frozen=True, kw_only=True):
    code: Annotated[str, Meta(description="the code of a table")]


class TableMade(Struct, frozen=True):
    code: str
    link: Annotated[str, Meta(description="to invite others with")]


class SeatTaken(Struct, frozen=True):
    """Who has this token has the seat: keep it, and show it to nobody."""

    code: str
    link: str
    token: str
    secret: str


class OptionCard(Struct, frozen=True, omit_defaults=True):
    """An option: in words for a person, and as data for a client that offers it."""

    name: str
    allowed: str
    default: str
    does: str
    kind: OptionKind
    official: Annotated[OptionValue, Meta(description="the default, as it is set over the line")]
    range: Annotated[
        tuple[int, int] | None, Meta(description="of a number, or of each number by seat: lowest and highest")
    ] = None
    values: Annotated[list[str | int] | None, Meta(description="of a choice")] = None


class GameCard(Struct, frozen=True):
    name: str
    title: str
    players: Annotated[tuple[int, int], Meta(description="the fewest and the most")]
    version: int
    options: list[OptionCard]


class Games(Struct, frozen=True):
    games: list[GameCard]


class Tables(Struct, frozen=True):
    tables: list[TableCard]


class TableFacts(Struct, frozen=True, omit_defaults=True):
    """A table, whether or not somebody is there. One that sleeps is woken by whoever comes to /ws/CODE."""

    code: str
    game: str
    players: list[str]
    bots: int
    seats: int
    public: bool
    phase: Annotated[Phase | None, Meta(description="left out while the table sleeps")] = None


class MatchFacts(Struct, frozen=True):
    """A match that is over; times in seconds since 1970."""

    id: str
    game: str
    version: int
    began: float
    ended: float
    players: list[str]
    totals: list[int]
    winners: list[Seat]


class Matches(Struct, frozen=True):
    matches: list[MatchFacts]


class RulesOf(Struct, frozen=True):
    name: str
    title: str


class Rules(Struct, frozen=True):
    rules: list[RulesOf]


class Health(Struct, frozen=True):
    status: str
