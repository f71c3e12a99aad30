"""An evening without touching anything: somebody comes late, a pause, and another game."""

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from pellmell.play.pause_messages import AskPause
from pellmell.wire.requests import GoOn, TableSettings
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.keys import press, tab_to
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase

RACE = Wish("ligretto", bots=1, settings=TableSettings(public=True, away="on"), until=in_phase(Phase.RACING))
A_PAUSE = Wish("ligretto", friends=("Ben",), settings=TableSettings(away="on"), until=in_phase(Phase.RACING))


def vote_to_end(person: Person) -> None:
    press(person, "Menu")
    press(person, "End this round")
    press(person, "End this round")


def test_who_comes_late_takes_a_seat_by_keyboard(
    quick_house: House, arrive: Arrive, friends: Friends
) -> None:
    (met,) = friends.meet(quick_house.url, RACE)
    ann = arrive("desktop", quick_house.url).holds(met.seat).visit(f"/t/{met.seat.code}")
    expect(ann.page.get_by_role("region", name="Your cards")).to_be_visible()
    zoe = arrive("desktop", quick_house.url).remembers().visit("/")
    tab_to(zoe, zoe.page.get_by_role("link", name="Ann"))
    zoe.page.keyboard.press("Enter")
    press(zoe, "In next round")
    name = zoe.see("name-slip").get_by_label("What shall we call you?")
    tab_to(zoe, name)
    zoe.page.keyboard.type("Zoe")
    press(zoe, "That’s me")
    expect(zoe.see("name-slip")).to_have_count(0)
    zoe.page.keyboard.press("Escape")
    vote_to_end(ann)
    zoe.has_seen("toast", "You are in!")
    for person in (ann, zoe):
        press(person, "Next round")
    expect(zoe.page.get_by_role("region", name="Your cards")).to_be_visible()


def test_a_pause_is_agreed_to_by_keyboard(house: House, arrive: Arrive, friends: Friends) -> None:
    met, ben = friends.meet(house.url, A_PAUSE)
    ann = arrive("desktop").holds(met.seat).visit(f"/t/{met.seat.code}")
    expect(ann.page.locator("[data-phase=racing]")).to_be_visible()
    ben.do(AskPause())
    press(ann, "Yes, let’s pause")
    expect(ann.see("paused")).to_be_visible()
    press(ann, "I’m ready to go on")
    ben.do(GoOn())
    expect(ann.page.locator("[data-phase=racing]")).to_be_visible()


def test_another_game_is_put_on_the_table_by_keyboard(quick_house: House, arrive: Arrive) -> None:
    person = arrive("desktop", quick_house.url).visit("/")
    press(person, "Play now: Ligretto, against bots")
    expect(person.page.locator("[data-phase=racing]")).to_be_visible()
    vote_to_end(person)
    expect(person.see("score-row").first).to_be_visible()
    press(person, "Menu")
    press(person, "Another game")
    tab_to(person, person.see("choose-dice"))
    person.page.keyboard.press("Enter")
    press(person, "Play Ligretto Dice")
    expect(person.page.get_by_role("heading", name="Ligretto Dice", exact=True)).to_be_visible()
    tab_to(person, person.page.get_by_role("button", name="Start", exact=True))
