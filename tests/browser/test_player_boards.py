"""The board game: the slower player lays cards aside, in the page, and takes them along to the next match."""

import re

import pytest
from playwright.sync_api import expect

from pellmell.games.board.messages import Lay, TurnUp
from pellmell.play.messages import VoteToEnd
from tests.browser.at_table import press, score_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import two_race

pytestmark = pytest.mark.motion

WISH = two_race("board", rounds=1)


def test_cards_laid_aside_stay_there_for_the_rematch(house: House, arrive: Arrive, friends: Friends) -> None:
    ann, ben = friends.meet(house.url, WISH)
    ann.hang_up()
    person = arrive().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    lay_a_card(ben)
    vote_to_end(person)
    ben.do(VoteToEnd())

    expect(person.page.get_by_role("heading", name="Your player board")).to_be_visible()
    expect(
        person.reads("A head start for you: lay 2 cards aside. You won’t have to get rid of them.")
    ).to_be_visible()
    choose_two(person)
    assert score_of(person, "Ben") == ["+2", "2"]
    expect(person.see("winners")).to_contain_text("Ben won!")

    press(person, "Rematch")
    ben.until(lambda table: table.mirror.may_get_ready)
    ben.get_ready()
    choose_two(person)
    expect(person.page.get_by_role("button", name="Turn up the next card, 13 cards left")).to_be_visible()


def lay_a_card(friend: Friend) -> None:
    """The first that fits."""
    while not (lays := [command for command in friend.table.legal() if isinstance(command, Lay)]):
        friend.do(TurnUp())
    friend.do(lays[0])


def choose_two(person: Person) -> None:
    done = person.page.get_by_role("button", name="Done", exact=True)
    expect(done).to_be_disabled()
    for card in ("red and blue", "orange and green"):
        person.page.get_by_role("button", name=re.compile(f"^{card}$")).click()
    done.click()
    expect(done).to_be_hidden()
