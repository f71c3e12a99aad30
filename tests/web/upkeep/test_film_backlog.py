"""Films of a house that was there before them are made while it runs."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pellmell.house.changes import Append, CloseBacklog, OpenMatch, SaveFilm
from pellmell.house.keys import person
from pellmell.stores.errors import StoreError
from pellmell.stores.orders import Order
from pellmell.testing import NotedOwner
from pellmell.web.upkeep import film_backlog
from pellmell.web.upkeep.film_backlog import FilmBacklog
from tests.stores.postgres.stores import opened as opened_store
from tests.stores.saved_films import saved
from tests.stores.sqlite.stepped_store import a_match
from tests.web.house import Visit, on_loop, opened
from tests.web.http.rounds import ANN, MINE, play_round, playing

ROUNDS = 3


async def play(visit: Visit) -> None:
    async with playing(visit) as (_, guest):
        for _ in range(ROUNDS):
            await play_round(guest)
    await visit.server.context.store.flush()


def as_before_there_were_films(visit: Visit) -> None:
    visit.database.do(lambda connection: connection.execute("DELETE FROM seats")).result()
    assert rows(visit, "played") == rows(visit, "films") == []


def rows(visit: Visit, table: str) -> list[Any]:
    query = f"SELECT * FROM {table} ORDER BY 1, 2"
    return visit.database.do(lambda connection: connection.execute(query).fetchall()).result()


def without_days(found: list[Any], day: int) -> list[Any]:
    return [row[:day] + row[day + 1 :] for row in found]


@on_loop
async def test_afterwards_it_is_as_if_it_had_always_made_them(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        await play(visit)
        _, mine = await visit.post(MINE, ANN)
        films, seats = rows(visit, "films"), rows(visit, "seats")
        as_before_there_were_films(visit)
        assert await FilmBacklog(visit.server.context).work() == 1
        assert (await visit.post(MINE, ANN))[1] == mine
        assert without_days(rows(visit, "films"), 2) == without_days(films, 2)
        assert without_days(rows(visit, "seats"), 6) == without_days(seats, 6)
        assert await FilmBacklog(visit.server.context).work() == 0


@on_loop
async def test_it_runs_by_itself(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        await play(visit)
        as_before_there_were_films(visit)
    async with opened(tmp_path) as visit:
        while not (await visit.post(MINE, ANN))[1]["matches"] or rows(visit, "played")[0][-2]:
            await asyncio.sleep(0.01)
        assert len(rows(visit, "films")) == ROUNDS


@on_loop
async def test_what_is_broken_off_is_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as visit:
        await play(visit)
        films = rows(visit, "films")
        as_before_there_were_films(visit)
        write, written = visit.server.context.store.write, list[object]()

        def breaks_off(owner: Any, changes: Any) -> None:
            written.extend(changes)
            if len(written) == 2:
                raise StoreError("the house falls")
            write(owner, changes)

        with monkeypatch.context() as broken:
            broken.setattr(visit.server.context.store, "write", breaks_off)
            with pytest.raises(StoreError):
                await FilmBacklog(visit.server.context).work()
        assert len(rows(visit, "films")) == 1
        assert await FilmBacklog(visit.server.context).work() == 1
        assert without_days(rows(visit, "films"), 2) == without_days(films, 2)


@on_loop
async def test_others_have_their_turn_all_the_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1_000_000))
    monkeypatch.setattr(film_backlog, "perf_counter", lambda: next(clock) * film_backlog.WORK)
    monkeypatch.setattr(film_backlog, "REST", 0.0)
    async with opened(tmp_path) as visit:
        await play(visit)
        as_before_there_were_films(visit)
        work = asyncio.create_task(FilmBacklog(visit.server.context).work())
        turns = 0
        while not work.done():
            await asyncio.sleep(0)
            turns += 1
        (number,) = {row[0] for row in rows(visit, "played")}
        assert turns > len(await visit.server.context.store.journal(number))


@on_loop
async def test_who_is_forgotten_meanwhile_stays_forgotten(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        await play(visit)
        as_before_there_were_films(visit)
        store = visit.server.context.store
        (match,) = await store.film_backlog(0, 9)
        await store.carry_out(Order("forget", person(ANN["secret"], store.house_key)))
        late = {"number": match.number, "late": match.late}
        for change in (saved(match.number, late=match.late), CloseBacklog(**late)):
            store.write(NotedOwner(), [change])
        await store.flush()
        assert rows(visit, "played") == []
        assert (await FilmBacklog(visit.server.context).work()) == 1
        assert b"Ann" not in b"".join(row[6] for row in rows(visit, "films"))


@on_loop
async def test_of_several_nodes_one_has_it(postgres_database: str) -> None:
    async with opened_store(postgres_database) as first, opened_store(postgres_database) as second:
        change = SaveFilm(number=1, round=2, made=1.0, points=[1], totals=[1], players=["Ash"])
        second.write(NotedOwner(), [OpenMatch(a_match(1)), Append(1, 1, [b"one\n"]), change])
        await second.flush()
        assert [match.number for match in await first.film_backlog(0, 9)] == [1]
        assert await second.film_backlog(0, 9) == []
        await first.nodes.drain()
        await first.flush()
        assert [match.number for match in await second.film_backlog(0, 9)] == [1]
