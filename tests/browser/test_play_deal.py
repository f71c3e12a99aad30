"""A round is played again from its film: on the same seat, the same deal, as often as one likes."""

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import in_race, press, seat_of
from tests.browser.conftest import Arrive
from tests.browser.dealt_again import ask_for_the_deal, end_the_try, play_the_deal, round_that_is_over
from tests.browser.eyes import change, overflows, ready_to_stand_still, stand_still, violations
from tests.browser.films import golden, keep
from tests.browser.house import House
from tests.browser.people import Device, Person

DEVICES: list[Device] = ["phone", "sideways", "tablet", "desktop"]
OWN_DICE = "[data-test=own-dice] [aria-label]"


def look_at(person: Person) -> None:
    stand_still(person)
    faults = violations(person)
    change(person, theme="light")
    faults += violations(person, "color-contrast") + overflows(person)
    assert not faults, "\n".join(faults)


@pytest.mark.rule("ALL-22")
def test_the_same_deal_is_played_from_the_film_and_once_more_and_back(house: House, person: Person) -> None:
    ask_for_the_deal(person, round_that_is_over(house))
    person.see("play-deal").get_by_role("radio", name="Very easy", exact=True).check()
    expect(person.see("play-deal")).to_contain_text("on Ann’s seat")
    press(person, "Deal it again")
    expect(in_race(person)).to_be_visible()
    expect(person.see("given-mark")).to_have_text("This deal has been played before. It counts for nothing.")
    press(person, "Menu")
    expect(seat_of(person, "bot, very easy")).to_have_count(2)
    for not_there in ("Another game", "Seats and rules", "Invite"):
        expect(person.page.get_by_role("button", name=not_there)).to_have_count(0)
    person.page.keyboard.press("Escape")
    for _ in range(2):
        end_the_try(person)
        expect(person.see("compared")).to_contain_text("You, now")
        expect(person.see("compared")).to_contain_text("Ann, back then")
        expect(person.page.get_by_role("button", name="Seats and rules")).to_have_count(0)
        press(person, "Once more")
        expect(in_race(person)).to_be_visible()
    end_the_try(person)
    press(person, "Look again")
    expect(person.see("film")).to_be_visible()
    press(person, "Close")
    press(person, "Back to the film")
    expect(person.see("film")).to_be_visible()
    assert "/m/" in person.page.url
    matches = person.visit("/me").see("match")
    expect(matches).to_have_count(4)
    expect(matches.first).to_contain_text("it counts for nothing")
    expect(matches.last).to_contain_text("of 3")
    expect(matches.filter(has_text="of 3")).to_have_count(1)


def test_back_leads_to_where_the_film_was(house: House, person: Person) -> None:
    seat = round_that_is_over(house)
    play_the_deal(person, seat)
    end_the_try(person)
    person.page.go_back()
    expect(person.see("winners")).to_be_visible()
    assert person.page.url.endswith(f"/t/{seat.code}")
    expect(person.see("compared")).to_have_count(0)


def test_who_comes_by_the_code_is_told_and_finds_no_seat(
    house: House, person: Person, arrive: Arrive
) -> None:
    play_the_deal(person, round_that_is_over(house))
    guest = arrive().visit(person.page.url)
    expect(guest.see("given-mark")).to_have_count(1)
    press(guest, "Menu")
    expect(guest.see("coming-in")).to_contain_text("alone with bots")
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_at_its_end_the_film_offers_it_and_says_what_the_rules_can_not_deal(person: Person) -> None:
    keep(person, golden("ligretto")).visit("/m/3f2a?round=1&at=99999999&seat=0")
    expect(person.see("film")).to_be_visible()
    offered = person.page.get_by_role("button", name="Play this deal yourself")
    expect(offered).to_have_count(2)
    person.page.keyboard.press("Home")
    expect(offered).to_have_count(1)
    person.expects("status of 409").page.route(
        "**/api/films/3f2a/1/play",
        lambda route: route.fulfill(status=409, json={"error": "other_rules", "reason": "by version 0"}),
    )
    offered.click()
    expect(person.see("play-deal")).to_contain_text("on Ash’s seat")
    press(person, "Deal it again")
    expect(person.see("toast")).to_contain_text("The rules have changed since then")


@pytest.mark.parametrize("device", DEVICES)
def test_the_slip_is_for_everybody(arrive: Arrive, device: Device) -> None:
    person = arrive(device, reduced_motion="reduce")
    ready_to_stand_still(person)
    keep(person, golden("ligretto")).visit("/m/3f2a?round=1&at=99999999&seat=2")
    expect(person.see("film")).to_be_visible()
    look_at(person)
    person.page.get_by_role("button", name="Play this deal yourself").first.click()
    expect(person.see("play-deal")).to_be_visible()
    look_at(person)


@pytest.mark.parametrize("device", DEVICES)
def test_what_came_of_it_is_for_everybody(house: House, arrive: Arrive, device: Device) -> None:
    person = arrive(device, reduced_motion="reduce")
    ready_to_stand_still(person)
    play_the_deal(person, round_that_is_over(house, "ligretto"))
    end_the_try(person)
    look_at(person)
