"""Ligretto and Dutch Blitz between friends on the wire, and where their cards lie in a page."""

import re
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import TypeVar

from playwright.sync_api import Locator

from pellmell.kit.cards import HIGHEST, Card
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Play, Start, Turn
from pellmell.mechanics.stacking.view import StackingView
from tests.browser.friends import Friend
from tests.browser.people import Person

MOST_TAPS = 600
T = TypeVar("T")


def view_of(friend: Friend) -> StackingView:
    view = friend.table.view
    assert isinstance(view, StackingView)
    return view


def play_until(friends: Sequence[Friend], found: Callable[[StackingView], T | None], turns: int = 0) -> T:
    """They lay what fits, round after round, until it is there; before, they turn so often, more or less."""
    chance = Random(1)
    last = friends[0]
    for step in count():
        friend = friends[step % len(friends)]
        friend.catch_up_with(last)
        if friend.table.phase is not Phase.RACING:
            _begin_again(friends)
        if (result := found(view_of(friend))) is not None:
            return result
        last = friend
        friend.do(_move(friend, lays=chance.randrange(turns + 1) == 0))
    raise AssertionError("unreachable")


def _begin_again(friends: Sequence[Friend]) -> None:
    for friend in friends:
        friend.until(lambda table: table.mirror.may_get_ready)
        friend.get_ready()
    for friend in friends:
        friend.until(lambda table: table.phase is Phase.RACING)


def _move(friend: Friend, lays: bool) -> Command:
    fitting = [command for command in friend.table.legal() if isinstance(command, Play | Start)]
    return fitting[0] if lays and fitting else Turn()


def contested(view: StackingView) -> tuple[Play, int] | None:
    """A card that Ann and somebody else could lay, on the only pile that takes it; and who that is.

    Not on a card of her own: she would get no credit for her line. Nor the last of a pile: it is put away.
    """
    for number, pile in enumerate(view.middle.piles):
        card = pile.wanted
        if card is None or card.value == HIGHEST or pile.owners[-1:] == [0]:
            continue
        if view.middle.takers[card] != [number]:
            continue
        seats = [seat for seat, area in enumerate(view.areas) if card in area.open_cards()]
        if len(seats) > 1 and seats[0] == 0:
            return Play(card, view.as_seen(number)), seats[1]
    return None


# In a page


def own_card(person: Person, card: Card) -> Locator:
    """In the Ligretto, the row, or the hand."""
    return person.page.get_by_role("button", name=re.compile(rf": {card.colour} {card.value}(,|$)"))


def card_in_the_middle(person: Person, card: Card, owner: str) -> Locator:
    """On top of a pile."""
    return person.page.get_by_role("img", name=f"{card.colour} {card.value}, by {owner}", exact=True)


def tap_until(people: Sequence[Person], seen: Locator) -> None:
    """They tap one own place after the other, as children do."""
    for number in range(MOST_TAPS):
        if seen.count():
            return
        for person in people:
            places = person.page.locator("[data-own]")
            places.nth(number % places.count()).click(force=True)
    raise AssertionError(f"never seen: {seen}")
