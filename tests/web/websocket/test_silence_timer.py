"""Who is silent, and who has only not been listened to: in virtual time."""

import asyncio
import re
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Future
from contextlib import suppress
from typing import cast

import msgspec
import pytest

from pellmell.kit.phases import Phase
from pellmell.kit.time_units import Seconds, WholeSeconds
from pellmell.play.messages import Ready, VoteToEnd
from pellmell.testing import Guest, Town, events, race
from pellmell.testing.virtual_time import VirtualAlarm, VirtualTime
from pellmell.web.clock import LoopTime
from pellmell.web.websocket.connection import A_PING, NONCE_BYTES, SILENT_IN_ROUND_SECONDS, SocketLine
from pellmell.web.websocket.connection_handler import TableHandler
from pellmell.web.websocket.reader import PONG, TEXT
from pellmell.web.websocket.silence_timer import LONGEST_LOOK, SilenceTimer
from pellmell.wire.frames import PROTOCOL, Hello, Presence, Send
from pellmell.wire.requests import React, Reaction

BEN = 1
LOOK_MS = 1_000  # between two looks at a line
A_NONCE = re.compile(re.escape(A_PING) + b"(.{%d})" % NONCE_BYTES, re.DOTALL)  # of a ping that was written

encode = msgspec.json.encode


def test_it_lasts_from_look_to_look_until_something_is_heard() -> None:
    silence = SilenceTimer(100.0)
    assert [silence.look(100.0 + at) for at in (0.5, 1.5, 3.0)] == [0.5, 1.5, 3.0]
    silence.end()
    assert silence.look(104.0) == 1.0


def test_while_the_house_slept_nobody_was_silent() -> None:
    silence = SilenceTimer(100.0)
    silence.look(101.0)
    assert silence.look(101.0 + 8 * 3600) == 1.0 + LONGEST_LOOK


class Awaited(Future[None]):
    """For one who waits, and goes on as soon as it is done."""

    def __await__(self) -> Generator["Awaited", None, None]:
        if not self.done():
            yield self


def run(task: Coroutine[Awaited, None, None]) -> None:
    with suppress(StopIteration):
        task.send(None).add_done_callback(lambda _: run(task))


class Loop:
    """An event loop, as far as a line needs one, in the town's time."""

    def __init__(self, time: VirtualTime) -> None:
        self._time = time
        self.create_future = Awaited

    def time(self) -> Seconds:
        return self._time.now() / 1000

    def call_later(self, seconds: Seconds, callback: Callable[[], None]) -> VirtualAlarm:
        return self._time.at(self._time.now() + round(seconds * 1000), callback)


class Transport:
    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def set_write_buffer_limits(self, high: int) -> None:
        pass

    def abort(self) -> None:
        pass


