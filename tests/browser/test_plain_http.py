"""At home, by plain HTTP: no service worker, no clipboard, no sharing, no vibration. All else is there."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from pellmell.bots.levels import Level
from pellmell.kit.phases import Phase
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase, set_table
from tools.chromium import chromium

NAME = "pellmell.test"  # no browser trusts it as it trusts 127.0.0.1


@pytest.fixture
def browser() -> Iterator[Browser]:
    with chromium(f"--host-resolver-rules=MAP {NAME} 127.0.0.1") as browser:
        yield browser


def test_a_card_is_turned_at_home(open_house: Callable[..., House], browser: Browser) -> None:
    house = open_house(f"--origins=http://{NAME}")
    wish = Wish("ligretto", bots=1, level=Level.EASY, until=in_phase(Phase.RACING))
    seat, *_ = set_table(house.url, wish)
    person = Person(browser, f"http://{NAME}:{house.port}").holds(seat).visit(f"/t/{seat.code}")
    assert not person.page.evaluate("() => isSecureContext")
    hand = person.page.get_by_role("button", name="Turn three of your hand")
    expect(hand).to_be_visible()
    print(person.page.locator("main").aria_snapshot())
    assert False
