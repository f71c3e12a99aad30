"""Where the stop is called: an empty pile brings its button, and the button ends the round."""

import pytest
from playwright.sync_api import expect

from pellmell.mechanics.stacking.messages import Start
from pellmell.mechanics.stacking.view import StackingView
from tests.browser.at_table import press, score_of
from tests.browser.conftest import Arrive
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import two_race
from tests.mechanics.stacking.page import play_until, view_of

pytestmark = pytest.mark.motion

STOP = "Ligretto stop!"


def meet(house: House, friends: Friends, **options: str) -> list[Friend]:
    usual = {"stop": "called", "pace": "free", "blocked": "end", "length": "rulebook"}
    return friends.meet(house.url, two_race("ligretto", **usual, **options))


def with_page(arrive: Arrive, friend: Friend) -> Person:
    friend.hang_up()
    return arrive().remembers().holds(friend.seat).visit(f"/t/{friend.seat.code}")


def test_who_has_an_empty_pile_stops_the_round_with_a_button(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    ann, ben = meet(house, friends)
    play_until([ann, ben], ann_has_none_left)
    person = with_page(arrive, ann)
    expect(person.reads("Your Ligretto is empty. Shout!")).to_be_visible()
    press(person, STOP)
    person.has_seen("stop-stamp")
    middle, pile, *_ = score_of(person, "Ann")
    assert int(middle) >= 10
    assert pile == "0"


def ann_has_none_left(view: StackingView) -> bool | None:
    return view.areas[0].stock_count == 0 or None


def test_a_pile_that_was_emptied_by_mistakes_is_not_empty(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    ann, _ = meet(house, friends, mistakes="called")
    while card := view_of(ann).areas[0].stock_top:
        ann.do(Start(card))
    person = with_page(arrive, ann)
    press(person, STOP)
    person.has_seen("frozen", "Ann’s pile is not empty any more: on we go!")
    expect(person.see("frozen")).to_be_hidden()
    expect(person.page.get_by_role("button", name=STOP)).to_be_hidden()
