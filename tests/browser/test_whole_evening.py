"""One evening by real taps: two phones and a TV, three games, a third who comes late and goes early."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import add_bot, press, seat_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import Person

pytestmark = pytest.mark.motion

TITLES = {"dice": "Ligretto Dice", "board": "Ligretto: the board game"}


@dataclass
class Evening:
    ann: Person
    ben: Person
    tv: Person
    address: str

    @property
    def phones(self) -> tuple[Person, ...]:
        return self.ann, self.ben

    @property
    def everybody(self) -> tuple[Person, ...]:
        return self.ann, self.ben, self.tv


def test_two_phones_and_a_tv_play_three_games_and_a_third_comes_and_goes(
    quick_house: House, arrive: Arrive
) -> None:
    evening = meet(quick_house, arrive)
    zoe = play_ligretto_and_let_zoe_in(evening, quick_house, arrive)
    change_game(evening, "dice")
    play_dice_until_zoe_leaves(evening, zoe)
    change_game(evening, "board", sure=True)
    begin(*evening.phones)
    expect(evening.tv.see("tv-standings")).to_be_visible()
    for person in evening.phones:
        assert person.page.url == evening.address, "the same link all evening"


def meet(house: House, arrive: Arrive) -> Evening:
    ann = arrive("small", house.url).remembers().prefers(name="Ann").visit("/")
    press(ann, "Invite friends to Ligretto")
    expect(seat_of(ann, "Ann")).to_contain_text("you")
    add_bot(ann, "Easy")
    tv = arrive("tv", house.url).remembers().visit("/tv")
    ann.page.get_by_text("Put it on a TV").click()
    ann.page.get_by_label("The code on the TV").fill(tv.see("screen-code").inner_text())
    press(ann, "Show it there")
    ann.has_seen("toast", "The table is on the TV.")
    ben = arrive("phone", house.url).remembers().prefers(name="Ben").visit(ann.page.url)
    press(ben, "Sit down")
    expect(seat_of(ann, "Ben")).to_be_visible()
    return Evening(ann, ben, tv, ann.page.url)


def begin(host: Person, *others: Person) -> None:
    press(host, "Start")
    for person in others:
        press(person, "I’m ready")
    expect_race(host, *others)


def expect_race(*people: Person) -> None:
    for person in people:
        expect(person.page.locator("[data-phase=racing]")).to_be_visible()


def play_ligretto_and_let_zoe_in(evening: Evening, house: House, arrive: Arrive) -> Person:
    """Three rounds: a pause is denied in the first, and agreed to in the second."""
    ann, ben, tv = evening.everybody
    begin(*evening.phones)
    expect(tv.see("tv-standings")).to_contain_text("Round 1")
    press(ben, "Ask for a pause")
    press(ann, "No, play on")
    ben.has_seen("toast", "Not everybody wants a pause now.")

    press(ann, "Menu")
    press(ann, "Invite friends or a TV")
    code = ann.see("code").inner_text().replace(" ", "")
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    zoe = arrive("sideways", house.url).remembers().prefers(name="Zoe").visit(f"/t/{code}")
    press(zoe, "Sit down")
    for person in (ann, ben):
        person.has_seen("toast", "Zoe is in from the next round.")
    vote_to_end(ann)
    press(ben, "End it")
    zoe.has_seen("toast", "You are in! Ash’s seat is yours now")
    three = ann, ben, zoe
    for person in three:
        press(person, "Next round")
    expect_race(*three)
    ask_for_a_pause_and_go_on(ann, ben, zoe)
    rename(ben, "Benno")
    ann.has_seen("toast", "Ben is called Benno now.")
    end_round(*three)
    press(zoe, "Sit out")
    expect(ann.see("score-row").filter(has_text="Zoe")).to_contain_text("sits out")
    for person in (ann, ben):
        press(person, "Next round")
    expect_race(ann, ben)
    expect(zoe.page.get_by_role("region", name="Your cards")).to_have_count(0)
    end_round(ann, ben)
    for person in (*three, tv):
        expect(person.see("evening")).to_contain_text("Benno")
    return zoe


def ask_for_a_pause_and_go_on(asks: Person, *others: Person) -> None:
    press(asks, "Ask for a pause")
    for person in others:
        press(person, "Yes, let’s pause")
    for person in (asks, *others):
        press(person, "I’m ready to go on")
    for person in (asks, *others):
        expect(person.see("paused")).to_have_count(0)
    expect_race(asks, *others)


def rename(person: Person, name: str) -> None:
    press(person, "Menu")
    press(person, "Change my name")
    person.page.get_by_role("dialog").get_by_label("Name", exact=True).fill(name)
    press(person, "Save")
    person.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()


def end_round(first: Person, *others: Person) -> None:
    vote_to_end(first)
    for person in others:
        press(person, "End it")
    for person in (first, *others):
        expect(person.see("score-row").first).to_be_visible()


def change_game(evening: Evening, game: str, sure: bool = False) -> None:
    """After a match by the button at its end; in the middle of one by the menu, and one is asked."""
    ann = evening.ann
    if sure:
        press(ann, "Menu")
    press(ann, "Another game")
    ann.see(f"choose-{game}").click()
    if sure:
        press(ann, f"Play {TITLES[game]}")
    for person in evening.everybody:
        expect(person.page.get_by_role("heading", name=TITLES[game], exact=True)).to_be_visible()


def play_dice_until_zoe_leaves(evening: Evening, zoe: Person) -> None:
    """She sat out, and plays again; in the middle of a round she goes, and a bot plays the next one."""
    ann, ben, _ = evening.everybody
    press(zoe, "Menu")
    press(zoe, "Play again")
    begin(ann, ben, zoe)
    press(zoe, "Menu")
    for _ in range(2):
        press(zoe, "Leave the table")
    for person in (ann, ben):
        person.has_seen("toast", "Zoe has left.")
    end_round(ann, ben)
    expect(ben.see("left-seat")).to_contain_text("Zoe has left. A bot plays on from the next round.")
    for person in (ann, ben):
        press(person, "Next round")
    ben.has_seen("toast", "a bot, plays on for Zoe.")
    expect_race(ann, ben)
    end_round(ann, ben)
