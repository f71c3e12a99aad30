"""A table over a socket: what a client is told, whatever it sends."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from aiohttp import WSMsgType, WSServerHandshakeError

from pellmell.web import websocket_endpoints
from pellmell.web.access.frame_budgets import BURST_OF_A_LINE
from pellmell.web.websocket import connection
from pellmell.web.websocket.connection_handler import MOST_BYTES, TableHandler
from pellmell.web.websocket.frame_encoder import pack
from pellmell.web.websocket_endpoints import LARGEST_BYTES
from pellmell.wire.frames import (
    PROTOCOL,
    AskTime,
    Happened,
    Hello,
    Lobby,
    Presence,
    Reacted,
    Refused,
    Snapshot,
    Time,
    Trouble,
)
from pellmell.wire.requests import React, Reaction, SetTable, SitDown, TableSettings
from tests.web.house import Visit, encode, on_loop, opened


@on_loop
async def test_who_comes_is_welcomed_shown_the_table_and_takes_a_seat(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table("ligretto")
        async with visit.connected(f"/ws/{code}") as ann, visit.guest(code) as bob:
            welcome = await ann.hello()
            assert (welcome.protocol, welcome.code, welcome.seat) == (PROTOCOL, code, None)
            assert (await ann.hear(Snapshot)).table.game == "ligretto"
            assert (await ann.sit_down()).seat == 0
            happened = await bob.hear(Happened)
            assert happened.events[0]["player"] == {"name": "Ann"}


@on_loop
async def test_a_code_may_be_typed_in_small_letters(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.connected(f"/ws/{code[:3].lower()}-{code[3:]}") as guest:
            assert (await guest.hello()).code == code


@on_loop
async def test_an_old_client_is_told_to_reload(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.connected(f"/ws/{await visit.new_table()}") as guest:
        await guest.say(Hello(PROTOCOL + 1))
        assert (await guest.goodbye()).why == "reload"


@on_loop
async def test_an_unknown_code_is_told_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.connected("/ws/XYXYXY") as guest:
        await guest.say(Hello(PROTOCOL))
        goodbye = await guest.goodbye()
        assert goodbye.why == "closed"
        assert "check the code" in goodbye.reason


@on_loop
@pytest.mark.parametrize(
    "first", [b"", b"hello", b"[]", b'{"frame":"ask_time","sent":1}', b"\xff\xfe", b"[" * 5000]
)
async def test_the_first_frame_must_be_a_hello(tmp_path: Path, first: bytes) -> None:
    async with opened(tmp_path) as visit, visit.connected(f"/ws/{await visit.new_table()}") as guest:
        await guest.raw(first)
        assert (await guest.goodbye()).why == "broken"


@on_loop
async def test_who_says_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_endpoints, "HELLO_SECONDS", 0.02)
    async with opened(tmp_path) as visit, visit.connected(f"/ws/{await visit.new_table()}") as guest:
        assert (await guest.goodbye()).why == "silent"


@on_loop
async def test_broken_frames_are_answered_then_hung_up_on_and_the_others_play_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as bad, visit.guest(code) as good:
            await bad.raw(b'{"frame":"command","n":0}')
            assert "no frame" in (await bad.hear(Trouble)).reason
            await bad.socket.send_bytes(b"binary")
            assert "texts" in (await bad.hear(Trouble)).reason
            for _ in range(20):
                await bad.raw(b"{")
            assert (await bad.goodbye()).why == "broken"
            assert (await good.sit_down()).seat == 0


@on_loop
async def test_commands_that_there_are_not_are_refused_then_hung_up_on_and_counted(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        await guest.raw(b"no JSON")
        await guest.hear(Trouble)
        for n in range(1, 20):
            await guest.raw(b'{"frame":"command","n":%d,"command":{"do":"fly"}}' % n)
        assert (await guest.hear(Refused)).n == 1
        assert (await guest.goodbye()).why == "broken"
        _, figures = await visit.get("/metrics")
        assert 'pellmell_refusals_total{reason="malformed"} 6.0' in figures


@on_loop
async def test_who_tries_names_that_are_none_is_refused_and_stays(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        for _ in range(20):
            await guest.do(SitDown("..."))
            assert "letter" in (await guest.hear(Refused)).reason
        assert (await guest.sit_down()).seat == 0


@on_loop
async def test_a_frame_that_is_too_large_is_told_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        await guest.raw(b" " * (MOST_BYTES + 1))
        assert str(MOST_BYTES) in (await guest.hear(Trouble)).reason
        await guest.sit_down()


@on_loop
async def test_a_frame_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        async with visit.guest(await visit.new_table()) as guest:
            await guest.raw(b" " * (LARGEST_BYTES + 1))
            goodbye = await guest.goodbye()
            assert (goodbye.why, str(LARGEST_BYTES) in goodbye.reason) == ("broken", True)
        assert await all_gone(visit)


@on_loop
async def test_parts_without_an_end_are_hung_up_on_with_the_reason(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        async with visit.connected(f"/ws/{await visit.new_table()}") as stranger:
            begun, empty = b"\x01\x80mask", b"\x00\x80mask"
            stranger.transport.write(begun + empty * (LARGEST_BYTES // len(empty) + 1))
            goodbye = await stranger.goodbye()
            assert (goodbye.why, str(LARGEST_BYTES) in goodbye.reason) == ("broken", True)
        assert await all_gone(visit)
        _, figures = await visit.get("/metrics")
        assert 'pellmell_hung_up_total{why="broken"} 1.0' in figures


@on_loop
async def test_commands_that_come_too_fast_are_refused_by_their_number(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        await guest.sit_down()
        for _ in range(BURST_OF_A_LINE + 20):
            await guest.do(React(Reaction.WOW))
        refused = await guest.hear(Refused)
        assert "too fast" in refused.reason
        assert refused.n >= BURST_OF_A_LINE
        for _ in range(400):
            await guest.do(React(Reaction.WOW))
        assert (await guest.goodbye()).why == "broken"


@on_loop
async def test_a_client_can_set_its_clock_by_the_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        await guest.say(AskTime(1.5))
        first = await guest.hear(Time)
        await guest.say(AskTime(2.5))
        second = await guest.hear(Time)
        assert (first.sent, second.sent) == (1.5, 2.5)
        assert 0 <= first.now < second.now


@on_loop
async def test_the_newest_line_of_a_person_counts(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as first:
            token = (await first.sit_down()).token
            async with visit.connected(f"/ws/{code}") as second:
                assert (await second.hello(token=token)).seat == 0
                assert (await first.goodbye()).why == "elsewhere"
                await second.do(React(Reaction.HELLO))
                assert (await second.hear(Reacted)).seat == 0


@on_loop
async def test_a_lost_line_is_seen_by_the_others_and_resumed(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as ann, visit.guest(code) as bob:
            token = (await ann.sit_down("Ann")).token
            await bob.sit_down("Bob")
            seen = await ann.hear(Happened)
            ann.transport.abort()
            while (await bob.hear(Presence)).online != [1]:
                pass
            async with visit.connected(f"/ws/{code}") as again:
                welcome = await again.hello(token=token, epoch=1, seen=seen.number - 1)
                assert welcome.seat == 0
                assert await again.hear(Happened) == seen


@on_loop
async def test_the_table_is_shown_how_long_lines_are(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        await guest.do(SitDown("Ann"))
        while not (delays := (await guest.hear(Presence)).delays) or delays[0] is None:
            pass
        assert delays[0] >= 0


@on_loop
async def test_who_does_not_answer_pings_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "CALM_PINGS", 0.02)
    monkeypatch.setattr(connection, "SILENT_SECONDS", 0.1)
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.connected(f"/ws/{code}", autoping=False) as guest:
            await guest.say(Hello(PROTOCOL))
            told = [message.data async for message in guest.socket if message.type is WSMsgType.TEXT]
            assert '"why":"silent"' in told[-1]


@on_loop
async def test_a_clients_own_ping_is_answered(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.connected(f"/ws/{code}", autoping=False) as guest:
            await guest.say(Hello(PROTOCOL))
            await guest.socket.ping(b"here?")
            while (message := await guest.socket.receive()).type is not WSMsgType.PONG:
                pass
            assert message.data == b"here?"


@on_loop
@pytest.mark.parametrize("kind", [WSMsgType.PING, WSMsgType.PONG])
async def test_a_flood_of_pings_or_pongs_is_hung_up_on(tmp_path: Path, kind: WSMsgType) -> None:
    async with opened(tmp_path) as visit, visit.guest(await visit.new_table()) as guest:
        for _ in range(400):
            await guest.socket.send_frame(b"", kind)
        assert (await guest.goodbye()).why == "broken"


@on_loop
async def test_who_goes_before_the_welcome_is_gone(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        context = visit.server.context
        async with visit.connected("/ws/lobby"):
            (line,) = context.lines
            live = await context.house.make_table("dice")  # not written yet
            table = context.house.tables[live.code]
            member = table.enter(line, Hello(PROTOCOL))
            TableHandler(context.house, table, member, line, context.time, context.store.hurry).end()
            await context.store.flush()
            assert not live.audience.members


@on_loop
async def test_who_does_not_read_is_hung_up_on_and_the_table_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as sleeper, visit.guest(code) as awake:
            await awake.sit_down()
            sleeper.transport.pause_reading()
            crowd = visit.server.context.house.tables[code].audience
            (slow,) = (member.line for member in crowd.members if member.watches)
            flood = pack([encode(Trouble("x" * 60_000))] * 100)
            slow.write(flood)
            await awake.do(React(Reaction.WOW))
            await awake.hear(Reacted)
            sleeper.transport.resume_reading()
            assert (await sleeper.goodbye()).why == "slow"


@on_loop
async def test_a_table_that_is_lost_hangs_up_and_is_there_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as guest:
            token = (await guest.sit_down()).token
            visit.server.context.house.tables[code].lost("the disk is full")
            goodbye = await guest.goodbye()
            assert goodbye.why == "trouble"
            assert "nothing that you were told is lost" in goodbye.reason
            assert "disk" not in goodbye.reason  # that is for whoever runs the house
        async with visit.connected(f"/ws/{code}") as again:
            welcome = await again.hello(token=token)
            assert (welcome.seat, welcome.epoch) == (0, 2)


@on_loop
async def test_a_table_that_is_closed_is_gone(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as guest:
            visit.server.context.house.close_table(code)
            assert (await guest.goodbye()).why == "closed"
        assert await all_gone(visit)
        await visit.server.context.store.flush()
        assert (await visit.get(f"/api/tables/{code}"))[0] == 404


@on_loop
@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("http://{host}", True),
        ("https://play.example.org", True),
        ("https://PLAY.example.org", True),
        ("https://evil.example.org", False),
        ("http://{host}.evil.example.org", False),
        ("null", False),
        ("file://", False),
        ("file://{host}", False),
        ("chrome-extension://{host}", False),
        ("http://[", False),
    ],
)
async def test_pages_of_other_sites_are_not_let_in(tmp_path: Path, origin: str, welcome: bool) -> None:
    async with opened(tmp_path, origins=("https://play.example.org",)) as visit:
        code = await visit.new_table()
        headers = {"Origin": origin.format(host=f"127.0.0.1:{visit.server.port}")}
        if welcome:
            async with visit.connected(f"/ws/{code}", headers=headers) as guest:
                await guest.hello()
        else:
            with pytest.raises(WSServerHandshakeError, match="403"):
                async with visit.connected(f"/ws/{code}", headers=headers):
                    pass
            assert (await visit.post("/api/tables", {"game": "dice"}, headers=headers))[0] == 403


@on_loop
async def test_the_lobby_shows_public_tables_as_they_come_and_go(tmp_path: Path) -> None:
    async with opened(tmp_path, speed=10) as visit, visit.connected("/ws/lobby") as looker:
        assert await looker.hear(Lobby) == Lobby([])
        code = await visit.new_table(public=True)
        async with visit.guest(code) as ann:
            await ann.sit_down()
            while not (tables := (await looker.hear(Lobby)).tables) or not tables[0].players:
                pass
            assert (tables[0].code, tables[0].players) == (code, ["Ann"])
            await ann.do(SetTable(TableSettings(public=False)))
            assert (await looker.hear(Lobby)).tables == []


@on_loop
async def test_nothing_can_be_said_in_the_lobby(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.connected("/ws/lobby") as looker:
        await looker.say(Hello(PROTOCOL))
        assert "/ws/CODE" in (await looker.hear(Trouble)).reason


async def all_gone(visit: Visit) -> bool:
    """As soon as the house has noticed."""
    while visit.server.context.lines:
        await asyncio.sleep(0)
    return True


@pytest.fixture
def no_search_for_garbage() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_search_for_garbage")
@on_loop
async def test_a_table_that_is_gone_is_kept_alive_by_nobody(tmp_path: Path) -> None:
    """A house that runs for months does not search all its memory for garbage while people play."""
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as guest:
            await guest.sit_down()
            table = ref(visit.server.context.house.tables[code])
            visit.server.context.house.close_table(code)
            assert (await guest.goodbye()).why == "closed"
        while table() is not None:
            await visit.new_table()
