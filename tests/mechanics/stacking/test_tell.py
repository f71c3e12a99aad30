import pytest
from rich.text import Text

from pellmell.catalogue import find_game
from pellmell.kit.cards import parse_card
from pellmell.kit.messages import Event, Frozen
from pellmell.mechanics.stacking.messages import (
    Built,
    DutchCalled,
    Placed,
    Returned,
    Rotated,
    StopDenied,
    Turned,
)

NAMES = ["Ash", "Birch", "Cedar"]
R7, G1 = parse_card("r7"), parse_card("g1")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Placed(0, R7, "stock", 2), "Ash plays red 7 (Blitz pile)"),
        (Placed(1, G1, 0, 2), "Birch starts green 1 (post row)"),
        (Built(1, R7, "turned", 2), "Birch builds red 7 (hand) on the post row"),
        (Turned(2, 3, R7), "Cedar turns red 7"),
        (Turned(2, 3, R7, again=True), "Cedar takes up and turns red 7"),
        (Rotated(), "everybody moves a card of the hand to the bottom"),
        (DutchCalled(0, []), "Ash calls Dutch!, and nobody is wrong"),
        (DutchCalled(0, [1, 2]), "Ash calls Dutch! on Birch, Cedar"),
        (Returned(1, R7, 0, "stock"), "Birch takes red 7 back to the Blitz pile"),
        (StopDenied(1), "Birch's stop does not count"),
    ],
)
def test_told(event: Event, words: str) -> None:
    told = find_game("blitz").tell(event, NAMES)
    assert told is not None
    assert Text.from_markup(told).plain == words


def test_what_is_not_its_own_is_left_to_others() -> None:
    assert find_game("blitz").tell(Frozen(), NAMES) is None
