"""A round of the board game, with all its cards: what a command makes happen, and what follows."""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy

from pellmell.games.board import checking, choosing, placing
from pellmell.games.board.ahead import BoardAhead
from pellmell.games.board.blocked import Witness, find_move
from pellmell.games.board.choosing import Duty, chosen, random_choice
from pellmell.games.board.debts import settled
from pellmell.games.board.field import Field
from pellmell.games.board.hand import Hand
from pellmell.games.board.laying import check_lay, check_pay, may_discard
from pellmell.games.board.material import Card
from pellmell.games.board.messages import (
    Checked,
    Choose,
    DebtOpened,
    Judge,
    Judged,
    Keep,
    Laid,
    Lay,
    Opened,
    Owed,
    Pay,
    PlaceToken,
    TurnedUp,
    TurnUp,
)
from pellmell.games.board.options import BoardOptions
from pellmell.games.board.ranking import Standing, chips, places
from pellmell.games.board.reach import Bridge
from pellmell.games.board.round import BoardRound
from pellmell.games.board.view import BoardFaceDown, BoardView
from pellmell.kit.chance import Chance
from pellmell.kit.messages import Command, Event, RaceStopped
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.round import Position
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat, letter
from pellmell.kit.time_units import Milliseconds

REASONS = {
    Phase.PREPARING: ("BRD-5", "the tokens are still being placed"),
    Phase.CHECKING: ("BRD-23", "the cards are being checked"),
    Phase.CHOOSING: ("BRD-26", "cards are being chosen for the player boards"),
}


