"""The mirror is a client's copy of a table's state: it folds the frames of the house. Pure.

`view` is the very object that bots judge and that knows what is legal. What a newer house tells and this
client does not know is passed over.
"""

from functools import cache
from typing import Any, NamedTuple, assert_never

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pellmell.catalogue import find_game
from pellmell.client.errors import FrameMissing
from pellmell.client.table_fold import folded, seat_after
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Departed, Event, Frozen, RaceStopped, Scored, Thawed, any_of
from pellmell.kit.options import parse_options
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.round import View
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import (
    BETWEEN_ROUNDS,
    CountdownEnded,
    Resumed,
    RoundClosed,
    TableReopened,
)
from pellmell.play.vocabulary import MATCH_EVENTS, TABLE_EVENTS
from pellmell.wire.frames import (
    NO_ROUND,
    PROTOCOL,
    Admitted,
    Ahead,
    Done,
    Goodbye,
    Happened,
    Hello,
    HouseFrame,
    Listed,
    Lobby,
    Moved,
    Notice,
    Presence,
    Reacted,
    Refused,
    ScreenAsks,
    ScreenLeft,
    Seated,
    Send,
    Snapshot,
    TableState,
    Time,
    Trouble,
    Watchers,
    Welcome,
)
from pellmell.wire.requests import HOUSE_EVENTS, SitDown

ROUND_EVENTS = (RaceStopped, Frozen, Thawed, Departed, Scored)


class Pending(NamedTuple):
    command: Command
    frame: Send


class ToldFrame(NamedTuple):
    """A frame, with the events of its game as what they are, and the number of the command it answers."""

    frame: HouseFrame
    answers: int | None = None


