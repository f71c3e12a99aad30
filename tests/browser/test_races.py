"""Races on bad lines, and in houses that fall: nothing is lost, and the round goes on to its end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.beside import PAGE, PARTNER, Deal
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.played import played
from tests.browser.slow_line import SlowLine

pytestmark = pytest.mark.motion

LOST_LINE = "net::ERR", "WebSocket connection"
SOME_TURNS = 15
FOR_EVER = 3_600_000  # ms
SHORT = Deal("ligretto", 123, {"advanced": True})


def test_a_line_that_is_cut_in_the_race_comes_back_with_nothing_lost(
    house: House, arrive: Arrive, line: Callable[..., SlowLine]
) -> None:
    cable = line(house)
    person = arrive("phone", cable.url).expects(*LOST_LINE)
    with played(house.url, SHORT, person) as round:
        round.go_on(SOME_TURNS)
        round.look()
        cable.cut()
        expect(person.see("lost-line")).to_be_visible()
        round.look()
        for _ in range(3):
            round.take(PARTNER, round.beside.must(PARTNER))
        cable.mend()
        expect(person.see("lost-line")).to_be_hidden()
        round.go_on()
        round.check_scores()


def test_a_move_that_the_line_swallows_is_made_when_it_comes_back(
    house: House, arrive: Arrive, line: Callable[..., SlowLine]
) -> None:
    cable = line(house)
    person = arrive("phone", cable.url).expects(*LOST_LINE)
    with played(house.url, SHORT, person) as round:
        round.go_on(SOME_TURNS)
        round.look()
        cable.rtt = FOR_EVER
        command = round.beside.must(PAGE)
        round.attempt(PAGE, command)
        cable.cut()
        cable.rtt = 0
        cable.mend()
        round.settle(PAGE, command)
        round.go_on()
        round.check_scores()


def test_a_house_that_is_killed_under_a_race_comes_back_with_nothing_lost(
    open_house: Callable[..., House], arrive: Arrive
) -> None:
    house = open_house()
    person = arrive("phone", house.url).expects(*LOST_LINE)
    with played(house.url, SHORT, person) as round:
        round.go_on(SOME_TURNS)
        round.look()
        house.kill()
        expect(person.see("lost-line")).to_be_visible()
        round.look()
        house.open_again()
        expect(person.see("lost-line")).to_be_hidden()
        round.go_on()
        round.check_scores()
