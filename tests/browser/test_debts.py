"""The board game: who blocks a token owes it a move, and pays with the next card."""

import pytest
from playwright.sync_api import expect

from pellmell.games.board.material import Card
from pellmell.games.board.messages import Lay, PlaceToken
from pellmell.games.board.view import BoardView
from pellmell.kit.phases import Phase
from pellmell.wire.requests import TableSettings
from tests.browser.conftest import Arrive
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase
from tests.games.board.page import press_square

pytestmark = pytest.mark.motion

# Colours are not checked, so that any card will do.
WISH = Wish(
    "board",
    bots=0,
    friends=("Ben",),
    options={"mistakes": "called", "tokens": "players"},
    settings=TableSettings(away="on"),
    until=in_phase(Phase.PREPARING),
)
CORNERED = ("a1", "b1", "b2", "a5")  # the tokens: a card on a4 and a3 shuts the first one in


def test_who_has_blocked_a_token_frees_it_with_the_next_card(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    ann, ben = cornered(house, friends)
    person = with_page(arrive, ann)
    press_square(person, "a4")
    press_square(person, "a3")
    expect(person.reads("Token 1 is blocked. Lay this card anywhere to free it.")).to_be_visible()
    press_square(person, "d8")
    press_square(person, "d9")
    ben.until(lambda table: tokens_of(table.view)[1] == "d9")
    expect(person.page.locator("p", has_text="Token 1 is blocked")).to_be_hidden()


def test_what_nobody_pays_for_a_while_anybody_may_pay(house: House, arrive: Arrive, friends: Friends) -> None:
    ann, ben = cornered(house, friends)
    person = with_page(arrive, ann)
    card = hand_of(ben)
    ben.do(Lay(4, "a5", "a4", "a3", card))
    expect(person.reads("Ben has blocked token 1.")).to_be_visible()
    person.page.get_by_role("button", name="Free token 1").click()
    press_square(person, "d8")
    press_square(person, "d9")
    ben.until(lambda table: tokens_of(table.view)[1] == "d9")


def cornered(house: House, friends: Friends) -> list[Friend]:
    met = friends.meet(house.url, WISH)
    for number, square in enumerate(CORNERED):
        friend = met[number % 2]
        friend.catch_up_with(met[number % 2 - 1])
        friend.do(PlaceToken(square))
    for friend in met:
        friend.until(in_phase(Phase.RACING))
    return met


def with_page(arrive: Arrive, friend: Friend) -> Person:
    friend.hang_up()
    person = arrive("desktop").holds(friend.seat).visit(f"/t/{friend.seat.code}")
    expect(person.see("own-card")).to_be_visible()
    return person


def hand_of(friend: Friend) -> Card:
    view = friend.table.view
    assert isinstance(view, BoardView)
    card = view.hands[1].card
    assert card
    return card


def tokens_of(view: object) -> dict[int, str]:
    assert isinstance(view, BoardView)
    return view.field.tokens
