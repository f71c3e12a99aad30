"""The test for a blocked round is exact: it says at once when nobody can lay a card any more (BRD-22).

One card that can be laid is proof enough. Such a witness stays good until its squares are covered, its
token moves or its card is laid, so that most commands cost a few look-ups. Where mistakes are called, only
cards that lie right count: a round that goes on by mistakes alone is blocked.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Protocol

from pellmell.games.board.board import Place, Square
from pellmell.games.board.debts import Debts
from pellmell.games.board.field import Field
from pellmell.games.board.hand import Hand
from pellmell.games.board.material import UPRIGHT, Card
from pellmell.games.board.reach import Bridge, bridges, open_places
from pellmell.kit.seats import Seat


class DealtRace(Protocol):
    """What the test asks of a position: the whole hands, too."""

    @property
    def field(self) -> Field: ...
    @property
    def hands(self) -> Sequence[Hand]: ...
    @property
    def debts(self) -> Debts: ...
    @property
    def gone(self) -> set[Seat]: ...


@dataclass(frozen=True, slots=True)
class Witness:
    """A card that its seat can lay when it has brought it up by turning."""

    seat: Seat
    card: Card
    place: Place
    token: int | None = None  # none: it pays a debt
    at: Square = ""
    bridge: Bridge = ()

    def holds(self, race: DealtRace) -> bool:
        field, hand = race.field, race.hands[self.seat]
        return (
            self.seat not in race.gone
            and self.card in hand.cards
            and field.is_free(self.place)
            and (bool(race.debts.due) if self.token is None else field.tokens[self.token] == self.at)
            and (self.token is None or not race.debts.oldest_of(self.seat))
            and hand.jokers >= len(self.bridge)
            and all(square in field.free for square in self.bridge)
        )


def find_move(race: DealtRace) -> Witness | None:
    """While anything is owed everybody can pay, or will be allowed to (BRD-34): any free pair will do."""
    payments = _payments(race) if race.debts.due else ()
    return next(chain(payments, _moves(race)), None)


def _players(race: DealtRace) -> list[Seat]:
    return [seat for seat in range(len(race.hands)) if seat not in race.gone]


def _payments(race: DealtRace) -> Iterator[Witness]:
    for seat in _players(race):
        for card in race.hands[seat].cards:
            for place in race.field.board.places_by_card[card]:
                if race.field.is_free(place):
                    yield Witness(seat, card, place)


def _moves(race: DealtRace) -> Iterator[Witness]:
    field = race.field
    players = [seat for seat in _players(race) if not race.debts.oldest_of(seat)]
    most = max((race.hands[seat].jokers for seat in players), default=0)
    for jokers in range(most + 1):
        able = [seat for seat in players if race.hands[seat].jokers >= jokers]
        for token, at in field.tokens.items():
            if not field.is_blocked(token):
                for bridge, place, card in _openings(field, token, jokers):
                    for seat in able:
                        if card in race.hands[seat].cards:
                            yield Witness(seat, card, place, token, at, bridge)


def _openings(field: Field, token: int, jokers: int) -> Iterator[tuple[Bridge, Place, Card]]:
    for bridge in bridges(field, token, jokers):
        if len(bridge) == jokers:
            for place in open_places(field, token, bridge):
                if place.card:
                    yield bridge, place, UPRIGHT[place.card]
