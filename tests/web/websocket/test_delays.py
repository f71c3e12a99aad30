"""How long the house takes a line to be, over real sockets; and who tries to deceive it."""

import asyncio
import io
import json
import socket
from pathlib import Path
from random import Random
from struct import pack_into

import pytest
from aiohttp import WSMsgType

from pellmell.testing import slow_line
from pellmell.web.server import Server
from pellmell.web.websocket.connection_handler import BLIND_OFTEN
from pellmell.web.websocket.tcp_info import SMALLEST, SMOOTHED, TCP_INFO, kernel_delay, smallest_of
from pellmell.wire.frames import PROTOCOL, Done, Hello, Presence, Trouble
from pellmell.wire.requests import React, Reaction
from pellmell_bench.fairness.liars import PROXIED
from pellmell_bench.fairness.sockets import RTTS, Kind, race
from tests.web.house import Guest, on_loop, opened


async def delay_of(server: Server, seat_known: int = 1) -> int:
    """The first line's, once it is known."""
    line = next(iter(server.context.lines))
    while line.delay is None or len(line._round_trips) < seat_known:
        await asyncio.sleep(0.02)
    return line.delay


@on_loop
async def test_a_long_line_is_measured_by_pings(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, slow_line(visit.server.port, 120, Random(1)) as line:
        code = await visit.new_table()
        async with visit.connected(f"http://127.0.0.1:{line.port}/ws/{code}") as guest:
            await guest.hello()
            listening = asyncio.create_task(guest.hear(Trouble))
            assert 80 < await delay_of(visit.server, 3) < 250
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
            for _ in range(15):
                line.write(line._ping())
            while not visit.server.context.house.environment.counts.doubtful:
                await guest.hear(Presence)
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
            line.write(line._ping())
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
async def test_the_kernel_knows_a_real_line(tmp_path: Path) -> None:
    """Its smallest round trip is shorter than any that was measured by pings: so it is the right field."""
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        listening = asyncio.create_task(guest.hear(Trouble))
        await delay_of(visit.server, 3)
        listening.cancel()
        line = next(iter(visit.server.context.lines))
        smallest = kernel_delay(line._transport)
        assert smallest is not None
        assert 0 < smallest <= min(line._round_trips._last)
        connection = line._transport.get_extra_info("socket")
        fields = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO, SMALLEST.size)
        assert SMALLEST.unpack(fields)[0] <= SMOOTHED.unpack_from(fields)[0]


@on_loop
async def test_a_line_that_stalls_holds_nobody_up(tmp_path: Path) -> None:
    """Nothing comes through it until Ann has been answered."""
    async with opened(tmp_path) as visit, slow_line(visit.server.port, 20, Random(1)) as line:
        code = await visit.new_table()
        stalling = visit.connected(f"http://127.0.0.1:{line.port}/ws/{code}")
        async with visit.guest(code) as ann, stalling as ben:
            await ann.sit_down("Ann")
            await ben.hello()
            await ben.sit_down("Ben")
            line.hold()
            await ann.do(React(Reaction.HELLO))
            await ann.hear(Done)
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
