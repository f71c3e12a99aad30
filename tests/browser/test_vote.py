"""A vote to end the round: there to be answered, and in nobody's way."""

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from pellmell.play.messages import VoteToEnd
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.hands import Box, box_of
from tests.browser.house import House
from tests.browser.tables import Wish, in_phase

TWELVE = Wish("ligretto", bots=10, friends=("Bea",), until=in_phase(Phase.RACING))


def test_with_twelve_players_on_a_phone_held_sideways_it_covers_no_seat(
    house: House, arrive: Arrive, friends: Friends
) -> None:
    ann, bea = friends.meet(house.url, TWELVE)
    ann.hang_up()
    person = arrive("sideways").remembers().holds(ann.seat).visit(f"/t/{ann.seat.code}")
    seats = person.page.get_by_role("region", name="The others").get_by_role("img")
    expect(seats).to_have_count(11)
    bea.do(VoteToEnd())
    person.has_seen("toast", "1 of 2 would end this round.")
    agree = person.page.get_by_role("button", name="End it")
    assert not [seat for seat in seats.all() if overlap(box_of(seat), box_of(agree))]
    agree.click()
    person.has_seen("stop-stamp")


def overlap(one: Box, other: Box) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    down = one.y < other.y + other.height and other.y < one.y + one.height
    return across and down
