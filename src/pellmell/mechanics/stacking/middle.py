"""The piles in the middle, which belong to nobody."""

from bisect import insort
from dataclasses import dataclass, field

from pellmell.kit.cards import FOLLOWER, Card, deck
from pellmell.kit.seats import Seat


@dataclass(slots=True)
class Pile:
    """Cards from the bottom up, each with the seat that laid it; `sound` of them lie by the rules."""

    cards: list[Card] = field(default_factory=list[Card])
    owners: list[Seat] = field(default_factory=list[Seat])
    sound: int = 0

    @property
    def top(self) -> Card:
        return self.cards[-1]

    @property
    def is_sound(self) -> bool:
        return self.sound == len(self.cards)

    @property
    def wanted(self) -> Card | None:
        """The one card that may follow when wrong ones are back, unless the pile is then complete."""
        return FOLLOWER.get(self.cards[self.sound - 1]) if self.sound else None

    def shows(self, card: Card, owner: Seat | None) -> bool:
        """Whether that card of that owner, or of anybody, is on top."""
        return bool(self.cards) and self.top == card and owner in (None, self.owners[-1])

    def copy(self) -> "Pile":
        return Pile(list(self.cards), list(self.owners), self.sound)

    def lay(self, card: Card, owner: Seat) -> None:
        if self.is_sound and fits_on(card, self.cards[-1] if self.cards else None):
            self.sound += 1
        self.cards.append(card)
        self.owners.append(owner)

    def lift(self) -> None:
        """Take the wrong card on top away."""
        self.cards.pop()
        self.owners.pop()


def fits_on(card: Card, top: Card | None) -> bool:
    """Same colour, next value; a 1 needs no pile (LIG-9, LIG-10, BLZ-5)."""
    return card.value == 1 if top is None else FOLLOWER.get(top) == card


ONES = tuple(card for card in deck() if card.value == 1)


@dataclass(slots=True)
class Middle:
    """All piles by their number. A pile that was started by mistake and cleared keeps its number."""

    piles: list[Pile] = field(default_factory=list[Pile])
    takers: dict[Card, list[int]] = field(default_factory=lambda: {card: [] for card in ONES})  # see `takes`
    wrong: int = 0  # how many cards lie against the rules

    @classmethod
    def of(cls, piles: list[Pile]) -> "Middle":
        middle = cls(piles, wrong=sum(len(pile.cards) - pile.sound for pile in piles))
        for number, pile in enumerate(piles):
            middle._list(number, pile)
        return middle

    def lay(self, card: Card, owner: Seat, number: int) -> None:
        if number == len(self.piles):
            self.piles.append(Pile())
        pile = self.piles[number]
        self._unlist(number, pile)
        pile.lay(card, owner)
        self.wrong += not pile.is_sound
        self._list(number, pile)

    def lift(self, number: int) -> None:
        self.piles[number].lift()
        self.wrong -= 1

    def copy(self) -> "Middle":
        takers = {card: list(numbers) for card, numbers in self.takers.items()}
        return Middle([pile.copy() for pile in self.piles], takers, self.wrong)

    def takes(self, card: Card) -> bool:
        """Whether the card fits somewhere, as if wrong cards were already back (BLZ-28). Each card that
        does is listed with the piles that want it, in order; a 1 always is, with none."""
        return card in self.takers

    def place_for(self, card: Card) -> int | None:
        """A pile that takes the card: the first of them, or a new one for a 1."""
        if card.value == 1:
            return len(self.piles)
        return min((n for n in self.takers.get(card, ()) if self.piles[n].is_sound), default=None)

    def _unlist(self, number: int, pile: Pile) -> None:
        wanted = pile.wanted
        if wanted is not None:
            self.takers[wanted].remove(number)
            if not self.takers[wanted]:
                del self.takers[wanted]

    def _list(self, number: int, pile: Pile) -> None:
        wanted = pile.wanted
        if wanted is not None:
            insort(self.takers.setdefault(wanted, []), number)
