"""The WebSocket client of the load generator is as light as Python can make it.

Frames are skimmed by their headers; what they say is looked at by whoever needs it. The mask of all frames
sent is zero, which leaves them as they are: the server takes it off like any other.
"""

import base64
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from struct import Struct

FINAL, MASKED = 0x80, 0x80
TEXT, CLOSE, PING, PONG = FINAL | 0x1, FINAL | 0x8, FINAL | 0x9, FINAL | 0xA
NO_MASK = bytes(4)
CHUNK = 65_536
CONNECT_SECONDS = 60.0

_medium = Struct("!H").unpack_from
_long = Struct("!Q").unpack_from

Hear = Callable[[bytes, int, int], None]  # all that came, and where in it the text begins and ends
Later = Callable[[Callable[[], None]], None]  # after the time that the line takes


class Gone(Exception):
    """The server has closed the line."""


def masked(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((kind, MASKED | size)) + NO_MASK + payload
    return bytes((kind, MASKED | 126)) + size.to_bytes(2, "big") + NO_MASK + payload


class Wire:
    __slots__ = ("_rest", "_send", "_socket", "_unsent", "fd", "frames", "hear", "size")

    def __init__(self, host: str, port: int, path: str, hear: Hear) -> None:
        self.hear = hear
        self.frames = 0
        self.size = 0
        self._socket = socket.create_connection((host, port), CONNECT_SECONDS)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._send = self._socket.send
        self._unsent = b""
        self._rest = self._shake_hands(host, port, path)
        self._socket.setblocking(False)
        self.fd = self._socket.fileno()

    def _shake_hands(self, host: str, port: int, path: str) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            if not (more := self._socket.recv(CHUNK)):
                raise Gone("the server hung up during the handshake")
            answer += more
        head, _, rest = answer.partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise Gone(f"no WebSocket: {head.decode(errors='replace')}")
        return rest

    def say(self, text: bytes) -> None:
        self.write(masked(TEXT, text))

    def write(self, frame: bytes) -> None:
        """A frame with its header."""
        try:
            if self._unsent:
                frame, self._unsent = self._unsent + frame, b""
            sent = self._send(frame)
        except BlockingIOError:
            sent = 0
        except OSError as error:
            raise Gone(str(error)) from None
        if sent < len(frame):
            self._unsent = frame[sent:]

    def read(self) -> None:
        """Raises Gone."""
        try:
            data = self._socket.recv(CHUNK)
        except BlockingIOError:
            return
        except OSError as error:
            raise Gone(str(error)) from None
        if not data:
            raise Gone("the server hung up")
        self.size += len(data)
        self._rest = self._skim(self._rest + data if self._rest else data)

    def _skim(self, data: bytes) -> bytes:
        """What is left is the beginning of a frame."""
        at, end = 0, len(data)
        hear = self.hear
        while end - at >= 2:
            size, begin = data[at + 1], at + 2
            if size >= 126:
                if end - at < 10:
                    break
                (size,) = _medium(data, begin) if size == 126 else _long(data, begin)
                begin += 2 if size < 65_536 else 8
            if begin + size > end:
                break
            kind = data[at]
            at = begin + size
            if kind == TEXT:
                self.frames += 1
                hear(data, begin, at)
            elif kind == PING:
                self.write(masked(PONG, data[begin:at]))
            elif kind == CLOSE:
                raise Gone("the server said goodbye")
        return data[at:]

    def close(self) -> None:
        self._socket.close()


class LongWire(Wire):
    """To the server it is a line of some length: all that is said on it sets out later, its pongs, too."""

    def __init__(self, host: str, port: int, path: str, hear: Hear, later: Later) -> None:
        super().__init__(host, port, path, hear)
        self._later = later

    def write(self, frame: bytes) -> None:
        self._later(partial(self._set_out, frame))

    def _set_out(self, frame: bytes) -> None:
        with suppress(Gone):
            super().write(frame)
