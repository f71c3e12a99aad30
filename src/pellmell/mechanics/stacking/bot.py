"""A first judgement for the stacking race: empty the stock, by what lies open."""

from pellmell.kit.cards import Card
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.kit.phases import RACING
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.messages import Build, Dutch, Onto, Play, Start, Stop, Turn
from pellmell.mechanics.stacking.rulebook import FALSE_CALLS
from pellmell.mechanics.stacking.view import StackingView

PATIENCE = 6  # how many turns go by, on average, before a card of the hand is buried on the row


class GreedyStacker:
    def choose(self, view: StackingView, seat: Seat, chance: Stream) -> Command | None:
        if view.phase is not RACING:
            return None
        area = view.areas[seat]
        if view.middle.wrong and area.false_calls < FALSE_CALLS:
            return Dutch()
        if not area.stock_count and view.options.stop == "called":
            return Stop()
        for card in area.open_cards():  # the stock first: what is left of it costs two
            if (command := self._to_middle(view, card)) is not None:
                return command
        if command := self._to_row(view, seat, area.stock_top):
            return command
        impatient = area.visible and not chance.below(PATIENCE)
        if impatient and (command := self._to_row(view, seat, area.visible)):
            return command
        return Turn() if area.hand_count or area.turned_count else None

    def _to_middle(self, view: StackingView, card: Card) -> Command | None:
        if card.value == 1:
            return Start(card)
        place = view.middle.place_for(card)
        return None if place is None else Play(card, Onto(place, view.middle.piles[place].top))

    def _to_row(self, view: StackingView, seat: Seat, card: Card | None) -> Command | None:
        if card and view.options.advanced:
            for place, pile in enumerate(view.areas[seat].row):
                if view.may_build(card, place, seat):
                    return Build(card, place, pile[-1])
        return None
