"""How long the house takes a line to be, over real sockets; and who tries to deceive it."""

import asyncio
import io
import json
import socket
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from struct import pack_into
from typing import Any

import pytest
from aiohttp import WSMsgType

from pellmell.kit.cards import Card
from pellmell.kit.colours import Colour
from pellmell.kit.phases import Phase
from pellmell.kit.time_units import FineMilliseconds
from pellmell.mechanics.stacking.messages import Onto, Play, Start
from pellmell.play.messages import Open, Ready
from pellmell.play.round_trips import RoundTrips
from pellmell.testing import slow_line
from pellmell.web.server import Server
from pellmell.web.websocket.connection import FIRST_PINGS
from pellmell.web.websocket.connection_handler import BLIND_OFTEN
from pellmell.web.websocket.tcp_info import SMALLEST, SMOOTHED, TCP_INFO, kernel_delay, smallest_of
from pellmell.wire.frames import PROTOCOL, Frame, Happened, Hello, Trouble
from pellmell_bench.fairness.liars import PROXIED
from pellmell_bench.fairness.sockets import RTTS, Kind, race
from tests.web.house import Guest, Visit, on_loop, opened


async def delay_of(server: Server, times: int = 1) -> int:
    """The first line's, once it was measured so often."""
    line = next(iter(server.context.lines))
    while line.delay is None or line.measured_often < times:
        await asyncio.sleep(0.02)
    return line.delay


