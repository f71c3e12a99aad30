"""What is not live: an answer for everything, and a reason for every no."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from pellmell import all_games
from pellmell.house.changes import CloseMatch, OpenMatch
from pellmell.play.messages import Ready
from pellmell.play.replay import Replay
from pellmell.testing import NotedOwner
from pellmell.web.http.handlers import MOST_MATCHES
from pellmell.wire.frames import Happened, Snapshot
from tests.stores.sqlite.stepped_store import a_match
from tests.web.house import Visit, on_loop, opened

PLAY = {"game": "dice", "name": "Ann"}


@on_loop
async def test_the_games_are_listed_with_what_can_be_set(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        status, answer = await visit.get("/api/games")
        assert status == 200
        assert {game["name"] for game in answer["games"]} == set(all_games())
        dice = next(game for game in answer["games"] if game["name"] == "dice")
        assert dice["players"] == [2, 4]
        options = {option["name"]: option for option in dice["options"]}
        assert options["rounds_per_player"] == {
            "name": "rounds_per_player",
            "allowed": "a whole number from 1 to 10",
            "default": "3",
            "does": "the match has so many rounds for each player at the table",
            "kind": "number",
            "range": [1, 10],
            "official": 3,
        }
        assert options["pace"]["values"] == ["free", "human"]


@on_loop
async def test_a_table_is_opened_with_its_options_and_found_by_its_code(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        asked = {"game": "dice", "options": {"pace": "free"}, "settings": {"public": True}}
        status, made = await visit.post("/api/tables", asked)
        assert status == 201
        assert made["link"] == f"{visit.server.url}/t/{made['code']}"
        async with visit.guest(made["code"]) as guest:
            await guest.sit_down()
            facts = await visit.get(f"/api/tables/{made['code'].lower()}")
            assert facts == (200, {**TABLE, "code": made["code"]})
            assert (await visit.get("/api/tables"))[1]["tables"][0]["code"] == made["code"]


TABLE = {"game": "dice", "players": ["Ann"], "bots": 0, "seats": 4, "public": True, "phase": "gathering"}


@on_loop
async def test_a_table_that_sleeps_is_still_found(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
    async with opened(tmp_path) as visit:
        status, facts = await visit.get(f"/api/tables/{code}")
        assert status == 200
        assert "phase" not in facts
        assert not visit.server.context.house.tables


@on_loop
async def test_play_now_gives_a_seat_at_a_table_with_bots(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        wish = {**PLAY, "bots": 2, "level": "child", "language": "fr-CH"}
        status, seat = await visit.post("/api/play", wish)
        assert status == 201
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            assert (await guest.hello(token=seat["token"])).seat == 0
            players = (await guest.hear(Snapshot)).table.players
            assert [player.name for player in players] == ["Ann", "Chêne", "Orme"]
            assert [player.bot for player in players] == [False, True, True]


@on_loop
@pytest.mark.parametrize(
    ("path", "body", "status", "error", "says"),
    [
        ("tables", b"{", 400, "bad_request", "JSON"),
        ("tables", b"\xff", 400, "bad_request", "JSON"),
        ("tables", b'{"game":' + b"[" * 9000, 422, "bad_fields", "game"),
        ("tables", b'{"game":"dice","options":' + b"[" * 9000, 422, "bad_fields", "options"),
        ("tables", b'{"game":"dice","options":{"pace":' + b"[" * 9000, 400, "bad_request", "JSON"),
        ("tables", [], 422, "bad_fields", "object"),
        ("tables", {}, 422, "bad_fields", "game"),
        ("tables", {"game": "dice", "gmae": 1}, 422, "bad_fields", "gmae"),
        ("tables", {"game": "chess"}, 422, "unknown_game", "ligretto"),
        ("tables", {"game": "dice", "options": {"pace": "warp"}}, 422, "bad_options", "human"),
        ("tables", {"game": "dice", "settings": {"fair_window": 999}}, 422, "bad_fields", "300"),
        ("play", {**PLAY, "name": " \n"}, 422, "bad_name", "letter"),
        ("play", {**PLAY, "bots": 99}, 422, "bad_fields", "11"),
        ("play", {**PLAY, "bots": 4}, 422, "bad_options", "3"),
        ("play", {**PLAY, "secret": "short"}, 422, "bad_options", "22"),
        ("tables", b" " * 20_000, 413, "request_entity_too_large", "16384"),
    ],
)
async def test_what_makes_no_sense_is_answered_with_a_reason(
    tmp_path: Path, path: str, body: Any, status: int, error: str, says: str
) -> None:
    async with opened(tmp_path) as visit:
        answered, answer = await visit.post(f"/api/{path}", body)
        assert (answered, answer["error"]) == (status, error), answer
        assert says in answer["reason"]


@on_loop
@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/api/tables/XYXYXY",
        "/api/matches?code=XYXYXY",
        "/api/matches/unknown",
        "/api/matches/unknown/journal",
        "/api/rules/chess",
        "/api/rules/..%2f..%2fREADME",
    ],
)
async def test_what_is_not_there_is_not_found(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path) as visit:
        status, answer = await visit.get(path)
        assert status == 404
        assert set(answer) == {"error", "reason"}


@on_loop
async def test_another_method_is_told_which_one(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.session.delete("/api/tables") as answer:
        assert answer.status == 405
        assert {"GET", "POST"} <= set(answer.headers["Allow"].split(", "))


@on_loop
async def test_the_rules_can_be_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        _, listed = await visit.get("/api/rules")
        assert {rules["name"] for rules in listed["rules"]} == {"all", *all_games()}
        async with visit.session.get("/api/rules/ligretto") as answer:
            assert answer.content_type == "text/markdown"
            assert "LIG-1" in await answer.text()


@on_loop
async def test_a_finished_match_can_be_played_again_without_knowing_who_it_was(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, speed=200) as visit:
        status, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann", "bots": 1})
        assert status == 201
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            await guest.hello(token=seat["token"])
            assert (await visit.get(f"/api/matches?code={seat['code']}"))[1] == {"matches": []}
            await guest.do(Ready())
            while not await _over(guest):
                await guest.do(Ready())
        match = await _finished(visit, seat["code"])
        assert match["players"][0] == "Ann"
        assert (await visit.get(f"/api/matches/{match['id']}"))[1] == match
        _, journal = await visit.get(f"/api/matches/{match['id']}/journal")
        steps = list(Replay(journal.encode().splitlines(keepends=True)))
        assert steps
        assert '"id":"p1"' in journal
        person = visit.server.context.store.table(seat["code"]).result().chairs[0].player.id  # type: ignore[union-attr]
        assert person not in journal


async def _over(guest: Any) -> bool:
    """Whether the match is; else, when the next round can begin."""
    while True:
        kinds = {event["event"] for event in (await guest.hear(Happened)).events}
        if "match_ended" in kinds:
            return True
        if kinds & {"seed_promised"}:
            return False


async def _finished(visit: Visit, code: str) -> Any:
    await visit.server.context.store.flush()
    _, answer = await visit.get(f"/api/matches?code={code}")
    (match,) = answer["matches"]
    return match


@on_loop
async def test_a_match_that_is_played_shows_nothing_of_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        _, seat = await visit.post("/api/play", PLAY)
        (match,) = visit.server.context.store.matches_of(seat["code"], 9).result()
        for path in (f"/api/matches/{match.id}", f"/api/matches/{match.id}/journal"):
            assert (await visit.get(path))[0] == 404


@on_loop
async def test_of_many_matches_of_a_table_the_last_are_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        _, made = await visit.post("/api/tables", {"game": "dice"})
        store, played = visit.server.context.store, range(1001, 1003 + MOST_MATCHES)
        for number in played:
            match = replace(a_match(number), code=made["code"])
            store.write(NotedOwner(), [OpenMatch(match), CloseMatch(number, 700.0, [3, 9], [1])])
        await store.flush()
        _, answer = await visit.get(f"/api/matches?code={made['code']}")
    assert [match["id"] for match in answer["matches"]] == [a_match(number).id for number in played[2:]]


@on_loop
async def test_everything_carries_the_headers_that_protect_browsers(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        for path in ("/", "/t/ABCDEF", "/api/games", "/nothing", "/metrics"):
            async with visit.session.get(path) as answer:
                assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
                assert "frame-ancestors" in answer.headers["Content-Security-Policy"]
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Referrer-Policy"] == "no-referrer"
                assert "Strict-Transport-Security" not in answer.headers


@on_loop
async def test_the_description_has_every_route_and_only_known_schemas(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        _, document = await visit.get("/api/openapi.json")
        assert document["openapi"] == "3.1.0"
        assert {"get", "post"} == set(document["paths"]["/api/tables"])
        assert not [path for path in document["paths"] if ":" in path]
        (parameter,) = document["paths"]["/api/matches"]["get"]["parameters"]
        assert (parameter["name"], parameter["required"]) == ("code", True)
        assert set(references(document)) <= set(document["components"]["schemas"])


def references(node: Any) -> list[str]:
    if isinstance(node, dict):
        own = [node["$ref"].rpartition("/")[2]] if "$ref" in node else []
        return own + [name for value in node.values() for name in references(value)]
    return [name for value in node for name in references(value)] if isinstance(node, list) else []
