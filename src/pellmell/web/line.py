"""The line to one client: what is written to it, how long it is, and how it ends."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable

import msgspec
from aiohttp import WSCloseCode
from aiohttp.web import WebSocketResponse

from pellmell.house.ports import Time
from pellmell.web.packing import PING, PONG, header, pack
from pellmell.wire.frames import Frame, Goodbye, Why

SLOW_BYTES = 262_144  # that the client has not read
SILENT_SECONDS, SILENT_IN_ROUND_SECONDS = 20.0, 10.0
FIRST_PINGS = 3  # these are quick, so that it is soon known
QUICK_PINGS = 0.25  # seconds between two: at first, and at the beginning of a round, until the window is full
STEADY_PINGS = 0.5  # while a seat plays: at 4,000 seats they cost a fifth of a core
CALM_PINGS = 5.0
WINDOW = 15  # round trips that the median is taken of
UNANSWERED = 100  # pings that are remembered: more than are sent until a line counts as silent
NONCE_BYTES = 8
GOODBYE_SECONDS = 2.0  # to read it, and what was written before it

CLOSE_CODES: dict[Why, int] = {
    "stopping": WSCloseCode.SERVICE_RESTART,
    "trouble": WSCloseCode.TRY_AGAIN_LATER,
    "full": WSCloseCode.TRY_AGAIN_LATER,
    "slow": WSCloseCode.TRY_AGAIN_LATER,
    "broken": WSCloseCode.POLICY_VIOLATION,
}

encode = msgspec.json.Encoder().encode


class SocketLine:
    """Writes go straight to the transport, as they are. `lively` says whether a round is played on it."""

    def __init__(self, socket: WebSocketResponse[bool], transport: asyncio.Transport, time: Time) -> None:
        self.delay: int | None = None
        self.lively: Callable[[], bool] = bool
        self.over: Why | None = None
        self._socket = socket
        self._transport = transport
        self._time = time
        self._loop = asyncio.get_running_loop()
        self._asked: dict[bytes, float] = {}
        self._round_trips: deque[float] = deque(maxlen=WINDOW)
        self._heard = self._loop.time()
        self._next_ping: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    def write(self, packed: bytes) -> None:
        if self.over is not None or self._transport.is_closing():
            return
        self._transport.write(packed)
        if self._transport.get_write_buffer_size() > SLOW_BYTES:
            self.hang_up("slow", "you do not read what you are sent: come back, and go on where you were")

    def tell(self, frame: Frame) -> None:
        self.write(pack([encode(frame)]))

    # How long it is

    def ping(self) -> None:
        """From now on, again and again; more often while a round is played."""
        patience = SILENT_IN_ROUND_SECONDS if self.lively() else SILENT_SECONDS
        if self._loop.time() - self._heard > patience:
            self.hang_up("silent", f"nothing was heard from you for {patience:.0f} seconds: come back")
            return
        nonce = secrets.token_bytes(NONCE_BYTES)
        self._asked[nonce] = self._time.exactly()
        if len(self._asked) > UNANSWERED:
            del self._asked[next(iter(self._asked))]
        self.write(header(PING, NONCE_BYTES) + nonce)
        if self.over is None:
            self._next_ping = self._loop.call_later(self._pause(), self.ping)

    def _pause(self) -> float:
        known = len(self._round_trips)
        if known < FIRST_PINGS:
            return QUICK_PINGS
        if not self.lively():
            return CALM_PINGS
        return STEADY_PINGS if known == WINDOW else QUICK_PINGS

    def pong(self, nonce: bytes | bytearray) -> bool:
        """Whether it was asked for."""
        asked = self._asked.pop(bytes(nonce), None)
        if asked is None:
            return False
        self._heard = self._loop.time()
        self._round_trips.append(self._time.exactly() - asked)
        self.delay = round(sorted(self._round_trips)[len(self._round_trips) // 2])
        return True

    def answer_ping(self, payload: bytes | bytearray) -> None:
        self.write(header(PONG, len(payload)) + payload)

    # How it ends

    def hang_up(self, why: Why, reason: str) -> None:
        if self.over is not None:
            return
        self.over = why
        self._stop_pinging()
        if not self._transport.is_closing():
            self._transport.write(pack([encode(Goodbye(why, reason))]))
        self._ending = self._loop.create_task(self._close(why))

    async def _close(self, why: Why) -> None:
        await self._socket.close(code=CLOSE_CODES.get(why, WSCloseCode.OK), drain=False)
        if self._transport.get_write_buffer_size():
            self._loop.call_later(GOODBYE_SECONDS, self._transport.abort)

    async def ended(self) -> None:
        self._stop_pinging()
        if self._ending is not None:
            await self._ending

    def _stop_pinging(self) -> None:
        if self._next_ping is not None:
            self._next_ping.cancel()
            self._next_ping = None
