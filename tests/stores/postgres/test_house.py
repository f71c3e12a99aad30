"""A house on PostgreSQL is the same house: people play, it is killed or stops, and they play on."""

from pathlib import Path
from unittest.mock import Mock

import pytest
from aiohttp import ClientSession

from pellmell.house.changes import Append
from pellmell.play.waking import A_REDEAL
from pellmell.stores.errors import StoreError
from pellmell.stores.postgres import reader
from pellmell.testing import NotedOwner, ServerProcess, house_arguments
from tests.stores.killing import MATCHES, check_told, told_before_a_kill
from tests.stores.postgres.one_player import goes_on, played
from tests.stores.postgres.stores import connected
from tests.stores.postgres.stores import opened as opened_store
from tests.web.house import Visit, on_loop, opened

REDEALT = "SELECT n FROM lines WHERE substr(line, 1, length($1::bytea)) = $1 ORDER BY n"


@on_loop
async def test_people_play_on_when_the_house_has_stopped(database: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=database, speed=20) as visit:
        seat = await played(visit)
        _, mine = await visit.post("/api/my/tables", {"secret": seat["secret"]})
        assert [table["code"] for table in mine["tables"]] == [seat["code"]]
        assert (await visit.get("/readyz"))[0] == 200
        _, metrics = await visit.get("/metrics")
        assert "pellmell_matches 1.0" in metrics
    async with opened(tmp_path, database=database, speed=20) as visit:
        await goes_on(visit, seat)
        async with opened_store(database) as store:
            (match,) = await store.matches_of(seat["code"], 9)
            lines = await store.journal(match.number)
        assert len(lines) > 20  # all that was told, though not every frame has a line


@on_loop
async def test_people_play_on_when_the_house_was_killed(database: str, tmp_path: Path) -> None:
    """Nobody has to wait for its lease: nothing answers where it was."""
    house = ServerProcess(house_arguments(database, "--speed=20"))
    try:
        async with ClientSession(house.url) as session:
            seat = await played(Visit(Mock(), session))
    finally:
        house.kill()
    async with opened(tmp_path, database=database, speed=20) as visit:
        await goes_on(visit, seat)


@on_loop
async def test_a_round_with_a_gap_in_its_journal_is_dealt_again_once(database: str, tmp_path: Path) -> None:
    """And written on after the last line that there is."""
    async with opened(tmp_path, database=database, speed=20) as visit:
        seat = await played(visit)
    async with connected(database) as looking:
        await looking.execute("DELETE FROM lines WHERE n BETWEEN 10 AND 12")
        for dealt_again in (True, False):
            async with opened(tmp_path, database=database, speed=20) as visit:
                await goes_on(visit, seat, dealt_again)
            redealt = await looking.fetch(REDEALT, A_REDEAL)
            assert len(redealt) == 1
        assert await looking.fetchval("SELECT max(n) FROM lines") > redealt[0]["n"]


@on_loop
async def test_a_long_journal_with_a_gap_is_read_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "SLICE_ENTRIES", 2)
    async with opened_store(database) as store:
        lines = [b"%d" % n for n in range(1, 10)]
        store.write(NotedOwner(), [Append(1, 1, lines[:3]), Append(1, 7, lines[6:])])
        await store.flush()
        read = [line async for some in store.journal_slices(1) for line in some]
        assert read == lines[:3] + lines[6:]


@on_loop
async def test_what_somebody_was_told_survives_a_kill(database: str) -> None:
    told = told_before_a_kill(database, 300)
    async with opened_store(database) as store:
        check_told(told, [await store.journal(number) for number in range(MATCHES)])


@on_loop
async def test_a_house_that_cannot_reach_its_database_does_not_open(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="can't be reached"):
        async with opened(tmp_path, database="postgresql://house@127.0.0.1:1/house"):
            pass
