"""The area of a seat holds its cards: as they are (`Area`), and as everybody sees them (`AreaView`).

Both take the same steps, so that one fold serves the position and the view of it.
"""

from dataclasses import dataclass, field
from typing import Protocol

from pellmell.kit.cards import Card
from pellmell.kit.chance import Stream
from pellmell.mechanics.stacking.messages import Source
from pellmell.mechanics.stacking.rule_set import PACKET


class OpenCards(Protocol):
    """What the rules ask of either: which cards lie open, and how many there are of the others."""

    row: list[list[Card]]
    false_calls: int

    @property
    def stock_top(self) -> Card | None: ...

    @property
    def stock_count(self) -> int: ...

    @property
    def visible(self) -> Card | None: ...

    @property
    def hand_count(self) -> int: ...

    @property
    def turned_count(self) -> int: ...

    @property
    def hand_size(self) -> int: ...

    def open_cards(self) -> list[Card]:
        """LIG-8: the top of the stock, the row and the visible card of the hand may go to the middle."""
        ...

    def open(self, top: Card, row: list[Card]) -> None: ...

    def take(self, source: Source, shows: Card | None) -> None: ...

    def build(self, place: int, card: Card) -> None: ...

    def turn(self, count: int, again: bool, shows: Card) -> None: ...

    def rotate(self) -> None: ...

    def put_back(self, to: Source, card: Card) -> None: ...


@dataclass(slots=True)
class Area:
    """The whole truth. The hand and its turned-over pile are one list in the order of counting, of
    which the first `turned` cards lie turned over: taking the pile up is setting `turned` to zero."""

    stock: list[Card]
    row: list[list[Card]]
    hand: list[Card]
    turned: int = 0
    false_calls: int = 0
    fills: list[int] = field(default_factory=list[int])  # how often each row place was filled from the stock

    def __post_init__(self) -> None:
        self.fills = self.fills or [0] * len(self.row)

    @property
    def stock_top(self) -> Card | None:
        return self.stock[-1] if self.stock else None

    @property
    def stock_count(self) -> int:
        return len(self.stock)

    @property
    def visible(self) -> Card | None:
        return self.hand[self.turned - 1] if self.turned else None

    @property
    def hand_count(self) -> int:
        return len(self.hand) - self.turned

    @property
    def turned_count(self) -> int:
        return self.turned

    @property
    def hand_size(self) -> int:
        return len(self.hand)

    def open_cards(self) -> list[Card]:
        cards = [self.stock[-1]] if self.stock else []
        for place in self.row:
            if place:
                cards.append(place[-1])
        if self.turned:
            cards.append(self.hand[self.turned - 1])
        return cards

    def source_of(self, card: Card) -> Source | None:
        """Where the card lies open."""
        if self.stock_top == card:
            return "stock"
        if self.visible == card:
            return "turned"
        return next((number for number, place in enumerate(self.row) if place and place[-1] == card), None)

    def shown_by(self, source: Source) -> Card | None:
        """The card that comes to light when the open card of the source is taken."""
        if source == "turned":
            return self.hand[self.turned - 2] if self.turned > 1 else None
        if source == "stock" or self.filler(source):
            return self.stock[-2] if len(self.stock) > 1 else None
        return None

    def filler(self, source: Source) -> Card | None:
        """The card that fills the gap when the open card of the source is taken."""
        return self.stock_top if isinstance(source, int) and len(self.row[source]) == 1 else None

    def every_pass(self) -> list[Card]:
        """What each pass through the hand brings to light, with nobody placing anything (BLZ-16)."""
        hand = self.hand
        return [*hand[PACKET - 1 :: PACKET], hand[-1]] if hand else []

    def this_pass(self) -> list[Card]:
        """What the pass under way brings to light; another one counts off differently."""
        turned = self.turned
        if not turned:
            return []
        return [self.hand[turned - 1], *self.hand[turned + PACKET - 1 :: PACKET]]

    def open(self, top: Card, row: list[Card]) -> None:
        """Nothing to learn: the area knows its cards."""

    def take(self, source: Source, shows: Card | None) -> None:
        if source == "stock":
            self.stock.pop()
        elif source == "turned":
            self.turned -= 1
            del self.hand[self.turned]
        else:
            place = self.row[source]
            place.pop()
            if not place and self.stock:  # LIG-11: the top of the stock fills the gap, in the same move
                place.append(self.stock.pop())
                self.fills[source] += 1

    def build(self, place: int, card: Card) -> None:
        self.row[place].append(card)

    def turn(self, count: int, again: bool, shows: Card) -> None:
        self.turned = count if again else self.turned + count

    def rotate(self) -> None:
        self.turned = 0
        self.hand = self.hand[1:] + self.hand[:1]

    def put_back(self, to: Source, card: Card) -> None:
        if to == "stock":
            self.stock.append(card)
        elif to == "turned":
            self.hand.insert(self.turned, card)
            self.turned += 1
        else:
            self.row[to].append(card)

    def copy(self) -> "Area":
        row = [list(place) for place in self.row]
        return Area(list(self.stock), row, list(self.hand), self.turned, self.false_calls, list(self.fills))

    def mix(self, chance: Stream, opened: bool) -> None:
        """Put what nobody sees in another order; before the signal nobody sees anything."""
        top = [self.stock.pop()] if opened and self.stock else []
        visible = [self.hand.pop(self.turned - 1)] if self.turned else []
        row = [] if opened else [place.pop() for place in self.row]
        hidden = iter(chance.shuffled([*self.stock, *row, *self.hand]))
        self.stock = [next(hidden) for _ in self.stock] + top
        self.row = self.row if opened else [[next(hidden)] for _ in row]
        self.hand = list(hidden)
        self.hand[self.turned - len(visible) : self.turned - len(visible)] = visible

    def view(self, opened: bool) -> "AreaView":
        return AreaView(
            row=[list(place) if opened else [] for place in self.row],
            stock_top=self.stock_top if opened else None,
            stock_count=len(self.stock),
            visible=self.visible,
            hand_count=self.hand_count,
            turned_count=self.turned,
            false_calls=self.false_calls,
        )


