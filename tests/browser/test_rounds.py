"""Whole rounds, really played in the page: by tap, by drag and by key, with the scores that the engine says."""

from queue import Empty
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from pellmell.kit.messages import Command
from pellmell.kit.seats import HOUSE, Seat
from tests.browser.beside import FRIEND, PAGE, Beside, Deal
from tests.browser.conftest import Arrive
from tests.browser.friend import NAMES, Friend, friend_at
from tests.browser.gestures.board import BoardGestures
from tests.browser.gestures.dice import DiceGestures
from tests.browser.gestures.gestures import Gestures, Way
from tests.browser.gestures.stacking import StackingGestures
from tests.browser.hands import Hands
from tests.browser.house import House
from tests.browser.people import TOUCHED, Device, Person
from tests.browser.seeded_house import MODULE

GESTURES: dict[str, type[Gestures]] = {
    "ligretto": StackingGestures,
    "blitz": StackingGestures,
    "dice": DiceGestures,
    "board": BoardGestures,
}


@pytest.fixture(scope="module")
def seeded_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("seeded"), "--speed=2", module=MODULE)
    yield house
    house.stop()


@pytest.mark.parametrize(
    ("way", "device", "deal"),
    [
        ("tap", "phone", Deal("ligretto", 174)),
        ("drag", "desktop", Deal("ligretto", 117, {"mistakes": "called", "advanced": True})),
        ("keys", "desktop", Deal("ligretto", 14, {"stop": "called"})),
        ("tap", "desktop", Deal("blitz", 186, {"advanced": True})),
        ("drag", "phone", Deal("blitz", 186, {"mistakes": "called"})),
        ("keys", "desktop", Deal("blitz", 74, {"advanced": True})),
        ("tap", "phone", Deal("dice", 108)),
        ("drag", "tablet", Deal("dice", 12)),
        ("keys", "desktop", Deal("dice", 2)),
        ("tap", "phone", Deal("board", 7)),
        ("tap", "desktop", Deal("board", 57)),
        ("drag", "phone", Deal("board", 22)),
        ("keys", "desktop", Deal("board", 24)),
    ],
    ids=lambda value: getattr(value, "game", value),
)
def test_a_whole_round_is_scored_as_the_engine_says(
    seeded_house: House, arrive: Arrive, way: Way, device: Device, deal: Deal
) -> None:
    beside = Beside(deal)
    with friend_at(seeded_house.url, deal) as friend:
        person = arrive(device, seeded_house.url).holds(friend.seat).visit(f"/t/{friend.seat.code}")
        gestures = GESTURES[deal.game](Hands(person, touch=device in TOUCHED))
        for seat, command in beside.turns():
            if seat != HOUSE:
                gestures.wait_for(beside.position)
            if seat == PAGE:
                gestures.perform(way, beside.position, command)
            elif seat == FRIEND:
                friend.do(command)
            events = beside.position.perform(seat, command)
            assert friend.hear(beside.position) == events
        assert beside.position.score
        assert beside.position.score.points == friend.totals()
        check_sheet(person, friend.totals())


def check_sheet(person: Person, totals: list[int]) -> None:
    rows = person.see("score-row")
    person.page.get_by_role("table").click()  # no need to see it counted
    for row, name, total in zip(rows.all(), NAMES, totals, strict=True):
        expect(row.get_by_role("rowheader")).to_contain_text(name)
        expect(row.get_by_role("cell").last).to_have_text(str(total).replace("-", "−"))
