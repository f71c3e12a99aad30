"""The view of a stacking race, the snapshot message that it is sent as, and what lies face down in it."""

from msgspec import Struct

from pellmell.kit.cards import Card
from pellmell.kit.round import RoundSnapshot, View
from pellmell.mechanics.stacking.area import AreaView
from pellmell.mechanics.stacking.middle import Pile
from pellmell.mechanics.stacking.round import StackingRound


class StackingSnapshot(RoundSnapshot, frozen=True, omit_defaults=True, kw_only=True):
    areas: list[AreaView]
    piles: list[Pile]


class StackingFaceDown(Struct, frozen=True):
    """By seat: the stock from the bottom up; and the hand, as it is counted, the turned cards first."""

    stocks: list[list[Card]]
    hands: list[list[Card]]


class StackingView(StackingRound, View):
    areas: list[AreaView]

    def snapshot(self) -> StackingSnapshot:
        return StackingSnapshot(**self.shared(), areas=self.areas, piles=self.middle.piles)
