"""A first judgement for the stacking race: empty the stock, by what lies open."""

from collections.abc import Sequence

from pellmell.kit.cards import Card
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.kit.phases import RACING
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.area import AreaView
from pellmell.mechanics.stacking.messages import Build, Dutch, Play, Start, Stop, Turn
from pellmell.mechanics.stacking.rule_set import FALSE_CALLS
from pellmell.mechanics.stacking.view import StackingView

PATIENCE = 6  # how many turns go by, on average, before a card of the hand is buried on the row
LAST_PASSES = 12  # how often, on average, two players go through the hand before they end a round


class GreedyStacker:
    def choose(self, view: StackingView, seat: Seat, chance: Stream) -> Command | None:
        if view.phase is not RACING:
            return None
        area = view.areas[seat]
        if view.middle.wrong and area.false_calls < FALSE_CALLS:
            return Dutch()
        if self._collects(view, area, chance):
            return self._any_to_middle(view, self._harmless(area)) or Turn()
        if not area.stock_count and view.options.stop == "called":
            return Stop()
        if command := self._any_to_middle(view, area.open_cards()):
            return command
        if command := self._to_row(view, seat, area.stock_top):
            return command
        impatient = area.visible and not chance.below(PATIENCE)
        if impatient and (command := self._to_row(view, seat, area.visible)):
            return command
        return Turn() if area.hand_count or area.turned_count else None

    def _collects(self, view: StackingView, area: AreaView, chance: Stream) -> bool:
        """Whether to lay what the hand still brings up before the card, or the call, that ends the round."""
        ends_next = area.stock_count == (1 if view.options.stop == "automatic" else 0)
        if not (ends_next and area.hand_size and self._is_often_blocked(view)):
            return False
        return area.hand_count > 0 or chance.below(LAST_PASSES) > 0

    def _is_often_blocked(self, view: StackingView) -> bool:
        """More than half of the rounds of two, at some 9 points below zero. The others make up for that, and
        the match comes to its end, only if both collect before they end a round."""
        options = view.options
        return len(view.areas) == 2 and options.blocked == "end" and not options.advanced

    def _harmless(self, area: AreaView) -> list[Card]:
        """What does not end the round: a card of the row would be replaced by the last one of the stock."""
        if not area.stock_count:
            return area.open_cards()
        return [area.visible] if area.visible else []

    def _any_to_middle(self, view: StackingView, cards: Sequence[Card]) -> Command | None:
        commands = (self._to_middle(view, card) for card in cards)
        return next((command for command in commands if command), None)

    def _to_middle(self, view: StackingView, card: Card) -> Command | None:
        if card.value == 1:
            return Start(card)
        place = view.middle.place_for(card)
        return None if place is None else Play(card, view.as_seen(place))

    def _to_row(self, view: StackingView, seat: Seat, card: Card | None) -> Command | None:
        if card and view.options.advanced:
            for place, pile in enumerate(view.areas[seat].row):
                if view.may_build(card, place, seat):
                    return Build(card, place, pile[-1])
        return None
