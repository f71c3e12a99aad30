"""A moment of a round is shown to whoever has its link: who may share it, what strangers see, and its end."""

import struct
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from pellmell.films.film import Film, pack, unpack
from pellmell.house.keys import person
from pellmell.house.tokens import LINK_LENGTH
from pellmell.kit.time_units import Milliseconds
from pellmell.lab.par import Par
from pellmell.play.messages import Leave
from pellmell.review.round_review import RoundReview
from pellmell.stores.orders import Order
from pellmell.web.http.share_handlers import MAY_NOT
from pellmell.web.reviews.review_process import MOST_WAITING
from pellmell.web.shared_rounds import NOT_SHARED
from pellmell.web.upkeep.housekeeping import Housekeeping
from pellmell.wire.frames import Snapshot
from pellmell.wire.requests import SetTable, TableSettings
from tests.web.house import Guest, Visit, on_loop, opened
from tests.web.http.rounds import ANN, MINE, SECRET, play_round, playing, until

EVE, WALT = ({"secret": SECRET + name} for name in ("Eve", "Walt"))
SHARES, END = "/api/my/shares", "/api/my/shares/end"
GONE = {"error": "not_found", "reason": "not yours, or gone"}
UNKNOWN = {"error": "unknown_share", "reason": NOT_SHARED}
DAY = 86_400.0


@asynccontextmanager
async def played(visit: Visit) -> AsyncGenerator[tuple[str, Guest]]:
    """A round is over; the address of its film."""
    async with playing(visit) as (_, guest):
        await play_round(guest)
        yield await film_of(visit), guest


async def film_of(visit: Visit, round: int = 1) -> str:
    _, mine = await visit.post(MINE, ANN)
    return f"/api/films/{mine['matches'][0]['id']}/{round}"


async def shared(visit: Visit, film: str, **wanted: Any) -> dict[str, Any]:
    status, share = await visit.post(f"{film}/share", {**ANN, "at": 1_000, **wanted})
    assert status == 201, share
    return dict(share)


def there(share: dict[str, Any]) -> str:
    return f"/api/shares/{share['token']}"


@on_loop
async def test_a_stranger_sees_the_round_from_that_moment_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        _, own = await visit.post(film, ANN)
        share = await shared(visit, film, seat=2, names=True)
        assert len(share["token"]) == LINK_LENGTH
        assert share["link"].endswith(f"/s/{share['token']}")
        assert share["until"] - share["made"] == 90 * DAY
        status, moment = await visit.get(there(share))
        names = [player["name"] for player in own["players"]]
        assert (status, moment["game"], moment["round"], moment["at"]) == (200, "dice", 1, 1_000)
        assert (moment["players"], moment["owner"], moment["seat"]) == (names, 0, 2)
        assert moment["film"] is True
        assert await visit.get(f"{there(share)}/film") == (200, own)


@on_loop
async def test_without_names_nobody_stands_in_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        _, own = await visit.post(film, ANN)
        share = await shared(visit, film)
        _, moment = await visit.get(there(share))
        _, told = await visit.get(f"{there(share)}/film")
        assert moment["players"] == ["1", "2", "3", "4"]
        assert [player["name"] for player in told["players"]] == ["1", "2", "3", "4"]
        assert (told["seed"], len(told["shots"])) == (own["seed"], len(own["shots"]))
        text = f"{moment}{told}"
        assert all(player["name"] not in text for player in own["players"])


