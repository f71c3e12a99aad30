"""The end of a round and of a match: counted or skipped, told to who listens, shared as a picture."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from pellmell.games.dice.messages import Place, Roll
from pellmell.kit.phases import Phase
from pellmell.play.messages import VoteToEnd
from tests.browser.at_table import press, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.eyes import change, stretch, violations
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.people import Device, Person
from tests.browser.tables import in_phase, two_race

pytestmark = pytest.mark.motion

WISH = two_race("dice", pace="free", rounds_per_player=1)
PICTURE = 1080, 1350
DICE, FEW = 12, 3
MONITORS: tuple[Device, ...] = ("desktop", "wide", "low", "full", "large")
LIES_BELOW = "() => document.documentElement.scrollHeight - innerHeight"
SHOWS_THROUGH = """() => {
    const sticks = (each) => getComputedStyle(each).position === "sticky";
    const ground = (foot) => getComputedStyle(foot, "::before").backgroundColor;
    const grounds = [...document.querySelectorAll("body *")].filter(sticks).map(ground);
    return !grounds.length || grounds.some((ground) => ground.endsWith(", 0)"));
}"""
# What is shown step by step then stands still, unless somebody skips it.
HOLDS_TIME = """{
    const later = window.setTimeout;
    window.setTimeout = (what, ms, ...more) => later(what, window.held ? 2 ** 30 : ms, ...more);
}"""


class Match:
    """Two rounds between a page of Ann's and Ben, who has no page; Ben alone lays dice."""

    def __init__(self, house: House, arrive: Arrive, friends: Friends) -> None:
        ann, self.ben = friends.meet(house.url, WISH)
        ann.hang_up()
        self.person = arrive().remembers()
        self.person.page.add_init_script(HOLDS_TIME)
        self.person.holds(ann.seat).visit(f"/t/{ann.seat.code}")
        expect(self.person.page.get_by_role("group", name="Your dice")).to_be_visible()

    def end_round(self, dice: int = 0) -> None:
        for _ in range(dice):
            lay(self.ben)
        vote_to_end(self.person)
        self.ben.do(VoteToEnd())
        expect(self.person.see("score-row")).to_have_count(2)

    def next_round(self) -> None:
        press(self.person, "Next round")
        self.ben.get_ready()
        self.ben.until(in_phase(Phase.RACING))
        expect(self.person.page.locator("[data-phase=racing]")).to_be_visible()

    def hold_time(self, held: bool) -> None:
        self.person.page.evaluate("(held) => { window.held = held; }", held)

    @property
    def counted(self) -> Locator:
        return self.person.page.locator("[data-counted=true]")

    @property
    def podium(self) -> Locator:
        return self.person.see("podium")


@pytest.fixture
def match(house: House, arrive: Arrive, friends: Friends) -> Match:
    return Match(house, arrive, friends)


def lay(friend: Friend) -> None:
    """Whatever fits; until something does, all are rolled again."""
    while not (fits := [command for command in friend.table.legal() if isinstance(command, Place)]):
        friend.do(Roll())
    friend.do(fits[0])


def test_a_match_ends_with_a_podium_a_curve_and_honours(match: Match) -> None:
    match.end_round(dice=3)
    says(match.person, r"Ben: −9 points, −9 points in all\. Ann: −12 points, −12 points in all\.")
    match.next_round()
    match.end_round(dice=1)
    expect(match.person.page.get_by_role("heading", name="Ben won!")).to_be_visible()
    says(match.person, r"Ben won! Ben: −11 points, −20 points in all\. Ann: −12 points, −24 points in all\.")
    expect(match.podium).to_have_attribute("data-built", "true")
    expect(match.podium.get_by_role("listitem")).to_have_text(
        [re.compile("Place 2: Ann"), re.compile("Place 1: Ben")]
    )
    curve = match.person.see("curve").get_by_role("img")
    expect(curve).to_have_accessible_name("Points by round Ann: −12, −24. Ben: −9, −20.")
    expect(match.person.see("honours")).to_contain_text("Longest runBen3 in a row")
    assert violations(match.person) == []

    match.person.page.reload()
    expect(curve).to_have_accessible_name("Points by round Ann: −12, −24. Ben: −9, −20.")
    expect(match.person.see("honours")).to_contain_text("3 in a row")


def test_on_a_monitor_the_end_of_a_match_is_seen_without_scrolling(match: Match) -> None:
    match.end_round()
    match.next_round()
    match.end_round(dice=1)
    expect(match.podium).to_have_attribute("data-built", "true")
    expect(match.person.see("curve")).to_be_visible()
    below = {}
    for device in MONITORS:
        stretch(match.person, device)
        below[device] = match.person.page.evaluate(LIES_BELOW)
    assert below == dict.fromkeys(MONITORS, 0)


def test_with_colours_that_somebody_chose_nothing_shows_through_the_buttons_below(match: Match) -> None:
    match.end_round()
    match.person.page.emulate_media(forced_colors="active")
    assert not match.person.page.evaluate(SHOWS_THROUGH)


def test_who_has_seen_enough_skips_it(match: Match) -> None:
    match.hold_time(True)
    match.end_round()
    expect(match.counted).to_have_count(0)
    match.person.page.keyboard.press("Escape")
    expect(match.counted).to_be_visible()
    expect(match.person.page.get_by_role("button", name="Skip")).to_have_count(0)

    match.next_round()
    match.end_round(dice=1)
    match.person.see("score-row").first.click()
    expect(match.podium).to_have_attribute("data-built", "false")
    match.podium.click()
    expect(match.podium).to_have_attribute("data-built", "true")


def test_nobody_waits_until_all_is_counted(match: Match) -> None:
    match.hold_time(True)
    match.end_round()
    expect(match.counted).to_have_count(0)
    match.next_round()


def test_the_result_is_shared_as_a_picture(match: Match, tmp_path: Path) -> None:
    match.end_round()
    match.next_round()
    match.end_round(dice=1)
    press(match.person, "Share as a picture")
    picture = match.person.see("picture")
    expect(picture).to_have_accessible_name("Ligretto Dice: Ben won! With the podium and all points.")
    with match.person.page.expect_download() as download:
        press(match.person, "Save")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "pellmell.png"
    assert size_of(file) == PICTURE
    assert violations(match.person) == []


def test_when_somebody_is_nearly_done_all_feel_it_unless_they_would_rather_not(match: Match) -> None:
    tension = match.person.see("tension")
    expect(tension).to_have_attribute("data-level", "0")
    for _ in range(DICE - FEW):
        lay(match.ben)
    expect(tension).to_have_attribute("data-level", "1")
    for _ in range(FEW - 1):
        lay(match.ben)
    expect(tension).to_have_attribute("data-level", "2")
    change(match.person, sound=False)
    expect(tension).to_have_attribute("data-level", "0")
    change(match.person, tension="light")
    expect(tension).to_have_attribute("data-level", "2")
    change(match.person, tension="off")
    expect(tension).to_have_attribute("data-level", "0")


def says(person: Person, pattern: str) -> None:
    """To those who listen to the page."""
    expect(person.page.locator("div.only-spoken[role=status]")).to_have_text(re.compile(pattern))


def size_of(png: Path) -> tuple[int, int]:
    width, height = struct.unpack(">II", png.read_bytes()[16:24])
    return width, height
