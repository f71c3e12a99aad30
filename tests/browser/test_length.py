"""How long a match is: chosen at home or at the seats, told in minutes, and over when it should be."""

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import add_bot, press, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.people import Device, Person

TOPS = """() => {
    const box = (found) => found.getBoundingClientRect();
    const section = (held) => box(document.querySelector(held).closest("section"));
    const length = box(document.querySelector("[data-test=length]"));
    return {
        seats: section("[data-test=seat]").top, invitation: section("[data-test=code]").top,
        length: length.top, lengthEnds: length.bottom,
        start: box(document.querySelector("footer button")).top,
    };
}"""


def length(person: Person, name: str) -> None:
    """By touch: the words are what one taps."""
    person.page.locator("label:has(small)").filter(has_text=name).tap()


def chosen(person: Person, name: str) -> None:
    expect(person.page.get_by_role("radio", name=name)).to_be_checked()


def test_play_now_is_as_long_as_was_chosen_and_a_round_ends_the_match(arrive: Arrive) -> None:
    person = arrive().remembers().visit("/")
    expect(person.see("game-dice").locator("[data-test=takes]")).to_have_text("about 4½ min")
    length(person, "One round")
    expect(person.see("game-dice").locator("[data-test=takes]")).to_have_text("about 30 s")
    press(person, "Play now: Ligretto Dice, against bots")
    vote_to_end(person)
    expect(person.see("winners")).to_be_visible()
    expect(person.reads("Round 1 of 1")).to_be_visible()
    person.visit("/")
    chosen(person, "One round")  # it is remembered


def test_the_host_chooses_at_the_seats_and_everybody_sees_how_long_that_takes(arrive: Arrive) -> None:
    host = arrive().visit("/")
    press(host, "Invite friends to Dutch Blitz")
    panel = host.see("length")
    chosen(host, "Short")
    expect(panel).to_contain_text("2 rounds")
    guest = arrive("desktop").visit(host.page.url)
    for name in ("Medium", "As in the rulebook"):
        length(host, name)
        chosen(guest, name)
    expect(guest.see("length").get_by_role("radio", name="Short")).to_be_disabled()
    expect(guest.see("length")).to_contain_text("75 points")

    host.see("options").locator("summary").click()
    press(host, "Points to win: more")
    chosen(guest, "Your own goal")
    length(host, "Short")
    chosen(guest, "Short")
    expect(guest.page.get_by_role("radio", name="Your own goal")).to_have_count(0)


@pytest.mark.parametrize("device", ["desktop", "full"])
def test_on_a_high_monitor_the_length_is_in_sight_below_the_seats(arrive: Arrive, device: Device) -> None:
    host = arrive(device).visit("/")
    press(host, "Invite friends to Ligretto Dice")
    add_bot(host, "Easy")
    tops = host.page.evaluate(TOPS)
    assert tops["seats"] == tops["invitation"]
    assert tops["seats"] < tops["length"] < tops["lengthEnds"] <= tops["start"]


def test_two_or_three_begin_with_another_rule_and_the_rulebooks_is_a_tap_away(arrive: Arrive) -> None:
    host = arrive().visit("/")
    press(host, "Invite friends to Ligretto")
    why = host.see("why-blocked")
    expect(why).to_contain_text("rounds often get stuck")
    for _ in range(3):
        add_bot(host, "Easy")
    expect(why).to_have_count(0)
    host.page.get_by_role("button", name="off the table").last.click()
    press(host, "As in the rulebook: The round ends and is counted")
    expect(why).to_have_count(0)
    host.see("options").locator("summary").click()
    end = host.see("option-blocked").get_by_role("radio", name="The round ends and is counted")
    expect(end).to_be_checked()


def test_on_a_laptop_the_length_is_seen_above_the_start_button(arrive: Arrive) -> None:
    host = arrive("laptop").visit("/")
    press(host, "Invite friends to Ligretto")
    short = host.see("length").locator("label").filter(has_text="Short")
    start = host.page.get_by_role("button", name="Start")
    expect(short).to_be_visible()
    (chosen, below) = (short.bounding_box(), start.bounding_box())
    assert chosen
    assert below
    assert chosen["y"] + chosen["height"] < below["y"]
