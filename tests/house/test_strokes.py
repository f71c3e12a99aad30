"""Alarms that ring together."""

from functools import partial

import pytest

from pellmell.house.alarms import STROKE_MS, Strokes
from pellmell.kit.time_units import Milliseconds
from pellmell.testing import VirtualTime


class Tower:
    def __init__(self) -> None:
        self.time = VirtualTime()
        self.strokes = Strokes(self.time)
        self.heard: list[tuple[str, int]] = []

    def ring(self, name: str) -> None:
        self.heard.append((name, self.time.now()))

    def wait(self, ms: Milliseconds) -> None:
        end = self.time.now() + ms
        while self.time.now() < end:
            self.time.advance_to(end)


def test_those_of_a_few_ms_ring_together_in_their_order_and_never_early() -> None:
    tower = Tower()
    for name, when in (("third", 1_009), ("first", 1_001), ("second", 1_001), ("later", 1_011)):
        tower.strokes.at(when, partial(tower.ring, name))
    tower.wait(3 * STROKE_MS)
    assert tower.heard == [("first", 1_010), ("second", 1_010), ("third", 1_010), ("later", 1_020)]


def test_one_that_was_cancelled_is_not_heard_even_by_another_of_its_stroke() -> None:
    tower = Tower()
    second = tower.strokes.at(1_002, lambda: tower.ring("second"))
    tower.strokes.at(1_001, second.cancel)
    tower.wait(STROKE_MS)
    assert tower.heard == []


def test_whoever_stumbles_does_not_keep_the_others_from_hearing() -> None:
    def stumble() -> None:
        raise ValueError("oops")

    tower = Tower()
    tower.strokes.at(1_001, stumble)
    tower.strokes.at(1_002, lambda: tower.ring("second"))
    with pytest.raises(ExceptionGroup, match="some stumbled"):
        tower.wait(STROKE_MS)
    assert tower.heard == [("second", 1_010)]
