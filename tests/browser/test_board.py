"""What the board game's pieces do in a hand that changes its mind."""

import pytest
from playwright.sync_api import expect

from tests.browser.beside import Deal
from tests.browser.conftest import Arrive
from tests.browser.hands import box_of
from tests.browser.house import House
from tests.browser.played import played

pytestmark = pytest.mark.motion


def test_a_joker_that_is_dropped_nowhere_is_not_in_use(house: House, arrive: Arrive) -> None:
    person = arrive("phone", house.url)
    with played(house.url, Deal("board", 41), person) as round:
        round.go_on(1)  # the signal
        round.look()
        jokers = person.see("jokers")
        round.hands.drag(box_of(jokers).middle, box_of(person.see("own-card")).middle)
        expect(jokers).to_have_attribute("aria-pressed", "false")
        round.hands.tap(jokers)
        expect(jokers).to_have_attribute("aria-pressed", "true")
