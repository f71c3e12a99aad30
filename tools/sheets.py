"""Sheets lie over a screen for a while: menus, questions, a pause, a vote, a call."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Dutch
from pellmell.play.messages import VoteToEnd
from pellmell.wire.requests import Admission, SetAdmission, TableSettings
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase, say, set_table
from tools.staging import BOTH_WAYS, DARK, FRIENDS, GAMES, PHONE, Scene, take

RACE = Wish("ligretto", bots=3, until=in_phase(Phase.RACING))
WAITING = Wish(
    "ligretto", friends=FRIENDS, until=in_phase(Phase.RACING), settings=TableSettings(away="pause")
)
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
SHARES = "navigator.share = () => Promise.reject(new Error('not allowed'))"


def over(name: str, wish: Wish, *presses: str | Callable[[Person], None]) -> Scene:
    """At a table, one button after the other."""

    def go(house: House, person: Person) -> None:
        seat, *_ = set_table(house.url, wish)
        take(person, seat, name=wish.name)
        for press in presses:
            if callable(press):
                press(person)
            else:
                person.page.get_by_role("button", name=press, exact=True).click()

    return Scene(name, go, devices=PHONE)


def seen(name: str) -> Callable[[Person], None]:
    return lambda person: expect(person.see(name)).to_be_visible()


def unfold_rules(person: Person) -> None:
    person.see("options").locator("summary").click()


def copy_by_hand(house: House, person: Person) -> None:
    """And how to put it on a television."""
    for script in (NO_CLIPBOARD, SHARES):
        person.page.add_init_script(script)
    seat, *_ = set_table(house.url, Wish("board"))
    take(person, seat)
    person.page.get_by_role("button", name="Copy link").click()
    person.page.get_by_text("Put it on a TV").click()


def watched(house: House, person: Person) -> None:
    seat, *_ = set_table(house.url, RACE)
    person.prefers(**DARK).visit(f"/t/{seat.code}")
    expect(person.page.get_by_role("button", name="Sit down")).to_be_visible()


def voted(house: House, person: Person) -> None:
    settings = TableSettings(away="on")
    wish = Wish("ligretto", friends=("Bea",), until=in_phase(Phase.RACING), settings=settings)
    ann, bea = set_table(house.url, wish)
    take(person, ann)
    expect(person.page.locator("[data-own=hand]")).to_be_visible()
    say(house.url, bea, VoteToEnd())
    expect(person.page.get_by_role("button", name="End it")).to_be_visible()
    expect(person.see("toast").filter(has_text="Bea is back")).to_have_count(0)  # if she was long in coming


def called(house: House, person: Person) -> None:
    """By Bea, and wrongly: nobody has made a mistake."""
    wish = Wish("blitz", options={"mistakes": "called"}, friends=("Bea",), until=in_phase(Phase.RACING))
    ann, bea = set_table(house.url, wish)
    take(person.remembers(), ann)
    expect(person.page.locator("[data-own=hand]")).to_be_visible()
    say(house.url, bea, Dutch())
    person.has_seen("frozen")


def screen_asks(wish: Wish) -> Callable[[House, Person], None]:
    def build(house: House, person: Person) -> None:
        seat, *_ = set_table(house.url, wish)
        take(person, seat)
        person.context.new_page().goto(f"/screen/{seat.code}")
        expect(person.page.get_by_role("button", name="Let it in")).to_be_visible()

    return build


def locked(wish: Wish, **settings: Any) -> Callable[[House, Person], None]:
    """And somebody watches."""

    def build(house: House, person: Person) -> None:
        seat, *_ = set_table(house.url, wish)
        person.page.goto("/settings")
        watcher = person.context.new_page()
        watcher.goto(f"/t/{seat.code}")
        expect(watcher.get_by_role("button", name="Menu")).to_be_visible()
        say(house.url, seat, SetAdmission(Admission(locked=True)))
        take(person, seat, **settings)
        expect(person.see("locked").first).to_be_visible()

    return build


def locked_menu(house: House, person: Person) -> None:
    locked(RACE)(house, person)
    for press in ("Menu", "Who may come in"):
        person.page.get_by_role("button", name=press, exact=True).click()
    expect(person.see("watcher")).to_be_visible()


def locked_for_a_guest(house: House, person: Person) -> None:
    ann, bea, *_ = set_table(house.url, Wish("ligretto", friends=FRIENDS))
    say(house.url, ann, SetAdmission(Admission(locked=True)))
    take(person, bea, theme="light")
    expect(person.see("locked").first).to_be_visible()


def own_secret(_: House, person: Person) -> None:
    person.page.add_init_script(f"localStorage.setItem('pellmell secret', '{'x' * 32}')")
    person.prefers(**DARK).visit("/settings")
    person.page.get_by_role("button", name="Show my secret").click()
    person.page.get_by_label("Take over a secret").fill("not one")
    person.page.get_by_role("button", name="This is me").click()


def secret_arrived(_: House, person: Person) -> None:
    person.prefers(**DARK).visit(f"/settings#me={'x' * 32}")
    expect(person.page.get_by_role("dialog")).to_be_visible()


def half_a_code(_: House, person: Person) -> None:
    person.prefers(**DARK, name="Ann").visit("/")
    person.page.get_by_label("Have a code?").fill("ACD")


SHEETS = (
    Scene("home, half a code", half_a_code, devices=PHONE),
    Scene("settings, own secret", own_secret, devices=PHONE),
    Scene("settings, a secret arrived", secret_arrived, devices=PHONE),
    *(over(f"options, {game}", Wish(game), unfold_rules) for game in GAMES),
    Scene("invite by hand", copy_by_hand, devices=PHONE),
    over("gathering, menu", Wish("ligretto"), "Menu"),
    over("gathering, a guest", Wish("ligretto", friends=FRIENDS), "More about Bea"),
    Scene("gathering, locked", locked(Wish("ligretto"))),
    Scene("gathering, locked, a guest", locked_for_a_guest),
    Scene("race, locked", locked(RACE)),
    Scene("race, who may come in", locked_menu),
    Scene("a screen asks", screen_asks(Wish("ligretto")), devices=PHONE),
    Scene("race, a screen asks", screen_asks(RACE)),
    over("race, menu", RACE, "Menu"),
    over("race, settings", RACE, "Menu", "Settings"),
    over("race, leave", RACE, "Menu", "Leave the table"),
    over("race, end it", RACE, "Menu", "End this round"),
    over("race, say something", RACE, "Say something"),
    Scene("race, watched", watched, devices=PHONE),
    Scene("race, vote", voted, devices=BOTH_WAYS, pace="slow"),
    Scene("race, frozen", called, devices=PHONE, pace="slow"),
    over("race, paused", WAITING, seen("paused")),
)
