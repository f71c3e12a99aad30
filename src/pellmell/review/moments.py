"""The moments that cost a seat most are its missed chances: those that lay open long enough to be taken."""

from collections.abc import Iterable, Sequence
from statistics import quantiles

from pellmell.kit.time_units import Milliseconds
from pellmell.review.opportunities import Fate, Opportunity

LONG_ENOUGH: Milliseconds = 750  # nobody is told of what hardly a hand could have had
ENOUGH_TO_COMPARE = 4  # own reactions
TOLD = 3  # moments of a seat

# What became of it says how much it hurts: a rival has the place, or it can come back with the next turn.
WEIGHTS: dict[Fate, float] = {"lost": 2.0, "left": 1.5, "gone": 1.0, "passed": 0.75}


def costliest(chances: Iterable[Opportunity], reactions: Sequence[Milliseconds]) -> list[Opportunity]:
    """Of one seat, the dearest first; `reactions` are its own."""
    missed = [chance for chance in chances if chance.fate != "taken" and chance.open >= least(reactions)]
    return sorted(missed, key=lambda chance: (-WEIGHTS[chance.fate] * chance.open, chance.closed))[:TOLD]


def least(reactions: Sequence[Milliseconds]) -> float:
    """Shorter ones are not told: three quarters of those that the seat took, it took quicker."""
    if len(reactions) < ENOUGH_TO_COMPARE:
        return LONG_ENOUGH
    return max(LONG_ENOUGH, quantiles(reactions, n=4, method="inclusive")[2])
