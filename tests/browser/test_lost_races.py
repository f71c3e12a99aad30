"""Two want the same place, over a long line: the card is on its way at once, and comes back with a reason."""

from collections.abc import Callable

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Play
from pellmell.mechanics.stacking.view import StackingView
from pellmell.wire.requests import TableSettings
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.slow_line import SlowLine
from tests.browser.stacking import card_in_the_middle, own_card, play_until
from tests.browser.tables import Wish, in_phase

WISH = Wish(
    "ligretto",
    bots=0,
    friends=("Ben",),
    options={"pace": "free"},
    settings=TableSettings(away="on"),
    until=in_phase(Phase.RACING),
)


def contested(view: StackingView) -> Play | None:
    """A card that both could lay, and the only pile that takes it."""
    for number, pile in enumerate(view.middle.piles):
        card = pile.wanted
        both = all(card in area.open_cards() for area in view.areas)
        if card and both and view.middle.takers[card] == [number]:
            return Play(card, view.as_seen(number))
    return None


def test_a_race_that_is_lost_is_taken_back_and_told_by_how_much(
    house: House, arrive: Arrive, friends: Friends, line: Callable[..., SlowLine]
) -> None:
    ann, ben = friends.meet(house.url, WISH)
    play = play_until([ann, ben], contested, turns=4)
    ann.hang_up()
    slow = line(house, latency=300, jitter=30)
    person = arrive(url=slow.url).remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    mine = own_card(person, play.card)
    expect(mine).to_be_visible()

    with slow.held():
        mine.click()
        expect(card_in_the_middle(person, play.card, "Ann")).to_be_visible()
        expect(mine).to_be_hidden()
        ben.do(play)

    person.has_seen("toast", r"Ben was quicker by \d+ ms")
    expect(card_in_the_middle(person, play.card, "Ben")).to_be_visible()
    expect(mine).to_be_visible()
