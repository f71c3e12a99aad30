"""Frames from a client (RFC 6455, section 5), read where their bytes arrive.

aiohttp shakes hands; from then on its reader would put every frame into a queue and wake a task for it, which
costs as much as deciding a command. An ear stands before aiohttp's own protocol and hears at once.
"""

import asyncio
from typing import Protocol

from aiohttp import WSCloseCode

FINAL, MASKED, RESERVED = 0x80, 0x80, 0x70
MORE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LONGEST_CONTROL = 125


class Unspeakable(Exception):
    """What no client may send."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Listener(Protocol):
    def heard(self, kind: int, payload: bytes) -> None:
        """A whole message, a ping, a pong or a close."""
        ...

    def misheard(self, error: Unspeakable) -> None:
        """Nothing more is heard after this."""
        ...

    def blocked(self) -> None:
        """The client does not read what it is sent."""
        ...

    def lost(self) -> None:
        """The connection is gone."""
        ...


class Ear(asyncio.Protocol):
    def __init__(self, behind: asyncio.Protocol, listener: Listener, most_bytes: int) -> None:
        self._behind = behind
        self._listener = listener
        self._most_bytes = most_bytes
        self._deaf = False
        self._rest = b""
        self._kind = MORE  # of a message that has begun
        self._parts: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        try:
            self._rest = self._read(self._rest + data if self._rest else data)
        except Unspeakable as error:
            self._deaf, self._rest = True, b""
            self._listener.misheard(error)

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

    def _read(self, data: bytes) -> bytes:
        """All the frames that are whole; what is left of the next one."""
        at, size = 0, len(data)
        while size - at >= 2:
            first, second = data[at], data[at + 1]
            if first & RESERVED or not second & MASKED:
                raise Unspeakable(WSCloseCode.PROTOCOL_ERROR, "what was sent is no frame of a client")
            length, start = second & 0x7F, at + 2
            if length > LONGEST_CONTROL:
                wide = 2 if length == 126 else 8
                if size < start + wide:
                    break
                length, start = int.from_bytes(data[start : start + wide], "big"), start + wide
                if length > self._most_bytes:
                    raise Unspeakable(
                        WSCloseCode.MESSAGE_TOO_BIG, f"a frame has more than {self._most_bytes} bytes"
                    )
            end = start + 4 + length
            if size < end:
                break
            payload = unmasked(data[start + 4 : end], data[start : start + 4])
            at = end
            self._frame(first & FINAL, first & 0x0F, payload)
        return data[at:]

    def _frame(self, final: int, kind: int, payload: bytes) -> None:
        if kind in (TEXT, BINARY) and not self._kind:
            if final:
                self._listener.heard(kind, payload)
            else:
                self._kind, self._parts = kind, [payload]
        elif kind in (CLOSE, PING, PONG) and final and len(payload) <= LONGEST_CONTROL:
            self._listener.heard(kind, payload)
        elif kind == MORE and self._kind:
            self._go_on(final, payload)
        else:
            raise Unspeakable(WSCloseCode.PROTOCOL_ERROR, "a frame came that can't stand here")

    def _go_on(self, final: int, payload: bytes) -> None:
        self._parts.append(payload)
        if sum(map(len, self._parts)) > self._most_bytes:
            raise Unspeakable(WSCloseCode.MESSAGE_TOO_BIG, f"a frame has more than {self._most_bytes} bytes")
        if final:
            kind, whole = self._kind, b"".join(self._parts)
            self._kind, self._parts = MORE, []
            self._listener.heard(kind, whole)


def unmasked(payload: bytes, mask: bytes) -> bytes:
    length = len(payload)
    pad = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(pad, "big")).to_bytes(length, "big")
