"""The handlers of a WebSocket connection read the frames of its client, and do what they ask for."""

from collections.abc import Callable

import msgspec
import structlog

from pellmell.house.counts import Counts
from pellmell.house.delivery.audience import Member
from pellmell.house.house import House
from pellmell.house.live_table import LiveTable
from pellmell.house.lobby import LobbyList
from pellmell.house.token_bucket import Bucket
from pellmell.kit.refusal import Malformed
from pellmell.kit.time_units import IN_A_SECOND, FineMilliseconds, Milliseconds
from pellmell.kit.timed_stages import stage
from pellmell.play.messages import IN_ROUND
from pellmell.web.access.frame_budgets import BURST_OF_A_LINE, OF_A_LINE, FrameAllowance
from pellmell.web.clock import LoopTime
from pellmell.web.websocket.connection import SocketLine
from pellmell.wire.frames import AskTime, ClientFrame, Hello, Refused, Send, Time, Trouble

MOST_BYTES = 8_192
FAULTS_PER_SECOND, FAULTS_AT_ONCE = 0.2, 5  # frames that make no sense
HASTE_PER_SECOND, HASTE_AT_ONCE = 5, 200  # frames beyond those that are read
BLIND_OFTEN = 5  # answers that no hand can have given, on one line: once may be a lucky trip
USUAL = FrameAllowance()
NOTICED = 10  # ms of the world's time by which a line has to change before the table is told

log = structlog.stdlib.get_logger()
decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


class FrameLimits:
    """Frames that are too many, or that make no sense: told first, then hung up on."""

    def __init__(self, line: SocketLine, time: LoopTime, counts: Counts, allowance: FrameAllowance) -> None:
        lenience, self._budgets = allowance
        self._line = line
        self._time = time
        self._counts = counts
        now = time.exactly() / IN_A_SECOND
        self._frames = Bucket.full(OF_A_LINE * lenience, BURST_OF_A_LINE * lenience, now)
        self._faults = Bucket.full(FAULTS_PER_SECOND * lenience, FAULTS_AT_ONCE * lenience, now)
        self._haste = Bucket.full(HASTE_PER_SECOND * lenience, HASTE_AT_ONCE * lenience, now)

    def may_speak(self, now: FineMilliseconds) -> bool:
        """At this moment, in ms."""
        seconds = now / IN_A_SECOND
        return self._frames.take(seconds) and all(budget.take(seconds) for budget in self._budgets)

    def pinged(self, payload: bytes | bytearray) -> None:
        """A ping counts as a frame."""
        if self.may_speak(self._time.exactly()):
            self._line.answer_ping(payload)
        else:
            self.hasty()

    def hasty(self, text: bytes = b"") -> None:
        self._counts.refusals["too fast"] += 1
        if not self._haste.take(self._time.exactly() / IN_A_SECOND):
            self._line.hang_up("broken", "far too many frames: wait, and come back")
            return
        reason = f"too fast: at most {OF_A_LINE} frames a second are read, and fewer if many say as much"
        n = _number(text)
        self._line.tell(Trouble(reason) if n is None else Refused(n, "", reason))

    def fault(self, reason: str) -> None:
        self._counts.refusals["malformed"] += 1
        if self.endure(reason):
            self._line.tell(Trouble(reason))

    def endure(self, reason: str) -> bool:
        """What makes no sense, so many times."""
        if self._faults.take(self._time.exactly() / IN_A_SECOND):
            return True
        self._line.hang_up("broken", f"too many frames that make no sense, at last: {reason}")
        return False


