"""Opening and closing the house, and how it is watched."""

import asyncio
import io
import re
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from aiohttp import ClientSession

from pellmell.house.records import TableRecord
from pellmell.stores.sqlite.change_sql import save_table
from pellmell.web.server import serving
from pellmell.web.settings import Settings, networks
from pellmell.web.upkeep.housekeeping import DAY, Housekeeping
from pellmell.web.websocket import connection
from pellmell.wire.frames import PROTOCOL, Goodbye, Hello, Notice, Refused, Snapshot
from pellmell.wire.requests import SitDown
from pellmell_bench.faults.broken_connections import upgrade
from tests.stores.sqlite.stepped_store import made_long_ago
from tests.web.house import Guest, on_loop, opened


@on_loop
async def test_who_is_there_when_the_house_stops_is_told_and_finds_the_seat_again(tmp_path: Path) -> None:
    settings = Settings(port=0, database=tmp_path / "house.db", drain_seconds=60)
    async with ClientSession() as session:
        async with serving(settings) as server:
            async with session.post(f"{server.url}/api/tables", json={"game": "dice"}) as answer:
                code = (await answer.json())["code"]
            guest = Guest(await session.ws_connect(f"{server.url}/ws/{code}"))
            looker = Guest(await session.ws_connect(f"{server.url}/ws/lobby"))
            await guest.hello()
            token = (await guest.sit_down()).token
            listening = asyncio.create_task(_to_the_end(guest)), asyncio.create_task(looker.goodbye())
        notice, goodbye = await listening[0]
        assert (notice.notice, goodbye.why) == ("stopping", "stopping")
        assert (await listening[1]).why == "stopping"
        async with serving(settings) as server:
            guest = Guest(await session.ws_connect(f"{server.url}/ws/{code}"))
            assert (await guest.hello(token=token)).seat == 0
            await guest.socket.close()


async def _to_the_end(guest: Guest) -> tuple[Notice, Goodbye]:
    return await guest.hear(Notice), await guest.goodbye()


@on_loop
async def test_lines_that_do_not_close_are_cut_off_without_a_word_in_the_log(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "GOODBYE_SECONDS", 1000.0)
    open_lines: list[asyncio.StreamWriter] = []
    async with opened(tmp_path, drain_seconds=0.1) as visit:
        for _ in range(50):
            reader, writer = await asyncio.open_connection("127.0.0.1", visit.server.port)
            open_lines.append(writer)
            writer.write(upgrade(b"/ws/lobby"))
            await reader.readuntil(b"\r\n\r\n")
    for writer in open_lines:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    assert visit.server.context.lines == {}
    assert '"level": "error"' not in logged.getvalue()


@on_loop
async def test_a_house_that_is_about_to_stop_is_not_ready_and_opens_no_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        assert await visit.get("/readyz") == (200, {"status": "ready"})
        visit.server.context.house.announce_stop()
        assert (await visit.get("/readyz"))[1]["error"] == "stopping"
        assert (await visit.get("/healthz"))[0] == 200
        status, answer = await visit.post("/api/tables", {"game": "dice"})
        assert (status, answer["error"]) == (503, "stopping")
        async with visit.connected(f"/ws/{code}") as guest:
            await guest.say(Hello(PROTOCOL))
            assert (await guest.goodbye()).why == "stopping"


@on_loop
async def test_a_house_that_cannot_write_says_so_until_it_can(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        context = visit.server.context
        visit.forbid_writing()
        status, answer = await visit.get("/readyz")
        assert (status, answer["error"]) == (503, "cannot_write")
        assert "make the file and its folder writable" in answer["reason"]
        assert (await visit.post("/api/tables", {"game": "dice"}))[1]["error"] == "cannot_write"
        async with visit.guest(code) as guest:
            await guest.do(SitDown("Ann"))
            reason = (await guest.hear(Refused)).reason
            assert "the house can't write at the moment; nothing that you were told is lost" in reason
            assert "file" not in reason  # that is for whoever runs the house
        visit.allow_writing()
        await context.store.flush()
        context.house.tables[code].save()
        await context.store.flush()
        assert (await visit.get("/readyz"))[0] == 200


@on_loop
async def test_a_full_house_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path, max_tables=1) as visit:
        await visit.new_table()
        async with visit.session.post("/api/tables", json={"game": "dice"}) as answer:
            assert answer.status == 503
            assert "Retry-After" in answer.headers
            assert (await answer.json())["error"] == "full"


