"""The bot's decision to end the round, or to collect points first."""

from pellmell.mechanics.stacking.judgement.memory import OwnCards, Rivals
from pellmell.mechanics.stacking.messages import Source
from pellmell.mechanics.stacking.options import StackingOptions
from pellmell.mechanics.stacking.rule_set import PACKET

AT_ONCE, LATER = 10.0, -20.0
ALARM = 1  # cards that the other one has left, who is then about to end it
PASSES = 8.0  # how often the hand is gone through before the round is ended


class Ending:
    """To end a round at once wins most. But where a blocked round ends, more than half of the rounds of two
    players are blocked, and they would never come to the end of a match (docs/decisions/0004): they collect,
    unless the other one is about to end it."""

    def __init__(self, options: StackingOptions, own: OwnCards, rivals: Rivals) -> None:
        self._options = options
        self._own = own
        self._rivals = rivals
        self._since_placed = 0  # turns since a card of the hand was placed
        self._collected = 0  # turns since the round could have been ended

    @property
    def is_often_blocked(self) -> bool:
        options = self._options
        return self._rivals.count == 1 and options.blocked == "end" and not options.advanced

    @property
    def passes_in_vain(self) -> float:
        """How often the hand was gone through since one of its cards was placed."""
        return self._passes(self._since_placed)

    def turned(self) -> None:
        self._since_placed += 1
        self._collected = self._collected + 1 if self._could_end() else 0

    def placed_from_hand(self) -> None:
        self._since_placed = 0

    def ends(self, source: Source) -> bool:
        """Whether the card of this source is the last one of the stock, or is replaced by it."""
        own = self._own
        if self._options.stop != "automatic" or own.stock_count != 1:
            return False
        return source == "stock" or (isinstance(source, int) and own.is_alone(source))

    def worth(self) -> float:
        return LATER if self._collects() else AT_ONCE

    def _collects(self) -> bool:
        if not (self.is_often_blocked and self._own.hand_size):
            return False
        return self._rivals.least_stock > ALARM and self._passes(self._collected) < PASSES

    def _could_end(self) -> bool:
        return self._own.stock_count == (1 if self._options.stop == "automatic" else 0)

    def _passes(self, turns: int) -> float:
        return turns * PACKET / max(PACKET, self._own.hand_size)
