"""The view of a stacking race, and the snapshot message that it is sent as."""

from pellmell.kit.round import RoundSnapshot, View
from pellmell.mechanics.stacking.area import AreaView
from pellmell.mechanics.stacking.middle import Pile
from pellmell.mechanics.stacking.round import StackingRound


class StackingSnapshot(RoundSnapshot, frozen=True, omit_defaults=True, kw_only=True):
    areas: list[AreaView]
    piles: list[Pile]


class StackingView(StackingRound, View):
    areas: list[AreaView]

    def snapshot(self) -> StackingSnapshot:
        return StackingSnapshot(**self.shared(), areas=self.areas, piles=self.middle.piles)
