"""After a match: the host begins another one, or goes back to seats and rules; and hosts come and go."""

from playwright.sync_api import expect

from tests.browser.at_table import press, seat_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import two_race

WISH = two_race("board", rounds=1)


def two_pages(house: House, arrive: Arrive, friends: Friends) -> list[Person]:
    met = friends.meet(house.url, WISH)
    pages = [arrive().remembers().holds(friend.seat).visit(f"/t/{friend.seat.code}") for friend in met]
    for page in pages:
        expect(page.see("own-card")).to_be_visible()
    return pages


def test_the_host_offers_a_rematch_or_goes_back_to_the_rules(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    host, guest = two_pages(house, arrive, friends)
    vote_to_end(host)
    press(guest, "End it")
    for person in (host, guest):
        expect(person.see("winners")).to_contain_text("Ann and Ben share the win!")
    expect(guest.reads("Ann decides: once more, or another game?")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Rematch")).to_have_count(0)

    press(host, "Seats and rules")
    for person in (host, guest):
        person.see("options").locator("summary").click()
    press(host, "Rounds: more")
    expect(guest.see("option-rounds").get_by_role("spinbutton")).to_have_value("2")
    press(host, "Start")
    press(guest, "I’m ready")
    for person in (host, guest):
        expect(person.see("own-card")).to_be_visible()


def test_a_host_who_leaves_the_race_is_followed_by_who_stays(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    host, guest = two_pages(house, arrive, friends)
    press(host, "Menu")
    press(host, "Leave the table")
    expect(host.reads("Leave for good?")).to_be_visible()
    press(host, "Leave the table")
    expect(host.see("game-board")).to_be_visible()
    guest.has_seen("toast", "Ann has left.")
    guest.has_seen("toast", "You are the host now.")
    press(guest, "Menu")
    expect(seat_of(guest, "Ben")).to_contain_text("host")
    expect(seat_of(guest, "Ann")).to_contain_text("has left")
