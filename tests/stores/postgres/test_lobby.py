"""The lobby of two nodes: at each of them, the public tables of both, and none of one that is gone."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from pellmell.kit.phases import Phase
from pellmell.stores.errors import StoreError
from pellmell.web import shared_lobby
from pellmell.wire.frames import Lobby, TableCard
from tests.stores.postgres.one_player import plays_until
from tests.stores.postgres.stores import connected, opened, until
from tests.web.house import Guest, Visit, on_loop
from tests.web.house import opened as opened_house

FREEZE = """
    CREATE FUNCTION freeze() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.until := clock_timestamp(); RETURN NEW; END $$;
    CREATE TRIGGER frozen BEFORE UPDATE ON nodes FOR EACH ROW WHEN (OLD.id = 1) EXECUTE FUNCTION freeze();
    UPDATE nodes SET until = clock_timestamp() WHERE id = 1;
"""


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_lobby, "OFTEN_SECONDS", 0.01)


@asynccontextmanager
async def two_nodes(tmp_path: Path, database: str) -> AsyncGenerator[tuple[Visit, Visit]]:
    async with (
        opened_house(tmp_path, database=database, speed=20) as one,
        opened_house(tmp_path, database=database) as other,
    ):
        yield one, other


async def shown(looker: Guest, *codes: str) -> Lobby:
    """The list in which there are these tables, and no others."""
    lobby = await looker.hear(Lobby)
    while {card.code for card in lobby.tables} != set(codes):
        lobby = await looker.hear(Lobby)
    return lobby


async def listed(visit: Visit, *codes: str) -> None:
    while {card["code"] for card in (await visit.get("/api/tables"))[1]["tables"]} != set(codes):
        pass


@on_loop
async def test_public_tables_of_all_nodes_are_shown_at_each(database: str, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, database) as (one, other), one.connected("/ws/lobby") as looker:
        here, there = await one.new_table(public=True), await other.new_table(public=True)
        async with one.guest(here) as ash, other.guest(there) as birch:
            await ash.sit_down("Ash")
            await birch.sit_down("Birch")
            lobby = await shown(looker, here, there)
            while {name for card in lobby.tables for name in card.players} != {"Ash", "Birch"}:
                lobby = await looker.hear(Lobby)
            for visit in (one, other):
                await listed(visit, here, there)
        await shown(looker)
        for visit in (one, other):
            await listed(visit)


@on_loop
async def test_no_table_of_a_node_that_is_gone_is_shown(database: str, tmp_path: Path) -> None:
    async with opened(database) as fallen, connected(database) as looking:
        card = TableCard("GONE22", "dice", Phase.GATHERING, ["Ash"], 0, 4)
        await fallen.shared.show(msgspec.json.encode([card]))
        async with opened_house(tmp_path, database=database) as visit, visit.connected("/ws/lobby") as looker:
            await shown(looker, "GONE22")
            await fallen.shared.show(b"[{}]")  # as a release might that has other cards
            await shown(looker)
            await fallen.shared.show(msgspec.json.encode([card]))
            await shown(looker, "GONE22")
            await looking.execute(FREEZE)
            await shown(looker)
            await listed(visit)


@on_loop
async def test_a_node_shows_its_tables_again_when_the_database_forgot_them(database: str) -> None:
    """As it does when it crashes; nothing is written where nothing is new."""
    async with opened(database) as one, opened(database) as other, connected(database) as looking:
        await one.shared.show(b"cards")
        assert await other.shared.shown_elsewhere() == [b"cards"]
        await looking.execute("TRUNCATE lobby")
        await one.shared.show(b"cards")
        assert await other.shared.shown_elsewhere() == []
        await looking.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = 'pellmell' AND pid <> pg_backend_pid()"
        )

        async def shows_again() -> bool:
            with suppress(StoreError):
                await one.shared.show(b"cards")
                return await other.shared.shown_elsewhere() == [b"cards"]
            return False

        await until(shows_again)


@on_loop
async def test_tables_of_a_node_whose_lease_has_ended_are_not_shown_and_are_cleared(database: str) -> None:
    async with opened(database) as one, opened(database) as other, connected(database) as looking:
        await one.shared.show(b"cards")
        await looking.execute("UPDATE nodes SET until = clock_timestamp() WHERE id = 1")
        assert await other.shared.shown_elsewhere() == []
        await other.forget_tables_before(0.0)
        assert await looking.fetchval("SELECT count(*) FROM lobby") == 0


@on_loop
async def test_my_tables_are_shown_as_they_are_kept_where_they_are_not_awake(
    database: str, tmp_path: Path
) -> None:
    """Who sits where. How the round stands, and who is there, only the node knows that has it awake."""
    async with two_nodes(tmp_path, database) as (one, other):
        _, seat = await one.post("/api/play", {"game": "ligretto", "name": "Ash"})
        async with one.connected(f"/ws/{seat['code']}") as ash:
            await ash.hello(token=seat["token"])
            await plays_until(ash, 10)
            mine = [await visit.post("/api/my/tables", {"secret": seat["secret"]}) for visit in (one, other)]
        ((awake,), (kept,)) = [answer["tables"] for _, answer in mine]
        known = {name: awake[name] for name in ("code", "game", "players", "bots", "seat")}
        assert {name: kept[name] for name in known} == known
        assert not {"phase", "here", "over"} & set(kept)
