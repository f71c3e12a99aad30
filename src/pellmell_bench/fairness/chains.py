"""The bench of chains measures how often the player of a 3 also gets the 4: at a table, and over lines of any
length."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pellmell.kit.time_units import FineMilliseconds, Milliseconds
from pellmell.play.referee import Referee
from pellmell.testing import SimulatedLine
from pellmell_bench.fairness.contested_places import ContestedPlace
from pellmell_bench.fairness.contests import APART_MS, first_of, standing
from pellmell_bench.fairness.reaction import reaction

GAP_MS = 0.8  # of a reaction: the author knows what comes next


@dataclass
class Chains:
    """How often the author had the next place, too: at a table, without the referee, with it."""

    rtts: tuple[int, int]  # the author's, and the rival's
    table: float
    off: float
    on: float


def chains(
    places: Sequence[ContestedPlace], rtts: tuple[int, int], many: int, window: Milliseconds, seed: str
) -> Chains:
    at_table, off, on = 0, 0, 0
    places = [place for place in places if place.own is not None]
    for width in (0, window):
        random = Random(f"{seed} {rtts}")
        lines = SimulatedLine(rtts[0], random), SimulatedLine(rtts[1], random)
        for number in range(many):
            gap, took = GAP_MS * reaction(random), reaction(random)
            won = _author_wins(places[number % len(places)], lines, gap, took, width, number * APART_MS)
            on += won and width > 0
            off += won and width == 0
            at_table += gap < took and width == 0
    return Chains(rtts, at_table / many, off / many, on / many)


def _author_wins(
    place: ContestedPlace,
    lines: tuple[SimulatedLine, SimulatedLine],
    gap: FineMilliseconds,
    took: FineMilliseconds,
    window: Milliseconds,
    now: Milliseconds,
) -> bool:
    """The author has just made the place: that is decided as it arrives, and told; then both want it."""
    seats, (one, other) = place.seats, lines
    referee, stands = Referee(False, window), standing(place, lines)
    made = now + 1000.0
    told = one.carry(made, "up")
    referee.submit(seats[0], place.commands[0], int(told), one.delay, standing=stands)
    first = referee.take_held(int(told), stands)
    assert first is not None
    assert place.own is not None
    referee.happened(first, [place.own])
    arrivals = one.carry(made + gap, "up"), other.carry(other.carry(told, "down") + took, "up")
    return first_of(referee, place, arrivals, lines).seat == seats[0]
