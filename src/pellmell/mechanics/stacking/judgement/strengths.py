"""Strengths of the levels of bots are the closer to each other, the more rounds a match has."""

from collections.abc import Mapping

# By `blocked` and `advanced`. Where a blocked round ends, two players need some forty for a match, not six.
STRENGTHS: Mapping[tuple[str, bool], tuple[float, ...]] = {
    ("rotate", False): (0.4, 0.85, 1.65, 2.75, 4.0),
    ("rotate", True): (0.75, 1.3, 2.15, 2.9, 4.0),
    ("end", False): (1.0, 1.55, 2.3, 3.15, 3.65),
    ("end", True): (1.15, 1.75, 2.35, 2.95, 3.65),
}
