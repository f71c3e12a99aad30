"""Where the table waits for who is away: until they are back, or nobody wants to wait any longer."""

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from tests.browser.at_table import press
from tests.browser.conftest import Arrive
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import in_phase, two_race

WISH = two_race("ligretto", "pause")


def test_the_table_waits_and_goes_on_when_everybody_is_back(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    person, ben = ann_waits_for_ben(house, arrive, friends)
    hand = person.page.locator("[data-own=hand]")
    before = hand.get_attribute("aria-label") or ""
    ben.come_back()
    expect(person.see("paused")).to_be_hidden()
    person.has_seen("countdown")
    ben.until(in_phase(Phase.RACING))
    expect(person.see("countdown")).to_be_hidden()
    hand.click()
    expect(hand).not_to_have_accessible_name(before)
    expect(person.see("countdown")).to_be_hidden()


def test_who_does_not_want_to_wait_says_so(house: House, arrive: Arrive, friends: Friends) -> None:
    person, _ = ann_waits_for_ben(house, arrive, friends)
    press(person, "Go on without them")
    expect(person.see("paused")).to_be_hidden()
    person.has_seen("shout")
    expect(person.see("countdown")).to_be_hidden()


def ann_waits_for_ben(house: House, arrive: Arrive, friends: Friends) -> tuple[Person, Friend]:
    ann, ben = friends.meet(house.url, WISH)
    person = arrive().remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    expect(person.page.get_by_role("region", name="Your cards")).to_be_visible()
    ben.hang_up()
    expect(person.see("paused")).to_contain_text("Waiting for Ben.")
    return person, ben
