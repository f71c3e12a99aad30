"""How good a bot is: how quick its eye and hand are, and how much it overlooks. All judge alike."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pellmell.kit.chance import Stream


class Level(StrEnum):
    EASY = "easy"  # a child of eight
    MEDIUM = "medium"  # an adult
    HARD = "hard"  # somebody who plays every evening


@dataclass(frozen=True)
class Pace:
    """Times in ms, chances in percent."""

    quickest: int
    spread: int
    lingers: int  # that it takes longer by up to another spread, and then perhaps by yet another
    overlooks: int  # that what could be done is not seen until the next look

    def think_ms(self, chance: Stream) -> int:
        ms = self.quickest + chance.below(self.spread)
        while happens(self.lingers, chance):
            ms += chance.below(self.spread)
        return ms


PACES: Mapping[Level, Pace] = {
    Level.EASY: Pace(quickest=800, spread=1600, lingers=35, overlooks=30),
    Level.MEDIUM: Pace(quickest=450, spread=900, lingers=25, overlooks=12),
    Level.HARD: Pace(quickest=300, spread=600, lingers=0, overlooks=0),
}


def happens(percent: int, chance: Stream) -> bool:
    """What never happens draws no number."""
    return percent > 0 and chance.below(100) < percent
