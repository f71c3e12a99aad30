"""Who comes late is invited, sits down, waits, and takes over a seat between two rounds, with its points."""

import re

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from pellmell.play.messages import Leave
from pellmell.wire.requests import TableSettings
from tests.browser.at_table import press, seat_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.eyes import overflows, violations
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.matches import ONE_ROUND
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase

PUBLIC = TableSettings(public=True, away="on")


def race_of(*friends: str, bots: int = 0, settings: TableSettings = PUBLIC) -> Wish:
    return Wish("ligretto", bots=bots, friends=friends, settings=settings, until=in_phase(Phase.RACING))


def page_of(arrive: Arrive, house: House, friend: Friend) -> Person:
    page = arrive(url=house.url).remembers().holds(friend.seat).visit(f"/t/{friend.seat.code}")
    expect(page.page.get_by_role("region", name="Your cards")).to_be_visible()
    return page


def close(person: Person) -> None:
    person.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()


def test_a_latecomer_takes_over_a_bots_seat_and_is_asked_for_a_name_in_passing(
    quick_house: House, arrive: Arrive, friends: Friends
) -> None:
    (met,) = friends.meet(quick_house.url, race_of(bots=1))
    ann = page_of(arrive, quick_house, met)
    zoe = arrive("sideways", quick_house.url).remembers().visit("/")
    zoe.page.get_by_role("link", name="Ann").click()  # in the list of open tables
    chip = zoe.page.get_by_role("button", name="In next round")
    expect(chip).to_be_visible()
    chip.click()
    expect(zoe.see("coming-in")).to_contain_text("You take over Ash’s seat, with 0 points.")
    zoe.see("name-slip").get_by_label("What shall we call you?").fill("Zoe")
    press(zoe, "That’s me")
    expect(zoe.see("name-slip")).to_have_count(0)
    close(zoe)

    ann.has_seen("toast", "Guest is in from the next round.")
    press(ann, "Menu")
    expect(ann.see("waiting")).to_contain_text("Zoe: in from the next round")
    close(ann)
    vote_to_end(ann)
    zoe.has_seen("toast", "You are in! Ash’s seat is yours now, with −?[0-9]+ points?.")
    ann.has_seen("toast", "Zoe takes over Ash’s seat.")
    for person in (ann, zoe):
        expect(person.see("stints")).to_contain_text("Ash 1, Zoe from 2 on")
        press(person, "Next round")
    for person in (ann, zoe):
        expect(person.page.get_by_role("region", name="Your cards")).to_be_visible()


def test_a_seat_that_was_left_is_taken_over_first_and_the_host_puts_a_bot_on_the_next(
    quick_house: House, arrive: Arrive, friends: Friends
) -> None:
    met, ben, cleo = friends.meet(quick_house.url, race_of("Ben", "Cleo", bots=1))
    ann = page_of(arrive, quick_house, met)
    for friend in (ben, cleo):
        friend.do(Leave())
    zoe = arrive(url=quick_house.url).remembers().prefers(name="Zoe").visit(f"/t/{met.seat.code}")
    press(zoe, "Sit down")
    ann.has_seen("toast", "Zoe is in from the next round.")
    vote_to_end(ann)
    zoe.has_seen("toast", "You are in! Ben’s seat is yours now")
    expect(ann.see("score-row").filter(has_text="Cleo")).to_contain_text("has left")
    expect(zoe.see("left-seat")).to_have_count(0)
    press(ann, "Put a bot there: Cleo")
    zoe.has_seen("toast", "a bot, plays on for Cleo.")
    expect(ann.see("left-seat")).to_have_count(0)
    for person in (ann, zoe):
        press(person, "Next round")
    expect(zoe.page.get_by_role("region", name="Your cards")).to_be_visible()
    press(zoe, "Menu")
    expect(seat_of(zoe, "Zoe")).to_contain_text("you")
    expect(seat_of(zoe, "Cleo")).to_have_count(0)


def test_with_the_next_round_a_bot_plays_on_for_who_has_left(
    quick_house: House, arrive: Arrive, friends: Friends
) -> None:
    met, ben = friends.meet(quick_house.url, race_of("Ben", settings=TableSettings()))
    ann = page_of(arrive, quick_house, met)
    ben.do(Leave())
    vote_to_end(ann)
    expect(ann.see("left-seat")).to_contain_text("Ben has left. A bot plays on from the next round.")
    press(ann, "Next round")
    ann.has_seen("toast", "Ash, a bot, plays on for Ben.")
    expect(ann.page.get_by_role("region", name="Your cards")).to_be_visible()


