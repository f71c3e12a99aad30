"""The round of the board game has what lies open, what a seat may try, and how events change it."""

from collections.abc import Iterator, Sequence

from pellmell.games.board.checking import Checking
from pellmell.games.board.choosing import Duty, after, choices, duties, leaves_no_choice
from pellmell.games.board.debts import Debt, Debts
from pellmell.games.board.field import Field, LaidCard
from pellmell.games.board.hand import OpenHand
from pellmell.games.board.laying import is_right, lays, may_discard, pays
from pellmell.games.board.material import TOKENS, UPRIGHT, Card
from pellmell.games.board.messages import (
    EVENTS,
    Checked,
    Chosen,
    DebtLapsed,
    DebtOpened,
    Judge,
    Judged,
    Laid,
    Lay,
    Opened,
    Owed,
    Pay,
    PlaceToken,
    TokenPlaced,
    TurnedUp,
    TurnUp,
)
from pellmell.games.board.options import BoardOptions
from pellmell.games.board.ranking import cards_gained
from pellmell.games.board.rivals import could_thwart, overlap
from pellmell.kit.messages import Command, Event, RaceStopped, Scored
from pellmell.kit.phases import Phase
from pellmell.kit.round import Round, Thing
from pellmell.kit.seats import Seat

TURN_UP = TurnUp()


class BoardRound(Round):
    """`aside` are the cards on the player boards, `duties` what is still to be chosen about them."""

    events = EVENTS

    def __init__(
        self,
        options: BoardOptions,
        field: Field,
        hands: Sequence[OpenHand],
        aside: Sequence[Sequence[Card]],
    ) -> None:
        super().__init__()
        self.options = options
        self.field = field
        self.hands = hands
        self.aside = [list(cards) for cards in aside]
        self.debts = Debts()
        self.checking = Checking([0] * len(hands))
        self.duties: dict[Seat, Duty] = {}
        self.next_placer: Seat = 0  # whose turn it is to place a token, if present; 0 once all stand

    @property
    def present(self) -> list[Seat]:
        return [seat for seat in range(len(self.hands)) if seat not in self.gone]

    @property
    def placer(self) -> Seat | None:
        """Whose turn it is to place a token: the seats place one each, round and round (BRD-5)."""
        later = [seat for seat in self.present if seat >= self.next_placer]
        return next(iter(later + self.present), None)

    def shown_to(self, seat: Seat) -> LaidCard | None:
        return self.checking.shown_to(seat, self.field.cards)

    def legal(self, seat: Seat) -> list[Command]:
        match self.phase:
            case Phase.PREPARING:
                return list(self._token_places(seat))
            case Phase.RACING:
                return list(self._moves(seat))
            case Phase.CHECKING if shown := self.shown_to(seat):
                return [Judge(shown.card, right) for right in (True, False)]
            case Phase.CHOOSING if duty := self.duties.get(seat):
                return list(choices(duty, self.aside[seat]))
            case _:
                return []

    def _token_places(self, seat: Seat) -> Iterator[Command]:
        if seat == self.placer:
            for square in self.field.board.colours:
                if self.field.takes_token(square):
                    yield PlaceToken(square)

    def _moves(self, seat: Seat) -> Iterator[Command]:
        card = self.hands[seat].card
        if card is None:
            return
        if not self.debts.oldest_of(seat):
            yield from lays(self, seat, card)
        yield from pays(self, seat, card)
        if may_discard(self, seat):
            yield TURN_UP

    def thing(self, what: Command | Event) -> Card | None:
        """Whichever way round it lies."""
        return UPRIGHT[what.card] if isinstance(what, Lay | Pay | Laid) else None

    def things(self, seat: Seat) -> set[Thing]:
        """The card in hand, if it can be laid: one way is enough, of hundreds that there may be."""
        card = self.hands[seat].card
        if self.phase is not Phase.RACING or card is None:
            return set()
        return {UPRIGHT[card]} if any(map(self._places_rightly, self._moves(seat))) else set()

    def _places_rightly(self, command: Command) -> bool:
        if not isinstance(command, Lay | Pay):
            return False
        return is_right(self.options, self.field, command.card, command.near, command.far)

    def could_take(self, rival: Seat, event: Event) -> bool:
        return isinstance(event, Laid) and rival not in self.gone and could_thwart(self, rival, event)

    def collide(self, one: Event, other: Event) -> bool:
        return isinstance(one, Laid) and isinstance(other, Laid) and overlap(one, other)

    def continues(self, command: Command, event: Event) -> bool:
        if not (isinstance(command, Lay | Pay) and isinstance(event, Laid)):
            return False
        return (command.token, command.at) == (event.token, event.far)

    def would_end(self, event: Event) -> bool:
        """BRD-20: laying the last card is the stop."""
        return super().would_end(event) or (isinstance(event, Laid) and self.hands[event.seat].count == 1)

    def on_token_placed(self, event: TokenPlaced) -> None:
        if self.placer is not None:
            self.next_placer = (self.placer + 1) % len(self.hands)
        self.field.put_token(event.token, event.square)
        self._get_ready()

    def _get_ready(self) -> None:
        """What stands before the signal: cards taken along are put aside, then tokens are placed."""
        if self.duties:
            self.phase = Phase.CHOOSING
        elif len(self.field.tokens) < len(TOKENS):
            self.phase = Phase.PREPARING
        else:
            self.phase, self.next_placer = Phase.COUNTDOWN, 0

    def on_opened(self, event: Opened) -> None:
        self.phase = Phase.RACING
        for hand, card in zip(self.hands, event.cards, strict=True):
            hand.open(card)

    def on_laid(self, event: Laid) -> None:
        self.hands[event.seat].lay(len(event.jokers), event.shows)
        self.field.lay(event.token, LaidCard(event.seat, event.card, event.near, event.far), event.jokers)
        self.debts.remove(event.token)

    def on_turned_up(self, event: TurnedUp) -> None:
        self.hands[event.seat].turn_up(event.shows)

    def on_owed(self, event: Owed) -> None:
        self.debts.add(Debt(event.seat, event.token, event.number))

    def on_debt_opened(self, event: DebtOpened) -> None:
        self.debts.open(event.token)

    def on_debt_lapsed(self, event: DebtLapsed) -> None:
        self.debts.remove(event.token)

    def on_race_stopped(self, event: RaceStopped) -> None:
        super().on_race_stopped(event)
        self.next_placer = 0
        if self.options.mistakes == "called":
            self.phase = Phase.CHECKING

    def on_judged(self, event: Judged) -> None:
        laid = self.shown_to(event.seat)
        assert laid is not None
        if not (event.right or is_right(self.options, self.field, laid.card, laid.near, laid.far)):
            self.checking.culprits.add(laid.seat)
        self.checking.judged[event.seat] += 1

    def on_checked(self, _: Checked) -> None:
        self.phase = Phase.STOPPED

    def on_scored(self, event: Scored) -> None:
        super().on_scored(event)
        places = event.result.places or []
        gained = [cards_gained(place, len(places)) for place in places]
        for seat, duty in enumerate(duties(self.aside, gained)):
            if not leaves_no_choice(duty, self.aside[seat]):
                self.duties[seat] = duty
            elif duty.off:
                self.aside[seat] = []
        if self.duties:
            self.phase = Phase.CHOOSING

    def on_chosen(self, event: Chosen) -> None:
        del self.duties[event.seat]
        self.aside[event.seat] = after(event, self.aside[event.seat])
        if self.score:
            self.phase = Phase.CHOOSING if self.duties else Phase.SCORED
        else:
            self.hands[event.seat].give_up(event.on)
            self._get_ready()