class BoardPosition(BoardRound, Position):
    reasons = REASONS

    hands: Sequence[Hand]

    def __init__(
        self,
        options: BoardOptions,
        field: Field,
        hands: Sequence[Hand],
        aside: Sequence[Sequence[Card]],
        chance: Chance,
        taken_along: Sequence[int] = (),
    ) -> None:
        super().__init__(options, field, hands, aside)
        self.chance = chance
        self.witness: Witness | None = None
        self.last: Laid | None = None  # the card that has just been laid
        self.last_debt = 0  # its number: each debt has a timer of its own
        self.duties = {seat: Duty(on=count) for seat, count in enumerate(taken_along) if count}
        self._get_ready()

    def view(self) -> BoardView:
        view = BoardView(self.options, self.field.copy(), [hand.view() for hand in self.hands], self.aside)
        view.debts = self.debts.copy()
        view.checking, view.duties = self.checking.copy(), dict(self.duties)
        view.next_placer = self.next_placer
        return view.standing_as(self)

    def face_down(self) -> BoardFaceDown:
        return BoardFaceDown([list(hand.cards) for hand in self.hands])

    def imagined(self, chance: Chance) -> "BoardPosition":
        position = deepcopy(self)
        for seat, hand in enumerate(position.hands):
            hand.mix(chance.stream("imagined", seat))
        position.chance, position.witness = chance, None
        return position

    def ahead(self, seat: Seat) -> BoardAhead | None:
        hand = self.hands[seat]
        if self.phase is not Phase.RACING or seat in self.gone or not hand.count:
            return None
        return BoardAhead(hand.shown_by_laying(), hand.shown_by_turning())

    def begin(self) -> list[Event]:
        return [Opened([hand.cards[0] for hand in self.hands])]

    def attempt(self, seat: Seat, command: Command) -> list[Event]:
        match command:
            case TurnUp():
                return self._turn_up(seat)
            case Lay():
                check_lay(self, seat, command)
                return [self._laying(seat, command, command.jokers)]
            case Pay():
                check_pay(self, seat, command)
                return [self._laying(seat, command)]
            case PlaceToken(square=square):
                return [placing.placed(self, seat, square)]
            case Judge():
                return self._judge(seat, command)
            case Choose():
                return self._choose(seat, command)
            case _:
                raise Malformed(f"{type(command).__name__} is no command of this game")

    def _turn_up(self, seat: Seat) -> list[Event]:
        if not may_discard(self, seat):
            raise Refusal("BRD-33", f"you owe a move, and {self.hands[seat].card} fits on the board: lay it")
        return [TurnedUp(seat, self.hands[seat].shown_by_turning())]

    def _laying(self, seat: Seat, aim: Lay | Pay, jokers: Bridge = ()) -> Laid:
        shows = self.hands[seat].shown_by_laying()
        return Laid(seat, aim.token, aim.near, aim.far, aim.card, jokers, shows)

    def _judge(self, seat: Seat, command: Judge) -> list[Event]:
        shown = self.shown_to(seat)
        if not shown:
            raise Refusal("BRD-23", "you have seen all cards of your neighbour")
        if shown.card != command.card:
            owner = letter(shown.seat)
            raise Refusal("BRD-23", f"the card to judge is {shown.card} of {owner}, not {command.card}")
        return [Judged(seat, command.card, command.right)]

    def _choose(self, seat: Seat, command: Choose) -> list[Event]:
        if seat not in self.duties:
            raise Refusal("BRD-26", "you have nothing to choose")
        return [chosen(seat, command, self.duties[seat], self.aside[seat])]

    def consequences(self) -> list[Event]:
        match self.phase:
            case Phase.RACING:
                return self._race_goes_on()
            case Phase.CHECKING if not any(self.shown_to(seat) for seat in self.present):
                return [Checked()]
            case Phase.CHOOSING if not any(seat in self.duties for seat in self.present):
                return self._random_choices()
            case _:
                return []

    def _race_goes_on(self) -> list[Event]:
        if self.last and not self.hands[self.last.seat].count:
            # BRD-20: laying the last card is the stop; jokers may be left over
            return [RaceStopped(Ending.STOP, self.last.seat)]
        if self.last and (events := settled(self.field, self.debts, self.last, self.last_debt)):
            return events
        return self.end(Ending.BLOCKED) if self.blocked() else []

    def blocked(self) -> bool:
        if self.witness is None or not self.witness.holds(self):
            self.witness = find_move(self)
        return self.witness is None

    def missing(self, seat: Seat, for_good: bool) -> list[Event]:
        return [*super().missing(seat, for_good), *self._opened_debts(seat)]

    def _opened_debts(self, seat: Seat) -> Iterable[Event]:
        return (DebtOpened(debt.token) for debt in self.debts.due if debt.seat == seat and not debt.open)

    def timers(self) -> Mapping[str, Milliseconds]:
        match self.phase:
            case Phase.PREPARING:
                return {f"token {len(self.field.tokens) + 1} of {self.placer}": placing.TIME_MS}
            case Phase.RACING:
                return self.debts.timers()
            case Phase.CHECKING:
                return {"check": checking.TIME_MS}
            case Phase.CHOOSING:
                return {"choose again" if self.score else "choose": choosing.TIME_MS}
            case _:
                return super().timers()

    def time_up(self, timer: str) -> list[Event]:
        match self.phase:
            case Phase.PREPARING:
                return [placing.placed_at_random(self.field, self.chance)]
            case Phase.RACING:
                number = int(timer.removeprefix("debt "))
                return [DebtOpened(debt.token) for debt in self.debts.due if debt.number == number]
            case Phase.CHECKING:
                return [Checked()]
            case _:
                return self._random_choices()

    def _random_choices(self) -> list[Event]:
        when = "after" if self.score else "before"
        return [
            random_choice(seat, duty, self.aside[seat], self.chance.stream("choose", seat, when))
            for seat, duty in self.duties.items()
        ]

    def result(self) -> RoundResult:
        assert self.ending is not None
        ranked = places(self._standings(), self.ending.ending, self.checking.culprits)
        points = [chips(place, len(ranked)) for place in ranked]
        parts = [{"chips": count} for count in points]
        return RoundResult(self.ending.ending, points, parts, self.ending.by, ranked)

    def _standings(self) -> list[Standing]:
        laid = [card.seat for card in self.field.cards]
        return [Standing(laid.count(seat), hand.count, hand.jokers) for seat, hand in enumerate(self.hands)]

    def keep(self) -> Keep:
        return Keep(self.field.board.text, [list(cards) for cards in self.aside])

    def on_laid(self, event: Laid) -> None:
        super().on_laid(event)
        self.last = event

    def on_owed(self, event: Owed) -> None:
        super().on_owed(event)
        self.last_debt = event.number

    def on_turned_up(self, event: TurnedUp) -> None:
        super().on_turned_up(event)
        self.last = None
