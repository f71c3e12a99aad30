"""A splice: the bytes of a WebSocket go on, both ways, to the node that has the table.

Neither end is read or timed here. The node at the other end pings its client through all of it, so that it
knows how long the whole line is.
"""

import asyncio
from collections.abc import Sequence
from typing import cast
from urllib.parse import urlsplit

from aiohttp.web import Request

from pellmell.house.ports import Elsewhere
from pellmell.kit.time_units import Seconds
from pellmell.web.access.introduction import HEADER, NODE_HEADER

CONNECT_SECONDS: Seconds = 1.0
ANSWER_SECONDS: Seconds = 1.0  # a frozen process still accepts connections: only its answer counts
LARGEST_HEAD = 16_384  # bytes
NOT_NOW = {502, 503, 504}  # it has lost the database, or a proxy before it has lost the node
END_OF_HEAD = b"\r\n\r\n"
NOT_HANDED_ON = {HEADER.lower(), "x-forwarded-for", "x-forwarded-proto", "forwarded"}


class NoAnswer(Exception):
    """The node may be frozen, or cut off: nobody knows. Or it says that it has lost the database."""


class NodeGone(Exception):
    """Nobody listens there any more, or another process does."""


class TurnedAway(Exception):
    """The node lives, and does not let this client in."""

    def __init__(self, status: int) -> None:
        super().__init__(
            "the part of the house where this table is played does not let you in: try again soon"
        )
        self.status = status


class Splice:
    """A line to another node, which has accepted the handshake."""

    def __init__(self, url: str, far: "FarEnd") -> None:
        self.url = url
        self._far = far

    def begin(self, request: Request) -> asyncio.Future[None]:
        """Until one of the two ends closes."""
        near = request.transport
        if near is None:
            self._far.close()
            raise ConnectionResetError("the client has gone")
        near.set_protocol(NearEnd(request.protocol, near, self._far))
        self._far.join(near)
        return self._far.ended

    def close(self) -> None:
        self._far.close()


async def open_splice(where: Elsewhere, request: Request, introduction: str) -> Splice:
    """Raises NodeGone, NoAnswer or TurnedAway."""
    parts = urlsplit(where.url)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            secure = parts.scheme == "https"
            port = parts.port or (443 if secure else 80)
            _, far = await loop.create_connection(FarEnd, parts.hostname or "", port, ssl=secure or None)
    except ConnectionRefusedError:
        raise NodeGone from None
    except (TimeoutError, OSError) as error:
        raise NoAnswer from error
    try:
        far.write(_head(request, introduction))
        async with asyncio.timeout(ANSWER_SECONDS):
            _check(await far.answer, where.node)
    except BaseException as error:
        far.close()
        if isinstance(error, TimeoutError):
            raise NoAnswer from error
        raise
    return Splice(where.url, far)


def _head(request: Request, introduction: str) -> bytes:
    """What the client has sent, but for what only a proxy may say."""
    lines = [f"GET {request.raw_path} HTTP/1.1".encode()]
    for name, value in request.raw_headers:
        if name.decode("latin-1").lower() not in NOT_HANDED_ON:
            lines.append(name + b": " + value)
    lines.append(f"{HEADER}: {introduction}".encode())
    return b"\r\n".join(lines) + END_OF_HEAD


def _check(answer: bytes, node: int) -> None:
    head, _, _ = answer.partition(END_OF_HEAD)
    status, *headers = head.split(b"\r\n")
    number = _number(status.split(b" "))
    if number == 101:
        return
    if number == 421 and _node(headers) not in (None, node):
        raise NodeGone
    if number is None or number in NOT_NOW:
        raise NoAnswer
    raise TurnedAway(number)


def _number(words: Sequence[bytes]) -> int | None:
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else None


def _node(headers: Sequence[bytes]) -> int | None:
    for header in headers:
        name, _, value = header.partition(b":")
        if name.strip().lower() == NODE_HEADER.lower().encode() and value.strip().isdigit():
            return int(value)
    return None


class FarEnd(asyncio.Protocol):
    """The connection to the other node: its answer, and then whatever it writes to the client."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[bytes] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self._head = bytearray()
        self._near: asyncio.Transport | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def join(self, near: asyncio.Transport) -> None:
        """From now on, what comes goes on to the client."""
        self._near = near
        near.write(bytes(self._head))
        if self._transport is None:
            near.close()
        self.read_on(True)

    def read_on(self, goes_on: bool) -> None:
        """As long as the client reads what it is sent."""
        if self._transport is not None:
            (self._transport.resume_reading if goes_on else self._transport.pause_reading)()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._near is not None:
            self._near.write(data)
            return
        self._head += data
        if END_OF_HEAD in self._head or len(self._head) > LARGEST_HEAD:
            self.read_on(False)
            self._answered()

    def _answered(self) -> None:
        if not self.answer.done():
            self.answer.set_result(bytes(self._head))

    def pause_writing(self) -> None:
        if self._near is not None:
            self._near.pause_reading()

    def resume_writing(self) -> None:
        if self._near is not None:
            self._near.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._answered()
        if self._near is not None:
            self._near.close()
        if not self.ended.done():
            self.ended.set_result(None)


class NearEnd(asyncio.Protocol):
    """The connection to the client, in the place of its HTTP protocol, `behind`, which hears of the end."""

    def __init__(self, behind: asyncio.Protocol, transport: asyncio.Transport, far: FarEnd) -> None:
        self._behind = behind
        self._transport = transport
        self._far = far

    def data_received(self, data: bytes) -> None:
        self._far.write(data)

    def pause_writing(self) -> None:
        self._far.read_on(False)

    def resume_writing(self) -> None:
        self._far.read_on(True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._far.close()
        self._behind.connection_lost(exc)
