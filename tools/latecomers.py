"""The scenes of latecomers show people who come late, sit out, have left, or go by another name."""

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from pellmell.play.messages import Leave
from pellmell.wire.requests import TableSettings
from tests.browser.at_table import press, vote_to_end
from tests.browser.house import House, Seat
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase, say, set_table
from tools.staging import BOTH_WAYS, DARK, SIZES, Scene, take

RACING = in_phase(Phase.RACING)
WITH_BOT = Wish("ligretto", bots=3, until=RACING)
OF_TWO = Wish("dice", bots=0, friends=("Bea",), until=RACING)
OF_FOUR = Wish(
    "blitz",
    bots=0,
    friends=("Bea", "Carl", "Dan"),
    settings=TableSettings(away="on"),
    until=RACING,
)


def beside(house: House, person: Person, code: str, seat: Seat | None = None, name: str = "") -> Person:
    """Somebody else at the table, with a browser of their own, who stays as long as the person does."""
    assert person.context.browser is not None
    other = Person(person.context.browser, house.url, "desktop")
    person.company.append(other)
    if seat is not None:
        other.holds(seat)
    return other.prefers(name=name).visit(f"/t/{code}")


def invites(house: House, person: Person) -> None:
    """At the scores, where the way to it stands on the page."""
    seat, *_ = set_table(house.url, WITH_BOT)
    vote_to_end(take(person, seat, name="Ann"))
    press(person, "Invite friends or a TV")
    expect(person.see("code")).to_be_visible()


def comes_late(house: House, person: Person) -> None:
    seat, *_ = set_table(house.url, WITH_BOT)
    beside(house, person, seat.code, seat)
    person.prefers(**DARK).visit(f"/t/{seat.code}")
    press(person, "Sit down")
    expect(person.see("name-slip")).to_be_visible()
    expect(person.see("coming-in")).to_contain_text("You take over")


def waits_for_the_match(house: House, person: Person) -> None:
    ann, bea = set_table(house.url, OF_TWO)
    others = [beside(house, person, ann.code, seat) for seat in (ann, bea)]
    person.prefers(**DARK).visit(f"/t/{ann.code}")
    press(person, "Sit down")
    expect(person.see("name-slip")).to_be_visible()
    person.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    vote_to_end(others[0])
    press(others[1], "End it")
    expect(person.page.locator("[data-counted=true]")).to_be_visible()


def hands_have_changed(house: House, person: Person) -> None:
    """Zoe has Carl's seat, Dan has just left, and Bea sits out."""
    ann, bea, carl, dan = set_table(house.url, OF_FOUR)
    take(person, ann, name="Ann")
    other = beside(house, person, ann.code, bea)
    say(house.url, carl, Leave())
    late = beside(house, person, ann.code, name="Zoe")
    press(late, "Sit down")
    expect(late.page.get_by_role("button", name="In next round")).to_be_visible()
    vote_to_end(person)
    press(other, "End it")
    press(other, "Sit out")
    say(house.url, dan, Leave())
    for name in ("stints", "left-seat"):
        expect(person.see(name)).to_be_visible()
    expect(person.page.locator("[data-counted=true]")).to_be_visible()


def sits_out(house: House, person: Person) -> None:
    ann, bea = set_table(house.url, OF_TWO)
    other = beside(house, person, ann.code, bea)
    take(person, ann, name="Ann")
    press(person, "Menu")
    press(person, "Sit out from the next round on")
    vote_to_end(person)
    press(other, "End it")
    expect(person.see("resting")).to_be_visible()
    press(other, "Next round")
    expect(person.page.locator("[data-phase=racing]")).to_be_visible()


def is_renamed(house: House, person: Person) -> None:
    seat, *_ = set_table(house.url, Wish("ligretto", bots=1, friends=("Bea",)))
    take(person, seat, name="Ann")
    press(person, "Change my name")
    person.page.get_by_label("Name", exact=True).fill("bea")
    press(person, "Save")
    expect(person.reads("Somebody here is called bea already.")).to_be_visible()


def host_without_a_name(_: House, person: Person) -> None:
    person.prefers(**DARK).visit("/")
    press(person, "Invite friends to Dutch Blitz")
    expect(person.see("name-slip")).to_be_visible()


LATECOMERS = (
    Scene("inviting, at the scores", invites, devices=("small", *SIZES), pace="quick"),
    Scene("late, in the race", comes_late, devices=BOTH_WAYS),
    Scene("late, from the next match on", waits_for_the_match, pace="quick"),
    Scene("seats, other hands", hands_have_changed, pace="quick"),
    Scene("seats, sitting out", sits_out, 1500),
    Scene("seats, another name", is_renamed, devices=BOTH_WAYS),
    Scene("seats, no name yet", host_without_a_name, devices=("small", *SIZES)),
)