@dataclass(slots=True)
class AreaView:
    """What everybody sees: the row, two tops, and how many cards lie under or behind them."""

    row: list[list[Card]]
    stock_top: Card | None
    stock_count: int
    visible: Card | None
    hand_count: int
    turned_count: int
    false_calls: int = 0

    @property
    def hand_size(self) -> int:
        return self.hand_count + self.turned_count

    def open_cards(self) -> list[Card]:
        tops = [self.stock_top, *(place[-1] for place in self.row if place), self.visible]
        return [card for card in tops if card]

    def open(self, top: Card, row: list[Card]) -> None:
        self.stock_top = top
        self.row = [[card] for card in row]

    def take(self, source: Source, shows: Card | None) -> None:
        if source == "turned":
            self.turned_count -= 1
            self.visible = shows
        elif source == "stock":
            self._uncover(shows)
        else:
            place = self.row[source]
            place.pop()
            if not place and self.stock_top:
                place.append(self.stock_top)
                self._uncover(shows)

    def _uncover(self, shows: Card | None) -> None:
        self.stock_count -= 1
        self.stock_top = shows

    def build(self, place: int, card: Card) -> None:
        self.row[place].append(card)

    def turn(self, count: int, again: bool, shows: Card) -> None:
        if again:
            self.hand_count, self.turned_count = self.turned_count, 0
        self.hand_count -= count
        self.turned_count += count
        self.visible = shows

    def rotate(self) -> None:
        self.hand_count += self.turned_count
        self.turned_count = 0
        self.visible = None

    def put_back(self, to: Source, card: Card) -> None:
        if to == "stock":
            self.stock_count += 1
            self.stock_top = card
        elif to == "turned":
            self.turned_count += 1
            self.visible = card
        else:
            self.row[to].append(card)
