"""Where mistakes are called: "Dutch!", rightly and wrongly."""

import pytest
from playwright.sync_api import expect

from pellmell.kit.cards import Card
from pellmell.mechanics.stacking.messages import Start
from pellmell.play.messages import VoteToEnd
from tests.browser.at_table import press, score_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.tables import two_race
from tests.mechanics.stacking.page import card_in_the_middle, view_of

pytestmark = pytest.mark.motion

WISH = two_race("blitz", mistakes="called")


def no_one(friend: Friend) -> Card:
    """A card that starts no pile."""
    area = view_of(friend).areas[1]
    return next(card for card in area.open_cards() if card.value > 1)


def test_a_wrong_card_is_called_and_goes_back(house: House, arrive: Arrive, friends: Friends) -> None:
    ann, ben = friends.meet(house.url, WISH)
    ann.hang_up()
    person = arrive().remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    wrong = no_one(ben)
    ben.do(Start(wrong))
    expect(card_in_the_middle(person, wrong, "Ben")).to_be_visible()

    press(person, "Dutch!")
    person.has_seen("frozen", "Ann is right: Ben slipped up.")
    expect(person.reads("Ann called Dutch")).to_have_count(0)
    expect(card_in_the_middle(person, wrong, "Ben")).to_be_hidden()
    ben.until(lambda _: wrong in view_of(ben).areas[1].open_cards())

    expect(person.see("frozen")).to_be_hidden()
    ben.do(Start(wrong))
    expect(card_in_the_middle(person, wrong, "Ben")).to_be_visible()


def test_a_false_call_costs_a_point(house: House, arrive: Arrive, friends: Friends) -> None:
    ann, ben = friends.meet(house.url, WISH)
    ann.hang_up()
    person = arrive().remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")

    press(person, "Dutch!")
    person.has_seen("frozen", "Ann was wrong: all cards lie as they should.")
    expect(person.see("frozen")).to_be_hidden()

    vote_to_end(person)
    ben.do(VoteToEnd())
    assert score_of(person, "Ann") == ["0", "−20", "−1", "−21", "−21"]
    assert score_of(person, "Ben") == ["0", "−20", "", "−20", "−20"]
