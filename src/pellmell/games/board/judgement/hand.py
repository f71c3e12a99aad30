"""The bot's memory of hands: what it knows of its own, and of the others'."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from pellmell.games.board.material import Card
from pellmell.games.board.view import BoardView
from pellmell.kit.mind import Talent
from pellmell.kit.seats import Seat


class OwnHand:
    """The card in hand, what else one holds, and the order in which cards went by without being laid."""

    def __init__(self, seat: Seat, talent: Talent) -> None:
        self.card: Card | None = None
        self.count = 0
        self.jokers = 0
        self.passed = 0
        self.held: list[Card] = []
        self.payable: list[int] = []  # the tokens that the next card may free
        self.owes = False
        self._seat = seat
        self._gone_by: deque[Card] = deque(maxlen=talent.memory)

    def look(self, view: BoardView) -> int:
        hand = view.hands[self._seat]
        if hand.count != self.count or not self.held:
            self.held = view.held(self._seat)
        self.card, self.count, self.jokers, self.passed = hand.card, hand.count, hand.jokers, hand.passed
        self.payable = view.debts.payable_by(self._seat)
        self.owes = view.debts.oldest_of(self._seat) is not None
        return 2

    def turn(self) -> None:
        if self.card is not None:
            if self.card in self._gone_by:
                self._gone_by.remove(self.card)
            self._gone_by.append(self.card)
        self.card = None
        self.passed += 1

    def lay(self) -> None:
        self.card = None
        self.passed = 0

    @property
    def coming(self) -> Sequence[Card]:
        """The cards that may come next: the first that went by, if it is remembered that all of them did."""
        others = [card for card in self.held if card != self.card]
        unseen = [card for card in others if card not in self._gone_by]
        if unseen:
            return unseen
        return [card for card in self._gone_by if card in others][:1]


class Rival(NamedTuple):
    """The card in somebody else's hand, and what else they must hold: anybody can count that."""

    card: Card
    held: Sequence[Card]


def rivals(view: BoardView, seat: Seat) -> list[Rival]:
    hands = [(other, hand.card) for other, hand in enumerate(view.hands) if other != seat]
    return [Rival(card, view.held(other)) for other, card in hands if card is not None]
