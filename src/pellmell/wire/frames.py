"""The frames between a client and the house. docs/protocol.md tells their story.

A client says who it is (`Hello`), then sends commands; every one of them is answered. What happens at
the table is told to everybody in the same bytes (`Happened`), numbered within an epoch, so that a client
that lost its line can say what it saw last. Everything else is not numbered and not resumed.

A new frame is a struct here and a member of the unions at the end; `python -m tools.make_wire` tells the
client of it. Frames of a table are sent by `house/state_machine` (what is decided, and answers) and by
`house/delivery` (who is there), those of a line by `web/websocket/connection_handler.py`. They are heard by
the mirrors, `web/src/table/mirror.ts` and `client/mirror.py`, where a frame that is not named is an error of
types, and by `web/src/table/session.ts`.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from pellmell.kit.game import Carried
from pellmell.kit.messages import snake
from pellmell.kit.options import OptionValue
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import FineMilliseconds, Milliseconds
from pellmell.play.contest_statistics import Contests
from pellmell.play.messages import Player
from pellmell.play.stints import Stint
from pellmell.wire.evening import Tally, Waiter
from pellmell.wire.requests import OPEN, Admission, Reaction, TableSettings

PROTOCOL = 2
NO_ROUND = Raw()  # left out

Secret = Annotated[str, Meta(max_length=100)]


class Frame(Struct, frozen=True, tag_field="frame", tag=snake, omit_defaults=True):
    pass


# From a client.


class Hello(Frame, frozen=True):
    """The first frame. A token, or the secret of somebody who sits here, takes the seat; others watch.

    `epoch` and `seen` are those of the last numbered frame that the client has.
    """

    protocol: int
    token: Secret = ""
    secret: Secret = ""
    screen: bool = False
    epoch: int = 0
    seen: int = 0


class Send(Frame, frozen=True, tag="command"):
    """A command. `n` counts up; `seen` is the last numbered frame that its author had seen."""

    n: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    command: Raw
    seen: int = 0


class AskTime(Frame, frozen=True):
    """What time is it at the table? `sent` comes back with the answer."""

    sent: FineMilliseconds


ClientFrame = Hello | Send | AskTime


# From the house, to one client.


class Welcome(Frame, frozen=True):
    """Who the client is at this table. `answered` is the highest command of the seat that was taken in;
    `waiting` is the number of who waits for a seat."""

    protocol: int
    code: str
    epoch: int
    seat: Seat | None = None
    screen: bool = False
    answered: int = 0
    waiting: int | None = None


class Seated(Frame, frozen=True):
    """The answer to `sit_down`: the seat, and the token that holds it. Nobody else is ever told.

    `secret` is the player's portable one, made by the house if the client had none.
    """

    n: int
    seat: Seat
    token: str
    secret: str


class Listed(Frame, frozen=True):
    """The answer to `sit_down` where no seat is free: the client waits for one, under this number. Token and
    secret are as those of `seated`, and hold the place, and later the seat."""

    n: int
    number: int
    token: str
    secret: str


class Moved(Frame, frozen=True):
    """The house has given this client the seat for which it waited, or a place among those who wait; with
    neither of them it watches."""

    seat: Seat | None = None
    waiting: int | None = None


class Admitted(Frame, frozen=True):
    """The host has let this screen in; the token lets it in again."""

    token: str


class Done(Frame, frozen=True):
    """The answer to a command that nobody else is told of."""

    n: int


class Refused(Frame, frozen=True):
    """The answer to a command that was not carried out: the rule, or who was quicker and by how much."""

    n: int
    rule: str
    reason: str
    by: Seat | None = None
    ms: Milliseconds | None = None


class Ahead(Frame, frozen=True):
    """The cards that the seat's next own action would bring to light, for its owner alone."""

    cards: Any


class Time(Frame, frozen=True):
    sent: FineMilliseconds
    now: FineMilliseconds


class Trouble(Frame, frozen=True):
    """Something was wrong with a frame that has no number to answer to."""

    reason: str


class Goodbye(Frame, frozen=True):
    """The house hangs up; `why` says whether to come back, and `reason` says it in words."""

    why: "Why"
    reason: str


Why: TypeAlias = Literal[
    "reload",  # this client is too old for the house
    "elsewhere",  # the seat is played on another device or in another tab
    "kicked",
    "closed",  # the table is gone
    "full",
    "locked",  # the host lets nobody new in, or nobody watch
    "too_fast",  # too many lines in a short time: wait, and come back
    "stopping",  # the house stops; come back in a moment
    "trouble",  # the house can't write at the moment; nothing that was told is lost; come back
    "broken",  # too many frames that make no sense
    "slow",  # the client does not read what it is sent: come back, and resume
    "silent",  # the client sent no hello, or does not answer
]


