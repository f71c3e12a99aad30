"""`pellmell bench feel`: how busy a page is, and how soon a press shows, on a slow phone: a real Chromium,
its CPU slowed, shows a recorded round at full speed, and its own trace says what its main thread did.
A page that does next to nothing is shown the same round beside it."""

import asyncio
import json
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.async_api import Browser, Page, ViewportSize, async_playwright

from pellmell_bench.feel.bare_page import PATH
from pellmell_bench.feel.chromium import chromium_flags, find_chromium
from pellmell_bench.feel.chromium_trace import CATEGORIES, MainThreadWork, busy
from pellmell_bench.feel.recorded_house import RecordedHouse, recorded_house
from pellmell_bench.feel.recording import CODE, Recording
from pellmell_bench.measured_games import USUAL

PHONE = ViewportSize(width=390, height=844)
FLAGS = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]
PRESS = """
    window.presses = []
    addEventListener("pointerdown", (event) => {
        const heard = performance.now()
        const seen = new MutationObserver(() => {
            const now = performance.now()
            window.presses.push([now - event.timeStamp, now - heard])
            seen.disconnect()
        })
        seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    }, true)
"""
PAGES = {"table": f"/t/{CODE}", "bare": PATH}
HAND = "[data-own=hand], [data-test=roll], [data-test=turn-up]"  # what is pressed most often
BETWEEN_PRESSES = 0.3
MOST_SECONDS = 600.0  # for two rounds at full speed


@dataclass(frozen=True)
class FeelPlan:
    slow: float = 4.0  # so many times slower than this machine
    players: int = 12
    game: str = USUAL
    presses: int = 12
    seed: str = "feel"


class Press(NamedTuple):
    """How long until a press is seen, in ms: in all, and since the page has heard of it."""

    whole: float
    own: float


@dataclass(frozen=True)
class Felt:
    """Of one page: the work of a round that is only watched, the own seat in it played as well; and of
    another in which a finger plays that seat, how soon a press is seen."""

    busy: MainThreadWork
    presses: Sequence[Press]

    @property
    def slowest_press(self) -> Press:
        return self._press(max)

    @property
    def median_press(self) -> Press:
        return self._press(median)

    def _press(self, which: Callable[[Sequence[float]], float]) -> Press:
        """Each of its two parts by itself."""
        wholes, owns = zip(*self.presses, strict=True) if self.presses else ((0.0,), (0.0,))
        return Press(which(wholes), which(owns))


async def bench_feel(plan: FeelPlan) -> dict[str, Felt]:
    """Of each page, by its name."""
    return {name: await _felt(plan, path) for name, path in PAGES.items()}


async def _felt(plan: FeelPlan, path: str) -> Felt:
    async with asyncio.timeout(MOST_SECONDS), async_playwright() as playwright:
        arguments = [*FLAGS, *chromium_flags()]
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
        try:
            return Felt(await _watch(browser, plan, path), await _play(browser, plan, path))
        finally:
            await browser.close()


async def _watch(browser: Browser, plan: FeelPlan, path: str) -> MainThreadWork:
    async with recorded_house(Recording(plan.game, plan.players, plan.seed)) as house:
        page = await _phone(browser, plan)
        with tempfile.TemporaryDirectory() as folder:
            trace = Path(folder) / "trace.json"
            await browser.start_tracing(page=page, path=trace, categories=[*CATEGORIES])
            await _come(page, house, path)
            await page.evaluate("performance.mark('race begins')")
            await house.stopped.wait()
            await page.evaluate("performance.mark('race ends')")
            await browser.stop_tracing()
            events = json.loads(trace.read_text())["traceEvents"]
        await page.close()
    return busy(events, "race begins", "race ends")


async def _play(browser: Browser, plan: FeelPlan, path: str) -> Sequence[Press]:
    async with recorded_house(Recording(plan.game, plan.players, plan.seed, own_is_idle=True)) as house:
        page = await _phone(browser, plan)
        await page.add_init_script(PRESS)
        await _come(page, house, path)
        await page.evaluate("window.presses = []")
        await _press(page, house, plan.presses)
        presses: list[tuple[float, float]] = await page.evaluate("window.presses")
        await page.close()
    return [Press(*press) for press in presses]


async def _phone(browser: Browser, plan: FeelPlan) -> Page:
    page = await browser.new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    session: Any = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": plan.slow})
    return page


async def _come(page: Page, house: RecordedHouse, path: str) -> None:
    await page.goto(f"{house.url}{path}")
    await page.wait_for_selector(HAND)
    await page.touchscreen.tap(4, 4)  # nobody comes to a race without having touched the page
    await house.racing.wait()


async def _press(page: Page, house: RecordedHouse, presses: int) -> None:
    """A finger on the hand, as often as cards might be turned over."""
    hand = await page.locator(HAND).bounding_box()
    assert hand is not None
    for _ in range(presses):
        if house.stopped.is_set():
            return
        await page.touchscreen.tap(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
        await asyncio.sleep(BETWEEN_PRESSES)
