"""What people see of the referee: how long lines are, who was quicker by how much, what was held for it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from pellmell.kit.cards import Card
from pellmell.play.messages import VoteToEnd
from pellmell.wire.requests import TableSettings
from tests.browser.at_table import press, seat_of, sit_down, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.slow_line import SlowLine
from tests.browser.tables import four_race_freely
from tests.mechanics.stacking.page import card_in_the_middle, contested, own_card, play_until

pytestmark = pytest.mark.motion

SPEED = 0.25  # so that a busy machine, which is some ms late, is not late for the referee
LENGTH = WINDOW = 300  # ms of the table's: what comes by the long line is under way for half of that
WISH = four_race_freely(TableSettings(away="on", fair_window=WINDOW))


def test_a_race_between_unequal_lines_is_told_from_the_table_to_the_score_sheet(
    open_house: Callable[..., House], arrive: Arrive, friends: Friends, line: Callable[..., SlowLine]
) -> None:
    house = open_house(f"--speed={SPEED}")
    met = friends.meet(house.url, WISH)
    play, rival = play_until(met, contested, turns=2)
    slow = line(house, rtt=LENGTH / SPEED)
    ann = takes_the_seat_of(met[0], arrive("phone", slow.url))
    other = takes_the_seat_of(met[rival], arrive("desktop", house.url))
    name = met[0].table.players[rival].name
    shows_a_slow_line(other, "Ann")

    both_lay(play.card, ann, slow, other)
    expect(card_in_the_middle(other, play.card, "Ann")).to_be_visible()
    expect(own_card(other, play.card)).to_be_visible()
    other.has_seen("toast", r"Ann was quicker by \d+ ms")

    end_the_round(ann, other, [friend for friend in met if friend not in (met[0], met[rival])])
    for person in (ann, other):
        person.see("races").get_by_text("Once, two hands wanted the same place").click()
        assert races_of(person, "Ann") == ["1", "0", "1"]
        assert races_of(person, name) == ["0", "1", "0"]
        expect(person.see("races")).to_contain_text("1 move had to wait a moment")


def takes_the_seat_of(friend: Friend, person: Person) -> Person:
    friend.hang_up()
    return person.remembers().holds(friend.seat).visit(f"/t/{friend.seat.code}")


def shows_a_slow_line(person: Person, name: str) -> None:
    press(person, "Menu")
    expect(seat_of(person, name)).to_contain_text(re.compile(r"slow connection, \d{3} ms"))
    press(person, "Close")


def both_lay(card: Card, slow: Person, line: SlowLine, quick: Person) -> None:
    """At the same moment, however long a browser takes for a click: what the slow one says sets out when
    the quick one's is there. Which is 150 ms of the table's too early to win."""
    for person in (slow, quick):
        expect(own_card(person, card)).to_be_visible()
    with line.held("there"):
        own_card(slow, card).click()
        own_card(quick, card).dispatch_event("click")


def end_the_round(first: Person, second: Person, others: list[Friend]) -> None:
    vote_to_end(first)
    press(second, "End it")
    for friend in others:
        friend.do(VoteToEnd())


def races_of(person: Person, name: str) -> list[str]:
    """Won, lost, and won on credit."""
    return row_of(person, name).locator("td").all_inner_texts()


def row_of(person: Person, name: str) -> Locator:
    return person.see("races").get_by_role("row").filter(has_text=name)


def test_the_host_says_how_long_a_slow_line_is_waited_for(house: House, arrive: Arrive) -> None:
    code = house.new_table("ligretto")
    host, guest = arrive("desktop"), arrive()
    sit_down(host, code, "Ann")
    sit_down(guest, code, "Ben")
    fair = host.page.get_by_role("group", name="Fair play on slow connections")
    expect(fair).to_contain_text("Whoever reacts first gets the place, even on a slow connection")
    expect(fair.get_by_label("200 ms")).to_be_checked()
    for choice in ("300 ms", "Off"):
        fair.get_by_label(choice).check()
        host.page.reload()
        expect(fair.get_by_label(choice)).to_be_checked()
    expect(guest.page.get_by_role("group", name="Fair play on slow connections")).to_have_count(0)
