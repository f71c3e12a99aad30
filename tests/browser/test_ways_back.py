"""A way back: to one's tables from home, out of what lies open by Back, and into a race that was paused."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from pellmell.client import TableLine
from pellmell.kit.phases import Phase
from pellmell.play.pause_messages import AnswerPause, AskPause
from pellmell.wire.requests import GoOn
from tests.browser.at_table import in_race, press
from tests.browser.conftest import Arrive
from tests.browser.eyes import overflows, violations
from tests.browser.friends import Friend, Friends
from tests.browser.house import House, Seat
from tests.browser.people import Device, Person
from tests.browser.tables import Wish, in_phase, set_table, two_race

racing = in_phase(Phase.RACING)
SECRET = "of-somebody-with-two-devices"
HIDE = """hidden => {
    const get = () => (hidden ? "hidden" : "visible");
    Object.defineProperty(document, "visibilityState", { get, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""

# A sheet of a pause, and beside it that there is none.
WATCH_TOASTS_OF_PAUSES = """() => {
    new MutationObserver(() => {
        if (["paused", "toast"].every((name) => document.querySelector(`[data-test=${name}]`)))
            window.contradicts = true;
    }).observe(document.body, { childList: true, subtree: true });
}"""


def knows_secret(person: Person, seat: Seat) -> Person:
    """Another device of the same person: it has been at none of their tables."""
    person.page.add_init_script(f"localStorage.setItem('pellmell secret', {json.dumps(seat.secret)})")
    return person


def way_back(person: Person) -> Locator:
    return person.see("go-on").get_by_role("link")


def alone(house: House, person: Person, game: str = "ligretto") -> Person:
    """Ann against bots, in a race."""
    seat, *_ = set_table(house.url, Wish(game, until=racing))
    person.holds(seat).visit(f"/t/{seat.code}")
    expect(in_race(person)).to_be_visible()
    return person


# Home


@pytest.mark.parametrize("device", ["small", "sideways"])
def test_home_brings_one_back_to_the_seat_by_the_secret_alone(
    house: House, arrive: Arrive, device: Device
) -> None:
    seat, *_ = set_table(house.url, Wish("ligretto", until=racing))
    person = knows_secret(arrive(device), seat).visit("/")
    expect(way_back(person)).to_have_accessible_name(re.compile("^Ligretto, round 1 with 2 bots .*Go on$"))
    expect(way_back(person)).to_be_in_viewport(ratio=1)
    expect(person.see("game-ligretto").get_by_role("button").first).to_be_in_viewport(ratio=1)
    assert not [*violations(person), *overflows(person)]
    way_back(person).click()
    expect(person.page.get_by_role("region", name="Your cards")).to_be_visible()
    expect(in_race(person)).to_be_visible()

    person.page.go_back()
    press(person, "Leave for now")
    expect(way_back(person)).to_contain_text("Paused")
    another = person.context.new_page()
    another.goto("/")
    another.locator("[data-test=go-on] a").click()
    another.get_by_role("button", name="Go on", exact=True).click()
    expect(another.locator("[data-phase=racing]")).to_be_visible()


def test_home_tells_how_it_stands_and_a_table_that_was_left_is_gone(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    ann, ben = friends.meet(house.url, two_race("dice"))
    person = knows_secret(arrive(), ann.seat).visit("/")
    expect(way_back(person)).to_contain_text("with Ben")
    expect(way_back(person)).to_contain_text("The round is on")
    ben.do(AskPause())
    ann.do(AnswerPause(agree=True))
    look(person)
    expect(way_back(person)).to_contain_text("Paused")
    way_back(person).click()
    press(person, "Menu")
    press(person, "Leave the table")
    press(person, "Leave the table")
    expect(person.see("game-dice")).to_be_visible()
    look(person)
    expect(way_back(person)).to_have_count(0)


def test_a_table_that_is_opened_on_another_device_appears_while_one_looks(
    house: House, arrive: Arrive
) -> None:
    person = arrive("small")
    person.page.clock.install()
    person = knows_secret(person, Seat("", "", SECRET))
    with person.page.expect_response("**/api/my/tables"):
        person.visit("/")
    expect(person.see("game-dice")).to_be_visible()
    expect(way_back(person)).to_have_count(0)
    house.play_now("dice", secret=SECRET)
    person.page.clock.fast_forward(31_000)
    expect(way_back(person)).to_contain_text("Ligretto Dice")


def look(person: Person) -> None:
    """They come back to the page: it asks anew, though not twice within two seconds."""
    asked = "() => performance.getEntriesByName(location.origin + '/api/my/tables').at(-1)?.startTime ?? 0"
    person.until(f"() => performance.now() - ({asked})() > 2100")
    with person.page.expect_response("**/api/my/tables"):
        person.page.evaluate(HIDE, False)


# Back


def test_back_closes_what_is_open_and_asks_before_it_leaves_a_race(house: House, arrive: Arrive) -> None:
    person = arrive().visit("/")
    alone(house, person)
    press(person, "Menu")
    press(person, "Settings")
    person.page.go_back()
    expect(person.page.get_by_role("dialog").get_by_text("Rules")).to_be_visible()
    person.page.go_back()
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    press(person, "Say something")
    person.page.go_back()
    expect(person.page.get_by_role("group", name="Say something")).to_be_hidden()

    person.page.go_back()
    expect(person.see("leave-race")).to_contain_text("Your seat stays yours")
    assert not violations(person)
    press(person, "Stay")
    expect(person.see("leave-race")).to_be_hidden()
    person.page.reload()
    press(person, "Go on")
    expect(in_race(person)).to_be_visible()
    person.page.go_back()
    expect(person.see("leave-race")).to_be_visible()
    person.page.go_back()
    expect(person.see("game-ligretto")).to_be_visible()
    person.page.go_forward()
    expect(person.page.locator("[data-test=paused]")).to_be_visible()


def test_back_leads_out_of_a_close_up_that_one_went_into(house: House, arrive: Arrive) -> None:
    person = alone(house, arrive(), "board")
    close_up = person.see("close-up")
    expect(close_up).to_have_text("Whole board")
    close_up.tap()
    close_up.tap()
    expect(close_up).to_have_text("Whole board")
    person.page.go_back()
    expect(close_up).to_have_text("Close-up")
    person.page.go_back()
    expect(person.see("leave-race")).to_be_visible()


# Pauses


def test_alone_the_menu_and_a_hidden_page_pause(house: House, arrive: Arrive) -> None:
    person = alone(house, arrive("desktop"))
    press(person, "Menu")
    expect(person.see("paused")).to_be_attached()
    press(person, "Close")
    expect(person.see("paused")).to_be_hidden()
    expect(in_race(person)).to_be_visible()
    person.page.evaluate(HIDE, True)
    expect(person.see("paused")).to_contain_text("The bots wait for you")
    person.page.evaluate(HIDE, False)
    assert not violations(person)
    expect(person.see("paused")).to_be_focused()
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    expect(in_race(person)).to_be_visible()


def ann_sees_ben(
    house: House, arrive: Arrive, friends: Friends, device: Device = "phone"
) -> tuple[Person, Friend]:
    ann, ben = friends.meet(house.url, two_race("ligretto"))
    person = arrive(device).remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    expect(in_race(person)).to_be_visible()
    return person, ben


@pytest.mark.parametrize("device", ["phone", "sideways"])
def test_a_pause_is_asked_for_agreed_to_and_ended_by_all(
    house: House, arrive: Arrive, friends: Friends, device: Device
) -> None:
    person, ben = ann_sees_ben(house, arrive, friends, device)
    tv = arrive("tv").visit(person.page.url.replace("/t/", "/screen/"))
    press(person, "Let it in")
    expect(tv.see("tv-standings")).to_be_visible()
    ben.do(AskPause())
    slip = person.see("pause-asked")
    expect(slip).to_be_visible()
    expect(person.page.get_by_text("Ben asks for a pause.").first).to_be_attached()
    expect(tv.see("pause-asked")).to_contain_text("1 of 2 agree")
    expect(person.see("toast")).to_have_count(0)  # in a rail, the words of the slip
    assert not overflows(person)
    press(person, "Yes, let’s pause")
    for each in (person, tv):
        expect(each.see("paused")).to_contain_text("Everybody has agreed to it.")
        expect(each.see("paused")).to_contain_text("by itself in")
    assert not violations(person)
    ben.do(GoOn())
    for each in (person, tv):
        expect(each.see("ready-to-go-on")).to_have_text("Ready to go on: Ben. Waiting for Ann.")
    press(person, "I’m ready to go on")
    expect(in_race(person)).to_be_visible()


def test_who_asks_for_a_pause_is_told_kindly_that_there_is_none(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    person, ben = ann_sees_ben(house, arrive, friends)
    press(person, "Menu")
    person.page.get_by_role("dialog").get_by_role("button", name="Ask for a pause").click()
    expect(person.see("pause-asked")).to_contain_text("1 of 2 agree")
    ben.until(lambda table: table.mirror.standing.match and table.mirror.standing.match.pause)
    ben.do(AnswerPause(agree=False))
    person.has_seen("toast", "Not everybody wants a pause now")
    expect(person.see("pause-asked")).to_be_hidden()


def test_a_pause_that_begins_takes_back_what_was_said_of_the_last_one(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    person, ben = ann_sees_ben(house, arrive, friends)
    person.page.evaluate(WATCH_TOASTS_OF_PAUSES)
    ben.do(AskPause())
    press(person, "No, play on")
    expect(person.see("toast")).to_contain_text("No pause: the race goes on.")
    press(person, "Ask for a pause")
    ben.until(lambda table: table.mirror.standing.match and table.mirror.standing.match.pause)
    ben.do(AnswerPause(agree=True))
    expect(person.see("paused")).to_contain_text("Everybody has agreed to it.")
    assert not person.page.evaluate("() => window.contradicts")


# Offline


def test_offline_is_said_at_once_and_nothing_is_played_into_the_void(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    person, ben = ann_sees_ben(house, arrive, friends)
    person.expects("net::ERR", "WebSocket connection")
    hand = person.page.locator("[data-own=hand]")
    before = hand.get_attribute("aria-label") or ""
    person.context.set_offline(True)
    expect(person.see("lost-line")).to_contain_text("You are offline")
    hand.click(force=True)
    expect(hand).to_have_accessible_name(before)
    ben.until(does_not_answer)
    person.context.set_offline(False)
    expect(person.see("lost-line")).to_be_hidden()
    hand.click()
    expect(hand).not_to_have_accessible_name(before)


def does_not_answer(table: TableLine) -> bool:
    """Ann, on the first seat."""
    presence = table.mirror.presence
    return presence is not None and (0 not in presence.online or 0 in presence.silent)


def test_others_see_at_once_whose_line_is_lost(house: House, arrive: Arrive, friends: Friends) -> None:
    person, ben = ann_sees_ben(house, arrive, friends)
    ben.hang_up()
    expect(person.page.get_by_role("img", name=re.compile("^Ben.*away"))).to_be_visible()
