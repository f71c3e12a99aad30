"""Troubles are the pages and slips that say what went wrong, and what to do."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from pellmell.kit.phases import Phase
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase, set_table
from tools.staging import DARK, PHONE, Scene, page, take

LINE = re.compile(r"/ws/\w{6}$")
GOODBYES = "full", "locked", "kicked", "reload", "elsewhere", "broken", "trouble"
FALL = "setTimeout(() => { throw new Error('the cup is broken') })"


def hang_up(person: Page, why: str) -> None:
    """The house says goodbye to whoever comes."""
    goodbye = json.dumps({"frame": "goodbye", "why": why, "reason": ""})
    person.route_web_socket(LINE, lambda line: line.send(goodbye))


def block(person: Page) -> None:
    """No line comes about."""
    person.route_web_socket(LINE, lambda line: line.close())


def goodbye(why: str) -> Scene:
    def go(house: House, person: Person) -> None:
        hang_up(person.page, why)
        person.prefers(**DARK).visit(f"/t/{house.new_table()}")

    return Scene(f"trouble, {why}", go, devices=PHONE)


def unreachable(house: House, person: Person) -> None:
    block(person.page)
    person.prefers(**DARK).visit(f"/t/{house.new_table()}")


def stumbled(_: House, person: Person) -> None:
    person.expects("the cup is broken").prefers(**DARK).visit("/")
    expect(person.page.get_by_role("main")).to_be_visible()
    person.page.evaluate(FALL)
    person.page.get_by_text("For whoever mends it").click()


def one_line_alone(page: Page) -> list[WebSocketRoute]:
    """The first one that comes about: after it there is none."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket(LINE, connect)
    return lines


def lost_line(house: House, person: Person) -> None:
    """There was one, and then there is none."""
    lines = one_line_alone(person.page)
    seat, *_ = set_table(house.url, Wish("ligretto", until=in_phase(Phase.RACING)))
    take(person, seat)
    expect(person.page.locator("[data-own=hand]")).to_be_visible()
    lines[0].close()
    expect(person.see("lost-line")).to_be_visible()


TROUBLES = (
    page("unknown table", "/t/XYXYXY"),
    page("nowhere", "/nowhere/at/all"),
    *(goodbye(why) for why in GOODBYES),
    Scene("trouble, unreachable", unreachable, devices=PHONE),
    Scene("trouble, stumbled", stumbled, devices=PHONE),
    Scene("lost line", lost_line, devices=PHONE),
)
