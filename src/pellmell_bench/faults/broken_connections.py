"""Broken connections are sockets that do not keep to RFC 6455, or not even to HTTP."""

import asyncio
import os
from collections.abc import Callable, Mapping
from contextlib import suppress

from pellmell.kit.chance import Stream
from pellmell.wire.frames import PROTOCOL

FINAL, MASKED = 0x80, 0x80
TEXT, BINARY, CLOSE, PING = 0x1, 0x2, 0x8, 0x9
SOME_SECONDS = 0.05
CONNECT_SECONDS = 60.0
HOST = b"Host: 127.0.0.1\r\n"
UPGRADE = b"GET %s HTTP/1.1\r\n" + HOST + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
HELLO = b'{"frame":"hello","protocol":%d}' % PROTOCOL

Bytes = Callable[[Stream], bytes]


def frame(kind: int, payload: bytes, final: int = FINAL, mask: bytes = b"mask") -> bytes:
    size = len(payload)
    short = bytes([size | MASKED]) if size < 126 else bytes([126 | MASKED]) + size.to_bytes(2, "big")
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes([final | kind]) + short + mask + hidden


def _noise(chance: Stream) -> bytes:
    return b"".join(chance.word().to_bytes(4, "big") for _ in range(1 + chance.below(60)))


def _announced(size: int) -> bytes:
    return bytes([FINAL | TEXT, 127 | MASKED]) + size.to_bytes(8, "big") + b"mask"


BROKEN: Mapping[str, Bytes] = {
    "not masked": lambda _: bytes([FINAL | TEXT, len(HELLO)]) + HELLO,
    "noise": _noise,
    "unknown kind": lambda chance: frame(chance.pick((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), b"{}"),
    "reserved bits": lambda chance: frame(TEXT | chance.pick((0x10, 0x20, 0x40, 0x70)), HELLO),
    "long ping": lambda _: frame(PING, bytes(126)),
    "ping in pieces": lambda _: frame(PING, b"x", final=0) + frame(0, b"y"),
    "goes on with nothing": lambda _: frame(0, HELLO),
    "begins twice": lambda _: frame(TEXT, b"{", final=0) + frame(TEXT, HELLO),
    "never ends": lambda _: frame(TEXT, b"[", final=0) + frame(0, b"[" * 9_000, final=0) * 9,
    "half a header": lambda _: frame(TEXT, HELLO)[:3],
    "half a frame": lambda chance: frame(TEXT, HELLO)[: 6 + chance.below(20)],
    "announces too much": lambda chance: _announced(chance.pick((2**16, 2**31, 2**62, 2**63, 2**64 - 1))),
    "far too large": lambda _: _announced(70_000) + bytes(70_000),
    "bad close": lambda chance: frame(CLOSE, chance.pick((b"x", b"\x00\x01", b"\xff\xff", b"\x03\xe8\xff"))),
    "no text": lambda _: frame(TEXT, b"\xc3\x28\xa0\xa1\xff"),
    "binary": lambda chance: frame(BINARY, _noise(chance)[:100]),
}

REQUESTS: Mapping[str, Bytes] = {
    "no http": _noise,
    "no key": lambda _: UPGRADE % b"/ws/lobby" + b"\r\n",
    "old version": lambda _: _request(b"/ws/lobby", b"Sec-WebSocket-Version: 7"),
    "bad key": lambda _: _request(b"/ws/lobby", b"Sec-WebSocket-Version: 13", b"not base64"),
    "odd path": lambda chance: _plain(b"GET /ws/%" + _noise(chance).hex().encode()),
    "long header": lambda _: _plain(b"GET /", b"X: " + b"x" * 20_000 + b"\r\n"),
    "two lengths": lambda _: _plain(
        b"POST /api/tables", b"Content-Length: 3\r\nContent-Length: 9\r\n", b"{}{}{}"
    ),
    "bad chunks": lambda _: _plain(
        b"POST /api/tables", b"Transfer-Encoding: chunked\r\n", b"f" * 17 + b"\r\n{}"
    ),
}


def _plain(asked: bytes, headers: bytes = b"", body: bytes = b"") -> bytes:
    return asked + b" HTTP/1.1\r\n" + HOST + headers + b"\r\n" + body


def _request(path: bytes, version: bytes, key: bytes = b"eHh4eHh4eHh4eHh4eHh4eA==") -> bytes:
    return UPGRADE % path + b"Sec-WebSocket-Key: " + key + b"\r\n" + version + b"\r\n\r\n"


def upgrade(path: bytes) -> bytes:
    """A handshake as it should be."""
    return _request(path, b"Sec-WebSocket-Version: 13")


class BrokenLine:
    """A socket of its own for each; all that comes back is kept."""

    def __init__(self, host: str, port: int, chance: Stream) -> None:
        self.kind = ""
        self._where = host, port
        self._chance = chance

    async def break_request(self) -> bytes:
        self.kind = self._chance.pick(tuple(REQUESTS))
        return await self._say(REQUESTS[self.kind](self._chance))

    async def break_frames(self, code: str) -> bytes:
        """Before the hello, or after it."""
        self.kind = self._chance.pick(tuple(BROKEN))
        hello = frame(TEXT, HELLO, mask=os.urandom(4)) * self._chance.below(2)
        opening = upgrade(f"/ws/{code}".encode())
        return await self._say(opening, hello + BROKEN[self.kind](self._chance))

    async def _say(self, *parts: bytes) -> bytes:
        """What comes back until the house has had enough, or is told that nothing more will come."""
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(*self._where)
        heard = b""
        with suppress(OSError):
            for part in parts:
                writer.write(part)
                await _drained(writer)
                heard += await _some(reader)
            if writer.can_write_eof() and self._chance.below(2):
                writer.write_eof()
                heard += await _some(reader)
        writer.transport.abort()
        return heard


async def _drained(writer: asyncio.StreamWriter) -> None:
    """Unless the house reads no more: then it has had enough, too."""
    with suppress(TimeoutError):
        async with asyncio.timeout(SOME_SECONDS):
            await writer.drain()


async def _some(reader: asyncio.StreamReader) -> bytes:
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(SOME_SECONDS):
            return await reader.read(65_536)
    return b""