@on_loop
async def test_a_long_line_is_measured_by_pings(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, slow_line(visit.server.port, 120, Random(1)) as line:
        code = await visit.new_table()
        async with visit.connected(f"http://127.0.0.1:{line.port}/ws/{code}") as guest:
            await guest.hello()
            listening = asyncio.create_task(guest.hear(Trouble))
            assert await delay_of(visit.server, 3) > 80  # how much more is up to the machine
            listening.cancel()


async def next_ping(guest: Guest) -> bytes:
    while (message := await guest.socket.receive()).type is not WSMsgType.PING:
        pass
    return bytes(message.data)


@on_loop
async def test_a_wrong_nonce_measures_nothing_and_is_counted(tmp_path: Path) -> None:
    """Every ping is answered, but with something else: such a line has no length, and gets no credit."""
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.connected(f"/ws/{code}", autoping=False) as guest:
            await guest.say(Hello(PROTOCOL))
            for _ in range(3):
                nonce = await next_ping(guest)
                await guest.socket.send_frame(nonce[::-1] + b"!", WSMsgType.PONG)
            while visit.server.context.house.environment.counts.refusals["malformed"] < 3:
                await guest.socket.receive()
            (line,) = visit.server.context.lines
            assert (line.delay, line.shortest) == (None, 0)


@on_loop
async def test_who_delays_pongs_is_taken_at_the_kernels_word_counted_and_logged(
    tmp_path: Path, logged: io.StringIO
) -> None:
    """The pongs come 180 ms late; the kernel, so says the test, knows better."""
    async with opened(tmp_path) as visit, slow_line(visit.server.port, 180, Random(1)) as late:
        code = await visit.new_table()
        async with visit.connected(f"http://127.0.0.1:{late.port}/ws/{code}") as guest:
            await guest.hello()
            await guest.sit_down()
            line = next(iter(visit.server.context.lines))
            line.kernel_delay = lambda: 12.0
            line.lively = lambda: True
            listening = asyncio.create_task(guest.hear(Trouble))
            for _ in range(15):
                line.write(line.ping())
            await until(lambda: visit.server.context.house.environment.counts.doubtful > 0)
            listening.cancel()
            assert line.delay == 18  # and as much more as an honest line may vary
            _, figures = await visit.get("/metrics")
            assert "pellmell_doubtful_total 1.0" in figures
        (doubt,) = [json.loads(text) for text in logged.getvalue().splitlines() if "pongs come late" in text]
        assert (doubt["level"], doubt["code"], doubt["seat"]) == ("warning", code, 0)


@on_loop
async def test_answers_that_no_hand_gives_are_counted_and_logged(tmp_path: Path, logged: io.StringIO) -> None:
    """Also behind a proxy, where nobody knows how long the line is: with the next pong."""
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as guest:
            await guest.sit_down()
            visit.server.context.house.tables[code].machine.seats[0].blind = BLIND_OFTEN
            line = next(iter(visit.server.context.lines))
            listening = asyncio.create_task(guest.hear(Trouble))
            line.write(line.ping())
            while not visit.server.context.house.environment.counts.doubtful:
                await asyncio.sleep(0.01)
            listening.cancel()
        (doubt,) = [json.loads(text) for text in logged.getvalue().splitlines() if "sooner than" in text]
        assert (doubt["level"], doubt["code"], doubt["seat"]) == ("warning", code, 0)


def told(smoothed: int, smallest: int, size: int = 256) -> bytes:
    """As the kernel tells it, in µs; an older one says less."""
    whole = bytearray(256)
    pack_into("=I", whole, 68, smoothed)
    pack_into("=I", whole, 148, smallest)
    return bytes(whole[:size])


def test_what_the_kernel_says_is_read_or_nothing_is() -> None:
    assert smallest_of(told(61_000, 20_500)) == 20.5
    assert smallest_of(told(61_000, 20_500, size=104)) == 61.0  # from before Linux 4.6
    assert smallest_of(told(61_000, 0xFFFF_FFFF)) is None  # nothing was acknowledged yet
    assert smallest_of(told(0, 0, size=104)) is None
    assert smallest_of(b"short") is None


@pytest.mark.skipif(TCP_INFO is None, reason="this system has no TCP_INFO")
@on_loop
async def test_the_kernel_knows_a_real_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its smallest round trip is shorter than any that was measured by pings: so it is the right field."""
    measured: list[float] = []
    note = RoundTrips.note

    def noted(trips: RoundTrips, ms: FineMilliseconds, kernel: float | None) -> None:
        measured.append(ms)
        note(trips, ms, kernel)

    monkeypatch.setattr(RoundTrips, "note", noted)
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        listening = asyncio.create_task(guest.hear(Trouble))
        await delay_of(visit.server, 3)
        listening.cancel()
        smallest = kernel_delay(guest.transport)
        assert smallest is not None
        assert 0 < smallest <= min(measured)
        connection = guest.transport.get_extra_info("socket")
        fields = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO, SMALLEST.size)
        assert SMALLEST.unpack(fields)[0] <= SMOOTHED.unpack_from(fields)[0]


ONE, TWO = Card(Colour.RED, 1), Card(Colour.RED, 2)


async def listen(guest: Guest, heard: list[Frame]) -> None:
    """To all that is said, so that pings are answered, too."""
    while (frame := await guest.next()) is not None:
        heard.append(frame)


async def until(happened: Callable[[], bool]) -> None:
    while not happened():
        await asyncio.sleep(0.01)


@asynccontextmanager
async def rivals(visit: Visit, long: str, code: str) -> AsyncGenerator[tuple[Guest, list[Frame]]]:
    """Ann, and all that she hears; Ben, on the long line, could lay the same card as she. They have seen for
    a while that a red 1 lies there."""
    house = visit.server.context.house
    async with AsyncExitStack() as stack:
        listening: list[asyncio.Task[None]] = []
        guests, heard = list[Guest](), list[list[Frame]]()
        for name, path in (("Ann", f"/ws/{code}"), ("Ben", long), ("Cleo", f"/ws/{code}")):
            guest = await stack.enter_async_context(visit.connected(path))
            await guest.hello()
            await guest.sit_down(name)
            guests.append(guest)
            heard.append([])
            listening.append(asyncio.create_task(listen(guest, heard[-1])))
        live = house.tables[code]
        ann, ben = (live.machine.seats[seat].holder for seat in (0, 1))
        assert ann is not None
        assert ben is not None
        ann.line.kernel_delay = lambda: 1.0  # however busy the machine is
        await guests[0].do(Open())
        for guest in guests:
            await guest.do(Ready())
        await until(lambda: live.phase is Phase.RACING and ben.line.measured_often >= FIRST_PINGS)
        match = live.table.match
        assert match is not None
        position: Any = match.position
        position.areas[0].row[0][-1] = position.areas[1].row[0][-1] = TWO
        position.areas[2].row[0][-1], position.witness = ONE, None
        await guests[2].do(Start(ONE))
        await until(lambda: len(position.middle.piles) == 1 and not live.delivery.busy)
        seen = live.at
        await until(lambda: live.at > seen + 1_000)
        yield guests[0], heard[0]
        for task in listening:
            task.cancel()


@on_loop
async def test_a_line_that_stalls_holds_nobody_up(tmp_path: Path) -> None:
    """Nothing comes through Ben's until Ann's card lies. It waits for him, as he may have been quicker, but
    not for his line: only for as long as the fair window is."""
    async with opened(tmp_path, speed=2.0) as visit, slow_line(visit.server.port, 120, Random(1)) as line:
        code = await visit.new_table("ligretto", fair_window=200)
        async with rivals(visit, f"http://127.0.0.1:{line.port}/ws/{code}", code) as (ann, heard):
            counts = visit.server.context.house.environment.counts
            line.hold()
            await ann.do(Play(TWO, Onto(0, ONE)))
            await until(
                lambda: any(
                    isinstance(frame, Happened) and (frame.seat, frame.n) == (0, ann.n) for frame in heard
                )
            )
            assert counts.held.sum > 0  # the referee did hold it
            line.release()


@pytest.mark.slow
@pytest.mark.rule("ALL-3")
def test_over_real_sockets_each_race_has_one_winner_and_either_line_wins_some(tmp_path: Path) -> None:
    """How many each wins is for the bench to tell, on a machine that has nothing else to do."""
    (raced,) = asyncio.run(race(tmp_path, [Kind(RTTS)], contests=8, seed="fair", tables=4))
    assert raced.sockets.contests == 32
    assert 0 < raced.sockets.slow < 32


@pytest.mark.slow
@pytest.mark.rule("ALL-3")
def test_over_real_sockets_a_liar_that_is_quicker_than_a_hand_is_noticed(tmp_path: Path) -> None:
    """Its pongs come 180 ms late, and it answers after 60 ms: behind a proxy its answers give it away."""
    quick = Kind((20, 20), reaction=60.0, liar=PROXIED)
    (raced,) = asyncio.run(race(tmp_path, [quick], contests=6, seed="fair", tables=2))
    assert raced.noticed == 2
