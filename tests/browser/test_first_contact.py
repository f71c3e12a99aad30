"""Somebody who has never been here: one tap to a race, a lesson that is offered once, and gentle bots."""

import re

import pytest
from playwright.sync_api import Locator, expect

from pellmell.games.dice.messages import Roll
from pellmell.games.dice.round import DiceView
from pellmell.wire.requests import TableSettings
from tests.browser.at_table import in_race, press, seat_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.eyes import LANGUAGES, change, overflows, stretch, violations
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.people import Device, Person
from tests.browser.tables import Wish, two_race
from tests.games.board.page import press_square
from tools.staging import GAMES

PLAY = "Play now: Ligretto, against bots"
LEARN = "Learn Ligretto"
LABELS = "count => [...window.seen].filter((each) => each.startsWith('race-label: ')).length >= count"


ABOVE_THE_FOOT = """() => {
    const [field, foot] = ["details form", "button:disabled:not(form button)"].map((each) =>
        document.querySelector(each).getBoundingClientRect());
    return field.bottom <= foot.top;
}"""


def offer(person: Person) -> Locator:
    return person.see("lesson-offer")


def expect_in_sight(found: Locator) -> None:
    """Whole, without scrolling."""
    expect(found).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", ["small", "sideways"])
def test_the_first_screen_has_play_now_its_length_and_the_lesson(arrive: Arrive, device: Device) -> None:
    person = arrive(device).is_new().visit("/")
    box = person.see("game-ligretto")
    expect(box).to_be_visible()  # before that, nobody hears of another language
    for language in LANGUAGES:
        change(person, language=language)
        expect(person.page.locator(f"html[lang={language}]")).to_be_attached()
        expect_in_sight(box.locator("button:not([aria-hidden]):not([aria-haspopup])").first)
        expect_in_sight(box.locator("[data-test=takes]"))
        expect_in_sight(offer(person).get_by_role("button").first)
        assert not violations(person)
    assert not overflows(person)


@pytest.mark.parametrize("device", ["small", "sideways"])
def test_how_long_it_takes_is_chosen_beside_play_now(arrive: Arrive, device: Device) -> None:
    person = arrive(device).is_new().visit("/")
    takes = person.see("game-blitz").locator("[data-test=takes]")
    expect(takes).to_have_text("about 6 min")
    takes.tap()
    dialog = person.page.get_by_role("dialog", name="Dutch Blitz")
    expect(dialog.get_by_role("radio", name="Short")).to_be_checked()
    assert not [*violations(person), *overflows(person)]
    dialog.locator("label").filter(has_text="One round").tap()
    expect(takes).to_have_text("about 2 min")
    dialog.get_by_role("button", name="Play now: Dutch Blitz, against bots").tap()
    expect(person.page.locator("[data-phase=racing]")).to_be_visible()
    vote_to_end(person)
    expect(person.reads("Round 1 of 1")).to_be_visible()


def test_the_lesson_is_declined_with_a_tap_and_not_offered_again(arrive: Arrive) -> None:
    person = arrive("small").is_new().visit("/")
    press(person, "No, thanks")
    expect(offer(person)).to_be_hidden()
    person.page.reload()
    expect(person.see("game-ligretto")).to_be_visible()
    expect(offer(person)).to_be_hidden()


def test_who_takes_the_lesson_is_not_offered_it_again(arrive: Arrive) -> None:
    person = arrive("small").is_new().visit("/")
    press(person, LEARN)
    press(person, "Skip the lesson")
    expect(person.see("lesson-over")).to_be_visible()
    person.page.get_by_role("link", name="To the start page").click()
    expect(person.see("game-ligretto")).to_be_visible()
    expect(offer(person)).to_be_hidden()


def test_back_leads_home_from_the_race_after_the_lesson(arrive: Arrive) -> None:
    person = arrive("small").is_new().visit("/")
    press(person, LEARN)
    press(person, "Skip the lesson")
    press(person, PLAY)
    expect(in_race(person)).to_be_visible()
    person.page.go_back()
    press(person, "Leave for now")
    expect(person.see("go-on")).to_be_visible()


def test_the_first_match_is_against_gentle_bots(arrive: Arrive) -> None:
    person = arrive("small").is_new().visit("/")
    press(person, PLAY)
    expect(in_race(person)).to_be_visible()  # a menu that is opened before goes with its page
    press(person, "Menu")
    bots = person.see("seat").filter(has_text="bot, easy")
    expect(bots).to_have_count(3)


