"""Ideas of a bot say what could be done with the cards that were seen, and what it is worth, in points of the
round."""

from collections.abc import Iterator

from pellmell.kit.cards import Card
from pellmell.kit.messages import Command
from pellmell.kit.mind import Idea, Talent
from pellmell.mechanics.stacking.judgement.ending import Ending
from pellmell.mechanics.stacking.judgement.memory import LAID, OFF_THE_STOCK, OwnCards, Rivals, SeenMiddle
from pellmell.mechanics.stacking.messages import Build, Play, Source, Start
from pellmell.mechanics.stacking.options import StackingOptions
from pellmell.mechanics.stacking.round import DUTCH, STOP, TURN
from pellmell.mechanics.stacking.rule_set import FALSE_CALLS, RuleSet

CONTESTED = 3.0  # to be quick where somebody else could be quicker
CHAIN = 0.5  # of what the own cards gain that could follow
FEEDS = 1.0  # of what those of the others gain
NEARER = 0.7  # of what a card gains, for each card that is missing before it
BURIES = 0.5  # what a card of the hand on the row costs
UNSTUCK = 0.7  # what it brings all the same, for each pass through the hand in vain
BURIED = 0.8  # of what the card would gain that is buried
HOPE = 0.2  # to turn on for a card that one remembers
PATIENCE = 3.0  # with insight: passes in vain, until one does not mind any more whom a card helps
CALL = 20.0


class Judgement:
    def __init__(
        self,
        options: StackingOptions,
        rule_set: RuleSet,
        talent: Talent,
        own: OwnCards,
        middle: SeenMiddle,
        rivals: Rivals,
    ) -> None:
        self._options = options
        self._rule_set = rule_set
        self._insight = talent.insight
        self._patience = PATIENCE * talent.insight
        self._own = own
        self._middle = middle
        self._rivals = rivals
        self._ending = Ending(options, own, rivals)

    def turned(self) -> None:
        self._ending.turned()

    def placed_from_hand(self) -> None:
        self._ending.placed_from_hand()

    def ideas(self) -> Iterator[Idea]:
        own = self._own
        if self._middle.wrong and own.false_calls < FALSE_CALLS:
            yield Idea(DUTCH, CALL)
        if not own.stock_count and self._options.stop == "called":
            yield Idea(STOP, self._ending.worth())
        for card in self._fitting():
            command, source = self._to_middle(card), own.open[card]
            if command is not None:
                ends = self._ending.ends(source)
                yield Idea(command, self._ending.worth() if ends else self._worth(card, source))
        if self._options.advanced:
            yield from self._builds()
        if own.hand_size:
            yield self._turning()

    def _turning(self) -> Idea:
        """Who remembers a card of the hand that fits by now would rather turn until it comes than build."""
        in_vain = self._middle.wanted.keys().isdisjoint(self._own.gone_by)
        return Idea(TURN, 0.0 if in_vain else HOPE, idle=True)

    def _fitting(self) -> list[Card]:
        wanted = self._middle.wanted
        return [card for card in self._own.open if card.value == 1 or card in wanted]

    def _to_middle(self, card: Card) -> Command | None:
        if card.value == 1:
            return Start(card)
        number = self._middle.wanted.get(card)
        if number is None or number in self._middle.wrong:
            return None
        return Play(card, self._middle.as_seen(number, with_owner=self._options.mistakes == "called"))

    def _worth(self, card: Card, source: Source) -> float:
        return self._gain(source) + self._insight * self._finer_worth(card)

    def _finer_worth(self, card: Card) -> float:
        worth = CONTESTED * (card.value > 1 and card in self._rivals.open)
        return worth + self._opens_for_me(card) - self._opens_for_others(card)

    def _opens_for_me(self, card: Card) -> float:
        """The own cards of the colour that come nearer to their place."""
        shown = sum(self._gain(source) * _nearness(card, other) for other, source in self._own.open.items())
        remembered = sum(LAID * _nearness(card, other) for other in self._own.gone_by)
        return CHAIN * (shown + remembered / 2)

    def _opens_for_others(self, card: Card) -> float:
        """The same for the cards of others; less so when nothing goes on any more, and not at all where
        both lose if nothing goes on."""
        in_vain = self._ending.passes_in_vain
        if in_vain >= self._patience or self._ending.is_often_blocked:
            return 0.0
        gains = sum(gain * _nearness(card, other) for other, gain in self._rivals.open.items())
        return FEEDS * (1.0 - in_vain / self._patience) * gains / self._rivals.count

    def _gain(self, source: Source) -> float:
        return LAID + OFF_THE_STOCK if self._shortens_stock(source) else LAID

    def _shortens_stock(self, source: Source) -> bool:
        if source == "stock":
            return True
        return isinstance(source, int) and self._own.is_alone(source) and self._own.stock_count > 0

    def _builds(self) -> Iterator[Idea]:
        own = self._own
        for card, from_stock in ((own.stock_top, True), (own.visible, False)):
            if card is not None:
                for number, place in enumerate(own.row):
                    if place and self._rule_set.builds_on(card, place[-1]):
                        worth = self._build_worth(card, number, from_stock)
                        yield Idea(Build(card, number, place[-1]), worth, idle=worth <= 0)

    def _build_worth(self, card: Card, number: int, from_stock: bool) -> float:
        """LIG-24, BLZ-20: it buries a card of the row, and may make room for others."""
        if from_stock and self._ending.ends("stock"):
            return self._ending.worth()
        plain = OFF_THE_STOCK if from_stock else UNSTUCK * self._ending.passes_in_vain - BURIES
        return plain + self._insight * self._finer_build(card, number, from_stock)

    def _finer_build(self, card: Card, number: int, from_stock: bool) -> float:
        buried = BURIED * self._gain(number) * self._outlook(self._own.row[number][-1])
        if from_stock:
            return -buried
        stock_top = self._own.stock_top
        follows = stock_top is not None and self._rule_set.builds_on(stock_top, card)
        return follows * (OFF_THE_STOCK - 0.1) - buried

    def _outlook(self, card: Card) -> float:
        """1 for a card that a pile waits for, less for each that is missing before it."""
        wanted, missing = self._middle.wanted, 0
        while missing < card.value - 1 and Card(card.colour, card.value - missing) not in wanted:
            missing += 1
        return NEARER**missing


def _nearness(card: Card, other: Card) -> float:
    """1 for the card that follows, half of it for the next one, and so on."""
    if other.colour is not card.colour or other.value <= card.value:
        return 0.0
    return NEARER ** (other.value - card.value - 1)
