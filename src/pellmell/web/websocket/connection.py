"""The WebSocket connection to one client is its line: what is written to it, how long it is, how it ends."""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Literal, Protocol

import msgspec
from aiohttp import WSCloseCode

from pellmell.house.ports import TimeSource
from pellmell.kit.time_units import FineMilliseconds, Milliseconds, Seconds
from pellmell.kit.timed_stages import stage
from pellmell.play.round_trips import TRIPS, RoundTrips
from pellmell.web.websocket.frame_encoder import FINAL, header, pack
from pellmell.web.websocket.reader import CLOSE, PING, PONG, TEXT
from pellmell.web.websocket.silence_timer import SilenceTimer
from pellmell.wire.frames import Frame, Goodbye, Why

SLOW_BYTES = 262_144  # that the client has not read
SILENT_SECONDS, SILENT_IN_ROUND_SECONDS = 20.0, 10.0
SHOWN_SILENT_SECONDS = 2.0  # in a round: the others are shown that a line answers nothing
UNANSWERED_SECONDS = 1.0  # of a ping, at least: before, the line has not been asked for long
ANSWERS = 2  # in a row, by which a line that was silent is shown to be well again
SOON_SECONDS = 0.05
LOOK_SECONDS = 1.0  # between two looks whether anybody is there, at most
FIRST_PINGS = 3  # these are quick, so that it is soon known
QUICK_PINGS = 0.25  # seconds between two: at first, and at the beginning of a round, until the window is full
STEADY_PINGS = 1.0  # while a seat plays
CALM_PINGS = 5.0
UNANSWERED = 100  # pings that are remembered: more than are sent until a line counts as silent
NONCE_BYTES = 8
MOST_EARLY = 100  # messages that may wait until somebody listens
GOODBYE_SECONDS = 2.0  # to read it, and what was written before it

CLOSE_CODES: dict[Why, int] = {
    "stopping": WSCloseCode.SERVICE_RESTART,
    "trouble": WSCloseCode.TRY_AGAIN_LATER,
    "full": WSCloseCode.TRY_AGAIN_LATER,
    "slow": WSCloseCode.TRY_AGAIN_LATER,
    "too_fast": WSCloseCode.TRY_AGAIN_LATER,
    "broken": WSCloseCode.POLICY_VIOLATION,
}

A_PING = header(FINAL | PING, NONCE_BYTES)

encode = msgspec.json.Encoder().encode
nonces = Random(SystemRandom().getrandbits(256))


def nothing() -> None:
    pass


class ConnectionHandler(Protocol):
    def hear(self, text: bytes) -> None: ...

    def measured(self) -> None:
        """The line's length is known anew."""
        ...

    def silenced(self) -> None:
        """The line has fallen silent, or answers again."""
        ...

    def pinged(self, payload: bytes | bytearray) -> None:
        """The client pings."""
        ...

    def broken(self, reason: str) -> None: ...

    def end(self) -> None: ...


