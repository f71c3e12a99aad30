"""What a round was like is told to who may look at its film, and by the same rules."""

from pathlib import Path

import msgspec

from pellmell.lab.par import Par
from pellmell.review.round_review import RoundReview
from pellmell.web.reviews.review_process import MOST_WAITING
from tests.web.house import on_loop, opened
from tests.web.http.rounds import ANN, MINE, SECRET, play_round, playing

EVE = {"secret": SECRET + "Eve"}
GONE = {"error": "not_found", "reason": "not yours, or gone"}


@on_loop
async def test_who_sat_there_is_told_what_the_round_was_like_and_its_par(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        _, mine = await visit.post(MINE, ANN)
        film = f"/api/films/{mine['matches'][0]['id']}/1"
        status, told = await visit.post(f"{film}/review", ANN)
        found = msgspec.convert(told, RoundReview)
        assert (status, found.game, found.round, len(found.seats)) == (200, "dice", 1, 4)
        status, told = await visit.post(f"{film}/par", ANN)
        assert (status, len(msgspec.convert(told, Par).points)) == (200, 4)
        assert await visit.post(f"{film}/par", ANN) == (200, told)
        for wrong in (film, film.replace("/1", "/2"), "/api/films/nothing/1"):
            whose = EVE if wrong is film else ANN
            for wanted in ("review", "par"):
                assert await visit.post(f"{wrong}/{wanted}", whose) == (404, GONE)


@on_loop
async def test_a_house_that_has_enough_to_do_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        _, mine = await visit.post(MINE, ANN)
        reviews = visit.server.context.reviews
        reviews.waiting = MOST_WAITING
        status, told = await visit.post(f"/api/films/{mine['matches'][0]['id']}/1/par", ANN)
        assert (status, told["error"]) == (503, "busy")
        assert "try again soon" in told["reason"]
        reviews.waiting = 0
