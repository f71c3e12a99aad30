"""Frames of clients, whole and in pieces, right and wrong."""

import asyncio
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.web.ear import BINARY, CLOSE, MORE, PING, PONG, TEXT, Ear, Unspeakable

MOST = 70_000


def frame(kind: int, payload: bytes, final: bool = True, mask: bytes = b"mask") -> bytes:
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65_536:
        length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes([0x80 * final | kind]) + length + mask + hidden


class Heard:
    def __init__(self) -> None:
        self.ear = Ear(asyncio.Protocol(), self, MOST)
        self.messages: list[tuple[int, bytes]] = []
        self.error: Unspeakable | None = None

    def heard(self, kind: int, payload: bytes) -> None:
        self.messages.append((kind, payload))

    def misheard(self, error: Unspeakable) -> None:
        self.error = error

    def blocked(self) -> None:
        pass

    def lost(self) -> None:
        pass


def heard(*pieces: bytes) -> Heard:
    listener = Heard()
    for piece in pieces:
        listener.ear.data_received(piece)
    return listener


A_MESSAGE = st.tuples(st.sampled_from([TEXT, BINARY, PING, PONG]), st.binary(max_size=125))


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 65_535, 65_536])
def test_a_message_of_any_size(size: int) -> None:
    payload = bytes(at % 251 for at in range(size))
    assert heard(frame(TEXT, payload)).messages == [(TEXT, payload)]


@given(
    messages=st.lists(
        st.tuples(st.sampled_from([TEXT, BINARY, PING, PONG]), st.binary(max_size=125)), max_size=5
    ),
    cuts=st.lists(st.integers(0, 700), max_size=6),
)
def test_however_the_bytes_arrive(messages: list[tuple[int, bytes]], cuts: list[int]) -> None:
    data = b"".join(frame(kind, payload) for kind, payload in messages)
    edges = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    pieces = [data[start:end] for start, end in pairwise(edges)]
    assert heard(*pieces).messages == messages


def test_a_message_in_parts_with_a_ping_between() -> None:
    parts = (
        frame(TEXT, b"a", final=False),
        frame(PING, b"?"),
        frame(MORE, b"b", final=False),
        frame(MORE, b"c"),
    )
    assert heard(*parts).messages == [(PING, b"?"), (TEXT, b"abc")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x02{}", 1002),  # not masked
        (frame(0x3, b""), 1002),
        (frame(TEXT | 0x40, b""), 1002),
        (frame(MORE, b"x"), 1002),
        (frame(TEXT, b"x", final=False) + frame(TEXT, b"y"), 1002),
        (frame(PING, b"x", final=False), 1002),
        (frame(CLOSE, bytes(126)), 1002),
        (b"\x81\xff" + (2**63).to_bytes(8, "big"), 1009),
        (frame(TEXT, bytes(MOST), final=False) + frame(MORE, b"x"), 1009),
    ],
)
def test_what_no_client_may_send(data: bytes, code: int) -> None:
    listener = heard(data, frame(TEXT, b"and more"))
    assert listener.error is not None
    assert (listener.error.code, listener.messages) == (code, [])
