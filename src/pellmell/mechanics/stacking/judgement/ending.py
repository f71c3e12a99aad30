"""When to end the round, and when to collect points first."""

from pellmell.kit.mind import Talent
from pellmell.mechanics.stacking.judgement.memory import OwnCards, Rivals
from pellmell.mechanics.stacking.messages import Source
from pellmell.mechanics.stacking.rulebook import PACKET, StackingOptions

AT_ONCE, LATER = 10.0, -1.0


class Ending:
    def __init__(self, options: StackingOptions, talent: Talent, own: OwnCards, rivals: Rivals) -> None:
        self._options = options
        self._own = own
        self._rivals = rivals
        self._since_placed = 0  # turns since a card of the hand was placed

    def turned(self) -> None:
        self._since_placed += 1

    def placed_from_hand(self) -> None:
        self._since_placed = 0

    @property
    def passes_in_vain(self) -> float:
        """How often the hand was gone through since one of its cards was placed."""
        return self._since_placed * PACKET / max(PACKET, self._own.hand_size)

    def ends(self, source: Source) -> bool:
        """Whether the card of this source is the last one of the stock, or is replaced by it."""
        own = self._own
        if self._options.stop != "automatic" or own.stock_count != 1:
            return False
        return source == "stock" or (isinstance(source, int) and own.is_alone(source))

    def worth(self) -> float:
        return AT_ONCE
