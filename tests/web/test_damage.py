"""What is kept of one table is damaged: its guests are told so, and the others play on."""

from pathlib import Path

import pytest

from pellmell.wire.frames import PROTOCOL, Hello
from tests.stores.sqlite.database_files import damage_page
from tests.web.house import Visit, on_loop, opened

RECORD = "UPDATE tables SET record = x'7b' WHERE code = ?"
SEED = """
    UPDATE tables SET record = cast(replace(cast(record AS TEXT), '"bot_seed":"', '"bot_seed":"z') AS BLOB)
    WHERE code = ?
"""
GAME = """
    UPDATE tables SET record = cast(replace(cast(record AS TEXT), '"dice"', '"chess"') AS BLOB) WHERE code = ?
"""
HEADER = """
    UPDATE lines SET line = x'7b' WHERE id IN
    (SELECT min(lines.id) FROM lines JOIN matches ON match = number WHERE code = ? GROUP BY number)
"""


async def damage(visit: Visit, sql: str, code: str) -> None:
    visit.database.do(lambda connection: connection.execute(sql, (code,))).result()


async def play(visit: Visit) -> str:
    _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann"})
    return str(seat["code"])


@on_loop
@pytest.mark.parametrize("sql", [RECORD, SEED, HEADER])
async def test_who_comes_to_a_damaged_table_is_told_so(tmp_path: Path, sql: str) -> None:
    async with opened(tmp_path) as visit:
        broken, whole = await play(visit), await play(visit)
    async with opened(tmp_path) as visit:
        await damage(visit, sql, broken)
        async with visit.connected(f"/ws/{broken}") as guest:
            await guest.say(Hello(PROTOCOL, token="any"))
            goodbye = await guest.goodbye()
            assert goodbye.why == "trouble"
            assert "ask whoever runs the house" in goodbye.reason
            assert str(tmp_path) not in goodbye.reason
        async with visit.guest(whole):
            pass


@on_loop
@pytest.mark.parametrize("sql", [RECORD, GAME])
async def test_what_is_asked_about_a_damaged_table_is_answered(tmp_path: Path, sql: str) -> None:
    async with opened(tmp_path) as visit:
        broken = await play(visit)
    async with opened(tmp_path) as visit:
        await damage(visit, sql, broken)
        status, answer = await visit.get(f"/api/tables/{broken}")
        assert (status, answer["error"]) == (500, "unreadable")
        assert str(tmp_path) not in answer["reason"]


@on_loop
@pytest.mark.parametrize("page", ["tables", "lines"])
async def test_damaged_pages_are_found_at_the_start_and_the_house_is_not_ready(
    tmp_path: Path, page: str
) -> None:
    async with opened(tmp_path) as visit:
        await play(visit)
    damage_page(tmp_path / "house.db", page)
    async with opened(tmp_path) as visit:
        await visit.server.context.store.check()
        status, answer = await visit.get("/readyz")
        assert (status, answer["error"]) == (503, "damaged")
        assert "restore a backup" in answer["reason"]
        assert "pellmell_database_damage 1.0" in (await visit.get("/metrics"))[1]
        assert (await visit.get("/healthz"))[0] == 200  # to start it again would help nobody


@on_loop
async def test_damage_can_be_read_in_the_figures_whatever_is_damaged(tmp_path: Path) -> None:
    """Also where the index is that the count of matches is read from."""
    async with opened(tmp_path) as visit:
        await play(visit)
        assert "pellmell_matches 1.0" in (await visit.get("/metrics"))[1]
    damage_page(tmp_path / "house.db", "matches_by_end")
    async with opened(tmp_path) as visit:
        status, figures = await visit.get("/metrics")
        assert status == 200
        assert "pellmell_database_damage 1.0" in figures
        assert "pellmell_matches " not in figures


@on_loop
async def test_who_comes_to_a_table_on_a_damaged_page_is_told_kindly_and_the_house_is_not_ready(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as visit:
        code = await play(visit)
    damage_page(tmp_path / "house.db", "tables")
    async with opened(tmp_path) as visit:
        async with visit.connected(f"/ws/{code}") as guest:
            await guest.say(Hello(PROTOCOL))
            goodbye = await guest.goodbye()
            assert goodbye.why == "trouble"
            assert "damaged" not in goodbye.reason
        assert (await visit.get("/readyz"))[0] == 503


@on_loop
async def test_a_damaged_match_is_left_out(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await play(visit)
        await damage(visit, "UPDATE matches SET ended = 1, players = '{bad' WHERE code = ?", code)
        assert await visit.get(f"/api/matches?code={code}") == (200, {"matches": []})


@on_loop
async def test_when_the_house_stumbles_on_an_open_line_it_says_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        monkeypatch.delattr("pellmell.house.live_table.LiveTable.enter")
        async with visit.connected(f"/ws/{code}") as guest:
            await guest.say(Hello(PROTOCOL))
            assert (await guest.goodbye()).why == "trouble"
