"""Mistakes are found where they are called: which cards are wrong, and where they go back to (BLZ-24,
BLZ-25)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pellmell.kit.cards import Card
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.messages import Placed, Returned, Source
from pellmell.mechanics.stacking.middle import Middle


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a card of the middle came from; `fills` is how often its row place had been filled."""

    pile: int
    source: Source
    fills: int


class Origins:
    """The cards of the middle in the order in which they were laid."""

    def __init__(self) -> None:
        self.laid: dict[tuple[Seat, Card], Origin] = {}

    def note(self, placed: Placed, area: Area) -> None:
        fills = area.fills[placed.source] if isinstance(placed.source, int) else 0
        self.laid[placed.seat, placed.card] = Origin(placed.pile, placed.source, fills)

    def forget(self, returned: Returned) -> None:
        del self.laid[returned.seat, returned.card]

    def returns(self, middle: Middle, areas: Sequence[Area]) -> list[Returned]:
        """Every wrong card on its way back, the last one first."""
        if not middle.wrong:
            return []
        wrong = set(_wrong(middle))
        return [
            Returned(seat, card, origin.pile, _home(origin, areas[seat]))
            for (seat, card), origin in reversed(self.laid.items())
            if (seat, card) in wrong
        ]


def _wrong(middle: Middle) -> Iterable[tuple[Seat, Card]]:
    for pile in middle.piles:
        yield from zip(pile.owners[pile.sound :], pile.cards[pile.sound :], strict=True)


def _home(origin: Origin, area: Area) -> Source:
    if isinstance(origin.source, int) and area.fills[origin.source] != origin.fills:
        return "stock"
    return origin.source
