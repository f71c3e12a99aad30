"""The WebSocket reader parses a client's frames (RFC 6455), and hands each message over where it arrives.

aiohttp shakes hands, and its compiled parser reads. But aiohttp puts every message into a queue and wakes a
task for it, which costs as much as deciding a command; here the parser's queue is the listener itself.
"""

import asyncio
from typing import Protocol

from aiohttp import WebSocketError, WSCloseCode, WSMessage, WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.base_protocol import BaseProtocol
from aiohttp.http import WebSocketReader as FrameParser
from aiohttp.http_websocket import WSMessageTextBytes

from pellmell.kit.timed_stages import stage

CLOSE, PING, PONG, TEXT = WSMsgType.CLOSE, WSMsgType.PING, WSMsgType.PONG, WSMsgType.TEXT
BINARY = WSMsgType.BINARY

SMALLEST_HEADER = 6  # bytes of a client's frame, besides its payload
LAST_BYTES = 65_536  # that a client may still send after the goodbye, before it is cut off


class Listener(Protocol):
    @property
    def hung_up(self) -> bool:
        """Only a close is still waited for."""
        ...

    def heard(self, kind: int, payload: bytes) -> None:
        """A whole message, a ping, a pong or a close."""
        ...

    def misheard(self, code: int, reason: str) -> None:
        """What no client may send. Nothing more is heard after this."""
        ...

    def cut_off(self) -> None:
        """The client goes on sending although it was hung up on."""
        ...

    def blocked(self) -> None:
        """The client does not read what it is sent."""
        ...

    def lost(self) -> None:
        """The connection is gone."""
        ...


class WebSocketReader(asyncio.Protocol):
    """It takes the place of the connection's HTTP protocol, `behind`, which still hears of the end."""

    def __init__(self, behind: asyncio.Protocol, listener: Listener, most_bytes: int) -> None:
        self._behind = behind
        self._listener = listener
        self._most_bytes = most_bytes
        self._unfinished = 0  # bytes that belong to no message yet
        self._messages = _Messages(listener, most_bytes)
        self._parser = FrameParser(self._messages, most_bytes + 1, compress=False, decode_text=False)
        self._last_bytes = LAST_BYTES

    @stage("socket in")
    def data_received(self, data: bytes) -> None:
        if self._listener.hung_up and self._is_too_late(len(data)):
            self._listener.cut_off()
            return
        self._messages.begin()
        self._parser.feed_data(data)
        if self._messages.failure is not None:
            raise self._messages.failure
        self._count_unfinished(len(data))

    def _is_too_late(self, received: int) -> bool:
        self._last_bytes -= received
        return self._last_bytes < 0

    def _count_unfinished(self, received: int) -> None:
        """Parts of a message may be empty, but not their headers: so there are only so many, too. A ping
        between them ends nothing."""
        self._unfinished += received - self._messages.finished
        if self._unfinished > self._most_bytes + SMALLEST_HEADER:
            self._messages.refuse_size()
        elif self._messages.any_whole:
            self._unfinished = min(self._unfinished, received)

    def eof_received(self) -> bool | None:
        return self._behind.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self._behind.connection_lost(exc)
        self._listener.lost()

    def pause_writing(self) -> None:
        self._behind.pause_writing()
        self._listener.blocked()

    def resume_writing(self) -> None:
        self._behind.resume_writing()


class _Messages(WebSocketDataQueue):
    """What the parser takes for its queue: nothing ever waits in it."""

    def __init__(self, listener: Listener, most_bytes: int) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(BaseProtocol(loop), most_bytes, loop=loop)
        self.begin()
        self.failure: BaseException | None = None
        self._heard = listener.heard
        self._misheard = listener.misheard
        self._most_bytes = most_bytes

    def begin(self) -> None:
        """With the next bytes that were received."""
        self.finished = 0  # bytes of messages that were whole, and of control frames
        self.any_whole = False  # there was such a message

    def feed_data(self, data: WSMessage | WSMessageTextBytes, size: int) -> None:
        self.finished += size + SMALLEST_HEADER
        kind, payload, _ = data
        self.any_whole = self.any_whole or kind is TEXT or kind is BINARY
        self._heard(kind, b"" if kind is CLOSE else payload)

    def set_exception(self, exc: BaseException, exc_cause: BaseException | None = None) -> None:
        """The parser gives up: because of what was sent, or because the listener has failed."""
        if not isinstance(exc, WebSocketError):
            self.failure = exc
        elif exc.code == WSCloseCode.MESSAGE_TOO_BIG:
            self.refuse_size()
        else:
            self._misheard(exc.code, "what was sent is no frame of a client")

    def refuse_size(self) -> None:
        reason = f"a frame, with all its parts, has more than {self._most_bytes} bytes"
        self._misheard(WSCloseCode.MESSAGE_TOO_BIG, reason)
