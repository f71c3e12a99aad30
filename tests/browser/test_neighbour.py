"""The board game where mistakes are called: after the race everybody looks at the left neighbour's cards."""

from playwright.sync_api import expect

from pellmell.games.board.laying import is_right
from pellmell.games.board.messages import Choose, Lay
from pellmell.games.board.view import BoardView
from pellmell.kit.phases import Phase
from pellmell.play.messages import VoteToEnd
from tests.browser.at_table import press, score_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.tables import in_phase, two_race

WISH = two_race("board", mistakes="called")


def test_a_mistake_that_the_neighbour_points_out_costs_the_round(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    ann, ben = friends.meet(house.url, WISH)
    ann.hang_up()
    person = arrive().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    ben.do(wrong_card(ben))
    vote_to_end(person)
    ben.do(VoteToEnd())

    expect(person.page.get_by_role("heading", name="Ben’s cards: are they right?")).to_be_visible()
    expect(person.reads("1 of 1")).to_be_visible()
    press(person, "Wrong")
    ben.until(in_phase(Phase.CHOOSING))
    expect(person.reads("The others are choosing.")).to_be_visible()
    ben.do(next(command for command in ben.table.legal() if isinstance(command, Choose)))
    assert score_of(person, "Ann") == ["+2", "2"]
    assert score_of(person, "Ben") == ["0", "0"]


def wrong_card(friend: Friend) -> Lay:
    view = friend.table.view
    assert isinstance(view, BoardView)
    lays = [command for command in friend.table.legal() if isinstance(command, Lay) and not command.jokers]
    return next(lay for lay in lays if not is_right(view.options, view.field, lay.card, lay.near, lay.far))
