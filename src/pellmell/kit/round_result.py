"""The result of a round: its points, seat by seat, and what they are made of.

One more figure of a round is a field here, which is told and written with the others. A list has one entry
for each seat: `play/seal.py` holds every list to that when a journal is read. Figures that the house itself
counts are in `play/contest_statistics.py`.
"""

from msgspec import Struct

from pellmell.kit.phases import Ending
from pellmell.kit.seats import Seat


class RoundResult(Struct, frozen=True, omit_defaults=True):
    """What a round was worth. `parts` explains the points of each seat, item by item."""

    ending: Ending
    points: list[int]
    parts: list[dict[str, int]]
    by: Seat | None = None
    places: list[int] | None = None