class SocketLine:
    """Writes go straight to the transport, as they are. `lively` says whether a round is played on it."""

    def __init__(
        self,
        transport: asyncio.Transport,
        time: TimeSource,
        kernel_delay: Callable[[], FineMilliseconds | None] = nothing,
        home: str = "",
    ) -> None:
        """`kernel_delay`: the smallest round trip that the kernel knows of, in ms, if it can be believed."""
        self.home = home
        self.delay: Milliseconds | None = None
        self.shortest = 0
        self.doubtful = False  # pongs come later than the line explains
        self.silent = False  # has answered nothing for some seconds of a round
        self._answers = 0  # in a row, since it was silent
        self.lively: Callable[[], bool] = bool
        self.over: Why | Literal["gone"] | None = None
        self.whose: dict[str, object] = {}  # for the log
        self._closing = False
        self._transport = transport
        self._time = time
        self._loop = asyncio.get_running_loop()
        self._pings: dict[bytes, float] = {}  # when each was sent that is not answered
        self._round_trips = RoundTrips()
        self.kernel_delay = kernel_delay
        self._pinged = self._ping_at = self._loop.time()
        self._silence = SilenceTimer(self._ping_at)
        self._next_look: asyncio.TimerHandle | None = None
        self._handler: ConnectionHandler | None = None
        self._early: deque[tuple[int, bytes]] = deque()  # what comes before anybody listens
        self._first = self._loop.create_future()
        self._hung_up = self._loop.create_future()
        self._gone = self._loop.create_future()
        transport.set_write_buffer_limits(high=SLOW_BYTES)

    def write(self, packed: bytes) -> None:
        if self.over is None:
            if self._loop.time() >= self._ping_at:
                packed = self.ping() + packed  # along with what is written anyway
            self._transport.write(packed)

    def tell(self, frame: Frame) -> None:
        self.write(pack([encode(frame)]))

    # How long it is

    @stage("pings")
    def look_after(self) -> None:
        """From now on, again and again: pings that nothing took along, and whether anybody answers them."""
        now, lively = self._loop.time(), self.lively()
        patience = SILENT_IN_ROUND_SECONDS if lively else SILENT_SECONDS
        silence = self._silence.look(now)
        shown_in = self._shown_in(silence, now)
        self._show_silence(lively and shown_in <= 0)
        pause = min(self._pause(), LOOK_SECONDS)
        if silence > patience:
            self.hang_up("silent", f"you answered no ping for {patience:.0f} seconds: come back")
        elif now + pause / 2 >= min(self._ping_at, self._pinged + self._pause()):
            self._ping_at = now
            self.write(b"")
        if self.over is None:
            soon = LOOK_SECONDS if self.silent else max(SOON_SECONDS, shown_in)
            self._next_look = self._loop.call_later(min(pause, soon), self.look_after)

    def _shown_in(self, silence: Seconds, now: Seconds) -> Seconds:
        """When it would be shown, if nothing is answered until then: who has not been asked is not silent."""
        return max(SHOWN_SILENT_SECONDS - silence, UNANSWERED_SECONDS - self._silence.unanswered(now))

    def _show_silence(self, silent: bool) -> None:
        """A line that comes and goes does not flicker: it has to answer more than once to be well again."""
        if silent:
            self._answers = 0
        elif self.silent and self.lively() and self._answers < ANSWERS:
            return
        if silent is not self.silent and self._handler is not None:
            self.silent = silent
            self._handler.silenced()

    def ping(self) -> bytes:
        """To be written: its pong tells how long the line is."""
        nonce = nonces.getrandbits(8 * NONCE_BYTES).to_bytes(NONCE_BYTES, "big")
        self._pings[nonce] = self._time.exactly()
        if len(self._pings) > UNANSWERED:
            del self._pings[next(iter(self._pings))]
        self._pinged = self._loop.time()
        self._ping_at = self._pinged + self._pause()
        self._silence.ask(self._pinged)
        return A_PING + nonce

    def _pause(self) -> Seconds:
        known = len(self._round_trips)
        if known < FIRST_PINGS:
            return QUICK_PINGS
        if not self.lively():
            return CALM_PINGS
        return STEADY_PINGS if known == TRIPS else QUICK_PINGS

    @stage("pings")
    def pong(self, nonce: bytes | bytearray) -> bool:
        """Whether it was asked for."""
        sent = self._pings.pop(bytes(nonce), None)
        if sent is None:
            return False
        self._silence.end()
        self._answers += 1
        if self.silent:
            self._show_silence(silent=False)
        self._round_trips.note(self._time.exactly() - sent, self.kernel_delay())
        self.delay, self.shortest = self._round_trips.median, self._round_trips.shortest
        self.doubtful = self._round_trips.doubtful
        return True

    @property
    def measured_often(self) -> int:
        """How many round trips its length is made of."""
        return len(self._round_trips)

    def answer_ping(self, payload: bytes | bytearray) -> None:
        self.write(header(FINAL | PONG, len(payload)) + payload)

    # What is heard

    async def first(self) -> tuple[int, bytes] | None:
        """The first message, if there is one before the line ends."""
        await self._first
        return self._early.popleft() if self._early else None

    async def listen(self, handler: ConnectionHandler) -> None:
        """To what came early, and to what comes until one of them hangs up."""
        self._handler = handler
        while self._early and self.over is None:
            self.heard(*self._early.popleft())
        await self._hung_up

    def heard(self, kind: int, payload: bytes) -> None:
        if kind == CLOSE:
            self._close(WSCloseCode.OK)
            self._transport.close()
        elif self.over is not None:
            return
        elif self._handler is None:
            self._hear_early(kind, payload)
        elif kind == TEXT:
            self._handler.hear(payload)
        elif kind == PONG:
            self._heard_pong(payload, self._handler)
        elif kind == PING:
            self._handler.pinged(payload)
        else:
            self._handler.broken("frames are texts, of JSON")

    def _hear_early(self, kind: int, payload: bytes) -> None:
        self._early.append((kind, payload))
        _settle(self._first)
        if len(self._early) > MOST_EARLY:
            self.hang_up("broken", "far too many frames before the welcome: wait for it, and come back")

    def _heard_pong(self, nonce: bytes, handler: ConnectionHandler) -> None:
        if self.pong(nonce):
            handler.measured()
        else:
            handler.broken("nobody asked for that pong")

    @property
    def hung_up(self) -> bool:
        return self.over is not None

    def misheard(self, code: int, reason: str) -> None:
        if self.over is None:
            self.tell(Goodbye("broken", f"{reason}: come back, and speak WebSocket as browsers do"))
            self.over = "broken"
        self._close(code)

    def cut_off(self) -> None:
        self._transport.abort()

    def blocked(self) -> None:
        self.hang_up("slow", "you do not read what you are sent: come back, and go on where you were")

    def lost(self) -> None:
        self.over = self.over or "gone"
        self._closing = True
        self._handler, self.lively = None, bool  # nobody is kept alive by a line that is gone
        self._stop_looking()
        _settle(self._first)
        _settle(self._hung_up)
        _settle(self._gone)

    # How it ends

    def hang_up(self, why: Why, reason: str) -> None:
        if self.over is None:
            self.tell(Goodbye(why, reason))
            self.over = why
            self._close(CLOSE_CODES.get(why, WSCloseCode.OK))

    def _close(self, code: int) -> None:
        """The client has time to say so, too: cut off at once, it might not hear what it was told last."""
        self.over = self.over or "gone"
        self._stop_looking()
        _settle(self._first)
        _settle(self._hung_up)
        if not self._closing:
            self._closing = True
            self._transport.write(header(FINAL | CLOSE, 2) + code.to_bytes(2, "big"))
            self._loop.call_later(GOODBYE_SECONDS, self._transport.abort)

    async def ended(self) -> None:
        """Nobody listens any more."""
        self._close(WSCloseCode.OK)
        await self._gone

    def _stop_looking(self) -> None:
        if self._next_look is not None:
            self._next_look.cancel()
            self._next_look = None


def _settle(future: "asyncio.Future[None]") -> None:
    if not future.done():
        future.set_result(None)
