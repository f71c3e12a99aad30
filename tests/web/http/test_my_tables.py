"""Somebody's tables: found by their secret alone, told to nobody else, and woken for none of it."""

from pathlib import Path

import pytest

from pellmell.house.live_table import LiveTable
from pellmell.house.records import TableRecord
from pellmell.play.messages import Leave, Ready, VoteToEnd
from pellmell.web.http.my_tables import MOST
from pellmell.wire.frames import Happened, Snapshot
from tests.web.house import Guest, on_loop, opened

SECRET = "the secret of somebody: "
MINE = "/api/my/tables"


@on_loop
async def test_who_sits_somewhere_is_told_where_and_how_it_stands(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        ann = {"secret": SECRET + "Ann"}
        _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann", "bots": 2, **ann})
        await visit.post("/api/play", {"game": "dice", "name": "Ben", "secret": SECRET + "Ben"})
        status, found = await visit.post(MINE, ann)
        assert status == 200
        (table,) = found["tables"]
        assert table.pop("touched") > 0
        standing = {"code": seat["code"], "game": "dice", "players": [], "bots": 2, "seat": 0}
        assert table == {**standing, "phase": "readying", "awaits_you": True}
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            await guest.hello(token=seat["token"])
            await guest.hear(Snapshot)
            assert (await visit.post(MINE, ann))[1]["tables"][0]["here"] is True
    async with opened(tmp_path) as visit:
        (table,) = (await visit.post(MINE, ann))[1]["tables"]
        assert "phase" not in table
        assert visit.server.context.house.tables == {}, "nothing was woken"


@on_loop
async def test_a_match_that_is_over_is_so_while_the_table_sleeps(tmp_path: Path) -> None:
    ann = {"secret": SECRET + "Ann"}
    async with opened(tmp_path) as visit:
        _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann", "length": "round", **ann})
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            await guest.hello(token=seat["token"])
            await guest.hear(Snapshot)
            await guest.do(Ready())
            await until(guest, "all_rolled")
            await guest.do(VoteToEnd())
            await until(guest, "match_ended")
        (table,) = (await visit.post(MINE, ann))[1]["tables"]
        assert (table["phase"], table["over"]) == ("over", True)
    async with opened(tmp_path) as visit:
        (table,) = (await visit.post(MINE, ann))[1]["tables"]
        assert table["over"] is True
        assert "phase" not in table


async def until(guest: Guest, event: str) -> None:
    while not any(each["event"] == event for each in (await guest.hear(Happened)).events):
        pass


@on_loop
async def test_who_has_left_or_was_never_there_is_told_of_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        ann = {"secret": SECRET + "Ann"}
        _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann", **ann})
        assert (await visit.post(MINE, {"secret": SECRET + "Eve"}))[1] == {"tables": []}
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            await guest.hello(token=seat["token"])
            await guest.hear(Snapshot)
            await guest.do(Leave())
            await until(guest, "left")
            assert (await visit.post(MINE, ann))[1] == {"tables": []}


@on_loop
async def test_who_sits_at_many_tables_does_not_make_the_house_look_at_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[str] = []
    record = LiveTable.record

    def noted(table: LiveTable) -> TableRecord:
        looked_at.append(table.code)
        return record(table)

    async with opened(tmp_path) as visit:
        ann = {"secret": SECRET + "Ann"}
        codes = [
            (await visit.post("/api/play", {"game": "dice", "name": "Ann", **ann}))[1]["code"]
            for _ in range(MOST + 4)
        ]
        monkeypatch.setattr(LiveTable, "record", noted)
        _, found = await visit.post(MINE, ann)
    assert {table["code"] for table in found["tables"]} == set(codes[-MOST:])
    assert sorted(looked_at) == sorted(codes[-MOST:])


@on_loop
async def test_a_secret_has_its_length_and_stands_in_no_address(tmp_path: Path) -> None:
    async with opened(tmp_path, connects_per_minute=3) as visit:
        assert (await visit.post(MINE, {"secret": "short"}))[0] == 422
        assert (await visit.post(MINE, {}))[0] == 422
        assert (await visit.get(f"{MINE}?secret={SECRET}Ann"))[0] in (404, 405)
        answers = [(await visit.post(MINE, {"secret": SECRET + "Ann"}))[0] for _ in range(4)]
        assert answers == [200, 200, 200, 429], "and whoever asks too often waits"
