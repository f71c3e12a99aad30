"""The ranking gives each seat its place, chips, and cards for the player board.

The seat that has laid all its cards is first (BRD-20); the others follow by the fewest cards left, then by
the most jokers (BRD-21). If nobody can lay a card any more, the most cards laid win (BRD-22). A mistake that
was found makes its player last (BRD-23). Chips and cards add up to two (BRD-25).
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pellmell.kit.phases import Ending
from pellmell.kit.seats import Seat

CHIPS = {2: (2, 0), 3: (2, 1, 0), 4: (2, 1, 0, 0)}  # by place
CHIPS_AND_CARDS = 2  # they always add up to this


class Standing(NamedTuple):
    """How a seat stands when the race is over."""

    laid: int
    left: int
    jokers: int

    @property
    def rest_order(self) -> tuple[int, int]:
        """BRD-21: the fewest cards left, then the most jokers."""
        return self.left, -self.jokers

    @property
    def blocked_order(self) -> tuple[int, int]:
        """BRD-22: the most cards laid, then the most jokers left."""
        return self.laid, self.jokers


def places(standings: Sequence[Standing], ending: Ending, culprits: Collection[Seat]) -> list[int]:
    """The place of each seat, from 1; who shares one leaves out the next. Culprits come last (BRD-23)."""
    honest = [seat for seat in range(len(standings)) if seat not in culprits]
    winners: list[Seat] = []
    if honest and ending is not Ending.STOP:
        most = max(standings[seat].blocked_order for seat in honest)
        winners = [seat for seat in honest if standings[seat].blocked_order == most]
    order = {seat: (seat not in winners, *standings[seat].rest_order) for seat in honest}
    for seat in winners:
        order[seat] = (False, 0, 0)
    last = len(standings)
    return [_place(order, seat) if seat in order else last for seat in range(len(standings))]


def _place(order: dict[Seat, tuple[bool, int, int]], seat: Seat) -> int:
    return 1 + sum(other < order[seat] for other in order.values())


def chips(place: int, players: int) -> int:
    return CHIPS[players][place - 1]


def cards_gained(place: int, players: int) -> int:
    return CHIPS_AND_CARDS - chips(place, players)