@on_loop
async def test_nobody_comes_to_a_table_that_would_have_to_be_woken_in_a_full_house(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        asleep = await visit.new_table()
    async with opened(tmp_path, max_tables=1) as visit:
        await visit.new_table()
        async with visit.connected(f"/ws/{asleep}") as guest:
            await guest.say(Hello(PROTOCOL))
            goodbye = await guest.goodbye()
            assert goodbye.why == "full"
            assert "try again later" in goodbye.reason


@on_loop
async def test_a_disk_that_fills_up_while_nobody_plays_is_seen(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        visit.database.do(lambda connection: connection.execute("PRAGMA max_page_count = 1")).result()
        status, answer = await visit.get("/readyz")
        assert status == 503
        assert "the disk is full" in answer["reason"]


@on_loop
async def test_strangers_are_not_shown_how_the_house_is(tmp_path: Path) -> None:
    stranger = {"X-Forwarded-For": "192.0.2.1"}
    friend = {"X-Forwarded-For": "198.51.100.1"}
    settings = {"trusted_proxies": networks("127.0.0.1"), "metrics_for": networks("198.51.100.0/24")}
    async with opened(tmp_path, **settings) as visit:
        assert (await visit.get("/metrics", headers=friend))[0] == 200
        assert (await visit.get("/metrics", headers=stranger))[0] == 404
        assert (await visit.get("/readyz", headers=stranger))[0] == 200
        visit.forbid_writing()
        assert "writable" in (await visit.get("/readyz", headers=friend))[1]["reason"]
        status, answer = await visit.get("/readyz", headers=stranger)
        assert (status, answer["reason"]) == (503, "try again soon")


@on_loop
async def test_what_happens_can_be_watched(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann", "bots": 2})
        async with visit.connected(f"/ws/{seat['code']}") as guest, visit.guest(seat["code"]):
            await guest.hello(token=seat["token"])
            await guest.hear(Snapshot)
            await guest.raw(b'{"frame":"command","n":1,"command":{"do":"x"}}')
            async with visit.session.get("/metrics") as answer:
                assert answer.content_type == "text/plain"
                figures = dict(re.findall(r"^(pellmell_\S+) (\S+)$", await answer.text(), re.MULTILINE))
        expected = {
            "pellmell_tables": "1.0",
            'pellmell_seats{by="human"}': "1.0",
            'pellmell_seats{by="bot"}': "2.0",
            "pellmell_sockets": "2.0",
            "pellmell_watchers": "1.0",
            "pellmell_snapshots_total": "2.0",
        }
        assert expected.items() <= figures.items()
        assert 'pellmell_latency_seconds_bucket{le="+Inf"}' in figures
        assert "pellmell_journal_lag_seconds" in figures


@on_loop
async def test_tables_that_nobody_comes_to_are_cleared_after_a_time(tmp_path: Path) -> None:
    async with opened(tmp_path, keep_days=30) as visit:
        context = visit.server.context
        visit.database.do(made_long_ago).result()
        now = context.time.today()
        records = [TableRecord(f"TABLE{days}", "dice", 0.0, now - days * DAY) for days in (1, 31)]
        for record in records:
            visit.database.do(partial(save_table, record=record)).result()
        awake = await visit.new_table()
        await Housekeeping(context).clear_old()
        await context.store.flush()
        assert context.store.table("TABLE1").result()
        assert not context.store.table("TABLE31").result()
        assert context.store.table(awake).result()


@on_loop
async def test_nothing_is_cleared_at_the_start_or_after_the_clock_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, keep_days=30) as visit:
        code = await visit.new_table()
    async with opened(tmp_path, keep_days=30) as visit:
        context, today = visit.server.context, visit.server.context.time.today
        housekeeping = Housekeeping(context)
        monkeypatch.setattr(context.time, "today", lambda: today() + 31 * DAY)
        await housekeeping.sweep()
        assert context.store.table(code).result()
        await housekeeping.sweep()
        assert not context.store.table(code).result()  # the clock has been steady since: it is believed


@on_loop
async def test_a_house_that_has_just_been_opened_clears_nothing(tmp_path: Path) -> None:
    old = TableRecord("ABCDEF", "dice", 0.0, 1.0)
    async with opened(tmp_path) as visit:
        visit.database.do(made_long_ago).result()
        visit.database.do(partial(save_table, record=old)).result()
    async with opened(tmp_path) as visit:
        await asyncio.sleep(0)
        await visit.server.context.store.flush()
        assert visit.server.context.store.table("ABCDEF").result() == old