class TableMirror:
    def __init__(self, token: str = "", secret: str = "", screen: bool = False) -> None:
        self.token = token
        self.secret = secret
        self.screen = screen
        self.epoch = 0
        self.number = 0
        self.at = 0  # the table's time when something last happened
        self.seat: Seat | None = None
        self.waiting: int | None = None  # our number, while we wait for a seat
        self.table: TableState | None = None
        self.view: View | None = None
        self.timers: dict[str, Milliseconds] = {}
        self.ahead: Any = None
        self.presence: Presence | None = None
        self.pending: dict[int, Pending] = {}
        self._sent = 0
        self._welcome: Welcome | None = None

    @property
    def game(self) -> AnyGame:
        return find_game(self.standing.game)

    @property
    def standing(self) -> TableState:
        assert self.table is not None, "the table has not been shown yet"
        return self.table

    @property
    def phase(self) -> Phase:
        return self.standing.phase

    def legal(self, seat: Seat) -> list[Command]:
        """What the seat may try now under the rules of the game."""
        match = self.standing.match
        if self.view is None or match is None or seat in match.gone or self._stands_still:
            return []
        return self.view.legal(seat)

    @property
    def may_get_ready(self) -> bool:
        """The next round waits for us, and its seed is promised."""
        match = self.standing.match
        if match is None or self.seat is None or self.phase not in BETWEEN_ROUNDS:
            return False
        if self.seat in self.standing.out:
            return False
        return bool(match.seed_hash) and self.seat not in match.ready

    # What the client says

    def hello(self) -> Hello:
        """Who is about to sit down, or waits, asks for the whole table: the seat may be theirs already."""
        if self._sits_down() or self.waiting is not None:
            return Hello(PROTOCOL, self.token, self.secret, self.screen)
        return Hello(PROTOCOL, self.token, self.secret, self.screen, self.epoch, self.number)

    def send(self, command: Command) -> Send:
        """The command as a frame; it is pending until it is answered."""
        self._sent += 1
        frame = Send(self._sent, Raw(msgspec.json.encode(command)), self.number)
        self.pending[frame.n] = Pending(command, frame)
        return frame

    def again(self) -> list[Send]:
        """What to send once more on a new line; by their numbers the house knows those it has decided."""
        return [sent.frame for sent in self.pending.values() if self._bears_repeating(sent.command)]

    def void(self) -> list[int]:
        """What nobody will answer: the table was woken anew, and does not know what it was sent before."""
        if self._welcomed.epoch == self.epoch:
            return []
        return [n for n, sent in self.pending.items() if not isinstance(sent.command, SitDown)]

    def _bears_repeating(self, command: Command) -> bool:
        """The snapshot says who has the seat by now."""
        if isinstance(command, SitDown):
            return self._welcomed.seat is None and self._welcomed.waiting is None
        return self._welcomed.epoch == self.epoch

    @property
    def _welcomed(self) -> Welcome:
        assert self._welcome is not None, "the house has not welcomed us yet"
        return self._welcome

    def _sits_down(self) -> int | None:
        return next((n for n, sent in self.pending.items() if isinstance(sent.command, SitDown)), None)

    # What the house says

    def fold(self, frame: HouseFrame) -> ToldFrame:
        """Raises FrameMissing, and then nothing has changed."""
        n = self._numbered_answer(frame)
        match frame:
            case Welcome():
                self._greeted(frame)
            case Seated():
                self.seat, self.token, self.secret = frame.seat, frame.token, frame.secret
            case Listed():
                self.waiting, self.token, self.secret = frame.number, frame.token, frame.secret
            case Moved():
                self.seat, self.waiting = frame.seat, frame.waiting
            case Snapshot():
                self._start_from(frame)
                n = self._sits_down() if self.seat is not None or self.waiting is not None else None
            case Happened() if self.table is not None:
                frame = replace(frame, events=_read_events(self.standing.game, frame.events))
                n = n if frame.seat is not None and frame.seat == self.seat else None
                self._happened(frame)
            case Ahead():
                self.ahead = frame.cards
            case Presence():
                self.presence = frame
            case Happened() | Admitted() | Done() | Refused() | Time() | Trouble() | Goodbye() | Reacted():
                pass  # they change nothing that the mirror shows
            case ScreenAsks() | ScreenLeft() | Watchers() | Notice() | Lobby():
                pass  # nor do these, for hosts, for all, and for who looks for a table
            case _:
                assert_never(frame)
        if n is not None:
            del self.pending[n]
        return ToldFrame(frame, n)

    def _numbered_answer(self, frame: HouseFrame) -> int | None:
        match frame:
            case Happened(n=int(n)) | Done(n) | Refused(n) | Seated(n) | Listed(n) if n in self.pending:
                return n
            case _:
                return None

    def _greeted(self, frame: Welcome) -> None:
        self._welcome = frame
        self._sent = max(self._sent, frame.answered)
        self.waiting = frame.waiting
        if frame.seat is None:
            self.seat = None

    def _start_from(self, frame: Snapshot) -> None:
        self.epoch, self.number, self.at = frame.epoch, frame.number, frame.at
        self.seat = self._welcome.seat if self._welcome else self.seat
        self.table, self.timers, self.ahead = frame.table, frame.timers, None
        self.view = self._seen(frame.round)

    def _seen(self, text: Raw) -> View | None:
        if text == NO_ROUND:
            return None
        snapshot = msgspec.json.decode(text, type=self.game.snapshot_type)
        options = parse_options(self.game.options, self.standing.options)
        return self.game.see(snapshot, options, len(self.standing.players))

    def _happened(self, frame: Happened) -> None:
        if frame.number <= self.number:
            return  # told again, or part of the snapshot already
        if frame.number > self.number + 1:
            raise FrameMissing(f"frame {frame.number} follows on frame {self.number}")
        self.number, self.at = frame.number, frame.at
        self.timers = self.timers if frame.timers is None else frame.timers
        for event in frame.events:
            self._fold_event(event)
        if frame.match and (match := self.standing.match) is not None:
            self.table = replace(self.standing, match=replace(match, id=frame.match))
        if frame.round != NO_ROUND:
            self.view = self._seen(frame.round)
            self._follow_view()

    def _fold_event(self, event: Event) -> None:
        """What happens to a round as it is dealt finds no view yet: the one that comes has it in it."""
        if self.view is not None and self.view.concerns(event):
            held = self._stands_still
            self.view.apply(event)
            if not held or _is_voted_out(event):
                self._follow_view()
        else:
            self.seat = seat_after(self.seat, self.standing, event)
            self.table = folded(self.standing, event)
            self._go_on(event)

    def _go_on(self, event: Event) -> None:
        match event:
            case Resumed() if self.view is not None and self.view.phase is Phase.RACING:
                self.table = replace(self.standing, phase=Phase.COUNTDOWN)
            case Resumed() | CountdownEnded():
                self._follow_view()
            case RoundClosed() | TableReopened():
                self.view = self.ahead = None
            case _:
                pass

    def _follow_view(self) -> None:
        if self.view is not None and self.view.phase is not self.phase:
            self.table = replace(self.standing, phase=self.view.phase)

    @property
    def _stands_still(self) -> bool:
        """Paused, or counted down after a pause: the round itself knows nothing of it."""
        if self.view is None:
            return False
        resuming = self.phase is Phase.COUNTDOWN and self.view.phase is not Phase.COUNTDOWN
        return resuming or self.phase is Phase.PAUSED


def _is_voted_out(event: Event) -> bool:
    """The round ends, even while the table is paused."""
    return isinstance(event, RaceStopped) and event.ending is Ending.VOTE


@cache
def _event_type(game: str) -> tuple[Any, frozenset[str]]:
    at_any_table = (*ROUND_EVENTS, *TABLE_EVENTS, *MATCH_EVENTS, *HOUSE_EVENTS)
    kinds: list[type[Event]] = list(dict.fromkeys([*find_game(game).events, *at_any_table]))
    return any_of(kinds), frozenset(str(kind.__struct_config__.tag) for kind in kinds)


def _read_events(game: str, events: list[Any]) -> list[Event]:
    kind, known = _event_type(game)
    return [msgspec.convert(event, kind, str_keys=True) for event in events if event.get("event") in known]
