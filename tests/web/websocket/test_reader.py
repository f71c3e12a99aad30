"""Frames of clients, whole and in pieces, right and wrong."""

import asyncio
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.web.websocket.reader import LAST_BYTES, SMALLEST_HEADER, WebSocketReader

MOST = 70_000
MORE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA


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
    hung_up = False

    def __init__(self) -> None:
        self.reader = WebSocketReader(asyncio.Protocol(), self, MOST)
        self.messages: list[tuple[int, bytes]] = []
        self.errors: list[int] = []
        self.cuts = 0

    def heard(self, kind: int, payload: bytes) -> None:
        if not self.errors:
            self.messages.append((kind, payload))

    def misheard(self, code: int, reason: str) -> None:
        self.errors.append(code)

    def cut_off(self) -> None:
        self.cuts += 1

    def blocked(self) -> None:
        pass

    def lost(self) -> None:
        pass


def heard(*pieces: bytes) -> Heard:
    async def hear() -> Heard:
        listener = Heard()
        for piece in pieces:
            listener.reader.data_received(piece)
        return listener

    return asyncio.run(hear())


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
    assert listener.errors[0] == code
    assert listener.messages == []


@pytest.mark.parametrize("piece", [SMALLEST_HEADER, 4_096, MOST])
def test_empty_parts_without_an_end_are_not_read_for_ever(piece: int) -> None:
    data = frame(TEXT, b"", final=False) + frame(MORE, b"", final=False) * (2 * MOST // SMALLEST_HEADER)
    listener = heard(*(data[at : at + piece] for at in range(0, len(data), piece)))
    assert listener.errors[0] == 1009


@pytest.mark.parametrize("control", [frame(PING, b""), frame(PONG, bytes(125))])
def test_pings_between_the_parts_do_not_hide_them(control: bytes) -> None:
    packet = frame(MORE, b"", final=False) * 1_000 + control
    listener = heard(frame(TEXT, b"", final=False), *[packet] * (2 * MOST // len(packet)))
    assert listener.errors[0] == 1009


def test_pings_alone_are_no_parts() -> None:
    listener = heard(frame(TEXT, b"x", final=False), *[frame(PING, bytes(125)) * 100] * 20, frame(MORE, b"y"))
    assert listener.errors == []
    assert listener.messages[-1] == (TEXT, b"xy")


@pytest.mark.parametrize("parts", [2, 50])
def test_a_client_may_send_all_its_messages_in_parts(parts: int) -> None:
    message = frame(TEXT, b"x", final=False) + frame(MORE, b"", final=False) * (parts - 2) + frame(MORE, b"y")
    listener = heard(*[message] * (3 * MOST // len(message)))
    assert listener.errors == []
    assert set(listener.messages) == {(TEXT, b"xy")}


def test_parts_that_come_all_at_once_are_too_many_although_the_message_ends() -> None:
    message = frame(TEXT, b"x", final=False) + frame(MORE, b"", final=False) * MOST + frame(MORE, b"y")
    assert heard(message).errors == [1009]


def test_who_was_hung_up_on_may_say_so_too_but_not_go_on() -> None:
    async def hear() -> Heard:
        listener = Heard()
        listener.hung_up = True
        listener.reader.data_received(frame(CLOSE, b"\x03\xe8"))
        assert (listener.messages, listener.cuts) == ([(CLOSE, b"")], 0)
        listener.reader.data_received(bytes(LAST_BYTES))
        return listener

    assert asyncio.run(hear()).cuts == 1


def test_a_listener_that_fails_is_not_taken_for_a_bad_client() -> None:
    class Failing(Heard):
        def heard(self, kind: int, payload: bytes) -> None:
            raise ZeroDivisionError

    async def hear() -> None:
        listener = Failing()
        with pytest.raises(ZeroDivisionError):
            listener.reader.data_received(frame(TEXT, b"{}"))
        assert listener.errors == []

    asyncio.run(hear())
