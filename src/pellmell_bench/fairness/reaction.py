"""The reaction time of people who do not exist, drawn from a seed."""

from math import exp
from random import Random

REACTION_MS = 700.0  # the median: an estimate, put together in docs/fairness.md
REACTION_SPREAD = 0.35  # of its logarithm: a few are quick, some are slow


def reaction(random: Random, median: float = REACTION_MS) -> float:
    return median * exp(random.gauss(0, REACTION_SPREAD))
