"""Who could still be quicker: another card for the same token, or for a square that the card covers."""

from collections.abc import Iterator

from pellmell.games.board.board import Place, Square
from pellmell.games.board.laying import Race
from pellmell.games.board.material import FLIPPED, Card
from pellmell.games.board.messages import Laid, Lay, Pay
from pellmell.games.board.reach import Bridge, bridges, open_places
from pellmell.kit.seats import Seat


def overlap(one: Laid, other: Laid) -> bool:
    return one.token == other.token or not squares(one).isdisjoint(squares(other))


def could_thwart(race: Race, seat: Seat, laid: Laid) -> bool:
    """Whether the seat could lay its card, right, for the same token or on a square of it."""
    card, covered = race.hands[seat].card, squares(laid)
    if card is None:
        return False
    return any(
        token == laid.token or not covered.isdisjoint((near, far, *bridge))
        for token, bridge, (near, far, _) in _right_moves(race, seat, card)
    )


def _right_moves(race: Race, seat: Seat, card: Card) -> Iterator[tuple[int, Bridge, Place]]:
    field, ways = race.field, (card, FLIPPED[card])
    for token in race.debts.payable_by(seat):
        for place in field.board.places_by_card[card]:
            if field.is_free(place):
                yield token, (), place
    if race.debts.oldest_of(seat):
        return
    for token in field.tokens:
        if not field.is_blocked(token):
            for bridge in bridges(field, token, race.hands[seat].jokers):
                for place in open_places(field, token, bridge, ways):
                    yield token, bridge, place


def squares(laid: Lay | Pay | Laid) -> set[Square]:
    return {laid.near, laid.far} if isinstance(laid, Pay) else {laid.near, laid.far, *laid.jokers}
