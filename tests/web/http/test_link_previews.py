"""What a link looks like in a messenger: the game and its seats, in one's language, and nobody's name."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from pellmell.web.http import client_files
from tests.web.house import Visit, on_loop, opened
from tests.web.http.rounds import ANN, MINE, play_round, playing

ROOT = Path(__file__).parents[3]
PAGE = f'<!doctype html><html lang="en"><head>{client_files.TITLE}</head><body></body></html>'
WORDS = {
    "games": {"dice": {"en": "Dice", "de": "Würfel <b>"}},
    "said": {
        "en": {
            "home": "All at once.",
            "table": "{taken} of {seats}.",
            "playing": "Watch!",
            "rules": "Rules.",
            "moment": "Look!",
        },
        "de": {"home": "Alle.", "table": "{taken} von {seats}.", "playing": "Schau!", "rules": "Regeln."},
    },
}

pytestmark = pytest.mark.usefixtures("built")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "previews.json").write_text(json.dumps(WORDS), encoding="utf-8")
    (folder / "preview-dice.png").write_bytes(b"png")
    monkeypatch.setattr(client_files, "FOLDER", folder)


async def tags(visit: Visit, path: str, **headers: str) -> dict[str, str]:
    """As a messenger reads them."""
    status, page = await visit.get(path, headers=headers)
    assert status == 200
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page)
    title = re.search(r"<title>(.*)</title>", page)
    assert title is not None
    return {name: unescape(value) for name, value in [*found, ("title", title[1])]}


@on_loop
async def test_a_link_to_a_table_tells_of_the_game_and_its_seats_and_of_nobodys_name(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as ann:
            await ann.sit_down("Ann")
            said = await tags(visit, f"/t/{code.lower()}")
            _, page = await visit.get(f"/t/{code}")
        assert said["og:title"] == said["title"] == "Dice · pellmell"
        assert said["og:description"] == "1 of 4."
        assert said["og:image"] == f"{visit.server.url}/preview-dice.png"
        assert said["robots"] == "noindex"
        assert "Ann" not in page


@on_loop
async def test_of_a_match_that_is_on_it_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann"})
        assert (await tags(visit, f"/t/{seat['code']}"))["og:description"] == "Watch!"


@on_loop
async def test_it_speaks_the_language_of_the_link_or_of_the_reader_and_escapes_everything(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        german = {"Accept-Language": "xx, de-CH;q=0.8, en;q=0.5"}
        assert (await tags(visit, f"/t/{code}", **german))["og:description"] == "0 von 4."
        assert (await tags(visit, f"/t/{code}?lang=en", **german))["og:description"] == "0 of 4."
        _, page = await visit.get(f"/t/{code}?lang=de")
        assert "Würfel &lt;b&gt;" in page
        _, page = await visit.get('/t/"><script>abc?lang="><script>')
        assert "<script>" not in page.lower()


@on_loop
async def test_pages_of_a_game_and_of_the_house_have_one_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        rules = await tags(visit, "/rules/dice")
        assert (rules["og:title"], rules["og:description"]) == ("Dice · pellmell", "Rules.")
        assert "robots" not in rules
        home = await tags(visit, "/")
        assert (home["og:title"], home["og:description"]) == ("pellmell", "All at once.")
        assert home["og:image"].endswith("/preview.png")
        assert (await tags(visit, "/rules/nothing"))["og:title"] == "pellmell"


@on_loop
async def test_who_guesses_codes_learns_nothing_from_pages_and_has_guessed(tmp_path: Path) -> None:
    async with opened(tmp_path, wrong_codes_per_minute=2) as visit:
        code = await visit.new_table()
        for _ in range(2):
            assert (await tags(visit, "/t/XYXYXY"))["og:title"] == "XYXYXY · pellmell"
        assert (await tags(visit, f"/t/{code}"))["og:title"] == f"{code} · pellmell"
        assert (await visit.get(f"/api/tables/{code}"))[0] == 429


@on_loop
async def test_for_a_browser_that_follows_a_link_nothing_is_looked_up(tmp_path: Path) -> None:
    """So that a wrong link counts once, when its table is asked for."""
    async with opened(tmp_path, wrong_codes_per_minute=1) as visit:
        code = await visit.new_table()
        for _ in range(3):
            await tags(visit, "/t/XYXYXY", **{"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "cross-site"})
        assert (await visit.get(f"/api/tables/{code}"))[0] == 200


@on_loop
async def test_pictures_are_kept_for_a_day(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, visit.session.get("/preview-dice.png") as answer:
        assert (answer.status, answer.content_type) == (200, "image/png")
        assert answer.headers["Cache-Control"] == "public, max-age=86400"


def test_every_game_of_the_client_has_a_picture() -> None:
    games = ROOT / "web" / "src" / "games"
    assert [
        game.name for game in games.iterdir() if game.is_dir() and not (game / "preview.png").is_file()
    ] == []
    assert (ROOT / "web" / "public" / "preview.png").is_file()


@on_loop
async def test_a_link_to_a_moment_shows_the_table_as_it_lay_then_and_nobodys_name(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, playing(visit) as (_, guest):
        await play_round(guest)
        _, mine = await visit.post(MINE, ANN)
        film = f"/api/films/{mine['matches'][0]['id']}/1"
        _, share = await visit.post(f"{film}/share", {**ANN, "at": 1_000, "names": True})
        said = await tags(visit, f"/s/{share['token']}")
        assert (said["title"], said["og:description"]) == ("Dice · pellmell", "Look!")
        assert said["og:image"] == f"{visit.server.url}/api/shares/{share['token']}/picture.png"
        assert (said["og:image:width"], said["og:image:height"]) == ("1200", "630")
        assert (said["robots"], said["twitter:card"]) == ("noindex", "summary_large_image")
        _, page = await visit.get(f"/s/{share['token']}")
        assert "Ann" not in page


@on_loop
async def test_a_link_to_a_moment_that_is_over_says_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        said = await tags(visit, f"/s/{'x' * 16}")
        assert (said["title"], said["robots"]) == ("pellmell", "noindex")
        assert said["og:image"] == f"{visit.server.url}/preview.png"
        for _ in range(40):
            assert (await visit.get(f"/s/{'y' * 16}"))[0] == 200, "who guesses learns nothing by it"