# From the house, to everybody at the table.


class Happened(Frame, frozen=True):
    """What a command made happen. `seat` is its author's, as it was before, and `n` the author's number
    for it: this frame is the answer, too.

    `timers` are those that run from here on, by the time at which each is up; `round` is there when
    cards were dealt, and is the view after these events, into which those of later frames are folded.
    `match` is there when one was opened: its id.
    """

    number: int
    at: Milliseconds
    events: list[Any]
    seat: Seat | None = None
    n: int | None = None
    timers: dict[str, Milliseconds] | None = None
    round: Raw = NO_ROUND
    match: str = ""


class PauseState(Struct, frozen=True, omit_defaults=True):
    """A pause that a seat has asked for, and who agrees; once it is `on`, who is ready to go on."""

    by: Seat
    agreed: list[Seat] = []
    on: bool = False
    ready: list[Seat] = []


class MatchState(Struct, frozen=True, omit_defaults=True):
    round: int
    totals: list[int]
    handicaps: list[Carried]
    seed_hash: str = ""
    ready: list[Seat] = []
    votes: list[Seat] = []
    away: list[Seat] = []
    gone: list[Seat] = []
    winners: list[Seat] = []
    contests: list[Contests] = []  # of the last round
    stints: list[Stint] = []  # of the seats that have changed hands
    pause: PauseState | None = None
    id: str = ""  # by which its rounds can be looked at again; not told of a match of old


class DealtBefore(Struct, frozen=True):
    """Every match at this table plays a deal that was played before: who plays it on this `seat` may have
    seen it, and it counts for nothing. `points` are what each seat made of it then, `nonces` are of then."""

    seat: Seat
    points: list[int]
    nonces: list[str]


class TableState(Struct, frozen=True, omit_defaults=True):
    code: str
    game: str
    phase: Phase
    options: dict[str, Any]
    settings: TableSettings
    players: list[Player]
    host: Seat = 0
    match: MatchState | None = None
    admission: Admission = OPEN
    chosen: dict[str, OptionValue] = {}  # of the options, by people
    out: list[Seat] = []  # they sit out from the next round on
    waiting: list[Waiter] = []
    surplus: list[Seat] = []  # they would sit out if a match began now: the game has too few seats
    evening: list[Tally] = []
    given: DealtBefore | None = None


class Snapshot(Frame, frozen=True):
    """All that everybody sees, for a client that joins, or that missed too much."""

    epoch: int
    number: int
    at: Milliseconds
    table: TableState
    timers: dict[str, Milliseconds] = {}
    round: Raw = NO_ROUND


class Presence(Frame, frozen=True):
    """Who has a line to the table, how long it is, and how many watch. A line that is `silent` has answered
    nothing for some seconds of a round, and may be lost."""

    online: list[Seat]
    delays: list[Milliseconds | None]
    watchers: int = 0
    screens: int = 0
    silent: list[Seat] = []


class Reacted(Frame, frozen=True):
    """A seat; or somebody who watches, by a number."""

    reaction: Reaction
    seat: Seat | None = None
    watcher: int | None = None


class ScreenAsks(Frame, frozen=True):
    """A screen would like to be let in; for the host, who answers with `admit_screen`."""

    screen: int


class ScreenLeft(Frame, frozen=True):
    """A screen that asked does so no more: it has gone, or was let in; for the host."""

    screen: int


class Watcher(Struct, frozen=True, omit_defaults=True):
    """Somebody without a seat, since when in the table's time, and whether it is a screen that was let in."""

    number: int
    since: Milliseconds
    screen: bool = False


class Watchers(Frame, frozen=True):
    """Who watches, those who came last; for the host, who sends them away with `send_away`."""

    watchers: list[Watcher]


class Notice(Frame, frozen=True):
    """A word of the house to the whole table."""

    notice: Literal["stopping", "dealt_again"]
    reason: str


# The lobby.


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A public table as the lobby shows it."""

    code: str
    game: str
    phase: Phase
    players: list[str]
    bots: int
    seats: int
    watchers: int = 0


class Lobby(Frame, frozen=True):
    """The public tables, whenever something about them has changed."""

    tables: list[TableCard]


HouseFrame = (
    Welcome
    | Seated
    | Listed
    | Moved
    | Admitted
    | Done
    | Refused
    | Ahead
    | Time
    | Trouble
    | Goodbye
    | Happened
    | Snapshot
    | Presence
    | Reacted
    | ScreenAsks
    | ScreenLeft
    | Watchers
    | Notice
    | Lobby
)