def test_the_host_invites_friends_and_a_tv_in_the_middle_of_a_race(
    quick_house: House, arrive: Arrive, friends: Friends
) -> None:
    met, ben = friends.meet(quick_house.url, race_of("Ben"))
    ann = page_of(arrive, quick_house, met)
    tv = arrive("tv", quick_house.url).visit("/tv")
    press(ann, "Menu")
    press(ann, "Invite friends or a TV")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="QR code with the link to this table")).to_be_visible()
    expect(ann.see("code")).to_have_text(re.sub("(...)", r"\1 ", met.seat.code).strip())
    assert not [*violations(ann), *overflows(ann)]
    dialog.get_by_label("The code on the TV").fill(tv.see("screen-code").inner_text().lower())
    press(ann, "Show it there")
    expect(tv.see("tv-standings")).to_be_visible()
    close(ann)

    guest = page_of(arrive, quick_house, ben)
    press(guest, "Menu")
    press(guest, "Invite friends")
    expect(guest.see("code")).to_be_visible()
    expect(guest.page.get_by_label("The code on the TV")).to_have_count(0)


def test_at_the_scores_the_invitation_is_a_tap_away(
    quick_house: House, arrive: Arrive, friends: Friends
) -> None:
    (met,) = friends.meet(quick_house.url, race_of(bots=1))
    ann = page_of(arrive, quick_house, met)
    vote_to_end(ann)
    press(ann, "Invite friends or a TV")
    expect(ann.see("code")).to_be_visible()
    expect(ann.page.get_by_label("The code on the TV")).to_be_visible()


def test_who_can_play_only_in_the_next_match_is_told_why_and_may_think_better_of_it(
    quick_house: House, arrive: Arrive, friends: Friends
) -> None:
    met, _ = friends.meet(quick_house.url, race_of("Ben", settings=TableSettings()))
    zoe = arrive(url=quick_house.url).prefers(name="Zoe").visit(f"/t/{met.seat.code}")
    press(zoe, "Sit down")
    press(zoe, "In next match")
    expect(zoe.see("coming-in")).to_contain_text("All the seats are taken")
    press(zoe, "Don’t wait any longer")
    expect(zoe.see("coming-in").get_by_role("button", name="Sit down")).to_be_visible()


def test_in_the_last_round_one_is_told_of_the_next_match(
    quick_house: House, arrive: Arrive, friends: Friends
) -> None:
    wish = Wish("ligretto", bots=2, options=ONE_ROUND, until=in_phase(Phase.RACING))
    (met,) = friends.meet(quick_house.url, wish)
    ann = page_of(arrive, quick_house, met)
    zoe = arrive("small", quick_house.url).remembers().prefers(name="Zoe").visit(f"/t/{met.seat.code}")
    press(zoe, "Menu")
    expect(zoe.see("coming-in")).to_contain_text("You play from the next match on.")
    close(zoe)
    press(zoe, "Sit down")
    ann.has_seen("toast", "Zoe is in from the next match.")
    press(zoe, "In next match")
    expect(zoe.see("coming-in")).to_contain_text("This is the last round of the match.")
    close(zoe)
    vote_to_end(ann)
    press(ann, "Rematch")
    zoe.has_seen("toast", "You are in! This seat is yours now.")


def test_bots_that_are_left_alone_have_no_host(quick_house: House, arrive: Arrive, friends: Friends) -> None:
    (met,) = friends.meet(quick_house.url, race_of(bots=2))
    ann = page_of(arrive, quick_house, met)
    zoe = arrive("small", quick_house.url).remembers().prefers(name="Zoe").visit(f"/t/{met.seat.code}")
    press(ann, "Menu")
    for _ in range(2):
        press(ann, "Leave the table")
    expect(zoe.see("seat")).to_have_count(2)
    for person in (ann, zoe):
        seen = person.page.evaluate("() => [...window.seen]")
        assert not [said for said in seen if "is the host" in said]
    expect(zoe.page.get_by_text("picks the game")).to_have_count(0)
    press(zoe, "Sit down")
    expect(seat_of(zoe, "Zoe")).to_contain_text("host")
    expect(zoe.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()


def test_who_watches_may_react(quick_house: House, arrive: Arrive, friends: Friends) -> None:
    met, _ = friends.meet(quick_house.url, race_of("Ben"))
    ann = page_of(arrive, quick_house, met)
    zoe = arrive("desktop", quick_house.url).visit(f"/t/{met.seat.code}")
    press(zoe, "Say something")
    press(zoe, "Bravo!")
    ann.has_seen("reaction", "Somebody watching")
