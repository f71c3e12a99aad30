"""A race on every size of screen, with few and with many: names are read, and nothing leaves its place."""

import pytest
from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from tests.browser.conftest import Arrive
from tests.browser.eyes import SCRIPTS, overflows, ready_to_stand_still, stand_still, stretch
from tests.browser.house import House
from tests.browser.people import SIZES, Device, Person
from tests.browser.tables import Wish, in_phase, set_table

NAMES = "Maximilian", "Konstanze", "Bernadette"  # of about ten letters
LEAVES = (SCRIPTS / "seats.js").read_text(encoding="utf-8")
CROWDED: set[Device] = {"phone", "sideways", "tablet", "magnified"}  # there a name may be cut among many
RACES = [
    *((game, players) for game in ("ligretto", "blitz", "dice", "board") for players in (2, 4)),
    ("ligretto", 8),
    ("ligretto", 12),
]


@pytest.mark.parametrize(("game", "players"), RACES)
def test_a_race_fits_on_every_screen(quick_house: House, arrive: Arrive, game: str, players: int) -> None:
    friends = NAMES[: players - 1]
    wish = Wish(game, bots=players - 1 - len(friends), friends=friends, until=in_phase(Phase.RACING))
    seat, *_ = set_table(quick_house.url, wish)
    person = arrive("desktop", quick_house.url).holds(seat)
    ready_to_stand_still(person)
    person.visit(f"/t/{seat.code}")
    expect(person.page.locator("main [data-seat]").first).to_be_visible()
    stand_still(person)
    faults = [f"{device}: {fault}" for device in SIZES for fault in _faults_on(person, device, players)]
    assert not faults, "\n".join(faults)


def _faults_on(person: Person, device: Device, players: int) -> list[str]:
    stretch(person, device)
    cut = [] if (device in CROWDED and players > 4) or device == "magnified" else overflows(person, ["en"])
    return [*cut, *map(str, person.page.evaluate(LEAVES))]
