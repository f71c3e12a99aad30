"""A line that is lost while scores are shown: who comes back is where the others are by then."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from pellmell.games.dice.messages import Roll
from pellmell.kit.phases import Phase
from pellmell.play.messages import Ready, VoteToEnd
from tests.browser.at_table import score_of, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.slow_line import SlowLine
from tests.browser.tables import in_phase, say, two_race

pytestmark = pytest.mark.motion

LOST_LINE = "net::ERR", "WebSocket connection"
MANY = 40  # more than the house tells again: it shows the table anew
WISH = two_race("dice", pace="free")  # never blocked: nobody but those who vote ends a round


class Between:
    """Ann looks at the score of a round while her line is cut; on another device she goes on."""

    def __init__(self, house: House, arrive: Arrive, friends: Friends, cable: SlowLine) -> None:
        ann, self.ben = friends.meet(house.url, WISH)
        self._url, self._seat = house.url, ann.seat
        ann.hang_up()
        self.person = arrive(url=cable.url).expects(*LOST_LINE).holds(ann.seat).visit(f"/t/{ann.seat.code}")
        expect(self.person.page.get_by_role("group", name="Your dice")).to_be_visible()
        vote_to_end(self.person)
        self.ben.do(VoteToEnd())
        expect(self.heading(1)).to_be_visible()
        cable.cut()
        expect(self.person.see("lost-line")).to_be_visible()

    def heading(self, round: int) -> Locator:
        return self.person.page.get_by_role("heading", name=f"After round {round}")

    def begin(self) -> None:
        say(self._url, self._seat, Ready(""))
        self.ben.get_ready()
        self.ben.until(in_phase(Phase.RACING))

    def end(self) -> None:
        say(self._url, self._seat, VoteToEnd())
        self.ben.do(VoteToEnd())
        self.ben.until(in_phase(Phase.SCORED))


@pytest.fixture
def cable(house: House, line: Callable[..., SlowLine]) -> SlowLine:
    return line(house)


@pytest.fixture
def between(house: House, arrive: Arrive, friends: Friends, cable: SlowLine) -> Between:
    return Between(house, arrive, friends, cable)


def test_the_next_round_is_running(between: Between, cable: SlowLine) -> None:
    between.begin()
    cable.mend()
    expect(between.person.page.get_by_role("group", name="Your dice")).to_be_visible()
    expect(between.person.page.locator("[data-phase=racing]")).to_be_visible()
    expect(between.person.see("lost-line")).to_be_hidden()


@pytest.mark.parametrize(("rolls", "counted"), [(0, ["−12"]), (MANY, [])], ids=["told", "shown anew"])
def test_the_next_round_is_over(between: Between, cable: SlowLine, rolls: int, counted: list[str]) -> None:
    """What it was worth is seen by those who were told; the totals by all."""
    between.begin()
    between.ben.do(*[Roll() for _ in range(rolls)])
    between.end()
    cable.mend()
    expect(between.heading(2)).to_be_visible()
    assert score_of(between.person, "Ben") == [*counted, "−24"]
