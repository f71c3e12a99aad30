"""Two want the same place, over a long line: a piece is on its way at once, and comes back with a reason."""

from collections.abc import Callable
from copy import deepcopy

import pytest
from playwright.sync_api import expect

from pellmell.games.board.messages import Lay
from pellmell.games.dice.messages import Place
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.wire.requests import TableSettings
from tests.browser.beside import PAGE, PARTNER, Beside, Deal
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.played import played
from tests.browser.slow_line import SlowLine
from tests.browser.tables import four_race_freely
from tests.mechanics.stacking.page import card_in_the_middle, contested, own_card, play_until

pytestmark = pytest.mark.motion

WISH = four_race_freely(TableSettings(away="on"))


def test_a_race_that_is_lost_is_taken_back_and_told_by_how_much(
    house: House, arrive: Arrive, friends: Friends, line: Callable[..., SlowLine]
) -> None:
    met = friends.meet(house.url, WISH)
    play, rival = play_until(met, contested, turns=2)
    ann, name = met[0], met[0].table.players[rival].name
    ann.hang_up()
    slow = line(house, rtt=300, jitter=0.1)
    person = arrive(url=slow.url).remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    mine = own_card(person, play.card)
    expect(mine).to_be_visible()

    with slow.held():
        mine.click()
        expect(card_in_the_middle(person, play.card, "Ann")).to_be_visible()
        expect(mine).to_be_hidden()
        met[rival].do(play)

    person.has_seen("toast", rf"{name} was quicker by \d+ ms")
    expect(card_in_the_middle(person, play.card, name)).to_be_visible()
    expect(mine).to_be_visible()


# of what the page moves by itself, and of what it has painted
MOVES = """window.moves = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
    if (this.matches("[data-test=own-card]")) window.moves += 1;
    return animate.apply(this, how);
};
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...sent) {
    const orders = typeof sent[0] === "string" ? JSON.parse(sent[0]) : [];
    window.moves += orders.filter(({ way }) => way === "spring").length;
    return postMessage.apply(this, sent);
};"""


@pytest.mark.parametrize("deal", [Deal("dice", 108), Deal("board", 26)], ids=["dice", "board"])
def test_what_was_taken_by_a_friend_comes_back_once(
    house: House, arrive: Arrive, line: Callable[..., SlowLine], deal: Deal
) -> None:
    """And not only when it is told why."""
    slow = line(house, rtt=300, jitter=0.1)
    person = arrive(url=slow.url).remembers()
    person.page.add_init_script(MOVES)
    with played(house.url, deal, person) as round:
        while round.beside.position.phase is not Phase.RACING:
            round.go_on(1)
        mine, theirs = rivals(round.beside)
        round.look()
        with slow.held("there"):
            round.attempt(PAGE, mine)
            hoped = deepcopy(round.beside.position)
            hoped.perform(PAGE, mine)
            round.gestures.wait_for(hoped)
            person.page.evaluate("() => { window.moves = 0; }")
            round.take(PARTNER, theirs)
            round.look()
            assert person.page.evaluate("() => window.moves") == 1
        person.has_seen("toast", r"Ben was quicker by \d+ ms")
        assert person.page.evaluate("() => window.moves") == 1


def rivals(beside: Beside) -> tuple[Command, Command]:
    """What Ann and Ben both can do, and only one of them will."""
    ours, theirs = (beside.position.legal(seat) for seat in (PAGE, PARTNER))
    return next((mine, other) for mine in ours for other in theirs if in_the_way(mine, other))


def in_the_way(mine: Command, other: Command) -> bool:
    match mine, other:
        case Lay(jokers=()), Lay(jokers=()):
            return mine.token == other.token
        case Place(), Place():
            return mine == other
        case _:
            return False