@on_loop
async def test_nobody_is_told_who_somebody_is(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        key = visit.server.context.store.house_key
        share = await shared(visit, film, names=True)
        for path in ("", "/film", "/review", "/par"):
            status, told = await visit.get(f"{there(share)}{path}")
            assert status == 200
            assert SECRET not in str(told)
            assert person(ANN["secret"], key) not in str(told)
            assert film.split("/")[-2] not in str(told), "nor by which address others look at it"


@on_loop
async def test_the_figures_are_those_of_who_shares_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        _, told = await visit.post(f"{film}/review", ANN)
        whole = msgspec.convert(told, RoundReview)
        share = await shared(visit, film, seat=1)
        status, told = await visit.get(f"{there(share)}/review")
        figures = msgspec.convert(told, RoundReview)
        assert (status, figures.seats[0].chances) == (200, whole.seats[0].chances)
        assert {chance.seat for chance in figures.chances} <= {0}
        assert [(seat.chances, seat.reactions) for seat in figures.seats[1:]] == [(0, [])] * 3
        status, told = await visit.get(f"{there(share)}/par")
        assert (status, len(msgspec.convert(told, Par).points)) == (200, 4)


@on_loop
@pytest.mark.parametrize(("at", "nearest"), [(-5, 0), (10**15, None)])
async def test_a_time_outside_is_the_nearest(
    tmp_path: Path, at: Milliseconds, nearest: Milliseconds | None
) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        _, own = await visit.post(film, ANN)
        last = sum(shot[0] for shot in own["shots"])
        share = await shared(visit, film, at=at, seat=17)
        assert share["at"] == (last if nearest is None else nearest)
        assert "seat" not in share


@on_loop
async def test_only_who_sat_in_a_round_shares_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (code, guest):
        async with visit.guest(code, **WALT):
            await play_round(guest)
        film = await film_of(visit)
        assert (await visit.post(film, WALT))[0] == 200
        status, told = await visit.post(f"{film}/share", {**WALT, "at": 1})
        assert (status, told["error"]) == (403, "not_allowed")
        assert await visit.post(f"{film}/share", {**EVE, "at": 1}) == (404, GONE)
        assert await visit.post(f"{film}0/share", {**ANN, "at": 1}) == (404, GONE)
        assert (await visit.post(f"{film}/share", {**ANN, "at": "soon"}))[0] == 422
        assert (await visit.post(f"{film}/share", ANN))[0] == 422


@on_loop
async def test_the_host_says_whether_rounds_may_be_shared_before_they_are_played(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await guest.do(SetTable(TableSettings(sharing=False)))
        await until(guest, "table_set")
        await play_round(guest)
        await guest.do(SetTable(TableSettings(sharing=True)))
        await until(guest, "table_set")
        await play_round(guest)
        status, told = await visit.post(f"{await film_of(visit)}/share", {**ANN, "at": 1})
        assert (status, told) == (403, {"error": "not_allowed", "reason": MAY_NOT})
        await shared(visit, await film_of(visit, 2))
        _, mine = await visit.post(MINE, ANN)
        assert [each.get("shareable", False) for each in mine["matches"][0]["rounds"]] == [False, True]


@on_loop
async def test_who_shares_finds_and_ends_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        first = await shared(visit, film)
        second = await shared(visit, film, at=2_000)
        assert await shared(visit, film) == {**first, "until": pytest.approx(first["until"], abs=60)}
        _, mine = await visit.post(SHARES, ANN)
        assert {each["token"] for each in mine["shares"]} == {first["token"], second["token"]}
        assert await visit.post(SHARES, EVE) == (200, {"shares": []})
        assert (await visit.post(END, {**EVE, "token": first["token"]}))[0] == 200
        assert (await visit.get(there(first)))[0] == 200, "it was not Eve's"
        assert await visit.post(END, {**ANN, "token": first["token"]}) == (200, {"ended": True})
        for path in ("", "/film", "/review", "/par"):
            assert await visit.get(f"{there(first)}{path}") == (404, UNKNOWN)
        assert (await visit.get(there(second)))[0] == 200


@on_loop
async def test_it_ends_by_itself_and_its_film_is_kept_until_then(tmp_path: Path) -> None:
    async with opened(tmp_path, film_days=1) as visit, played(visit) as (film, _):
        share = await shared(visit, film)
        await days_go_by(visit, 89)
        assert (await visit.get(f"{there(share)}/film"))[1]["film"] == 1
        await days_go_by(visit, 2)
        assert await visit.get(there(share)) == (404, UNKNOWN)
        assert (await visit.post(film, ANN))[1]["why"] == "gone"


def write(visit: Visit, change: str, *values: object) -> None:
    visit.database.do(lambda connection: connection.execute(change, values)).result()


async def days_go_by(visit: Visit, days: float) -> None:
    seconds = days * DAY
    changes = (
        f"UPDATE films SET made = made - {seconds}",
        f"UPDATE shares SET made = made - {seconds}, until = until - {seconds}",
    )
    for change in changes:
        write(visit, change)
    await Housekeeping(visit.server.context).clear_old()


@on_loop
@pytest.mark.parametrize(("kept", "why"), [(None, "gone"), (b"no film", "unreadable")])
async def test_without_a_film_there_are_the_scores(tmp_path: Path, kept: bytes | None, why: str) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        share = await shared(visit, film)
        write(visit, "UPDATE films SET film = ?", kept)
        _, moment = await visit.get(there(share))
        assert moment["film"] is False
        status, scores = await visit.get(f"{there(share)}/film")
        assert (status, scores["film"], scores["why"]) == (200, 0, why)
        assert (scores["players"], scores["points"]) == (["1", "2", "3", "4"], moment["points"])
        assert (await visit.get(f"{there(share)}/review"))[0] == 404
        assert (await visit.post(f"{film}/share", {**ANN, "at": 7}))[0] == 404


@on_loop
async def test_wrong_tokens_are_guesses(tmp_path: Path) -> None:
    async with opened(tmp_path, wrong_codes_per_minute=4) as visit, played(visit) as (film, _):
        share = await shared(visit, film)
        for wrong in ("x" * LINK_LENGTH, "short", "%00", "ö" * LINK_LENGTH):
            assert await visit.get(f"/api/shares/{wrong}") == (404, UNKNOWN)
            assert (await visit.get(there(share)))[0] in {200, 429}
        assert (await visit.get("/api/shares/" + "y" * LINK_LENGTH))[0] == 429
        assert (await visit.get(there(share)))[0] == 429


@on_loop
async def test_links_are_made_at_a_peoples_pace(tmp_path: Path) -> None:
    async with opened(tmp_path, new_tables_per_minute=2) as visit, played(visit) as (film, _):
        for at in (1, 2):
            await shared(visit, film, at=at)
        status, told = await visit.post(f"{film}/share", {**ANN, "at": 3})
        assert (status, told["error"]) == (429, "too_fast")


@on_loop
async def test_who_shares_too_much_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        monkeypatch.setattr("pellmell.stores.sqlite.share_sql.MOST_OF_HOUSE", 1)
        await shared(visit, film)
        assert (await visit.post(f"{film}/share", {**ANN, "at": 3}))[0] == 409
        monkeypatch.setattr("pellmell.stores.sqlite.share_sql.MOST_SHARES", 1)
        status, told = await visit.post(f"{film}/share", {**ANN, "at": 3})
        assert (status, told["error"]) == (409, "too_many")


@on_loop
async def test_who_is_forgotten_shares_nothing_more(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        async with played(visit) as (film, guest):
            share = await shared(visit, film, names=True)
            await guest.do(Leave())
        context = visit.server.context
        forgotten = Order("forget", person(ANN["secret"], context.store.house_key))
        with context.house.set_aside(forgotten.value):
            await context.store.flush()
            await context.store.carry_out(forgotten, context.house.busy_codes)
        assert await visit.get(there(share)) == (404, UNKNOWN)


@on_loop
async def test_who_had_left_before_it_was_dealt_does_not_share_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        rewrite(visit, lambda told: replace(told, gone=[0]))
        status, told = await visit.post(f"{film}/share", {**ANN, "at": 1})
        assert (status, told["error"]) == (403, "not_allowed")


def rewrite(visit: Visit, change: Callable[[Film], Film]) -> None:
    """The only film that there is."""
    found = visit.database.do(lambda connection: connection.execute("SELECT film FROM films").fetchall())
    ((kept,),) = found.result()
    write(visit, "UPDATE films SET film = ?", pack(change(unpack(kept))))


@on_loop
async def test_whose_seat_it_was_is_asked_of_the_round(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        rewrite(visit, lambda told: replace(told, players=[*told.players[1:], told.players[0]]))
        share = await shared(visit, film)
        assert (await visit.get(there(share)))[1]["owner"] == 3


@on_loop
async def test_secrets_stand_in_no_address_and_other_pages_ask_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, connects_per_minute=3) as visit:
        for path in (SHARES, END, "/api/films/a/1/share"):
            assert (await visit.post(path, {"secret": "short"}))[0] == 422
            assert (await visit.get(f"{path}?secret={SECRET}Ann"))[0] in (404, 405)
        foreign = {"Origin": "https://elsewhere.example"}
        assert (await visit.post(SHARES, ANN, headers=foreign))[0] == 403
        answers = [(await visit.post(SHARES, ANN))[0] for _ in range(4)]
        assert answers == [200, 200, 200, 429], "and whoever asks too often waits"


@on_loop
async def test_its_picture_is_drawn_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        share = await shared(visit, film)
        assert visit.server.context.pictures.worker is None
        async with visit.session.get(f"{there(share)}/picture.png") as answer:
            png = await answer.read()
            assert (answer.status, answer.content_type) == (200, "image/png")
            assert "max-age" in answer.headers["Cache-Control"]
        assert png[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", png[16:24]) == (1200, 630)
        assert len(png) < 400_000
        await visit.server.context.pictures.stop()
        with_names = await shared(visit, film, names=True)
        async with visit.session.get(f"{there(with_names)}/picture.png") as answer:
            assert await answer.read() == png, "it has no names anyway"
        assert visit.server.context.pictures.worker is None, "nobody had to draw it again"
        assert visit.server.context.reviews.worker is None


@on_loop
async def test_where_nothing_can_be_drawn_there_is_the_picture_of_the_game(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        share = await shared(visit, film)
        picture = f"{there(share)}/picture.png"
        pictures = visit.server.context.pictures
        pictures.waiting = MOST_WAITING
        await leads_to_preview(visit, picture)
        pictures.waiting = 0
        write(visit, "UPDATE films SET film = ?", b"no film")
        await leads_to_preview(visit, picture)
        write(visit, "UPDATE films SET film = NULL")
        await leads_to_preview(visit, picture)
        assert (await visit.get("/api/shares/nothing/picture.png"))[0] == 404


async def leads_to_preview(visit: Visit, picture: str) -> None:
    async with visit.session.get(picture, allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (302, "/preview-dice.png")


@pytest.mark.rule("ALL-22")
@on_loop
async def test_whoever_has_the_link_plays_its_deal_on_the_seat_of_who_shares_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, played(visit) as (film, _):
        _, own = await visit.post(film, ANN)
        share = await shared(visit, film, seat=2)
        status, seat = await visit.post(f"{there(share)}/play", {"name": "Eve", "level": "child"})
        assert status == 201
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            await guest.hello(token=seat["token"])
            table = (await guest.hear(Snapshot)).table
        assert table.given is not None
        assert (table.given.seat, table.given.nonces) == (0, own["nonces"])
        assert [player.name for player in table.players if not player.level] == ["Eve"]
        await visit.post(END, {**ANN, "token": share["token"]})
        assert await visit.post(f"{there(share)}/play", {"name": "Eve"}) == (404, UNKNOWN)
