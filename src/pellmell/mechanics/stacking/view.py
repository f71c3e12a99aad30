from msgspec import Struct

from pellmell.kit.messages import RaceStopped, RoundResult
from pellmell.kit.phases import Phase
from pellmell.kit.round import View
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.area import AreaView
from pellmell.mechanics.stacking.middle import Pile
from pellmell.mechanics.stacking.round import StackingRound


class Snapshot(Struct, frozen=True, omit_defaults=True):
    """A view as it is sent to somebody who joins."""

    phase: Phase
    areas: list[AreaView]
    piles: list[Pile]
    gone: list[Seat] = []
    ending: RaceStopped | None = None
    score: RoundResult | None = None


class StackingView(StackingRound, View):
    areas: list[AreaView]

    def snapshot(self) -> Snapshot:
        return Snapshot(self.phase, self.areas, self.middle.piles, sorted(self.gone), self.ending, self.score)
