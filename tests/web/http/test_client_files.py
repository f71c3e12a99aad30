"""The client in the browser is served from the package: pages, files, and nothing beside them."""

import gzip
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientResponse
from yarl import URL

from pellmell.web.http import client_files
from tests.web.house import Visit, on_loop, opened

ROOT = Path(__file__).parents[3]
PAGE = f'<!doctype html><html lang="en"><head>{client_files.TITLE}</head><body></body></html>'
SCRIPT = b"document.title = 'pellmell';" * 100
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}

pytestmark = pytest.mark.usefixtures("built")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "robots.txt").write_text("User-agent: *", encoding="utf-8")
    (folder / "favicon.ico").write_bytes(b"icon")
    (folder / "previews.json").write_text("{}", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / ".built-from").write_text("secret", encoding="utf-8")
    (folder / "assets" / "index-Ab_1.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-Ab_1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "text-Cd2.woff2").write_bytes(b"wOF2")
    (tmp_path / "house.js").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(client_files, "FOLDER", folder)


@asynccontextmanager
async def asking(
    visit: Visit, path: str, method: str = "GET", **headers: str
) -> AsyncGenerator[ClientResponse]:
    async with visit.session.request(method, path, headers=headers) as answer:
        yield answer


@on_loop
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/KFREEG",
        "/screen/KFREEG",
        "/tv",
        "/tv/KFREEG",
        "/rules/dice",
        "/lesson/board",
        "/m/3f2a",
        "/me",
        "/me/board",
        "/settings",
    ],
)
async def test_every_page_is_the_client_and_asked_for_anew(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path) as visit, asking(visit, path) as answer:
        assert answer.status == 200
        assert answer.content_type == "text/html"
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "</body></html>" in await answer.text()


def test_the_page_has_the_title_that_is_replaced() -> None:
    assert (ROOT / "web" / "index.html").read_text(encoding="utf-8").count(client_files.TITLE) == 1


def test_the_lock_file_names_no_host() -> None:
    assert "://" not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")


@on_loop
async def test_a_browser_that_asks_for_what_is_not_there_is_shown_the_client(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        async with asking(visit, "/nothing/here", **BROWSER) as answer:
            assert (answer.status, answer.content_type) == (404, "text/html")
        for path in ("/api/nothing", "/assets/nothing.js", "/ws"):
            async with asking(visit, path, **BROWSER) as answer:
                assert (answer.status, answer.content_type) == (404, "application/json")
        async with asking(visit, "/nothing/here") as answer:
            assert (answer.status, answer.content_type) == (404, "application/json")


@on_loop
async def test_what_has_a_hash_in_its_name_is_kept_for_ever(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        async with asking(visit, "/assets/text-Cd2.woff2") as answer:
            assert answer.content_type == "font/woff2"
            assert "immutable" in answer.headers["Cache-Control"]
        async with asking(visit, "/manifest.webmanifest") as answer:
            assert answer.content_type == "application/manifest+json"
            assert answer.headers["Cache-Control"] == "no-cache"
            tag = answer.headers["ETag"]
        async with asking(visit, "/manifest.webmanifest", **{"If-None-Match": tag}) as answer:
            assert answer.status == 304
            assert "Content-Security-Policy" in answer.headers


@on_loop
@pytest.mark.parametrize(("path", "kind"), [("/robots.txt", "text/plain"), ("/favicon.ico", "image/x-icon")])
async def test_programs_find_what_they_ask_for_unasked(tmp_path: Path, path: str, kind: str) -> None:
    async with opened(tmp_path) as visit, asking(visit, path) as answer:
        assert (answer.status, answer.content_type) == (200, kind)


@on_loop
async def test_it_is_compressed_for_whoever_understands_that(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        for accepted, encoding in (("gzip", "gzip"), ("identity", None)):
            async with asking(visit, "/assets/index-Ab_1.js", **{"Accept-Encoding": accepted}) as answer:
                assert answer.headers.get("Content-Encoding") == encoding
                assert answer.headers["Vary"] == "Accept-Encoding"
                assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
                assert await answer.read() == SCRIPT


@on_loop
async def test_the_head_alone_can_be_asked_for(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        for path in ("/", "/assets/index-Ab_1.js", "/api/games"):
            async with asking(visit, path, "HEAD") as answer:
                assert answer.status == 200
                assert int(answer.headers["Content-Length"]) > 0
                assert not await answer.read()


@on_loop
@pytest.mark.parametrize(
    "path",
    [
        "/assets/..%2f..%2fhouse.js",
        "/assets/..%5c..%5chouse.js",
        "/assets/%2e%2e/%2e%2e/house.js",
        "/..%2fhouse.js",
        "/assets/",
        "/assets",
        "/.built-from",
        "/previews.json",
        "/assets/index-Ab_1.js.gz",
        "/assets/a%00.js",
    ],
)
async def test_nothing_else_is_shown(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path) as visit:
        address = URL(f"{visit.server.url}{path}", encoded=True)
        async with visit.session.get(address) as answer:
            assert answer.status == 404
            assert "secret" not in await answer.text()


@on_loop
async def test_a_house_without_its_client_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "nowhere")
    async with opened(tmp_path) as visit:
        status, page = await visit.get("/")
        assert status == 503
        assert "./run" in page
        assert (await visit.get("/api/games"))[0] == 200
