"""The REST messages are what the HTTP endpoints of the house take and give."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pellmell.bots.levels import Level
from pellmell.kit.lengths import Length
from pellmell.kit.options import OptionKind, OptionValue
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds, Seconds, WholeSeconds
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
    length: Annotated[Length | None, Meta(description="of the match; left out: short")] = None


class DealWanted(RequestBody, frozen=True, kw_only=True):
    """A table of one's own, at which a round is dealt once more, against bots of that level."""

    name: Annotated[str, Meta(max_length=200)]
    level: Level = Level.ADULT
    language: LanguageTag = ""


class MySecret(RequestBody, frozen=True, kw_only=True):
    """Who asks: the player's portable secret. It goes into no address, and into no log."""

    secret: Annotated[str, Meta(min_length=SHORTEST_SECRET, max_length=100)]


class MyMatchesWanted(MySecret, frozen=True, kw_only=True):
    """The last matches, of those that began before then."""

    before: Annotated[Seconds | None, Meta(description="in seconds since 1970: the next page")] = None
    most: Annotated[int, Meta(ge=1, le=50)] = 20
    match: Annotated[str, Meta(max_length=100, description="an id: that match only")] = ""
    starred: Annotated[bool, Meta(description="matches with a star of yours only")] = False


class MyFiguresWanted(MySecret, frozen=True, kw_only=True):
    """The last rounds of a game, of those that were over before then."""

    game: Annotated[str, Meta(max_length=100)]
    before: Annotated[Seconds | None, Meta(description="in seconds since 1970: the next page")] = None
    most: Annotated[int, Meta(ge=1, le=500)] = 100


class PlayDeal(DealWanted, frozen=True, kw_only=True):
    """On which seat; who asks may look at the round."""

    secret: Annotated[str, Meta(min_length=SHORTEST_SECRET, max_length=100)]
    seat: Annotated[Seat, Meta(ge=0)]


class StarWanted(MySecret, frozen=True, kw_only=True):
    """A starred film is kept for as long as its player comes; there may be ten."""

    starred: bool = True


class ShareWanted(MySecret, frozen=True, kw_only=True):
    """A moment of a round in which one sat, for anybody to look at who is given the link."""

    at: Annotated[Milliseconds, Meta(description="ms since the deal; outside of the round: the nearest")]
    seat: Annotated[Seat | None, Meta(description="whose view; left out: the whole table's")] = None
    names: Annotated[bool, Meta(description="of everybody; left out: the numbers of their seats")] = False


class ShareEnded(MySecret, frozen=True, kw_only=True):
    """Nobody shall look at it any more."""

    token: Annotated[str, Meta(max_length=100)]


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


class AskForScreen(RequestBody, frozen=True, kw_only=True):
    """A television that would like to show a table, and knows none."""


class ScreenCode(Struct, frozen=True):
    """A television shows the code, and asks with the token where it is wanted, for so many seconds."""

    code: str
    token: str
    seconds: WholeSeconds


class ScreenToken(RequestBody, frozen=True, kw_only=True):
    token: Annotated[str, Meta(max_length=100)]


class ScreenAnswer(Struct, frozen=True, omit_defaults=True):
    """The table, and the token by which the television comes in; left out until a host has answered."""

    table: str = ""
    token: str = ""


class ShowOnScreen(RequestBody, frozen=True, kw_only=True):
    """The host, who has this token of a seat, lets the television in that shows this code."""

    screen: Annotated[str, Meta(max_length=100, description="the code that the television shows")]
    table: Annotated[str, Meta(max_length=100, description="the code of the table")]
    token: Annotated[str, Meta(max_length=100, description="of the host's seat")]


class OptionCard(Struct, frozen=True, omit_defaults=True):
    """An option: in words for a person, and as data for a client that offers it."""

    name: str
    allowed: str
    default: str
    does: str
    kind: OptionKind
    official: Annotated[OptionValue, Meta(description="the rulebook's value, as it is set over the line")]
    range: Annotated[
        tuple[int, int] | None, Meta(description="of a number, or of each number by seat: lowest and highest")
    ] = None
    values: Annotated[list[str | int] | None, Meta(description="of a choice")] = None
    by_players: Annotated[
        list[OptionValue] | None,
        Meta(
            description="what it is if nobody chooses, for each number of players from the fewest on; "
            "left out: what is official"
        ),
    ] = None


class LengthCard(Struct, frozen=True, omit_defaults=True):
    """A length of a match, for each number of players, from the fewest on."""

    name: Length
    rounds: Annotated[list[int], Meta(description="how many; empty: as many as the rulebook takes")] = []
    seconds: Annotated[
        list[list[WholeSeconds]],
        Meta(
            description="how long it takes at the table, in round figures, with each level of bots from the "
            "weakest on; empty: not known, or there may be no end to it"
        ),
    ] = []


class GameCard(Struct, frozen=True):
    name: str
    title: str
    players: Annotated[tuple[int, int], Meta(description="the fewest and the most")]
    version: int
    options: list[OptionCard]
    lengths: list[LengthCard]
    goals: Annotated[
        list[str], Meta(description="options that say how far a match goes where no length does")
    ]


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


