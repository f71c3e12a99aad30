"""A round of the stacking race, with all its cards: what a command makes happen, and what follows."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace

from pellmell.kit.cards import Card
from pellmell.kit.chance import Chance
from pellmell.kit.messages import Command, Departed, Event, Frozen, RaceStopped
from pellmell.kit.phases import RACING, Ending, Phase
from pellmell.kit.refusal import Malformed, Refusal, TooLate
from pellmell.kit.round import Position
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.ahead import StackingAhead
from pellmell.mechanics.stacking.area import Area
from pellmell.mechanics.stacking.blocked import Witness, find_move
from pellmell.mechanics.stacking.messages import (
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
    Source,
    Start,
    Stop,
    StopDenied,
    Turn,
    Turned,
)
from pellmell.mechanics.stacking.middle import Middle, Pile
from pellmell.mechanics.stacking.mistakes import Origins
from pellmell.mechanics.stacking.options import StackingOptions
from pellmell.mechanics.stacking.round import StackingRound
from pellmell.mechanics.stacking.rule_set import FALSE_CALLS, PACKET, RuleSet
from pellmell.mechanics.stacking.view import StackingFaceDown, StackingView

# BLZ-13: when somebody calls, everybody stops
REASONS = {Phase.FROZEN: ("BLZ-13", "everybody stops: nobody touches a card until the table goes on")}


class StackingPosition(StackingRound, Position):
    reasons = REASONS

    areas: Sequence[Area]

    def __init__(
        self,
        rule_set: RuleSet,
        options: StackingOptions,
        areas: Sequence[Area],
        middle: Middle | None = None,
    ) -> None:
        super().__init__(rule_set, options, areas, middle or Middle())
        self.origins = Origins()
        self.witness: Witness | None = None
        self.emptied: Seat | None = None  # who has just emptied their stock

    def view(self) -> StackingView:
        opened = self.phase is not Phase.COUNTDOWN
        areas = [area.view(opened) for area in self.areas]
        return StackingView(self.rule_set, self.options, areas, self.middle.copy()).standing_as(self)

    def face_down(self) -> StackingFaceDown:
        stocks, hands = [list(area.stock) for area in self.areas], [list(area.hand) for area in self.areas]
        return StackingFaceDown(stocks, hands)

    def imagined(self, chance: Chance) -> "StackingPosition":
        position = deepcopy(self)
        for seat, area in enumerate(position.areas):
            area.mix(chance.stream("imagined", seat), opened=self.phase is not Phase.COUNTDOWN)
        position.witness = None
        return position

    def ahead(self, seat: Seat) -> StackingAhead | None:
        if self.phase is not RACING or seat in self.gone:
            return None
        area = self.areas[seat]
        turn = self._turn(seat).shows if area.hand else None
        return StackingAhead(turn, area.shown_by("turned"), area.shown_by("stock"))

    def begin(self) -> list[Event]:
        tops = [area.stock[-1] for area in self.areas]
        return [Opened(tops, [[place[-1] for place in area.row] for area in self.areas])]

    def attempt(self, seat: Seat, command: Command) -> list[Event]:
        match command:
            case Turn():
                return [self._turn(seat)]
            case Play(card=card, onto=onto):
                source = self._source(seat, card)
                return [self._placement(seat, card, source, self._aim(seat, card, onto))]
            case Start(card=card):
                source = self._source(seat, card)
                return [self._placement(seat, card, source, self._new_pile(card))]
            case Build():
                return self._build(seat, command)
            case Stop():
                return self._stop(seat)
            case Dutch():
                return self._dutch(seat)
            case _:
                raise Malformed(f"{type(command).__name__} is no command of this game")

    def _turn(self, seat: Seat) -> Turned:
        area = self.areas[seat]
        hand, turned = area.hand, area.turned
        if not hand:
            raise Refusal(self.rule_set.says.turns, "there is no card left to turn")
        again = turned == len(hand)
        start = 0 if again else turned
        count = min(PACKET, len(hand) - start)
        return Turned(seat, count, hand[start + count - 1], again)

    def _aim(self, seat: Seat, card: Card, onto: Onto | None) -> int:
        """The pile that the card goes to."""
        if onto is None:
            place = self.middle.place_for(card)
            if place is None:
                raise Refusal(self.rule_set.says.follows, f"{card} fits on no pile")
            return place
        pile = self._pile_as_seen(seat, onto)
        if pile.wanted != card and self.options.mistakes == "refused":
            raise Refusal(self.rule_set.says.follows, f"{card} does not follow {onto.top}")
        return onto.pile

    def _pile_as_seen(self, seat: Seat, onto: Onto) -> Pile:
        if not 0 <= onto.pile < len(self.middle.piles):
            raise Malformed(f"there is no pile {onto.pile}")
        pile = self.middle.piles[onto.pile]
        if pile.shows(onto.top, onto.owner):
            return pile
        if not pile.cards or pile.owners[-1] == seat:
            raise Refusal("ALL-3", f"the {onto.top} that you saw on pile {onto.pile} is no longer on top")
        raise TooLate(pile.owners[-1])

    def _new_pile(self, card: Card) -> int:
        if card.value != 1 and self.options.mistakes == "refused":
            raise Refusal(self.rule_set.says.starts, f"only a 1 starts a pile, not {card}")
        return len(self.middle.piles)

    def _placement(self, seat: Seat, card: Card, source: Source, pile: int) -> Placed:
        area = self.areas[seat]
        return Placed(seat, card, source, pile, area.filler(source), area.shown_by(source))

    def _source(self, seat: Seat, card: Card) -> Source:
        source = self.areas[seat].source_of(card)
        if source is None:
            raise Refusal(self.rule_set.says.sources, f"{card} does not lie open before you")
        return source

    def _build(self, seat: Seat, command: Build) -> list[Event]:
        says, area = self.rule_set.says, self.areas[seat]
        if not self.options.advanced:
            raise Refusal(says.only_advanced, "cards are laid on the row with the advanced rules only")
        if not 0 <= command.place < len(area.row):
            raise Malformed(f"the row has no place {command.place}")
        source = self._source(seat, command.card)
        if isinstance(source, int):
            raise Refusal(says.no_gaps, "not from one row pile to another")
        if not area.row[command.place]:
            raise Refusal(says.no_gaps, "not onto an open gap")
        if area.row[command.place][-1] != command.top:
            raise Refusal("ALL-3", f"the row shows no {command.top} there any more")
        if not self.may_build(command.card, command.place, seat):
            raise Refusal(says.builds, f"{command.card} may not lie on {command.top}")
        return [Built(seat, command.card, source, command.place, area.shown_by(source))]

    def _stop(self, seat: Seat) -> list[Event]:
        if self.options.stop == "automatic":
            raise Refusal(self.rule_set.says.stops, "the round stops by itself")
        if self.areas[seat].stock:
            raise Refusal(self.rule_set.says.stops, f"your {self.rule_set.words.stock} is not empty yet")
        return self._checked_stop(seat)

    def _checked_stop(self, seat: Seat) -> list[Event]:
        """A stop counts only if the pile is still empty when all wrong cards are back: BLZ-27."""
        returns = self._returns()
        if any(back.seat == seat and back.to == "stock" for back in returns):
            return [*returns, StopDenied(seat), Frozen()]
        return [*returns, RaceStopped(Ending.STOP, seat)]

    def _returns(self) -> list[Returned]:
        return self.origins.returns(self.middle, self.areas)

    def _dutch(self, seat: Seat) -> list[Event]:
        if self.options.mistakes == "refused":
            raise Refusal("BLZ-15", "wrong cards are refused at this table: there is nothing to call")
        if self.areas[seat].false_calls >= FALSE_CALLS:
            raise Refusal("BLZ-26", f"no more calls in this round after {FALSE_CALLS} false ones")
        returns = self._returns()
        return [DutchCalled(seat, sorted({back.seat for back in returns})), *returns, Frozen()]

    def consequences(self) -> list[Event]:
        if self.phase is not RACING:
            return []
        if self.emptied is not None and self.options.stop == "automatic":
            return self._checked_stop(self.emptied)
        if not self.blocked():
            return []
        if self.options.blocked == "rotate" and (turns := self._rotations()):
            return [*self._returns(), *[Rotated()] * turns, Frozen()]
        return self.end(Ending.BLOCKED)

    def end(self, ending: Ending) -> list[Event]:
        return [*self._returns(), RaceStopped(ending)]  # BLZ-28: wrong cards go back, too

    def keeps_alive(self, seat: Seat) -> bool:
        """LIG-20: the round goes on while anybody can place something. Where the stop is called, seats with
        an empty stock do not count, unless all are empty."""
        if seat in self.gone:
            return False
        return bool(self.areas[seat].stock) or self.options.stop == "automatic" or self._all_may_stop()

    def _all_may_stop(self) -> bool:
        """Everybody's stock is empty: the round waits for no one but who wants more points (LIG-18)."""
        return not any(area.stock for seat, area in enumerate(self.areas) if seat not in self.gone)

    def blocked(self) -> bool:
        witness = self.witness
        if (
            witness is None  # or its owner has moved
            or not (witness.on_row or self.middle.takes(witness.card))
            or witness.turned not in (None, self.areas[witness.seat].turned)
        ):
            self.witness = self._find_witness()
        return self.witness is None

    def _find_witness(self) -> Witness | None:
        if not self.middle.wrong:
            return find_move(self)
        found = find_move(self._cleared())
        return found and replace(found, turned=self.areas[found.seat].turned)

    def _cleared(self) -> "StackingPosition":
        """The same round with wrong cards back before their seats; the middle looks past them (BLZ-28)."""
        areas = [area.copy() for area in self.areas]
        for back in self._returns():
            areas[back.seat].put_back(back.to, back.card)
        position = StackingPosition(self.rule_set, self.options, areas, self.middle)
        position.gone = self.gone
        return position

    def _rotations(self) -> int:
        """How often the hands are rotated until somebody can play again; 0 if it would never help. With each
        turn another third of a hand comes up, so that PACKET - 1 turns have shown every card (BLZ-19)."""
        position = self._cleared()
        for turns in range(1, PACKET):
            position.apply(Rotated())
            if not position.blocked():
                return turns
        return 0

    def result(self) -> RoundResult:
        parts = [self._parts(seat) for seat in range(len(self.areas))]
        assert self.ending is not None
        return RoundResult(self.ending.ending, [sum(part.values()) for part in parts], parts, self.ending.by)

    def _parts(self, seat: Seat) -> dict[str, int]:
        area = self.areas[seat]
        middle = sum(pile.owners.count(seat) for pile in self.middle.piles)
        parts = {"middle": middle, "stock": -2 * len(area.stock)}
        if area.false_calls:
            parts["calls"] = area.false_calls * self.options.false_call
        return parts

    def on_placed(self, event: Placed) -> None:
        area = self.areas[event.seat]
        if self.options.mistakes == "called":
            self.origins.note(event, area)
        had_stock = bool(area.stock)
        super().on_placed(event)
        self._moved(event.seat, had_stock)

    def on_built(self, event: Built) -> None:
        had_stock = bool(self.areas[event.seat].stock)
        super().on_built(event)
        self._moved(event.seat, had_stock)

    def _moved(self, seat: Seat, had_stock: bool) -> None:
        self._unsettle(seat)
        if had_stock and not self.areas[seat].stock:
            self.emptied = seat

    def on_returned(self, event: Returned) -> None:
        super().on_returned(event)
        self.origins.forget(event)
        self.witness = None
        if self.emptied == event.seat and self.areas[event.seat].stock:
            self.emptied = None

    def on_departed(self, event: Departed) -> None:
        super().on_departed(event)
        self._unsettle(event.seat)

    def _unsettle(self, seat: Seat) -> None:
        if self.witness and self.witness.seat == seat:
            self.witness = None
