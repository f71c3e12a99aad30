"""The cards that a seat plays with: as they are (`Hand`), and as everybody sees them (`HandView`).

Both take the same steps, so that one fold serves the position and the view of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pellmell.games.board.material import JOKERS, Card
from pellmell.kit.chance import Stream


class OpenHand(Protocol):
    """What the rules ask of either."""

    jokers: int
    passed: int

    @property
    def card(self) -> Card | None: ...

    @property
    def count(self) -> int: ...

    def open(self, card: Card) -> None: ...

    def lay(self, jokers: int, shows: Card | None) -> None: ...

    def turn_up(self, shows: Card) -> None: ...

    def give_up(self, cards: Sequence[Card]) -> None: ...


@dataclass(slots=True)
class Hand:
    """The whole truth. Discard pile, card in hand and stack are one list, in this order: turning the
    pile over, which keeps the order, is setting `discarded` to zero."""

    cards: list[Card]
    discarded: int = 0
    jokers: int = JOKERS
    passed: int = 0  # how many cards were discarded since one was laid
    opened: bool = False

    @property
    def card(self) -> Card | None:
        return self.cards[self.discarded] if self.opened and self.cards else None

    @property
    def count(self) -> int:
        return len(self.cards)

    def shown_by_laying(self) -> Card | None:
        rest = self.cards[self.discarded + 1 :] or self.cards[: self.discarded]
        return rest[0] if rest else None

    def shown_by_turning(self) -> Card:
        return self.cards[(self.discarded + 1) % len(self.cards)]

    def open(self, card: Card) -> None:
        self.opened = True

    def lay(self, jokers: int, shows: Card | None) -> None:
        del self.cards[self.discarded]
        self.discarded %= max(1, len(self.cards))
        self.jokers -= jokers
        self.passed = 0

    def turn_up(self, shows: Card) -> None:
        self.discarded = (self.discarded + 1) % len(self.cards)
        self.passed += 1

    def give_up(self, cards: Sequence[Card]) -> None:
        """Cards go onto the player board before the round."""
        self.cards = [card for card in self.cards if card not in cards]

    def mix(self, chance: Stream) -> None:
        """Put what nobody sees in another order: all but the card in hand and the one discarded last."""
        seen = {place for place in (self.discarded, self.discarded - 1) if self.opened and place >= 0}
        hidden = chance.shuffled([card for place, card in enumerate(self.cards) if place not in seen])
        self.cards = [card if place in seen else hidden.pop() for place, card in enumerate(self.cards)]

    def view(self) -> "HandView":
        top = self.cards[self.discarded - 1] if self.discarded else None
        return HandView(self.card, self.count, self.discarded, top, self.jokers, self.passed)


@dataclass(slots=True)
class HandView:
    """What everybody sees: the card in hand, the top of the discard pile, and how many cards there are."""

    card: Card | None
    count: int
    discarded: int = 0
    top: Card | None = None
    jokers: int = JOKERS
    passed: int = 0

    def open(self, card: Card) -> None:
        self.card = card

    def lay(self, jokers: int, shows: Card | None) -> None:
        self.card = shows
        self.count -= 1
        self.jokers -= jokers
        self.passed = 0
        self._turn_over_if_used_up()

    def turn_up(self, shows: Card) -> None:
        self.top = self.card
        self.card = shows
        self.discarded += 1
        self.passed += 1
        self._turn_over_if_used_up()

    def _turn_over_if_used_up(self) -> None:
        if self.discarded == self.count:
            self.discarded = 0
            self.top = None

    def give_up(self, cards: Sequence[Card]) -> None:
        self.count -= len(cards)
