"""A host locks the table, sends watchers away, and takes both back."""

from playwright.sync_api import Locator, expect

from tests.browser.at_table import press, seat_of, sit_down
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import set_table, two_race


def switch(person: Person, name: str) -> Locator:
    return person.page.get_by_role("switch", name=name)


def test_a_locked_table_refuses_a_stranger_kindly_and_lets_them_in_once_unlocked(
    house: House, arrive: Arrive
) -> None:
    code = house.new_table("ligretto")
    host, guest, stranger = arrive("desktop"), arrive(), arrive()
    sit_down(host, code, "Ann")
    sit_down(guest, code, "Ben")
    switch(host, "Lock the table").click()
    expect(guest.see("locked")).to_be_visible()
    expect(guest.reads("The table is locked: nobody new can come in.")).to_be_visible()

    stranger.visit(f"/t/{code}")
    expect(stranger.see("trouble-locked")).to_contain_text("Ask them to unlock it")
    guest.page.reload()  # who has a seat comes back
    expect(seat_of(guest, "Ben")).to_be_visible()

    switch(host, "Lock the table").click()
    expect(guest.see("locked")).to_have_count(0)
    press(stranger, "Try again")
    press(stranger, "Sit down")
    expect(seat_of(host, "Guest")).to_be_visible()


def test_watchers_are_sent_away_one_by_one_or_all_and_let_in_again(house: House, arrive: Arrive) -> None:
    code = house.new_table("ligretto")
    host, first, second = arrive("desktop"), arrive(), arrive()
    sit_down(host, code, "Ann")
    first.visit(f"/t/{code}")
    expect(host.see("watcher")).to_have_count(1)
    second.visit(f"/t/{code}")
    expect(host.see("watcher")).to_have_count(2)
    host.see("watcher").first.get_by_role("button", name="Send away").click()
    expect(first.see("trouble-kicked")).to_be_visible()
    expect(host.see("watcher")).to_have_count(1)
    switch(host, "Others may watch").click()
    expect(second.see("trouble-locked")).to_be_visible()
    expect(host.see("watcher")).to_have_count(0)
    switch(host, "Others may watch").click()
    press(second, "Try again")
    expect(host.see("watcher")).to_have_count(1)


def test_in_the_middle_of_a_race_the_host_locks_the_table_from_the_menu(house: House, arrive: Arrive) -> None:
    ann, _ = set_table(house.url, two_race("ligretto"))
    host = arrive().holds(ann).visit(f"/t/{ann.code}")
    press(host, "Menu")
    press(host, "Who may come in")
    switch(host, "Lock the table").click()
    press(host, "Close")
    expect(host.see("locked")).to_be_visible()
    stranger = arrive().visit(f"/t/{ann.code}")
    expect(stranger.see("trouble-locked")).to_be_visible()
