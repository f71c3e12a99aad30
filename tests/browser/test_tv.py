"""A TV on the wall and three phones: it shows the table, and they show what each has in hand."""

import re

from playwright.sync_api import expect

from tests.browser.at_table import press, score_cells, score_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish
from tests.mechanics.stacking.page import tap_until

NAMES = ("Ann", "Ben", "Cleo")
WISH = Wish("ligretto", bots=0, friends=NAMES[1:])


def test_a_tv_shows_the_table_and_three_phones_their_own_cards(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    phones = three_phones(house, arrive, friends)
    ann, ben, cleo = phones
    tv = arrive("tv").visit(ann.page.url.replace("/t/", "/screen/"))
    expect(tv.reads("May I come in?")).to_be_visible()
    expect(tv.page.get_by_role("img", name="QR code with the link to this table")).to_be_visible()
    expect(ben.page.get_by_role("alertdialog")).to_have_count(0)
    press(ann, "Let it in")
    expect(tv.reads("May I come in?")).to_be_hidden()

    press(ann, "Start")
    press(ben, "I’m ready")
    press(cleo, "I’m ready")
    for name in NAMES:
        expect(tv.page.get_by_role("img", name=re.compile(f"^{name}: 10 cards left"))).to_be_visible()
    for phone in phones:
        expect_own_cards_alone(phone)
    tap_until(phones, tv.page.get_by_role("img", name=re.compile(r"^\w+ 1, by ")))

    tv.visit("/settings")
    expect(ann.page.get_by_role("region", name="The middle")).to_be_visible()
    tv.page.go_back()
    expect_own_cards_alone(ann)
    expect(tv.reads("May I come in?")).to_be_hidden()

    vote_to_end(ann)
    press(ben, "End it")
    press(cleo, "End it")
    for name in NAMES:
        expect(score_cells(tv, name)).to_have_text(score_of(ann, name))


def three_phones(house: House, arrive: Arrive, friends: Friends) -> list[Person]:
    met = friends.meet(house.url, WISH)
    for friend in met:
        friend.hang_up()
    phones = [arrive().holds(friend.seat).visit(f"/t/{friend.seat.code}") for friend in met]
    for phone in phones:
        expect(phone.see("seat")).to_have_count(3)
    return phones


def expect_own_cards_alone(phone: Person) -> None:
    expect(phone.see("on-the-screen")).to_be_visible()
    expect(phone.page.get_by_role("region", name="Your cards")).to_be_visible()
    for others in ("The middle", "The others"):
        expect(phone.page.get_by_role("region", name=others)).to_have_count(0)
