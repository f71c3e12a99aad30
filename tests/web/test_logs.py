"""What is logged, and what never is."""

import io
import json
from pathlib import Path

import pytest

from pellmell.wire.frames import Snapshot
from tests.web.house import on_loop, opened


@on_loop
async def test_a_house_tells_its_day_in_lines_of_json(tmp_path: Path, logged: io.StringIO) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        visit.server.context.house.tables[code].lost("the disk is full")
        async with visit.guest(code):
            pass
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    events = [line["event"] for line in lines if not line.get("logger")]
    for event in ("started", "table made", "table lost", "table woken", "stopping", "stopped"):
        assert event in events
    assert all({"level", "timestamp"} <= set(line) for line in lines)


@on_loop
async def test_no_secret_name_or_address_is_logged_even_when_the_house_stumbles(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as visit:
        secret = "s" * 30
        _, seat = await visit.post("/api/play", {"game": "dice", "name": "Annabel", "secret": secret})
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            await guest.hello(token=seat["token"], secret=secret)
            await guest.hear(Snapshot)
            monkeypatch.delattr("pellmell.house.live_table.LiveTable.receive")
            await guest.raw(b'{"frame":"command","n":1,"command":{"do":"rise"}}')
            while await guest.next() is not None:
                pass
    told = logged.getvalue()
    assert "AttributeError" in told
    for hidden in (seat["token"], secret, "Annabel", "127.0.0.1"):
        assert hidden not in told


@on_loop
async def test_an_address_is_logged_where_it_hits_a_limit(tmp_path: Path, logged: io.StringIO) -> None:
    async with opened(tmp_path, new_tables_per_minute=1) as visit:
        await visit.new_table()
        assert "127.0.0.1" not in logged.getvalue()
        await visit.post("/api/tables", {"game": "dice"})
        assert '"address": "127.0.0.1"' in logged.getvalue()