class TableHandler:
    def __init__(
        self,
        house: House,
        table: LiveTable,
        member: Member,
        line: SocketLine,
        time: LoopTime,
        hurry: Callable[[], None],
        allowance: FrameAllowance = USUAL,
    ) -> None:
        """`hurry` is called between two commands."""
        self._hurry = hurry
        self._house = house
        self._table = table
        self._member = member
        self._line = line
        self._time = time
        self._limits = FrameLimits(line, time, house.environment.counts, allowance)
        self._told_delay: Milliseconds | None = None
        self._doubts: set[str] = set()
        line.lively = self._plays

    def _plays(self) -> bool:
        return self._member.seat is not None and self._table.phase in IN_ROUND

    @stage("table")
    def hear(self, text: bytes) -> None:
        arrived = self._time.exactly()
        if not self._limits.may_speak(arrived):
            self._limits.hasty(text)
            return
        try:
            frame = read(text)
        except Malformed as error:
            self._limits.fault(str(error))
            return
        match frame:
            case Send():
                if not self._table.receive(self._member, frame, arrived):
                    self._limits.endure("a command that there is not")
                self._hurry()
            case AskTime(sent):
                self._line.tell(Time(sent, self._table.at_exactly))
            case Hello():
                self._limits.fault("you have said hello already")

    @stage("pings")
    def measured(self) -> None:
        """The table is shown how long a seat's line is, when that has changed."""
        delay = self._line.delay
        if self._member.seat is None or delay is None:
            return
        self._table.measured(self._member)
        if self._line.doubtful:
            self._doubt("pongs come late")
        if self._table.machine.seats[self._member.seat].blind >= BLIND_OFTEN:
            self._doubt("answers come sooner than the line and a hand can")
        told = self._told_delay
        if told is None or abs(delay - told) > max(NOTICED * self._time.speed, told / 4):
            self._told_delay = delay
            self._table.tell_presence()

    def silenced(self) -> None:
        """The others see it long before a seat counts as away."""
        if self._member.seat is not None:
            self._table.tell_presence()

    def _doubt(self, why: str) -> None:
        """A line is counted once, whatever is doubtful about it."""
        if why not in self._doubts:
            self._house.environment.counts.doubtful += not self._doubts
            self._doubts.add(why)
            log.warning(why, code=self._table.code, seat=self._member.seat)

    def pinged(self, payload: bytes | bytearray) -> None:
        self._limits.pinged(payload)

    def broken(self, reason: str) -> None:
        self._limits.fault(reason)

    def end(self) -> None:
        """In turn: who goes before the welcome was sent leaves after it, not before."""
        self._line.whose = {"code": self._table.code, "seat": self._member.seat}
        self._table.delivery.in_turn(self._leave)

    def _leave(self) -> None:
        """A table that was lost or closed meanwhile has nobody left to be told. The silence of a line that
        is hung up on for it was waiting enough."""
        if self._house.tables.get(self._table.code) is self._table:
            self._table.leave(self._member, waited_for=self._line.over == "silent")


class LobbyHandler:
    """Who looks at the lobby has nothing to say."""

    def __init__(
        self, lobby: LobbyList, line: SocketLine, time: LoopTime, counts: Counts, allowance: FrameAllowance
    ) -> None:
        self._lobby = lobby
        self._line = line
        self._limits = FrameLimits(line, time, counts, allowance)
        lobby.enter(line)

    def hear(self, text: bytes) -> None:
        self._limits.fault("the lobby only tells: to play, go to /ws/CODE")

    def measured(self) -> None:
        pass

    def silenced(self) -> None:
        pass

    def pinged(self, payload: bytes | bytearray) -> None:
        self._limits.pinged(payload)

    def broken(self, reason: str) -> None:
        self._limits.fault(reason)

    def end(self) -> None:
        self._lobby.leave(self._line)


@stage("decode")
def read(text: bytes) -> ClientFrame:
    if len(text) > MOST_BYTES:
        raise Malformed(f"the frame has {len(text)} bytes: {MOST_BYTES} are the most")
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"no frame: {error}") from None


def read_hello(text: bytes) -> Hello:
    frame = read(text)
    if not isinstance(frame, Hello):
        raise Malformed("the first frame must be a hello")
    return frame


def _number(text: bytes) -> int | None:
    try:
        frame = read(text)
    except Malformed:
        return None
    return frame.n if isinstance(frame, Send) else None