class RealLine:
    """The line of somebody who comes back to a seat, as the web has it, without a socket."""

    def __init__(self, town: Town, code: str, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
        time = cast(LoopTime, town.time)
        monkeypatch.setattr(asyncio, "get_running_loop", lambda: Loop(town.time))
        monkeypatch.setattr(VirtualTime, "speed", 1.0, raising=False)
        self.transport = Transport()
        self.line = SocketLine(cast(asyncio.Transport, self.transport), town.time)
        table = town.live(code)
        member = table.enter(self.line, Hello(PROTOCOL, token))
        self.handler = TableHandler(town.house, table, member, self.line, time, hurry=lambda: None)
        self._answered: set[bytes] = set()
        run(self._listen())
        self.line.look_after()

    async def _listen(self) -> None:
        await self.line.listen(self.handler)
        self.handler.end()

    def is_unanswered(self, nonce: bytes) -> bool:
        return nonce not in self._answered

    def answer_pings(self) -> None:
        for nonce in dict.fromkeys(A_NONCE.findall(self.transport.written)):
            if nonce not in self._answered:
                self._answered.add(nonce)
                self.line.heard(PONG, nonce)

    def say(self, n: int) -> None:
        self.line.heard(TEXT, encode(Send(n, msgspec.Raw(encode(React(Reaction.HELLO))))))


def raced(town: Town, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Guest, RealLine]:
    """Ann and Ben, who answers pings for a while."""
    code, (ann, ben) = race(town, "Ann", "Ben")
    line = RealLine(town, code, ben.token, monkeypatch)
    for _ in range(50):
        town.pass_time(100)
        line.answer_pings()
    assert town.live(code).phase is Phase.RACING
    return code, ann, line


def test_a_racer_who_answers_no_ping_is_away_after_10_or_11_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """SECURITY.md says so; the silence was waited for, and nothing more is."""
    town = Town()
    code, ann, line = raced(town, monkeypatch)
    began = town.time.now()
    town.until(lambda: "went_away" in events(ann))
    patience = SILENT_IN_ROUND_SECONDS * 1000
    assert patience <= town.time.now() - began <= patience + LOOK_MS
    assert town.match(code).players[BEN].bot
    assert line.line.over == "silent"


def test_a_line_that_only_ends_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    town = Town()
    _, ann, line = raced(town, monkeypatch)
    line.line.lost()
    town.pass_time(town.patience.line - 1)
    assert "went_away" not in events(ann)
    town.pass_time(1)
    assert "went_away" in events(ann)


def test_who_speaks_but_answers_no_ping_is_told_just_that(monkeypatch: pytest.MonkeyPatch) -> None:
    town = Town()
    _, _, line = raced(town, monkeypatch)
    for n in range(1, 12):
        line.say(n)
        town.pass_time(LOOK_MS)
    assert line.line.over == "silent"
    assert b"you answered no ping for 10 seconds" in line.transport.written


def silent_seats(guest: Guest) -> list[int]:
    return guest.last(Presence).silent


def test_a_line_that_answers_nothing_is_shown_within_3_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long before its seat counts as away; and it is well again when it answers."""
    town = Town()
    _, ann, line = raced(town, monkeypatch)
    assert silent_seats(ann) == []
    began = town.time.now()
    town.until(lambda: silent_seats(ann) == [BEN])
    assert town.time.now() - began <= 3_000
    assert "went_away" not in events(ann)
    line.answer_pings()
    town.pass_time(1_500)
    line.answer_pings()
    town.pass_time(500)
    assert silent_seats(ann) == []


def test_an_uneven_line_does_not_flicker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose answers take up to 900 ms, now and then."""
    town = Town()
    _, ann, line = raced(town, monkeypatch)
    for late in (100, 900, 50, 700, 900, 300, 800, 900) * 5:
        town.pass_time(late)
        line.answer_pings()
    assert all(frame.silent == [] for frame in ann.all(Presence))


@pytest.mark.parametrize("every", [350, 650, 1_050, 1_450, 1_950])
def test_who_answers_every_ping_is_never_shown_as_silent(monkeypatch: pytest.MonkeyPatch, every: int) -> None:
    """Also when pings go along with what others do, so that the next one is due between two looks; and when
    a race begins after a calm time, with few pings."""
    town = Town()
    code, ann, line = raced(town, monkeypatch)

    def go_on(seconds: WholeSeconds) -> None:
        for at in range(0, seconds * 1000, 50):
            if at % every == 0:
                ann.do(React(Reaction.HELLO))
            town.pass_time(50)
            line.answer_pings()

    go_on(seconds=20)
    for n, command in enumerate((VoteToEnd(), Ready()), start=100):
        ann.do(command)
        line.handler.hear(encode(Send(n, msgspec.Raw(encode(command)))))
        go_on(seconds=8)
    assert town.live(code).phase is Phase.RACING
    assert [frame.silent for frame in ann.all(Presence) if frame.silent] == []


def test_who_answers_once_and_falls_silent_again_stays_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    town = Town()
    _, ann, line = raced(town, monkeypatch)
    town.until(lambda: silent_seats(ann) == [BEN])
    first = next(nonce for nonce in A_NONCE.findall(line.transport.written) if line.is_unanswered(nonce))
    line.line.heard(PONG, first)
    town.pass_time(1_000)
    assert silent_seats(ann) == [BEN]


def test_between_rounds_nobody_is_shown_as_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    town = Town()
    code, ann, line = raced(town, monkeypatch)
    town.until(lambda: silent_seats(ann) == [BEN])
    for guest in (ann,):
        guest.do(VoteToEnd())
    line.handler.hear(encode(Send(50, msgspec.Raw(encode(VoteToEnd())))))
    town.until(lambda: town.live(code).phase is Phase.SCORED)
    town.pass_time(1_500)
    assert silent_seats(ann) == []
