"""The encoder of WebSocket frames (RFC 6455, section 5.2): from a server they are not masked.

Packed once, the same bytes go to everybody at a table.
"""

from collections.abc import Sequence
from struct import Struct

FINAL = 0x80
TEXT, PING, PONG = FINAL | 0x1, FINAL | 0x9, FINAL | 0xA

_short = Struct("!BB").pack
_medium = Struct("!BBH").pack
_long = Struct("!BBQ").pack


def pack(frames: Sequence[bytes]) -> bytes:
    """Texts, one after the other."""
    parts: list[bytes] = []
    for frame in frames:
        parts.append(header(TEXT, len(frame)))
        parts.append(frame)
    return b"".join(parts)


def header(kind: int, length: int) -> bytes:
    if length < 126:
        return _short(kind, length)
    if length < 65_536:
        return _medium(kind, 126, length)
    return _long(kind, 127, length)
