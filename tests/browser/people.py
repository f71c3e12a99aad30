"""Somebody with a device of their own: a browser that shares nothing, and hides no error."""

import json
import re
from pathlib import Path
from time import monotonic
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page
from playwright.sync_api import Error as PageError

from tests.browser.house import Seat

Device = Literal[
    "phone",
    "small",
    "sideways",
    "tablet",
    "laptop",
    "desktop",
    "wide",
    "low",
    "full",
    "large",
    "magnified",
    "tv",
]
SIZES: dict[Device, tuple[int, int]] = {
    "phone": (390, 844),
    "small": (375, 667),
    "sideways": (844, 390),
    "tablet": (768, 1024),
    "laptop": (1366, 768),
    "desktop": (1440, 900),
    "wide": (1680, 1050),
    "low": (1920, 950),  # with the browser's bars
    "full": (1920, 1080),
    "large": (2560, 1440),
    "magnified": (320, 256),  # a desktop at 400 %
    "tv": (1920, 1080),
}
PATIENCE_MS = 60_000  # a guard against hangs, not a judgement
TOUCHED = {"phone", "small", "sideways", "tablet"}
NOTE_ALL = """
window.seen = new Set();
const note = ({ dataset, textContent }) => window.seen.add(`${dataset.test}: ${textContent}`);
new MutationObserver(() => document.querySelectorAll("[data-test]").forEach(note))
    .observe(document, { childList: true, subtree: true, characterData: true });
"""
# Who has played before: no lesson is offered, and there are no hints.
HAS_PLAYED = """try {
    const key = "pellmell first steps";
    if (localStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify({ lesson: true, won: true, match: true }));
} catch {}"""
# Chromium's remarks on what a test does to it, and on a page that is left before its line is there.
NO_TROUBLE = "registration blocked by Playwright", "WebSocket is closed before the connection is established"
HAS_SEEN = "pattern => [...window.seen].some((each) => new RegExp(pattern).test(each))"


# What a page throws into the deal: 1, then 2, and so on.
KNOWN_NUMBERS = """{
    let drawn = 0;
    Crypto.prototype.getRandomValues = (array) => array.fill(0).fill(++drawn, 0, 1);
}"""


class Person:
    def __init__(
        self,
        browser: Browser,
        url: str,
        device: Device = "phone",
        language: str = "en-GB",
        offline_cache: bool = False,
        **more: Any,
    ) -> None:
        """`more` is what Playwright's new_context takes."""
        self.device = device
        width, height = SIZES[device]
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            has_touch=device in TOUCHED,
            locale=language,
            service_workers="allow" if offline_cache else "block",
            **more,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(KNOWN_NUMBERS)
        self._is_new = False
        self._has_come = False
        self.company: list[Person] = []  # who came along leaves with them
        self._troubles: list[str] = []
        self._expected = [*NO_TROUBLE]
        self.context.on("console", self._hear_console)
        self.context.on("weberror", lambda error: self._hear_error(error.error))
        self.page: Page = self.context.new_page()

    def visit(self, path: str = "/") -> "Person":
        if not self._has_come and not self._is_new:
            self.context.add_init_script(HAS_PLAYED)
        self._has_come = True
        self.page.goto(path)
        return self

    def is_new(self) -> "Person":
        """Before the first page: somebody who has never been here."""
        self._is_new = True
        return self

    def holds(self, seat: Seat) -> "Person":
        """From the next page on, as if they had sat down there."""
        kept = {f"pellmell seat {seat.code}": seat.token, "pellmell secret": seat.secret}
        self.page.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)})) localStorage.setItem(key, value)"
        )
        return self

    def prefers(self, **settings: object) -> "Person":
        """From the next page on; see web/src/settings.ts."""
        self.page.add_init_script(
            f"localStorage.setItem('pellmell settings', JSON.stringify({json.dumps(settings)}))"
        )
        return self

    def see(self, name: str) -> Locator:
        """By its data-test."""
        return self.page.locator(f'[data-test="{name}"]')

    def reads(self, text: str) -> Locator:
        """By what it says to the eye: screen readers may be told the same."""
        return self.page.get_by_text(text).and_(self.page.locator(":not(.only-spoken)"))

    def remembers(self) -> "Person":
        """From the next page on, whatever was there for a moment."""
        self.page.add_init_script(NOTE_ALL)
        return self

    def has_seen(self, name: str, text: str = "") -> None:
        """By its data-test and a pattern of what it says, sooner or later."""
        self.until(HAS_SEEN, f"^{name}: .*{text}")

    def until(self, script: str, argument: object = None) -> Any:
        """What the script says, once that is true of something. (Playwright's own waiting needs eval.)

        One look may take long where the page stands still: the last one begins when the time is up.
        """
        end = monotonic() + PATIENCE_MS / 1000
        while True:
            is_last = monotonic() >= end
            if result := self.page.evaluate(script, argument):
                return result
            assert not is_last, f"never true: {script}"
            self.page.wait_for_timeout(20)

    # What went wrong

    def expects(self, *troubles: str) -> "Person":
        """Patterns of errors that are part of the story."""
        self._expected += troubles
        return self

    @property
    def troubles(self) -> list[str]:
        return [
            text for text in self._troubles if not any(re.search(known, text) for known in self._expected)
        ]

    def _hear_console(self, message: ConsoleMessage) -> None:
        """Violations of the content security policy come this way, too."""
        if message.type in {"error", "warning"}:
            self._troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _hear_error(self, error: PageError) -> None:
        self._troubles.append(f"uncaught: {error.stack or error.message}")

    def picture(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=file)

    def leave(self) -> None:
        for other in self.company:
            other.leave()
        self.context.close()
