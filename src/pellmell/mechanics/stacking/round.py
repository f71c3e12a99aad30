"""The round of a stacking race has what lies open, what a seat may try, and how events change it."""

from collections.abc import Iterator, Sequence

from pellmell.kit.cards import Card
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import RACING
from pellmell.kit.round import Round, Thing
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.area import OpenCards
from pellmell.mechanics.stacking.messages import (
    EVENTS,
    Build,
    Built,
    Dutch,
    DutchCalled,
    Onto,
    Opened,
    Placed,
    Play,
    Returned,
    Rotated,
    Start,
    Stop,
    StopDenied,
    Turn,
    Turned,
)
from pellmell.mechanics.stacking.middle import Middle, fits_on
from pellmell.mechanics.stacking.options import StackingOptions
from pellmell.mechanics.stacking.rule_set import FALSE_CALLS, RuleSet

TURN = Turn()
STOP = Stop()
DUTCH = Dutch()
LAYING = (Placed, Built)


class StackingRound(Round):
    events = EVENTS

    def __init__(
        self, rule_set: RuleSet, options: StackingOptions, areas: Sequence[OpenCards], middle: Middle
    ) -> None:
        super().__init__()
        self.rule_set = rule_set
        self.options = options
        self.areas = areas
        self.middle = middle

    def may_build(self, card: Card, place: int, seat: Seat) -> bool:
        """LIG-24, BLZ-20: descending by one, onto a card of the row; not onto an open gap (LIG-25)."""
        pile = self.areas[seat].row[place]
        return bool(pile) and self.rule_set.builds_on(card, pile[-1])

    def as_seen(self, number: int) -> Onto:
        """A pile as a player names it: with the owner where a card's double may lie on it, by mistake."""
        pile = self.middle.piles[number]
        return Onto(number, pile.top, pile.owners[-1] if self.options.mistakes == "called" else None)

    def legal(self, seat: Seat) -> list[Command]:
        if self.phase is not RACING:
            return []
        area, options = self.areas[seat], self.options
        commands = self._placements(area) if options.mistakes == "refused" else self._anything(area)
        if options.advanced:
            commands += self._builds(seat)
        if area.hand_size:
            commands.append(TURN)
        if options.stop == "called" and not area.stock_count:
            commands.append(STOP)
        if options.mistakes == "called" and area.false_calls < FALSE_CALLS:
            commands.append(DUTCH)
        return commands

    def _placements(self, area: OpenCards) -> list[Command]:
        """What lies right in the middle."""
        takers = self.middle.takers
        commands: list[Command] = []
        for card in area.open_cards():
            if card in takers:
                plays = [Play(card, self.as_seen(n)) for n in takers[card]]
                commands += plays or [Start(card)]
        return commands

    def _anything(self, area: OpenCards) -> list[Command]:
        """BLZ-15: where mistakes are called, a card may be laid on any pile, or start one, right or wrong."""
        aims = [self.as_seen(n) for n, pile in enumerate(self.middle.piles) if pile.cards]
        commands: list[Command] = []
        for card in area.open_cards():
            commands.append(Start(card))
            commands += [Play(card, onto) for onto in aims]
        return commands

    def _builds(self, seat: Seat) -> Iterator[Command]:
        area = self.areas[seat]
        for card in (area.stock_top, area.visible):
            if card:
                for place, pile in enumerate(area.row):
                    if self.may_build(card, place, seat):
                        yield Build(card, place, pile[-1])

    def thing(self, what: Command | Event) -> Card | None:
        """What is built on the own row counts for nothing."""
        return what.card if isinstance(what, Play | Start | Placed) else None

    def things(self, seat: Seat) -> set[Thing]:
        if self.phase is not RACING:
            return set()
        takers = self.middle.takers
        return {card for card in self.areas[seat].open_cards() if card in takers}

    def could_take(self, rival: Seat, event: Event) -> bool:
        """With a card that lies right there; there is always room for a new pile."""
        if not isinstance(event, Placed) or event.pile >= len(self.middle.piles) or rival in self.gone:
            return False
        pile = self.middle.piles[event.pile]
        return pile.is_sound and pile.wanted in self.areas[rival].open_cards()

    def collide(self, one: Event, other: Event) -> bool:
        if not (isinstance(one, Placed) and isinstance(other, Placed)):
            return False
        return one.pile == other.pile < len(self.middle.piles)

    def continues(self, command: Command, event: Event) -> bool:
        """A card that may lie anywhere continues what it follows, if no other pile takes it."""
        if not (isinstance(command, Play) and isinstance(event, Placed)):
            return False
        if command.onto is not None:
            return (command.onto.pile, command.onto.top) == (event.pile, event.card)
        elsewhere = any(pile != event.pile for pile in self.middle.takers.get(command.card, ()))
        return fits_on(command.card, event.card) and not elsewhere

    def would_end(self, event: Event) -> bool:
        if not isinstance(event, LAYING):
            return super().would_end(event)
        if self.options.stop != "automatic" or self.areas[event.seat].stock_count != 1:
            return False
        return event.source == "stock" or (isinstance(event, Placed) and event.filled is not None)

    def on_opened(self, event: Opened) -> None:
        self.phase = RACING
        for area, top, row in zip(self.areas, event.tops, event.rows, strict=True):
            area.open(top, row)

    def on_placed(self, event: Placed) -> None:
        self.areas[event.seat].take(event.source, event.shows)
        self.middle.lay(event.card, event.seat, event.pile)

    def on_built(self, event: Built) -> None:
        area = self.areas[event.seat]
        area.take(event.source, event.shows)
        area.build(event.place, event.card)

    def on_turned(self, event: Turned) -> None:
        self.areas[event.seat].turn(event.count, event.again, event.shows)

    def on_rotated(self, event: Rotated) -> None:
        for seat, area in enumerate(self.areas):
            if seat not in self.gone:
                area.rotate()

    def on_dutch_called(self, event: DutchCalled) -> None:
        self.areas[event.seat].false_calls += not event.culprits

    def on_returned(self, event: Returned) -> None:
        self.middle.lift(event.pile)
        self.areas[event.seat].put_back(event.to, event.card)

    def on_stop_denied(self, _: StopDenied) -> None:
        """Said for all to hear; the cards have gone back already."""
