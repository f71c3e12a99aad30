"""A TV on the wall and three phones: it shows the table, and they show what each has in hand."""

import re

from playwright.sync_api import expect

from tests.browser.at_table import press, score_cells, score_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.eyes import overflows, violations
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish, set_table
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

    for phone in phones:
        press(phone, "Next round")
    standings = tv.see("tv-standings")
    expect(standings).to_contain_text("Round 2")
    expect(standings.get_by_role("listitem")).to_have_count(3)


def test_a_tv_does_not_wait_for_players_who_sit_there(house: House, arrive: Arrive) -> None:
    alone, *_ = set_table(house.url, Wish("ligretto", bots=0))
    tv = arrive("tv").visit(f"/screen/{alone.code}")
    expect(tv.reads("Waiting for players")).to_be_visible()
    four, *_ = set_table(house.url, Wish("ligretto", bots=3))
    tv.visit(f"/screen/{four.code}")
    expect(tv.reads("Waiting for Ann to start.")).to_be_visible()
    expect(tv.reads("Waiting for players")).to_have_count(0)


def test_a_tv_without_a_code_is_let_in_by_the_one_that_it_shows(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    ann, _ = friends.meet(house.url, Wish("ligretto", bots=0, friends=("Ben",)))
    ann.hang_up()
    phone = arrive().remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    tv = arrive("tv").visit("/tv")
    code = tv.see("screen-code").inner_text()
    assert not violations(tv)
    phone.page.get_by_text("Put it on a TV").click()
    phone.page.get_by_label("The code on the TV").fill(code.lower())
    press(phone, "Show it there")
    phone.has_seen("toast", "The table is on the TV.")
    expect(tv.page).to_have_url(re.compile(f"/screen/{ann.seat.code}$"))
    expect(tv.page).to_have_title(f"Ligretto · {ann.seat.code} · pellmell")
    expect(tv.page.get_by_role("heading", name="Ligretto", exact=True)).to_be_visible()
    expect(tv.reads("May I come in?")).to_be_hidden()


def test_a_host_scans_the_code_of_a_tv(arrive: Arrive) -> None:
    tv = arrive("tv").visit("/tv")
    code = tv.see("screen-code").inner_text().replace(" ", "")
    phone = arrive("small").visit(f"/tv/{code}")
    expect(phone.page.get_by_role("button", name="Ligretto", exact=True)).to_be_visible()
    assert not [*violations(phone), *overflows(phone)]
    press(phone, "Ligretto")
    expect(phone.see("seat")).to_contain_text("you")
    expect(tv.page.get_by_role("heading", name="Ligretto", exact=True)).to_be_visible()

    another = arrive("tv").visit("/tv")
    code = another.see("screen-code").inner_text().replace(" ", "")
    phone.visit(f"/tv/{code}")
    phone.page.get_by_role("button", name=re.compile("^Ligretto, table ")).click()
    expect(another.page.get_by_role("heading", name="Ligretto", exact=True)).to_be_visible()
    expect(phone.see("seat")).to_contain_text("you")


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
