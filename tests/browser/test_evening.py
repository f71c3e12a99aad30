"""One table for a whole evening: another game for the same people and the same TV, and fairly in turn."""

import re

from playwright.sync_api import Locator, expect

from pellmell.kit.phases import Phase
from tests.browser.at_table import press, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.eyes import overflows, stretch, violations
from tests.browser.house import House
from tests.browser.matches import ONE_ROUND, set_evening
from tests.browser.people import SIZES, Person
from tests.browser.tables import Wish, in_phase, set_table

# At every change the page is looked at: one that is blank, or waits, has nothing to say.
WATCH = """() => {
    window.blank = 0;
    new MutationObserver(() => {
        if (!document.querySelector("main :is(h1, h2)")) window.blank += 1;
    }).observe(document.body, { childList: true, subtree: true });
}"""


def test_two_people_and_a_tv_play_another_game(quick_house: House, arrive: Arrive) -> None:
    ann, ben = set_table(quick_house.url, Wish("ligretto", bots=0, friends=("Ben",), options=ONE_ROUND))
    host = arrive(url=quick_house.url).remembers().holds(ann).visit(f"/t/{ann.code}")
    guest = arrive("desktop", url=quick_house.url).remembers().holds(ben).visit(f"/t/{ann.code}")
    tv = arrive("tv", url=quick_house.url).remembers().visit(f"/screen/{ann.code}")
    press(host, "Let it in")
    expect(guest.reads("Ann picks the game.")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Another game")).to_have_count(0)

    press(host, "Start")
    press(guest, "I’m ready")
    expect(guest.page.get_by_role("region", name="Your cards")).to_be_visible()
    vote_to_end(host)
    press(guest, "End it")
    for person in (host, guest, tv):
        expect(wins_of(person, "Ann")).to_have_text("Ann: 1 win, 1 match played.")
    expect(guest.reads("Ann decides: once more, or another game?")).to_be_visible()

    for person in (host, guest, tv):
        person.page.evaluate(WATCH)
    press(host, "Another game")
    expect(host.see("choose-ligretto")).to_be_disabled()
    assert not [*violations(host), *overflows(host)]
    host.see("choose-dice").click()
    for person in (host, guest, tv):
        expect(person.page.get_by_role("heading", name="Ligretto Dice", exact=True)).to_be_visible()
        expect(wins_of(person, "Ben")).to_have_text("Ben: 1 win, 1 match played.")
        assert person.page.evaluate("() => window.blank") == 0
    assert host.page.url == guest.page.url
    guest.has_seen("toast", "Ann has put Ligretto Dice on the table.")
    tv.has_seen("toast", "Ann has put Ligretto Dice on the table.")
    expect(tv.reads("Waiting for Ann to start.")).to_be_visible()
    assert not [*violations(tv), *overflows(guest)]

    press(host, "Start")
    press(guest, "I’m ready")
    for person in (host, guest):
        expect(person.page.locator("[data-phase=racing]")).to_be_visible()
    expect(tv.see("tv-standings")).to_be_visible()


def test_between_rounds_the_host_is_asked_before_a_match_is_given_up(
    quick_house: House, arrive: Arrive
) -> None:
    ann, *_ = set_table(quick_house.url, Wish("dice", bots=1))
    host = arrive(url=quick_house.url).holds(ann).visit(f"/t/{ann.code}")
    press(host, "Start")
    expect(host.page.locator("[data-phase=racing]")).to_be_visible()
    vote_to_end(host)
    expect(host.see("score-row").first).to_be_visible()
    expect_in_the_middle(host, "Next round")
    press(host, "Menu")
    press(host, "Another game")
    host.see("choose-board").click()
    expect(host.reads("Give up this match and play Ligretto: the board game?")).to_be_visible()
    press(host, "Finish this one first")
    host.see("choose-board").click()
    press(host, "Play Ligretto: the board game")
    expect(host.page.get_by_role("heading", name="Ligretto: the board game", exact=True)).to_be_visible()
    expect(host.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()


def test_before_the_first_round_the_menu_leads_to_another_game(quick_house: House, arrive: Arrive) -> None:
    wish = Wish("dice", bots=0, friends=("Ben",), until=in_phase(Phase.READYING))
    ann, *_ = set_table(quick_house.url, wish)
    host = arrive(url=quick_house.url).holds(ann).visit(f"/t/{ann.code}")
    press(host, "Menu")
    host.page.get_by_role("dialog").get_by_role("button", name="Another game").click()
    host.see("choose-board").click()
    expect(host.page.get_by_role("heading", name="Ligretto: the board game", exact=True)).to_be_visible()


def test_before_and_after_a_match_another_game_is_in_the_menu_of_the_host_alone(
    quick_house: House, arrive: Arrive
) -> None:
    ann, ben = set_table(quick_house.url, Wish("dice", bots=0, friends=("Ben",), options=ONE_ROUND))
    host = arrive(url=quick_house.url).holds(ann).visit(f"/t/{ann.code}")
    guest = arrive("small", url=quick_house.url).holds(ben).visit(f"/t/{ann.code}")
    expect(in_menu(guest, "Settings")).to_be_visible()
    expect(in_menu(guest, "Another game")).to_have_count(0)
    in_menu(host, "Another game").click()
    host.see("choose-blitz").click()
    expect(guest.page.get_by_role("heading", name="Dutch Blitz", exact=True)).to_be_attached()

    guest.page.reload()
    press(host, "Start")
    press(guest, "I’m ready")
    vote_to_end(host)
    press(guest, "End it")
    expect(guest.reads("Ann decides: once more, or another game?")).to_be_visible()
    in_menu(host, "Another game").click()
    host.see("choose-dice").click()  # and nobody is asked: no match is given up
    expect(host.page.get_by_role("heading", name="Ligretto Dice", exact=True)).to_be_visible()


def in_menu(person: Person, button: str) -> Locator:
    menu = person.page.get_by_role("dialog")
    if not menu.is_visible():
        press(person, "Menu")
    return menu.get_by_role("button", name=button)


def test_six_people_take_turns_at_four_seats(quick_house: House, arrive: Arrive) -> None:
    names = "Ben", "Cleo", "Dan", "Eve", "Fay"
    wish = Wish("ligretto", bots=0, friends=names, options=ONE_ROUND)
    ann, ben, *_, fay = set_evening(quick_house.url, wish, "Ben")
    host = arrive(url=quick_house.url).holds(ann).visit(f"/t/{ann.code}")
    guest = arrive("small", url=quick_house.url).holds(ben).visit(f"/t/{ann.code}")
    last = arrive("sideways", url=quick_house.url).holds(fay).visit(f"/t/{ann.code}")
    press(host, "Another game")
    expect(host.see("choose-blitz")).to_contain_text("4 seats. Two of you sit out, in turn.")
    host.see("choose-blitz").click()
    expect(host.see("line-up")).to_contain_text("Eve and Fay sit this one out.")
    expect(last.see("line-up")).to_contain_text("You sit this one out, and are in again after it.")
    expect(last.page.get_by_role("button", name="I’ll sit out instead")).to_have_count(0)
    assert not [*violations(host), *overflows(last)]

    press(guest, "I’ll sit out instead")
    expect(host.see("line-up")).to_contain_text("Ben and Fay sit this one out.")
    expect(guest.see("line-up")).to_contain_text("You offered to sit out. Thanks!")
    assert not overflows(guest)
    press(host, "Start")
    expect(host.page.get_by_role("region", name="Your cards")).to_be_visible()
    expect(guest.page.get_by_role("region", name="The middle")).to_be_visible()
    expect(guest.page.get_by_role("region", name="Your cards")).to_have_count(0)


def expect_in_the_middle(person: Person, button: str) -> None:
    """Of a large screen: alone with bots nothing stands beside it."""
    stretch(person, "desktop")
    box = person.page.get_by_role("button", name=button).bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - SIZES["desktop"][0] / 2) < 2


def wins_of(person: Person, name: str) -> Locator:
    """As it is read out."""
    return person.see("evening").locator("li .only-spoken").filter(has_text=re.compile(f"^{name}: "))
