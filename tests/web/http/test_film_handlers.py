"""Films are shown to who sat or watched there, by the secret alone, as soon as their seed is told."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pellmell.films.film import Film
from pellmell.films.showing import Showing
from pellmell.house.keys import person
from pellmell.play.messages import Ready
from pellmell.stores.films import MOST_STARS
from pellmell.stores.orders import Order
from pellmell.web.upkeep.housekeeping import DAY, Housekeeping
from tests.web.house import Visit, on_loop, opened
from tests.web.http.rounds import ANN, MINE, SECRET, play_round, playing, until

EVE, WALT = ({"secret": SECRET + name} for name in ("Eve", "Walt"))
GONE = {"error": "not_found", "reason": "not yours, or gone"}


async def only_match(visit: Visit, whose: dict[str, str]) -> dict[str, Any]:
    status, found = await visit.post(MINE, whose)
    assert status == 200
    (match,) = found["matches"]
    assert found["more"] is False
    return dict(match)


@on_loop
async def test_a_round_is_open_to_who_sat_there_while_the_match_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        closed = await play_round(guest)
        match = await only_match(visit, ANN)
        assert (match["game"], match["seat"], match["points"]) == ("dice", 0, closed["totals"])
        (round,) = match["rounds"]
        assert (round["round"], round["film"]) == (1, True)
        assert "ended" not in match
        status, film = await visit.post(f"/api/films/{match['id']}/1", ANN)
        assert (status, film["seed"]) == (200, closed["seed"])
        assert len(list(Showing(film_of(film)))) == len(film["shots"])
        assert (await visit.get(f"/api/matches/{match['id']}"))[0] == 404
        assert (await visit.get(f"/api/matches/{match['id']}/journal"))[0] == 404, "its journal stays closed"


def film_of(film: dict[str, Any]) -> Film:
    return msgspec.json.decode(msgspec.json.encode(film), type=Film)


@on_loop
async def test_the_bytes_are_sent_as_they_are_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        match = await only_match(visit, ANN)
        asked = visit.session.post(f"/api/films/{match['id']}/1", data=msgspec.json.encode(ANN))
        async with asked as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert answer.content_type == "application/json"
            assert len(await answer.read()) > int(answer.headers["Content-Length"])


@on_loop
async def test_a_round_that_is_played_is_nobodys_yet(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        await guest.do(Ready())
        await until(guest, "dealt")
        match = await only_match(visit, ANN)
        assert [round["round"] for round in match["rounds"]] == [1]
        assert await visit.post(f"/api/films/{match['id']}/2", ANN) == (404, GONE)


@on_loop
async def test_to_others_it_is_as_if_there_were_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        id = (await only_match(visit, ANN))["id"]
        assert await visit.post(MINE, EVE) == (200, {"matches": [], "more": False})
        wrong = [
            f"{id}/1",
            f"{id}/2",
            "nothing/1",
            f"{id}/one",
            f"{id}/-1",
            f"{id}/{'9' * 30}",
            "%00/1",
            "ö/1",
        ]
        for path in wrong:
            assert await visit.post(f"/api/films/{path}", EVE) == (404, GONE)
            assert await visit.post(f"/api/films/{path}/star", EVE) == (404, GONE)
        for path in wrong[1:]:
            assert await visit.post(f"/api/films/{path}", ANN) == (404, GONE)


@on_loop
async def test_who_watched_has_the_rounds_that_they_watched(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (code, guest):
        await play_round(guest)
        async with visit.guest(code, **WALT), visit.guest(code):
            await play_round(guest)
        await play_round(guest)
        match = await only_match(visit, WALT)
        assert [round["round"] for round in match["rounds"]] == [2]
        assert "seat" not in match
        assert (await visit.post(f"/api/films/{match['id']}/2", WALT))[0] == 200
        assert await visit.post(f"/api/films/{match['id']}/1", WALT) == (404, GONE)
        assert await visit.post(f"/api/films/{match['id']}/3", WALT) == (404, GONE)


@on_loop
async def test_a_match_that_is_over_says_who_has_won(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        async with playing(visit, "round") as (_, guest):
            await play_round(guest)
        match = await only_match(visit, ANN)
        best = max(match["points"])
        assert match["ended"] >= match["began"]
        assert match["winners"] == [seat for seat, points in enumerate(match["points"]) if points == best]
        assert match["place"] == 1 + sum(points > match["points"][0] for points in match["points"])
        film = await visit.post(f"/api/films/{match['id']}/1", ANN)
    async with opened(tmp_path) as visit:
        assert await only_match(visit, ANN) == match
        assert await visit.post(f"/api/films/{match['id']}/1", ANN) == film


@on_loop
async def test_matches_come_in_pages(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        for _ in range(3):
            async with playing(visit, "round") as (_, guest):
                await play_round(guest)
        _, first = await visit.post(MINE, {**ANN, "most": 2})
        _, rest = await visit.post(MINE, {**ANN, "most": 2, "before": first["matches"][-1]["began"]})
        assert (len(first["matches"]), first["more"], len(rest["matches"]), rest["more"]) == (
            2,
            True,
            1,
            False,
        )
        ids = {match["id"] for match in (*first["matches"], *rest["matches"])}
        assert len(ids) == 3


@on_loop
async def test_a_star_is_given_and_taken_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        for _ in range(2):
            await play_round(guest)
        match = await only_match(visit, ANN)
        star = f"/api/films/{match['id']}/2/star"
        assert await visit.post(star, {**ANN, "starred": True}) == (200, {"starred": True})
        assert (await only_match(visit, ANN))["starred_rounds"] == [2]
        assert await visit.post(star, {**ANN, "starred": False}) == (200, {"starred": False})
        assert "starred_rounds" not in await only_match(visit, ANN)


@on_loop
async def test_who_has_too_many_stars_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pellmell.stores.sqlite.film_sql.MOST_STARS", 1)
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        for _ in range(2):
            await play_round(guest)
        id = (await only_match(visit, ANN))["id"]
        assert (await visit.post(f"/api/films/{id}/1/star", ANN))[0] == 200
        status, told = await visit.post(f"/api/films/{id}/2/star", ANN)
        assert (status, told["error"]) == (409, "too_many")
        assert str(MOST_STARS) in told["reason"]


@on_loop
@pytest.mark.parametrize(("kept", "why"), [(None, "gone"), (b"no film", "unreadable")])
async def test_without_a_film_there_are_the_scores(tmp_path: Path, kept: bytes | None, why: str) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        closed = await play_round(guest)
        match = await only_match(visit, ANN)
        change = "UPDATE films SET film = ?"
        visit.database.do(lambda connection: connection.execute(change, (kept,))).result()
        status, scores = await visit.post(f"/api/films/{match['id']}/1", ANN)
        assert (status, scores["film"], scores["why"]) == (200, 0, why)
        assert (scores["points"], scores["players"]) == (closed["totals"], match["players"])


@on_loop
async def test_a_round_that_was_dealt_again_is_marked_void(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        change = "UPDATE films SET again = 1"
        visit.database.do(lambda connection: connection.execute(change)).result()
        assert [round["void"] for round in (await only_match(visit, ANN))["rounds"]] == [True]


@on_loop
async def test_a_secret_has_its_length_and_stands_in_no_address(tmp_path: Path) -> None:
    async with opened(tmp_path, connects_per_minute=3) as visit:
        for path in (MINE, "/api/films/a/1", "/api/films/a/1/star"):
            assert (await visit.post(path, {"secret": "short"}))[0] == 422
            assert (await visit.post(path, {}))[0] == 422
            assert (await visit.get(f"{path}?secret={SECRET}Ann"))[0] in (404, 405)
        answers = [(await visit.post("/api/films/a/1", ANN))[0] for _ in range(4)]
        assert answers == [404, 404, 404, 429], "and whoever asks too often waits"
        foreign = {"Origin": "https://elsewhere.example"}
        assert (await visit.post(MINE, ANN, headers=foreign))[0] == 403


@on_loop
async def test_who_is_forgotten_has_no_matches_and_is_someone_to_the_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        async with playing(visit) as (code, guest), visit.guest(code, **WALT):
            await play_round(guest)
        context = visit.server.context
        id = (await only_match(visit, WALT))["id"]
        forgotten = Order("forget", person(ANN["secret"], context.store.house_key))
        with context.house.set_aside(forgotten.value):
            await context.store.flush()
            assert await context.store.carry_out(forgotten, context.house.busy_codes) >= 1
        assert await visit.post(MINE, ANN) == (200, {"matches": [], "more": False})
        assert await visit.post(f"/api/films/{id}/1", ANN) == (404, GONE)
        _, film = await visit.post(f"/api/films/{id}/1", WALT)
        assert film["players"][0]["name"] == "someone"
        assert (await only_match(visit, WALT))["players"][0] == "someone"
        assert "Ann" not in str(film)


@on_loop
async def test_what_is_old_is_cleared_by_its_own_setting(tmp_path: Path) -> None:
    async with opened(tmp_path, film_days=10, played_days=20) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        id = (await only_match(visit, ANN))["id"]
        await grow_old(visit, "films", "made", 9)
        assert (await visit.post(f"/api/films/{id}/1", ANN))[1]["film"] == 1
        await grow_old(visit, "films", "made", 11)
        assert (await visit.post(f"/api/films/{id}/1", ANN))[1]["why"] == "gone"
        await grow_old(visit, "seats", "day", 21)
        assert await visit.post(MINE, ANN) == (200, {"matches": [], "more": False})


async def grow_old(visit: Visit, table: str, column: str, days: int) -> None:
    """By so many days, and then what is old is cleared."""
    context = visit.server.context
    change = f"UPDATE {table} SET {column} = {context.time.today() - days * DAY}"
    visit.database.do(lambda connection: connection.execute(change)).result()
    await Housekeeping(context).clear_old()
