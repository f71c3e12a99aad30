"""Rivals of a laid card are seats that could still lay one for the same token, or on a square that it
covers."""

from collections.abc import Set as AbstractSet

from pellmell.games.board.board import Square
from pellmell.games.board.laying import OpenRace
from pellmell.games.board.material import FLIPPED, Card
from pellmell.games.board.messages import Laid, Lay, Pay
from pellmell.games.board.reach import bridges, open_places
from pellmell.kit.seats import Seat


def overlap(one: Laid, other: Laid) -> bool:
    return one.token == other.token or not squares(one).isdisjoint(squares(other))


def could_thwart(race: OpenRace, seat: Seat, laid: Laid) -> bool:
    """Whether the seat could lay its card, right, for the same token or on a square of it."""
    card = race.hands[seat].card
    if card is None:
        return False
    if race.debts.oldest_of(seat):
        return _could_pay(race, seat, card, laid)
    return _could_lay(race, seat, card, laid) or _could_pay(race, seat, card, laid)


def _could_lay(race: OpenRace, seat: Seat, card: Card, laid: Laid) -> bool:
    """The same token first: with a joker left it can nearly always be reached. Others must be near enough."""
    field, jokers, covered = race.field, race.hands[seat].jokers, squares(laid)
    if _reaches(race, laid.token, card, jokers):
        return True
    return any(
        (jokers or not covered.isdisjoint(field.board.within[at]))
        and _reaches(race, token, card, jokers, covered)
        for token, at in field.tokens.items()
        if token != laid.token
    )


def _reaches(
    race: OpenRace, token: int, card: Card, jokers: int, aim: AbstractSet[Square] = frozenset()
) -> bool:
    """Whether the card can be laid for the token: anywhere, or so that it covers a square of these."""
    field, ways = race.field, (card, FLIPPED[card])
    return not field.is_blocked(token) and any(
        not aim or near in aim or far in aim or not aim.isdisjoint(bridge)
        for bridge in bridges(field, token, jokers)
        for near, far, _ in open_places(field, token, bridge, ways)
    )


def _could_pay(race: OpenRace, seat: Seat, card: Card, laid: Laid) -> bool:
    field, covered = race.field, squares(laid)
    return any(
        token == laid.token or not covered.isdisjoint((place.near, place.far))
        for token in race.debts.payable_by(seat)
        for place in field.board.places_by_card[card]
        if field.is_free(place)
    )


def squares(laid: Lay | Pay | Laid) -> set[Square]:
    return {laid.near, laid.far} if isinstance(laid, Pay) else {laid.near, laid.far, *laid.jokers}
