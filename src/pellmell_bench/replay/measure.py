"""The measuring of a replay: how long a link takes to show its film on a slow line, how soon another place of
it is there on a slow phone, and how much code is loaded for it alone."""

import asyncio
import gzip
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, Page, async_playwright

from pellmell.catalogue import find_game
from pellmell.films.film import Film, pack
from pellmell.kit.time_units import FineMilliseconds, to_milliseconds
from pellmell.web.http.client_files import FOLDER
from pellmell_bench.feel.chromium import chromium_flags, find_chromium
from pellmell_bench.feel.measure import FLAGS, HAND, PHONE
from pellmell_bench.feel.recorded_house import recorded_house
from pellmell_bench.feel.recording import CODE, Recording
from pellmell_bench.films.witness import witnessed
from pellmell_bench.measured_games import USUAL
from pellmell_bench.replay.film_house import BARE, MATCH, film_house

RACE = "[data-test=film-race]"
STRIP = "[data-test=strip]"
SETTLED = 3.0  # seconds without anything new on the screen
MOST_SECONDS = 600.0
FAST_3G = {"offline": False, "latency": 562, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SCRUB = """
    async (places) => {
        const strip = document.querySelector("[data-test=strip]")
        const { left, width, top } = strip.getBoundingClientRect()
        const send = (kind, place) =>
            strip.dispatchEvent(new PointerEvent(kind, {
                bubbles: true, pointerId: 1, button: 0, clientX: left + place * width, clientY: top + 5,
            }))
        const drawn = () => new Promise((tell) => requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = tell
            port2.postMessage(0)
        }))
        send("pointerdown", places[0])
        await drawn()
        const took = []
        for (const place of places) {
            await drawn()
            const began = performance.now()
            send("pointermove", place)
            await drawn()
            took.push(performance.now() - began)
        }
        send("pointerup", places.at(-1))
        return took
    }
"""


@dataclass(frozen=True)
class ReplayPlan:
    game: str = USUAL
    players: int = 4
    slow: float = 4.0  # so many times slower than this machine, for the strip
    places: int = 60
    seed: str = "replay"


@dataclass
class Replayed:
    """Of one page: ms until its picture was there, on a slow line; and until each place was."""

    picture: FineMilliseconds = 0.0
    again: FineMilliseconds = 0.0  # of somebody who has looked at a film of this game before
    dragged: Sequence[FineMilliseconds] = field(default_factory=list[FineMilliseconds])
    jumped: Sequence[FineMilliseconds] = field(default_factory=list[FineMilliseconds])
    requests: int = 0
    code: int = 0  # bytes, packed, that no table asks for


def recorded_film(plan: ReplayPlan) -> Film:
    game = find_game(plan.game)
    return witnessed(game, game.options(), plan.players, plan.seed, "adult", 1).films[0]


async def bench_replay(plan: ReplayPlan) -> dict[str, Replayed]:
    """Of each page, by its name."""
    film = pack(recorded_film(plan))
    pages = {"film": f"/m/{MATCH}?round=1&seat=0&at=9000", "bare": BARE}
    async with asyncio.timeout(MOST_SECONDS), _browser() as browser, film_house(film) as url:
        found = {name: await _replayed(browser, plan, url + path) for name, path in pages.items()}
        found["film"].code = await _own_code(browser, plan, url + pages["film"])
    return found


@asynccontextmanager
async def _browser() -> AsyncGenerator[Browser]:
    async with async_playwright() as playwright:
        arguments = [*FLAGS, *chromium_flags()]
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
        try:
            yield browser
        finally:
            await browser.close()


async def _replayed(browser: Browser, plan: ReplayPlan, address: str) -> Replayed:
    found = Replayed()
    async with _phone(browser) as page:
        await _slow_down(page)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        found.picture = await _until_picture(page, address)
        found.requests = len(asked)
        later = await page.context.new_page()
        await page.close()
        await _slow_down(later)
        found.again = await _until_picture(later, address)
    async with _phone(browser) as page:
        await page.goto(address)
        await page.wait_for_selector(STRIP)
        await page.wait_for_load_state("networkidle")
        session: Any = await page.context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": plan.slow})
        steps = [number / plan.places for number in range(plan.places)]
        found.dragged = await page.evaluate(SCRUB, steps)
        found.jumped = await page.evaluate(SCRUB, [(step * 37) % 1 for step in steps])
    return found


async def _slow_down(page: Page) -> None:
    session: Any = await page.context.new_cdp_session(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", FAST_3G)


@asynccontextmanager
async def _phone(browser: Browser) -> AsyncGenerator[Page]:
    """Of somebody who has never been here: nothing is kept, and nothing moves by itself."""
    context = await browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, service_workers="block", reduced_motion="reduce"
    )
    try:
        yield await context.new_page()
    finally:
        await context.close()


async def _until_picture(page: Page, address: str) -> FineMilliseconds:
    """What is painted in a thread of its own is seen on the screen alone: the picture is there when the
    race's place on it is first as full as it is at the end."""
    began = perf_counter()
    await page.goto(address, wait_until="commit")
    await page.wait_for_selector(RACE)
    seen: list[tuple[float, int]] = []
    while not seen or perf_counter() - _since(seen) < SETTLED:
        at = perf_counter()
        seen.append((at, len(await page.locator(RACE).screenshot(type="png"))))
    last = seen[-1][1]
    return to_milliseconds(next(at for at, size in seen if size > 0.8 * last) - began)


def _since(seen: Sequence[tuple[float, int]]) -> float:
    """Since when it looks as it does."""
    last = seen[-1][1]
    return next((at for at, size in reversed(seen) if abs(size - last) > 0.02 * last), seen[0][0])


async def _own_code(browser: Browser, plan: ReplayPlan, address: str) -> int:
    """What a page of a film asks for, and a table of the same game does not."""
    async with _phone(browser) as page:
        film = await _scripts(page, address, STRIP)
    recording = Recording(plan.game, plan.players, plan.seed, own_is_idle=True)
    async with recorded_house(recording) as house, _phone(browser) as page:
        table = await _scripts(page, f"{house.url}/t/{CODE}", HAND)
    files = [FOLDER / path.removeprefix("/") for path in sorted(film - table)]
    return sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files)


async def _scripts(page: Page, address: str, until: str) -> set[str]:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    await page.goto(address)
    await page.wait_for_selector(until)
    await page.wait_for_load_state("networkidle")
    return {path for path in asked if path.endswith(".js")}
