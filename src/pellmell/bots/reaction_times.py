"""Reaction times say how long eyes and hands of people take. docs/bots.md says where the numbers come from.

Every time is a sum of an ordinary part and an exponential one (an ex-Gaussian): mostly about the same,
and now and then much longer, as people are.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, log2, sqrt

from pellmell.kit.chance import WORD_RANGE, Stream
from pellmell.kit.messages import Gesture
from pellmell.kit.time_units import FineMilliseconds, Milliseconds

NOTICE_MS = 230  # of an adult, to react to something that was waited for
LOOK_MS = 240  # a glance elsewhere: the eyes move, and rest
THING_MS = 22  # for each thing among which one searches
BIT_MS = 110  # to choose, for each doubling of the choices
HAND_MS: Mapping[Gesture, Milliseconds] = {  # to do it
    Gesture.PLACE: 430,
    Gesture.TURN: 520,
    Gesture.ROLL: 850,
    Gesture.SHOUT: 260,
}
SPREAD, TAIL = 0.12, 0.22  # of a time: the deviation of its ordinary part, and the mean of its long tail
QUICKEST = 0.6  # of a time
DEVIATION = sqrt(6) / 0x10000  # makes the deviation of two such dice 1


@dataclass(frozen=True, slots=True)
class ReactionTimes:
    """Somebody's times, in parts of a quick adult's: `eyes` to look and to choose, `hands` to move."""

    eyes: float = 1.0
    hands: float = 1.0
    tail: float = 1.0

    def look_ms(self, things: int, chance: Stream) -> Milliseconds:
        """To look at a place with so many things (visual search)."""
        return self._time(self.eyes * (LOOK_MS + THING_MS * things), chance)

    def act_ms(self, gesture: Gesture, choices: int, chance: Stream) -> Milliseconds:
        """To choose one of so many ideas (Hick), and to do it (Fitts)."""
        return self._time(self.eyes * BIT_MS * log2(choices + 1) + self.hands * HAND_MS[gesture], chance)

    def notice_ms(self, chance: Stream) -> Milliseconds:
        """To see that something begins."""
        return self._time(self.eyes * NOTICE_MS, chance)

    def _time(self, usual: FineMilliseconds, chance: Stream) -> Milliseconds:
        ordinary = max(QUICKEST, 1 + SPREAD * _bell(chance))
        return round(usual * (ordinary - self.tail * TAIL * log((chance.word() + 1) / WORD_RANGE)))


def _bell(chance: Stream) -> float:
    """About a normal distribution of mean 0 and deviation 1: two dice of many faces."""
    word = chance.word()
    return ((word >> 16) + (word & 0xFFFF) - 0xFFFF) * DEVIATION
