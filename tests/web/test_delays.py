"""How long the house takes a line to be, over real sockets; and who tries to deceive it."""

import asyncio
import io
import json
from pathlib import Path
from random import Random
from struct import pack

import pytest
from aiohttp import WSMsgType

from pellmell.bench.fair_sockets import race, simulated
from pellmell.bench.slow_lines import slow_line
from pellmell.web.kernel import bound_of, kernel_delay
from pellmell.web.server import Server
from pellmell.wire.frames import PROTOCOL, Done, Hello, Presence, Trouble
from pellmell.wire.requests import React, Reaction
from tests.web.house import Guest, on_loop, opened


async def delay_of(server: Server, seat_known: int = 1) -> int:
    """The first line's, once it is known."""
    line = next(iter(server.desk.lines))
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
            while visit.server.desk.house.world.counts.refusals["malformed"] < 3:
                await guest.socket.receive()
            (line,) = visit.server.desk.lines
            assert (line.delay, line.shortest) == (None, 0)


@on_loop
async def test_who_delays_pongs_is_taken_at_the_kernels_word_counted_and_logged(
    tmp_path: Path, logged: io.StringIO
) -> None:
    """The pongs come 60 ms late; the kernel, so says the test, knows better."""
    async with opened(tmp_path) as visit, slow_line(visit.server.port, 60, Random(1)) as late:
        code = await visit.new_table()
        async with visit.connected(f"http://127.0.0.1:{late.port}/ws/{code}") as guest:
            await guest.hello()
            await guest.sit_down()
            line = next(iter(visit.server.desk.lines))
            line._kernel_delay = lambda: 12.0
            line.lively = lambda: True
            for _ in range(15):
                line.write(line._ping())
            while not visit.server.desk.house.world.counts.doubtful:
                await guest.hear(Presence)
            assert line.delay == 12
            _, figures = await visit.get("/metrics")
            assert "pellmell_doubtful_total 1.0" in figures
        (doubt,) = [json.loads(text) for text in logged.getvalue().splitlines() if "pongs come late" in text]
        assert (doubt["level"], doubt["code"], doubt["seat"]) == ("warning", code, 0)


def test_what_the_kernel_says_is_read_or_nothing_is() -> None:
    assert bound_of(bytes(68) + pack("=II", 20_000, 1_000)) == pytest.approx(34.0)
    assert bound_of(bytes(76)) is None
    assert bound_of(b"short") is None


@on_loop
async def test_the_kernel_knows_a_real_line(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()):
        line = next(iter(visit.server.desk.lines))
        bound = kernel_delay(line._transport)
        assert bound is None or 0 < bound < 1_000


@on_loop
async def test_a_line_that_stalls_holds_nobody_up(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, slow_line(visit.server.port, 20, Random(1)) as line:
        code = await visit.new_table()
        stalling = visit.connected(f"http://127.0.0.1:{line.port}/ws/{code}")
        async with visit.guest(code) as ann, stalling as ben:
            await ann.sit_down("Ann")
            await ben.hello()
            await ben.sit_down("Ben")
            line.stall(1)
            async with asyncio.timeout(0.8):
                await ann.do(React(Reaction.HELLO))
                await ann.hear(Done)


@pytest.mark.slow
@pytest.mark.rule("ALL-3")
def test_over_real_sockets_the_quicker_hand_wins_as_in_the_simulation(tmp_path: Path) -> None:
    """64 races: enough to tell arrival from the referee, not enough to tell one per cent from another."""
    raced = asyncio.run(race(tmp_path, 200, contests=8, seed="fair"))
    expected = simulated(200, "fair")
    assert raced.contests == 64
    assert abs(raced.slow_share - expected.slow_share) < 0.25
    assert raced.quicker_share >= 0.9 <= expected.quicker_share
