"""A seat moves to another device: the second one goes on playing, the first is told so kindly."""

from playwright.sync_api import expect

from tests.browser.at_table import press
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import two_race

WISH = two_race("ligretto")


def test_the_secret_takes_a_seat_along_in_the_middle_of_a_race(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    ann, _ = friends.meet(house.url, WISH)
    ann.hang_up()
    table = f"/t/{ann.seat.code}"
    phone = arrive().holds(ann.seat).visit(table)
    expect(phone.page.get_by_role("region", name="Your cards")).to_be_visible()
    cards = own_cards(phone)

    tablet = arrive("tablet").remembers().visit(link_in(phone))
    press(tablet, "Yes, that’s me")
    tablet.has_seen("toast", "Done. Your seats are here now.")
    tablet.visit(table)
    expect(tablet.page.get_by_role("region", name="Your cards")).to_be_visible()
    assert own_cards(tablet) == cards
    expect(phone.see("trouble-elsewhere")).to_be_visible()

    press(phone, "Play here instead")
    expect(phone.page.get_by_role("region", name="Your cards")).to_be_visible()
    expect(tablet.see("trouble-elsewhere")).to_be_visible()


def own_cards(person: Person) -> list[str | None]:
    places = person.page.locator("[data-own]")
    return [place.get_attribute("aria-label") for place in places.all()]


def link_in(person: Person) -> str:
    """What the QR code of the settings page says; here it is read from beside it."""
    other = person.context.new_page()
    other.goto("/settings")
    other.get_by_role("button", name="Show my secret").click()
    secret = other.get_by_label("My secret").input_value()
    other.close()
    return f"/settings#me={secret}"


def test_a_link_with_a_secret_is_not_followed_unasked(house: House, arrive: Arrive) -> None:
    seat = house.play_now("dice", "Ann")
    stranger = arrive().visit(f"/settings#me={seat.secret}")
    expect(stranger.reads("Make this device yours?")).to_be_visible()
    assert seat.secret not in stranger.page.url
    press(stranger, "No")
    expect(stranger.reads("You have none yet.")).to_be_visible()
