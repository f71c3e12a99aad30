"""What became of each card of Dutch Blitz, wherever it lay, to the ms."""

from typing import Any

import pytest

from pellmell.catalogue import find_game
from pellmell.mechanics.stacking.messages import Built, Opened, Placed, Source, Turned
from tests.review.made_up import ADA, BEN, Telling, card, chances, only

ROWS = [[card("r1"), card("r2"), card("b5")], [card("y9"), card("g6"), card("b7")]]


def opened(**options: Any) -> Telling:
    """Ada's blitz pile shows a 1, too, and her wood pile soon."""
    told = Telling(find_game("blitz"), Opened([card("g1"), card("b9")], ROWS), **options)
    return told.happened(500, Turned(ADA, 3, card("y1")), seat=ADA)


@pytest.mark.parametrize(
    ("text", "source", "opens"), [("r1", 0, 0), ("g1", "stock", 0), ("y1", "turned", 500)]
)
def test_posts_blitz_pile_and_wood_pile_are_chances_alike(text: str, source: Source, opens: int) -> None:
    placed = Placed(ADA, card(text), source, 0, shows=card("b4"))
    one = only(opened().happened(2000, placed, seat=ADA, early=300).stopped(5000), ADA, card(text))
    assert (one.fate, one.open, one.reaction, one.run) == ("taken", 2000 - opens, 1700 - opens, False)


def test_a_card_of_the_wood_pile_is_passed_by_the_next_turn_and_others_are_left() -> None:
    told = opened().happened(1500, Turned(ADA, 3, card("y7")), seat=ADA)
    fates = [(str(one.thing), one.fate, one.open) for one in chances(told.stopped(4000, by=BEN), ADA)]
    assert [fates[0], *sorted(fates[1:])] == [
        ("y1", "passed", 1000),
        ("g1", "left", 4000),
        ("r1", "left", 4000),
    ]


def test_what_is_built_on_the_own_posts_is_no_chance_but_covers_one() -> None:
    told = opened(advanced=True).happened(700, Placed(ADA, card("r1"), 0, 0, card("b9")), seat=ADA)
    told.happened(1400, Built(ADA, card("y1"), "turned", 1, card("y8")), seat=ADA)
    laid, covered, *rest = chances(told.stopped(4000, by=BEN), ADA)
    assert (laid.thing, covered.thing, covered.fate, covered.open) == (card("r1"), card("r2"), "passed", 700)
    assert {(str(one.thing), one.fate) for one in rest} == {("g1", "left"), ("y1", "left")}
