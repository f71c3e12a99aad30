"""At home, by plain HTTP: no service worker, no clipboard, no sharing, no vibration. All else is there."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import AT_HOME, Arrive
from tests.browser.house import House
from tests.browser.people import Person


def at_home(open_house: Callable[..., House], arrive: Arrive) -> tuple[House, Person]:
    house = open_house(f"--origins=http://{AT_HOME}")
    return house, comes(arrive, house)


def comes(arrive: Arrive, house: House) -> Person:
    return arrive(url=f"http://{AT_HOME}:{house.port}").expects("Cross-Origin-Opener-Policy")


def test_a_race_is_played_at_home(open_house: Callable[..., House], arrive: Arrive) -> None:
    _, person = at_home(open_house, arrive)
    person.remembers().visit("/").see("game-ligretto").get_by_role("button", name="Play now").click()
    assert not person.page.evaluate("() => isSecureContext")
    person.has_seen("countdown")
    expect(person.see("countdown")).to_be_hidden()
    expect(person.page.get_by_role("button", name="nothing yet")).to_be_visible()
    person.page.locator("[data-own=hand]").tap()
    expect(person.page.get_by_role("button", name="nothing yet")).to_be_hidden()


def test_friends_are_invited_at_home(open_house: Callable[..., House], arrive: Arrive) -> None:
    """The link is copied by hand, and is the one that the others can follow."""
    house, person = at_home(open_house, arrive)
    person.visit("/").see("game-dice").get_by_role("button", name="Invite friends").click()
    expect(person.see("seat")).to_have_count(1)
    person.page.get_by_role("button", name="Copy link").click()
    link = person.page.get_by_role("textbox", name="Link to this table").input_value()
    assert link.startswith(f"http://{AT_HOME}:{house.port}/t/")
    friend = comes(arrive, house).visit(link)
    friend.page.get_by_role("button", name="Sit down").click()
    expect(person.see("seat")).to_have_count(2)
