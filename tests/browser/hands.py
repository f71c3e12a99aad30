"""What a person's hands do on their device: real input, as it comes from a finger, a mouse or a keyboard."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import CDPSession, Locator

from tests.browser.people import TOUCHED, Person

STEPS = 6  # of a drag
MOST_TABS = 100

# Neither it nor what it lies on is on its way, or about to be; what goes on for ever does not count.
LIES_STILL = """async (piece) => {
    const ends = (effect) => Number.isFinite(effect.getComputedTiming().endTime);
    const moves = ({ effect, playState }) =>
        playState === "running" && effect.target?.contains(piece) && ends(effect);
    while (document.getAnimations().some(moves)) await new Promise(requestAnimationFrame);
}"""


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)


def box_of(piece: Locator) -> Box:
    """Where it lies, once it lies still."""
    piece.evaluate(LIES_STILL)
    found = piece.bounding_box()
    assert found is not None, f"nowhere to be seen: {piece}"
    return Box(found["x"], found["y"], found["width"], found["height"])


class Hands:
    """Of somebody with a touch screen: a finger; of somebody at a desk: a mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.touch = person.device in TOUCHED
        self._fingers: CDPSession = person.context.new_cdp_session(person.page)

    def tap(self, piece: Locator) -> None:
        self.tap_at(box_of(piece).middle)

    def tap_at(self, at: Point) -> None:
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def drag(self, start: Point, end: Point) -> None:
        with self.carrying(start, end):
            pass

    @contextmanager
    def carrying(self, start: Point, end: Point) -> Generator[None]:
        """From the one point to the other; it is let go there afterwards."""
        self._pick_up(start)
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._move(Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share))
        yield
        self._let_go()

    def _pick_up(self, at: Point) -> None:
        if self.touch:
            self._touch("touchStart", at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.down()

    def _move(self, at: Point) -> None:
        if self.touch:
            self._touch("touchMove", at)
        else:
            self.page.mouse.move(*at)

    def _let_go(self) -> None:
        if self.touch:
            self._touch("touchEnd")
        else:
            self.page.mouse.up()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def walk_to(self, piece: Locator) -> None:
        """By Tab, as far as it takes."""
        for _ in range(MOST_TABS):
            if piece.evaluate("(piece) => piece === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"no Tab leads to {piece}")

    def _touch(self, kind: str, *fingers: Point) -> None:
        points = [{"x": at.x, "y": at.y} for at in fingers]
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