def test_who_has_played_a_match_meets_bots_that_adapt(arrive: Arrive) -> None:
    person = arrive("small").visit("/")
    press(person, PLAY)
    expect(in_race(person)).to_be_visible()
    press(person, "Menu")
    expect(person.see("seat").filter(has_text="bot that adapts")).to_have_count(3)


def test_a_level_that_was_chosen_stays(arrive: Arrive) -> None:
    person = arrive("small").is_new().visit("/")
    person.page.get_by_role("radio", name="Very hard").check()
    person.page.reload()
    expect(person.page.get_by_role("radio", name="Very hard")).to_be_checked()


def test_who_comes_by_a_link_can_learn_it_and_comes_back_to_the_table(
    arrive: Arrive, house: House, friends: Friends
) -> None:
    ann, *_ = friends.meet(house.url, Wish("ligretto", bots=3))
    person = arrive("small").is_new().visit(f"/t/{ann.seat.code}")
    expect(person.page).to_have_title(f"Ligretto · {ann.seat.code} · pellmell")
    expect_in_sight(person.page.get_by_role("button", name="Sit down"))
    offer(person).get_by_role("button", name="Learn it").click()
    press(person, "Skip the lesson")
    press(person, "Back to the table")
    expect(person.page).to_have_url(re.compile(f"/t/{ann.seat.code}$"))
    expect(person.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(offer(person)).to_be_hidden()
    expect(person.page.get_by_role("link", name="Learn it")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_race_is_labelled(arrive: Arrive, house: House, friends: Friends, game: str) -> None:
    """Three things are, before anybody has done anything."""
    ann, _ = friends.meet(house.url, two_race(game))
    ann.hang_up()
    person = arrive("small").is_new().remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    person.until(LABELS, 3)


def test_a_wrong_tap_says_why(arrive: Arrive, house: House, friends: Friends) -> None:
    ann, _ = friends.meet(house.url, two_race("ligretto"))
    ann.hang_up()
    person = arrive("small").is_new().remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    places = person.page.locator("[data-own]:not([data-own=hand])")
    expect(places.first).to_be_visible()
    found = [place for place in places.all() if re.search(r" ([2-9]|10)\b", name_of(place))]
    found[-1].tap()  # nothing lies in the middle
    person.has_seen("race-label", "fits nowhere yet: it needs")


def test_a_wrong_tap_says_why_at_the_dice(arrive: Arrive, house: House, friends: Friends) -> None:
    ann, _ = friends.meet(house.url, two_race("dice"))
    ann.hang_up()
    person = arrive("small").is_new().remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    dice = person.page.get_by_role("group", name="Your dice").get_by_role("button")
    expect(dice.first).to_be_visible()
    found = [die for die in dice.all() if re.search(r" [2-6]$", name_of(die))]
    found[-1].tap()  # all rows begin with a 1
    person.has_seen("race-label", "does not fit: the row needs a 1")


def test_a_wrong_tap_says_why_on_the_board(arrive: Arrive, house: House, friends: Friends) -> None:
    """Beside a token, straight on: of four ways at most one is right."""
    ann, _ = friends.meet(house.url, two_race("board"))
    ann.hang_up()
    person = arrive("desktop").is_new().remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    expect(person.page.locator("[data-stands]")).to_be_attached()
    press_square(person, "a1")
    person.has_seen("refusal", "The card must touch the token’s square by an edge")
    token = person.page.locator("[data-stands]").get_attribute("data-stands") or ""
    column, row = ord(token.split(",")[0][2]), int(token.split(",")[0][3:])
    for across, down in (1, 0), (0, 1), (-1, 0), (0, -1):
        for steps in (1, 2):
            press_square(person, f"{chr(column + steps * across)}{row + steps * down}")
    person.has_seen("refusal", "The colours don’t fit there")


def test_what_only_i_could_play_glows_after_a_while(arrive: Arrive, house: House, friends: Friends) -> None:
    """Ann rolls until she has a 1 that Ben has not."""
    ann, _ = friends.meet(house.url, two_race("dice", pace="free"))
    while not (own := ones_of_the_first(ann)):
        ann.do(Roll())
    ann.hang_up()
    person = arrive("small").is_new().remembers()
    person.page.clock.install()
    person.holds(ann.seat).visit(f"/t/{ann.seat.code}")
    person.until(LABELS, 3)
    expect(person.see("race-glow")).to_have_count(0)
    for _ in range(3):  # not longer than the page waits for its line to say something
        person.page.clock.fast_forward(5_000)
    glow = person.see("race-glow")
    expect(glow).to_be_visible()
    die = person.page.get_by_role("button", name=own[0], exact=True).first
    (around, lies) = (glow.bounding_box(), die.bounding_box())
    assert around
    assert lies
    assert around["x"] <= lies["x"] + lies["width"] / 2 <= around["x"] + around["width"]


def ones_of_the_first(friend: Friend) -> list[str]:
    """As their buttons are called: of the dice that fit, those that the other one has not."""
    view = friend.table.view
    assert isinstance(view, DiceView)
    return [f"{die.colour} {die.face}" for die in view.dice[0] if die.face == 1 and die not in view.dice[1]]


def test_keys_are_shown_at_first_on_a_machine_without_touch(
    arrive: Arrive, house: House, friends: Friends
) -> None:
    ann, _ = friends.meet(house.url, two_race("ligretto"))
    ann.hang_up()
    table = f"/t/{ann.seat.code}"
    newcomer = arrive("desktop").is_new().holds(ann.seat).visit(table)
    expect(newcomer.page.locator("[data-own=hand] kbd")).to_be_visible()
    stretch(newcomer, "magnified")
    card, cap = (newcomer.page.locator(each) for each in ("[data-own=hand]", "[data-own=hand] kbd"))
    assert width_of(cap) < width_of(card) / 2
    with_touch = arrive("small").is_new().holds(ann.seat).visit(table)
    expect(with_touch.see("first-race")).to_be_attached()
    expect(with_touch.page.locator("[data-own=hand] kbd")).to_have_count(0)


def test_who_has_won_a_round_is_shown_no_hints(arrive: Arrive, house: House, friends: Friends) -> None:
    ann, _ = friends.meet(house.url, two_race("ligretto"))
    ann.hang_up()
    person = arrive("desktop").holds(ann.seat).visit(f"/t/{ann.seat.code}")
    expect(person.page.locator("[data-own=hand]")).to_be_visible()
    expect(person.see("first-race")).to_have_count(0)
    expect(person.page.locator("[data-own=hand] kbd")).to_have_count(0)


def width_of(found: Locator) -> float:
    box = found.bounding_box()
    assert box
    return box["width"]


def name_of(place: Locator) -> str:
    return place.get_attribute("aria-label") or ""


@pytest.mark.parametrize("device", ["small", "sideways"])
def test_the_invitation_comes_first_and_nothing_lies_over_it(arrive: Arrive, device: Device) -> None:
    person = arrive(device).visit("/")
    press(person, "Invite friends to Ligretto")
    expect(person.see("seat")).to_contain_text("you")
    expect_in_sight(person.page.get_by_role("img", name="QR code with the link to this table"))
    expect_in_sight(person.page.get_by_role("button", name="Copy link"))
    if device == "small":
        expect_in_sight(person.see("code"))
    assert not overflows(person)


def test_what_a_television_needs_unfolds_in_sight(arrive: Arrive) -> None:
    person = arrive("small").visit("/")
    press(person, "Invite friends to Ligretto Dice")
    person.page.locator("summary").filter(has_text="Put it on a TV").tap()
    expect(person.page.get_by_label("The code on the TV")).to_be_visible()
    person.until(ABOVE_THE_FOOT)


def test_what_a_television_needs_stays_out_of_sight_until_it_is_asked_for(arrive: Arrive) -> None:
    person = arrive("sideways").visit("/")
    press(person, "Invite friends to Ligretto Dice")
    expect(person.page.locator("details form")).to_be_attached()
    assert person.page.evaluate("scrollY") == 0


def test_sit_down_in_the_list_sits_down(arrive: Arrive, house: House, friends: Friends) -> None:
    ann, *_ = friends.meet(house.url, Wish("dice", bots=0, settings=TableSettings(public=True)))
    person = arrive("small").prefers(name="Zoe").visit("/")
    person.page.locator(f'a[href="/t/{ann.seat.code}"]').click()
    expect(seat_of(person, "Zoe")).to_contain_text("you")


def test_a_code_is_found_typed_and_told_what_it_is_made_of(arrive: Arrive) -> None:
    person = arrive("small").visit("/")
    press(person, "I have a code")
    field = person.page.get_by_label("Have a code?")
    expect(field).to_be_focused()
    person.page.keyboard.type("o1b")
    expect(field).to_have_value("Q73")
    expect(person.reads("Six letters and digits, or more")).to_be_visible()
    person.page.keyboard.type("a" * 10)
    expect(field).to_have_value("Q73" + "A" * 10)
    expect(person.reads("Too long")).to_be_visible()
    expect(person.page.get_by_role("button", name="Join")).to_be_disabled()