class MyTable(Struct, frozen=True, omit_defaults=True):
    """A table at which somebody sits or waits, told to them alone."""

    code: str
    game: str
    touched: Annotated[Seconds, Meta(description="when something last happened there, in seconds since 1970")]
    players: Annotated[list[str], Meta(description="the other people")]
    bots: int
    seat: Seat | None = None
    waiting: Annotated[bool, Meta(description="for a seat")] = False
    round: int = 0
    phase: Annotated[Phase | None, Meta(description="left out while the table sleeps")] = None
    over: Annotated[bool, Meta(description="the match is; the table may sleep meanwhile")] = False
    bot: Annotated[bool, Meta(description="a bot plays for you")] = False
    here: Annotated[bool, Meta(description="you have a line to it, here or elsewhere")] = False
    awaited: Annotated[list[str], Meta(description="others whom the next round waits for")] = []
    awaits_you: bool = False


class MyTables(Struct, frozen=True):
    tables: list[MyTable]


class RoundFacts(Struct, frozen=True, omit_defaults=True):
    """A round that is over."""

    round: int
    points: list[int]
    film: Annotated[bool, Meta(description="there is one; else there are the scores only")] = False
    void: Annotated[bool, Meta(description="it could not be read any more, and was dealt again")] = False
    shareable: Annotated[bool, Meta(description="they sat in it, and its table lets them share it")] = False


class MyMatch(Struct, frozen=True, omit_defaults=True):
    """A match in which somebody sat or watched, told to them alone; times in seconds since 1970."""

    id: str
    game: str
    began: Seconds
    players: list[str]
    points: Annotated[list[int], Meta(description="of all rounds")]
    rounds: Annotated[list[RoundFacts], Meta(description="those that they may look at")]
    ended: Annotated[Seconds | None, Meta(description="left out while it is played")] = None
    winners: list[Seat] = []
    seat: Annotated[Seat | None, Meta(description="left out for who only watched")] = None
    place: Annotated[int | None, Meta(description="of their seat, from 1 on")] = None
    bot_rounds: Annotated[int, Meta(description="that a bot has played for them")] = 0
    left: Annotated[bool, Meta(description="they left before the end")] = False
    starred_rounds: list[int] = []
    given: Annotated[
        bool,
        Meta(
            description="a deal that has been played before, at a table of one's own: it counts for nothing"
        ),
    ] = False
    people: Annotated[list[Seat], Meta(description="on which people sat at last, not bots")] = []


class MyMatches(Struct, frozen=True):
    """The last one first."""

    matches: list[MyMatch]
    more: bool


class OwnRound(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a round was like for who played it; `made` is when it was over, in seconds since 1970."""

    match: str
    round: int
    made: Seconds
    points: int
    reactions: Annotated[
        list[Milliseconds], Meta(description="the shortest first; of very many, some that stand for all")
    ] = []
    taken: int = 0
    chances: Annotated[int, Meta(description="that could be taken; 0: nothing is known of this round")] = 0
    races_won: int = 0
    races_lost: int = 0
    par: Annotated[
        float | None, Meta(description="what adult bots make of the same deal, if somebody has asked")
    ] = None


class MyFigures(Struct, frozen=True):
    """The last round first. Are some `pending`, there are rounds that were not looked at yet: ask again."""

    rounds: list[OwnRound]
    more: bool
    pending: bool


class RoundScores(Struct, frozen=True):
    """All that there is of a round whose film is gone, or can't be read any more."""

    film: Literal[0]
    why: Literal["gone", "unreadable"]
    game: str
    round: int
    players: list[str]
    points: list[int]


class MyShare(Struct, frozen=True, omit_defaults=True):
    """A moment that somebody shares, told to them alone; times of the day in seconds since 1970."""

    token: str
    link: Annotated[str, Meta(description="for whoever is to look at it")]
    match: str
    round: int
    game: str
    at: Milliseconds
    names: bool
    made: Seconds
    until: Annotated[Seconds, Meta(description="when it ends by itself")]
    seat: Annotated[Seat | None, Meta(description="whose view; left out: the whole table's")] = None


class MyShares(Struct, frozen=True):
    """Those that are not over, the last one first."""

    shares: list[MyShare]


class Ended(Struct, frozen=True):
    ended: bool


class SharedMoment(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What whoever has the token is told: a round, the moment at which to begin, and of whose figures there
    is more. Without names, each is the number of a seat."""

    game: str
    round: int
    at: Milliseconds
    until: Seconds
    players: list[str]
    points: Annotated[list[int], Meta(description="of the round")]
    owner: Annotated[Seat, Meta(description="of who shares it: their figures are told")]
    names: bool
    film: Annotated[bool, Meta(description="there is one; else there are the scores only")]
    seat: Annotated[Seat | None, Meta(description="whose view; left out: the whole table's")] = None


class Star(Struct, frozen=True):
    starred: bool


class MatchFacts(Struct, frozen=True):
    """A match that is over; times in seconds since 1970."""

    id: str
    game: str
    version: int
    began: Seconds
    ended: Seconds
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
