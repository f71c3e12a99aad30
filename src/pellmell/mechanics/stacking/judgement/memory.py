"""The bot's memory of a stacking race keeps each place as it was when it was looked at."""

from collections import deque

from pellmell.kit.cards import FOLLOWER, Card
from pellmell.kit.chance import Stream
from pellmell.kit.mind import Talent, happens
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.area import AreaView
from pellmell.mechanics.stacking.messages import Onto, Source
from pellmell.mechanics.stacking.middle import Middle

LAID = 1.0  # LIG-21: a card in the middle is worth a point
OFF_THE_STOCK = 2.0  # LIG-22: a card that is left on the stock costs two
MISSES, MISTAKEN = 3.0, 0.02  # how often a wrong card is overlooked, and a right one thought to be wrong


class OwnCards:
    """What lies before oneself, and which cards went by in the hand without finding a place."""

    def __init__(self, talent: Talent) -> None:
        self.stock_top: Card | None = None
        self.stock_count = 0
        self.row: list[list[Card]] = []
        self.visible: Card | None = None
        self.hand_count = 0
        self.turned_count = 0
        self.false_calls = 0
        self.gone_by: deque[Card] = deque(maxlen=talent.memory)
        self._open: dict[Card, Source] | None = None

    @property
    def hand_size(self) -> int:
        return self.hand_count + self.turned_count

    @property
    def open(self) -> dict[Card, Source]:
        """The cards that may go to the middle, and where they lie; kept until one of them is another."""
        if self._open is None:
            self._open = {} if self.stock_top is None else {self.stock_top: "stock"}
            self._open |= {place[-1]: number for number, place in enumerate(self.row) if place}
            if self.visible is not None:
                self._open[self.visible] = "turned"
        return self._open

    def look_at_row(self, area: AreaView) -> int:
        self.stock_top, self.stock_count = area.stock_top, area.stock_count
        self.row = [list(place) for place in area.row]
        self.false_calls = area.false_calls
        self._open = None
        return 1 + len(self.row)

    def look_at_hand(self, area: AreaView) -> int:
        self.visible = area.visible
        self.hand_count, self.turned_count = area.hand_count, area.turned_count
        self._open = None
        return 1

    def pass_by(self) -> None:
        """The visible card is covered by others."""
        if self.visible is not None:
            self.forget(self.visible)
            self.gone_by.append(self.visible)
            self.visible = self._open = None

    def take(self, card: Card) -> None:
        """It is laid: what lay under it is not seen yet."""
        self._open = None
        if card == self.visible:
            self.visible = None
            self.forget(card)
        elif card == self.stock_top:
            self.stock_top = None
        else:
            for place in self.row:
                if place and place[-1] == card:
                    place.pop()

    def build(self, place: int, card: Card) -> None:
        self.row[place].append(card)
        self._open = None

    def forget(self, card: Card) -> None:
        if card in self.gone_by:
            self.gone_by.remove(card)

    def is_alone(self, place: int) -> bool:
        """Whether the top of this row place has nothing under it, so that it makes room for the stock."""
        return len(self.row[place]) == 1


class SeenMiddle:
    """The tops of the piles. One that has changed may be overlooked, and is then remembered as it was."""

    def __init__(self, talent: Talent, chance: Stream) -> None:
        self._overlooks = talent.overlooks
        self._chance = chance
        self._tops: list[Card | None] = []
        self._owners: list[Seat] = []
        self._cards = 0
        self._seen = 0  # piles
        self._wanted: dict[Card, int] | None = None
        self.wrong: set[int] = set()  # piles on which something lies that does not belong there

    @property
    def wanted(self) -> dict[Card, int]:
        """Which pile waits for a card."""
        if self._wanted is None:
            tops = ((number, top) for number, top in enumerate(self._tops) if top is not None)
            self._wanted = {FOLLOWER[top]: number for number, top in tops if top in FOLLOWER}
        return self._wanted

    def look(self, middle: Middle) -> int:
        self._cards = laid(middle)
        self._seen = len(middle.piles)
        self._drop_what_is_not_there()
        for number, pile in enumerate(middle.piles):
            if number == len(self._tops):
                self._tops.append(None)
                self._owners.append(0)
            top = pile.cards[-1] if pile.cards else None
            if top != self._tops[number] and not happens(self._overlooks, self._chance):
                self._see(number, top, pile.owners[-1] if top else 0)
        return sum(1 for top in self._tops if top is not None and top.value < 10)

    def _drop_what_is_not_there(self) -> None:
        """A pile that one thought to have started."""
        if len(self._tops) > self._seen:
            del self._tops[self._seen :], self._owners[self._seen :]
            self._wanted = None

    def look_for_mistakes(self, middle: Middle) -> None:
        """A wrong card may be overlooked, and called late; now and then a right one looks wrong."""
        wrong = {number for number, pile in enumerate(middle.piles) if not pile.is_sound}
        noticed = {
            n for n in sorted(wrong - self.wrong) if not happens(MISSES * self._overlooks, self._chance)
        }
        self.wrong = (self.wrong & wrong) | noticed
        if middle.piles and happens(MISTAKEN * self._overlooks, self._chance):
            self.wrong.add(self._chance.below(len(middle.piles)))

    def _see(self, number: int, top: Card | None, owner: Seat) -> None:
        self._tops[number], self._owners[number] = top, owner
        self._wanted = None

    def has_changed(self, middle: Middle) -> bool:
        return laid(middle) != self._cards

    def lay(self, card: Card, seat: Seat) -> None:
        """As one expects it to be after an own play."""
        number = self.wanted.get(card)
        if number is not None:
            self._see(number, card, seat)

    def start(self, card: Card, seat: Seat) -> None:
        self._tops.append(None)
        self._owners.append(0)
        self._see(len(self._tops) - 1, card, seat)

    def as_seen(self, number: int, with_owner: bool) -> Onto | None:
        """Nothing for a pile that one has just started, and not looked at yet: its number is a guess."""
        top = self._tops[number]
        if top is None or number >= self._seen:
            return None
        return Onto(number, top, self._owners[number] if with_owner else None)

    def tops(self) -> list[tuple[int, Card]]:
        return [(number, top) for number, top in enumerate(self._tops) if top is not None]


def laid(middle: Middle) -> int:
    return sum([len(pile.cards) for pile in middle.piles])


class Rivals:
    """What lies open before the others, and how much they have left to do."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self.least_stock = 10
        self.stocks: list[int] = []
        self.open: dict[Card, float] = {}  # cards that they could lay, and what they would gain by it
        self.count = 1

    def look(self, areas: list[AreaView]) -> int:
        rivals = [area for seat, area in enumerate(areas) if seat != self._seat]
        self.stocks = [area.stock_count for area in rivals]
        self.least_stock = min(self.stocks, default=10)
        self.count = len(rivals)
        self.open = {}
        for area in rivals:
            self._look_at(area)
        return 2 * len(rivals)

    def _look_at(self, area: AreaView) -> None:
        shortens = LAID + OFF_THE_STOCK if area.stock_count else LAID
        self._note(area.stock_top, shortens)
        self._note(area.visible, LAID)
        for place in area.row:
            if place:
                self._note(place[-1], shortens if len(place) == 1 else LAID)

    def _note(self, card: Card | None, gain: float) -> None:
        if card is not None:
            self.open[card] = self.open.get(card, 0.0) + gain
