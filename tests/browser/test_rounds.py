"""Whole rounds, really played in the page: by tap, drag and key, with the scores that the engine says."""

import pytest

from pellmell.games.dice.dice import Die
from pellmell.games.dice.messages import Place
from pellmell.kit.colours import Colour
from tests.browser.beside import PAGE, PARTNER, Deal
from tests.browser.conftest import Arrive
from tests.browser.gestures import Way
from tests.browser.house import House
from tests.browser.people import Device
from tests.browser.played import played
from tests.games.dice.gestures import DiceGestures

# Where a press plays the card, nothing is left to drag: so where cards are dragged, mistakes are called.
ROUNDS: list[tuple[Way, Device, Deal]] = [
    ("tap", "phone", Deal("ligretto", 174)),
    ("drag", "desktop", Deal("ligretto", 117, {"mistakes": "called", "advanced": True})),
    ("keys", "desktop", Deal("ligretto", 14, {"stop": "called"})),
    ("tap", "desktop", Deal("blitz", 186, {"advanced": True})),
    ("drag", "phone", Deal("blitz", 178, {"mistakes": "called"})),
    ("keys", "desktop", Deal("blitz", 74, {"advanced": True})),
    ("tap", "phone", Deal("dice", 108)),
    ("drag", "tablet", Deal("dice", 12)),
    ("keys", "desktop", Deal("dice", 2)),
    ("tap", "phone", Deal("board", 26)),
    ("tap", "desktop", Deal("board", 39)),
    ("drag", "phone", Deal("board", 41)),
    ("keys", "desktop", Deal("board", 86)),
]


@pytest.mark.parametrize(
    ("way", "device", "deal"),
    [pytest.param(*round, marks=pytest.mark.motion if round[0] == "tap" else ()) for round in ROUNDS],
    ids=lambda part: getattr(part, "game", part),
)
def test_a_whole_round_is_scored_as_the_engine_says(
    request: pytest.FixtureRequest, arrive: Arrive, way: Way, device: Device, deal: Deal
) -> None:
    """At the board game, the time to choose would be short in a quick house."""
    house = request.getfixturevalue("house" if deal.game == "board" else "quick_house")
    with played(house.url, deal, arrive(device, house.url), way) as round:
        round.go_on()
        round.check_scores()


@pytest.mark.motion
def test_a_die_that_waits_above_its_row_is_laid_when_its_place_comes_up(house: House, arrive: Arrive) -> None:
    with played(house.url, Deal("dice", 0), arrive("tablet", house.url)) as round:
        round.go_on(1)  # the signal
        round.look()
        one, two = Place(Die(Colour.GREEN, 1)), Place(Die(Colour.GREEN, 2))
        with round.hands.carrying(*DiceGestures(round.hands).to_its_place(two.die)):
            round.take(PARTNER, one)
            round.look()
        round.settle(PAGE, two)
