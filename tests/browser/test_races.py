"""Races that are really played, in a page, against a bot: by tap and by key, on good lines and bad ones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from pellmell.bots.levels import Level
from pellmell.client import Client
from pellmell.kit.phases import Phase
from tests.browser.conftest import Arrive
from tests.browser.house import House, Seat
from tests.browser.people import Person
from tests.browser.slow_line import SlowLine
from tests.browser.tables import Wish, elsewhere, in_phase, set_table

TAPS = {
    "ligretto": (
        "[data-own=hand]",
        "[data-own=turned]",
        "[data-own=stock]",
        *(f"[data-own='{n}']" for n in range(5)),
    ),
}
KEYS = {
    "ligretto": ("Space", "KeyD", "KeyF", "KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"),
    "dice": ("KeyJ", "KeyK", "KeyL", "Semicolon", "Space"),
}
LOST_LINE = "net::ERR", "WebSocket connection"
MOST_PRESSES = 2000


def racing(house: House, game: str) -> Seat:
    wish = Wish(game, bots=1, level=Level.EASY, until=in_phase(Phase.COUNTDOWN))
    (seat,) = set_table(house.url, wish)
    return seat


def totals(house: House, seat: Seat) -> list[int]:
    async def look() -> list[int]:
        async with Client(house.url).watch(seat.code) as table:
            return table.totals

    return elsewhere(look())


def shown_totals(person: Person) -> list[int]:
    rows = person.see("score-row").locator("td:last-child").all_inner_texts()
    return sorted(int(text.replace("−", "-").replace("–", "-").strip()) for text in rows)


def press_until_scored(person: Person, press: Callable[[int], None]) -> None:
    for number in range(MOST_PRESSES):
        if person.see("score-row").count():
            return
        press(number)
    raise AssertionError("the round never ended")


def tap(person: Person, game: str) -> Callable[[int], None]:
    def press(number: int) -> None:
        places = TAPS[game]
        place = person.page.locator(places[number % len(places)])
        if place.count():
            place.first.dispatch_event("pointerdown", {"button": 0, "pointerId": 1, "isPrimary": True})
            place.first.dispatch_event("pointerup", {"button": 0, "pointerId": 1, "isPrimary": True})
        person.page.wait_for_timeout(15)

    return press


def type_key(person: Person, game: str) -> Callable[[int], None]:
    def press(number: int) -> None:
        keys = KEYS[game]
        person.page.keyboard.press(keys[number % len(keys)])
        person.page.wait_for_timeout(15)

    return press


@pytest.mark.parametrize(("game", "how"), [("ligretto", tap), ("ligretto", type_key), ("dice", type_key)])
def test_a_round_is_played_and_its_score_is_the_engines(
    open_house: Callable[..., House],
    arrive: Arrive,
    game: str,
    how: Callable[[Person, str], Callable[[int], None]],
) -> None:
    house = open_house("--speed=4")
    seat = racing(house, game)
    person = arrive("desktop", house.url).holds(seat).visit(f"/t/{seat.code}")
    press_until_scored(person, how(person, game))
    person.page.get_by_role("button", name="Skip").click()
    expect(person.page.get_by_role("button", name="Skip")).to_be_hidden()
    assert shown_totals(person) == sorted(totals(house, seat))


def test_a_line_that_is_cut_in_the_race_comes_back_with_nothing_lost(
    open_house: Callable[..., House], arrive: Arrive, line: Callable[..., SlowLine]
) -> None:
    house = open_house()
    cable = line(house)
    seat = racing(house, "ligretto")
    person = arrive("phone", cable.url).expects(*LOST_LINE).holds(seat).visit(f"/t/{seat.code}")
    hand = person.page.locator("[data-own=hand]")
    expect(hand).to_be_visible()
    cable.cut()
    expect(person.see("lost-line")).to_be_visible()
    cable.mend()
    expect(person.see("lost-line")).to_be_hidden()
    expect(hand).to_be_visible()


def test_a_house_that_is_killed_under_a_race_is_found_again(
    open_house: Callable[..., House], arrive: Arrive
) -> None:
    house = open_house()
    seat = racing(house, "ligretto")
    person = arrive("phone", house.url).expects(*LOST_LINE).holds(seat).visit(f"/t/{seat.code}")
    expect(person.page.locator("[data-own=hand]")).to_be_visible()
    house.kill()
    expect(person.see("lost-line")).to_be_visible()
    house.open_again()
    expect(person.see("lost-line")).to_be_hidden()
    expect(person.page.locator("[data-own=hand]")).to_be_visible()
