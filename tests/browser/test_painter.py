"""The middle of the card games is painted, wherever there is somebody who can."""

import re
from time import monotonic

import pytest
from playwright.sync_api import Route

from pellmell.kit.phases import Phase
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.hands import box_of
from tests.browser.house import House
from tests.browser.people import PATIENCE_MS, Person
from tests.browser.tables import Wish, in_phase, set_table, two_race

pytestmark = pytest.mark.motion

WORKER = re.compile(r"/assets/worker-[^/]*[.]js$")
FRAMES = """async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
}"""
AT_REST_FRAMES = 10
ALL_LETTERS = """async () => {
    while (fonts.size < 2) await new Promise(requestAnimationFrame);
    await fonts.ready;
    return [...fonts].every(({ status }) => status === "loaded");
}"""
LETTERS = re.compile(r"[.]woff2$")
PAINTED_HERE = """() => {
    const canvas = document.querySelector("canvas");
    try {
        const paper = canvas.getContext("2d");
        return paper.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0);
    } catch {
        return false; // it is painted elsewhere, or not there yet
    }
}"""


def test_where_no_worker_can_be_had_the_page_paints_by_itself(house: House, arrive: Arrive) -> None:
    seat, *_ = set_table(house.url, Wish("ligretto", bots=4, until=in_phase(Phase.RACING)))
    person = arrive().expects("net::ERR", "willReadFrequently")
    person.context.route(WORKER, lambda route: route.abort())
    person.holds(seat).visit(f"/t/{seat.code}")
    person.until(PAINTED_HERE)


def test_letters_that_come_late_are_painted_all_the_same(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    """In company: who is alone and loads the page anew comes back to a pause."""
    ann, _ = friends.meet(house.url, two_race("ligretto"))
    ann.hang_up()
    person = arrive().holds(ann.seat)
    with person.page.expect_worker() as painter:
        person.visit(f"/t/{ann.seat.code}")
    assert painter.value.evaluate(ALL_LETTERS)
    usual = card_at_rest(person)
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    person.context.route(LETTERS, hold)
    with person.page.expect_worker():
        person.page.reload(wait_until="domcontentloaded")
    assert card_at_rest(person) != usual
    for route in late:
        route.continue_()
    until = monotonic() + PATIENCE_MS / 1000
    while card_at_rest(person) != usual:
        assert monotonic() < until, "still painted with the letters that were there first"


def card_at_rest(person: Person) -> str:
    """A picture of it that waits for no letters, once it stays the same while all paint on."""
    place = box_of(person.page.locator("[data-own='0']"))
    camera = person.context.new_cdp_session(person.page)
    clip = {**place._asdict(), "scale": 1}
    last, now = "", "nothing yet"
    while now != last:
        for painter in person.page.workers:
            painter.evaluate(FRAMES, AT_REST_FRAMES)
        person.page.evaluate(FRAMES, AT_REST_FRAMES)
        last, now = now, camera.send("Page.captureScreenshot", {"clip": clip})["data"]
    return now
