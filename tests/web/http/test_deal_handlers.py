"""Who may look at a round may play its deal again: at a table of their own, as often as others open one."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pellmell.play.messages import Ready
from pellmell.wire.frames import Snapshot
from tests.web.house import Visit, on_loop, opened
from tests.web.http.rounds import ANN, SECRET, end_it, matches_of, play_a_round, play_round, playing, until

EVE = {"secret": SECRET + "Eve", "name": "Eve"}
GONE = {"error": "not_found", "reason": "not yours, or gone"}
ON_SEAT = {**ANN, "name": "Ann", "seat": 2, "level": "child", "language": "de"}


@pytest.mark.rule("ALL-22")
@on_loop
async def test_the_deal_is_played_again_on_any_of_its_seats(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        film = await play_a_round(visit)
        _, before = await visit.post(film, ANN)
        status, seat = await visit.post(film + "/play", ON_SEAT)
        assert status == 201
        assert seat["link"].endswith(f"/t/{seat['code']}")
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            await guest.hello(token=seat["token"])
            table = (await guest.hear(Snapshot)).table
            assert [bool(player.level) for player in table.players] == [True, True, False, True]
            assert {player.level for player in table.players} == {"child", ""}
            assert table.given is not None
            assert (table.given.seat, table.given.nonces) == (2, before["nonces"])
            await end_it(guest)
        again, first = await matches_of(visit)
        assert (again["given"], again["seat"]) == (True, 2)
        assert "given" not in first
        _, after = await visit.post(f"/api/films/{again['id']}/1", ANN)
        assert [after[what] for what in ("view", "seed", "nonces")] == [
            before[what] for what in ("view", "seed", "nonces")
        ]


@on_loop
async def test_a_round_of_a_match_that_goes_on_can_be_played_and_the_one_under_way_can_not(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        await guest.do(Ready())
        await until(guest, "dealt")
        (match,) = await matches_of(visit)
        assert (await visit.post(f"/api/films/{match['id']}/1/play", ON_SEAT))[0] == 201
        assert await visit.post(f"/api/films/{match['id']}/2/play", ON_SEAT) == (404, GONE)


@on_loop
async def test_who_may_not_look_at_it_may_not_play_it(tmp_path: Path) -> None:
    async with opened(tmp_path, connects_per_minute=100) as visit:
        film = await play_a_round(visit)
        for path in (film, "/api/films/nothing/1", "/api/films/a/one", "/api/films/%00/1"):
            assert await visit.post(path + "/play", {**EVE, "seat": 0}) == (404, GONE)
        assert (await visit.post(film + "/play", {**ON_SEAT, "secret": "short"}))[0] == 422
        assert (await visit.post(film + "/play", {"name": "Ann", "seat": 2}))[0] == 422
        foreign = {"Origin": "https://elsewhere.example"}
        assert (await visit.post(film + "/play", ON_SEAT, headers=foreign))[0] == 403
        assert len(visit.server.context.house.tables) == 1


@on_loop
@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"seat": 4}, "bad_options"),
        ({"seat": -1}, "bad_fields"),
        ({"name": ""}, "bad_name"),
        ({"level": "god"}, "bad_fields"),
    ],
)
async def test_what_makes_no_sense_opens_no_table(tmp_path: Path, wrong: dict[str, Any], word: str) -> None:
    async with opened(tmp_path) as visit:
        film = await play_a_round(visit)
        status, told = await visit.post(film + "/play", {**ON_SEAT, **wrong})
        assert (status, told["error"]) == (422, word)
        assert len(visit.server.context.house.tables) == 1


@on_loop
async def test_it_is_limited_as_play_now_is(tmp_path: Path) -> None:
    async with opened(tmp_path, play_now_per_minute=3) as visit:
        film = await play_a_round(visit)
        answers = [(await visit.post(film + "/play", ON_SEAT))[0] for _ in range(3)]
        assert answers == [201, 201, 429]


async def put_film(visit: Visit, kept: bytes | None) -> None:
    change = "UPDATE films SET film = ?"
    visit.database.do(lambda connection: connection.execute(change, (kept,))).result()


@on_loop
async def test_what_can_not_be_dealt_any_more_is_said(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        film = await play_a_round(visit)
        _, kept = await visit.post(film, ANN)
        await put_film(visit, gzip.compress(msgspec.json.encode({**kept, "rules": 99})))
        status, told = await visit.post(film + "/play", ON_SEAT)
        assert (status, told["error"]) == (409, "other_rules")
        assert "version 99 of Ligretto Dice" in told["reason"]
        await put_film(visit, b"no film")
        assert (await visit.post(film + "/play", ON_SEAT))[1]["error"] == "other_rules"
        await put_film(visit, None)
        assert (await visit.post(film + "/play", ON_SEAT))[1]["error"] == "not_found"
