"""What somebody's rounds were like is found when they ask for it, told to them alone, and bounded."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pellmell.review.round_review import RoundReview
from pellmell.web.reviews import figure_keeping
from pellmell.web.reviews.review_process import MOST_WAITING
from pellmell.wire.rest import MyFigures
from tests.web.house import Visit, on_loop, opened
from tests.web.http.rounds import ANN, MINE, SECRET, end_it, matches_of, play_a_round, play_round, playing

FIGURES = "/api/my/figures"
ANNS = {**ANN, "game": "dice"}
EVE, WALT = ({"secret": SECRET + name, "game": "dice"} for name in ("Eve", "Walt"))


async def told(visit: Visit, whose: dict[str, Any]) -> MyFigures:
    """When all of it was looked at: a machine that has enough to do takes more than one asking."""
    while True:
        status, found = await visit.post(FIGURES, whose)
        assert status == 200
        figures = msgspec.convert(found, MyFigures)
        if not figures.pending:
            return figures
        await asyncio.sleep(0)


@on_loop
async def test_who_played_is_told_what_their_rounds_were_like_and_nobody_else(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (code, guest):
        async with visit.guest(code, secret=WALT["secret"]):
            closed = [await play_round(guest) for _ in range(2)]
        rounds = (await told(visit, ANNS)).rounds
        (match,) = (await visit.post(MINE, ANN))[1]["matches"]
        assert [(each.match, each.round) for each in rounds] == [(match["id"], 2), (match["id"], 1)]
        assert rounds[0].points + rounds[1].points == closed[-1]["totals"][0]
        _, review = await visit.post(f"/api/films/{match['id']}/1/review", ANN)
        own = msgspec.convert(review, RoundReview).seats[0]
        assert (rounds[1].taken, rounds[1].chances) == (own.taken, own.chances)
        assert rounds[1].reactions == sorted(own.reactions)
        assert rounds[1].par is None
        for whose in (EVE, WALT, {**ANNS, "game": "board"}, {**ANNS, "game": "nothing"}):
            assert (await told(visit, whose)).rounds == []


@on_loop
async def test_figures_stay_when_films_have_gone_and_come_in_pages(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        for _ in range(3):
            await play_round(guest)
        before = await told(visit, ANNS)
        change = "UPDATE films SET film = NULL"
        visit.database.do(lambda connection: connection.execute(change)).result()
        assert await told(visit, ANNS) == before
        first = await told(visit, {**ANNS, "most": 2})
        rest = await told(visit, {**ANNS, "most": 2, "before": first.rounds[-1].made})
        assert [*first.rounds, *rest.rounds] == before.rounds
        assert (first.more, rest.more) == (True, False)


@pytest.mark.rule("ALL-22")
@on_loop
async def test_a_deal_that_is_played_again_counts_for_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        film = await play_a_round(visit)
        _, seat = await visit.post(film + "/play", {**ANN, "name": "Ann", "seat": 0})
        async with visit.guest(seat["code"], token=seat["token"]) as guest:
            await end_it(guest)
        again, _ = await matches_of(visit)
        status, _ = await visit.post(f"/api/films/{again['id']}/1/par", ANN)
        assert status == 200
        assert again["id"] not in {each.match for each in (await told(visit, ANNS)).rounds}


@on_loop
async def test_par_is_kept_once_somebody_has_asked_for_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (code, guest):
        async with visit.guest(code, secret=WALT["secret"]):
            await play_round(guest)
        (match,) = (await visit.post(MINE, ANN))[1]["matches"]
        par = f"/api/films/{match['id']}/1/par"
        _, found = await visit.post(par, ANN)
        (round,) = (await told(visit, ANNS)).rounds
        assert round.par == found["points"][0]
        assert (await visit.post(par, {"secret": WALT["secret"]}))[0] == 200
        assert (await told(visit, WALT)).rounds == [], "who watched has played nothing"


@on_loop
async def test_so_many_films_are_looked_at_for_one_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figure_keeping, "AT_ONCE", 2)
    monkeypatch.setattr(figure_keeping, "BUSY", 100.0)
    monkeypatch.setattr(figure_keeping, "LONGEST", 100.0)
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        for _ in range(3):
            await play_round(guest)
        counts = []
        for _ in range(2):
            _, found = await visit.post(FIGURES, ANNS)
            counts.append((len(found["rounds"]), found["pending"]))
        assert counts == [(2, True), (3, False)]


@on_loop
async def test_a_house_that_has_enough_to_do_tells_what_it_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing_yet = {"rounds": [], "more": False, "pending": True}
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        reviews = visit.server.context.reviews
        reviews.waiting = MOST_WAITING
        assert await visit.post(FIGURES, ANNS) == (200, nothing_yet)
        reviews.waiting = 0
        with monkeypatch.context() as slow:
            slow.setattr(figure_keeping, "BUSY", 0.0)
            assert await visit.post(FIGURES, ANNS) == (200, nothing_yet)
        assert reviews.worker is None, "nothing was begun for it"
        assert len((await told(visit, ANNS)).rounds) == 1


@on_loop
async def test_a_film_that_can_not_be_shown_any_more_is_tried_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        change = "UPDATE films SET film = x'00'"
        visit.database.do(lambda connection: connection.execute(change)).result()
        (round,) = (await told(visit, ANNS)).rounds
        assert (round.chances, round.taken, round.reactions) == (0, 0, [])


@on_loop
async def test_it_is_asked_for_with_a_secret_and_not_too_often(tmp_path: Path) -> None:
    async with opened(tmp_path, connects_per_minute=2) as visit:
        for wrong in ({}, {"game": "dice"}, {**ANNS, "secret": "short"}, {**ANNS, "most": 501}, ANN):
            assert (await visit.post(FIGURES, wrong))[0] == 422
        assert [(await visit.post(FIGURES, ANNS))[0] for _ in range(3)] == [200, 200, 429]
        foreign = {"Origin": "https://elsewhere.example"}
        assert (await visit.post(FIGURES, ANNS, headers=foreign))[0] == 403


@on_loop
async def test_matches_are_asked_for_by_id_and_by_star(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        for _ in range(2):
            async with playing(visit, "round") as (_, guest):
                await play_round(guest)
        last, first = (await visit.post(MINE, ANN))[1]["matches"]
        assert first["people"] == [0], "the others are bots"
        assert (await visit.post(MINE, {**ANN, "match": first["id"]}))[1]["matches"] == [first]
        assert (await visit.post(MINE, {**ANN, "match": "nothing"}))[1]["matches"] == []
        assert (await visit.post(MINE, {**ANN, "starred": True}))[1]["matches"] == []
        assert (await visit.post(f"/api/films/{last['id']}/1/star", ANN))[0] == 200
        (starred,) = (await visit.post(MINE, {**ANN, "starred": True}))[1]["matches"]
        assert (starred["id"], starred["starred_rounds"]) == (last["id"], [1])
