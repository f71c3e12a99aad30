"""Two people with phones, and a bot, at one table: from the link to the score."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.at_table import add_bot, press, score_of, seat_of, sit_down, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import Person
from tests.mechanics.stacking.page import tap_until


def test_two_people_and_a_bot_play_a_round(house: House, arrive: Arrive) -> None:
    ann, ben = arrive().remembers(), arrive().remembers()
    code = house.new_table("ligretto", {"blocked": "rotate"})  # whatever they are dealt, it goes on
    sit_down(ann, code, "Ann")
    sit_down(ben, code, "Ben")
    expect(seat_of(ann, "Ben")).to_be_visible()
    bot = add_bot(ann, "Very easy")
    expect(seat_of(ben, bot)).to_contain_text("bot, very easy")

    press(ann, "Start")
    press(ben, "I’m ready")
    for person in (ann, ben):
        person.has_seen("countdown")
        person.has_seen("shout")
    tap_until([ann, ben], cards_by(ben, "Ann"))
    tap_until([ann, ben], cards_by(ann, "Ben"))

    vote_to_end(ann)
    press(ben, "End it")
    for name in ("Ann", "Ben", bot):
        assert score_of(ann, name) == score_of(ben, name)


def cards_by(person: Person, name: str) -> Locator:
    return person.page.get_by_role("img", name=re.compile(f", by {name}$"))
