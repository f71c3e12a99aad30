"""The rules of laying a card say what a seat may do with the card in hand, what it may not, and why."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from pellmell.games.board.board import Place, Square
from pellmell.games.board.debts import Debts
from pellmell.games.board.field import Field
from pellmell.games.board.hand import OpenHand
from pellmell.games.board.material import FLIPPED, UPRIGHT, Card
from pellmell.games.board.messages import Lay, Pay
from pellmell.games.board.options import BoardOptions
from pellmell.games.board.reach import Bridge, bridges, is_open, open_places
from pellmell.kit.refusal import Malformed, Refusal, TooLate
from pellmell.kit.seats import Seat, letter


class OpenRace(Protocol):
    """What the rules of laying ask of a position, or of a view."""

    @property
    def options(self) -> BoardOptions: ...
    @property
    def field(self) -> Field: ...
    @property
    def hands(self) -> Sequence[OpenHand]: ...
    @property
    def debts(self) -> Debts: ...


def lays(race: OpenRace, seat: Seat, card: Card) -> Iterator[Lay]:
    field = race.field
    only = None if race.options.mistakes == "called" else (card, FLIPPED[card])
    for token, at in field.tokens.items():
        if not field.is_blocked(token):
            for bridge in bridges(field, token, race.hands[seat].jokers):
                for place in open_places(field, token, bridge, only):
                    for way in _ways(race.options, card, place):
                        yield Lay(token, at, place.near, place.far, way, bridge)


def pays(race: OpenRace, seat: Seat, card: Card) -> Iterator[Pay]:
    field, board = race.field, race.field.board
    places = board.places if race.options.mistakes == "called" else board.places_by_card[card]
    for token in race.debts.payable_by(seat):
        for place in places:
            if field.is_free(place):
                for way in _ways(race.options, card, place):
                    yield Pay(token, field.tokens[token], place.near, place.far, way)


def _ways(options: BoardOptions, card: Card, place: Place) -> tuple[Card, ...]:
    """Which ways round the card may lie on a place; where mistakes are refused, on one that takes it."""
    if options.mistakes == "called" or place.card is None:
        return card, FLIPPED[card]
    return (place.card, FLIPPED[place.card]) if options.reversed == "forgiven" else (place.card,)


def may_discard(race: OpenRace, seat: Seat) -> bool:
    """BRD-33: a card that could pay a debt of the seat cannot be discarded."""
    card = race.hands[seat].card
    return card is not None and not (race.debts.oldest_of(seat) and race.field.fits_somewhere(card))


def is_right(options: BoardOptions, field: Field, card: Card, near: Square, far: Square) -> bool:
    if field.fits(card, near, far):
        return True
    # BRD-24: a card with its two colours swapped is a mistake, unless the table forgives that
    return options.reversed == "forgiven" and field.fits_reversed(card, near, far)


def check_lay(race: OpenRace, seat: Seat, lay: Lay) -> None:
    """Raise Refusal unless the seat may lay its card so."""
    _check_hand(race, seat, lay.card)
    _check_in_time(race, seat, lay, lay.jokers)
    if debt := race.debts.oldest_of(seat):
        raise Refusal("BRD-33", f"you have blocked token {debt.token}: your next card frees it")
    _check_token(race, lay)
    if race.field.is_blocked(lay.token):
        raise Refusal("BRD-16", f"token {lay.token} is blocked until it has been freed")
    _check_shape(race, lay, lay.jokers)
    _check_way(race, seat, lay)
    _check_free(race, lay, lay.jokers)
    _check_colours(race, lay)


def check_pay(race: OpenRace, seat: Seat, pay: Pay) -> None:
    """Raise Refusal unless the seat may free the token so."""
    _check_hand(race, seat, pay.card)
    _check_in_time(race, seat, pay)
    own, debt = race.debts.oldest_of(seat), race.debts.of_token(pay.token)
    if own and own != debt:
        raise Refusal("BRD-33", f"your next card frees token {own.token}, your oldest debt")
    _check_token(race, pay)
    if not debt:
        raise Refusal("BRD-16", f"token {pay.token} is not blocked")
    if not (own or debt.open):
        raise Refusal("BRD-34", f"{letter(debt.seat)} still has time to free token {pay.token}")
    _check_shape(race, pay)
    _check_free(race, pay)
    _check_colours(race, pay)


def _check_hand(race: OpenRace, seat: Seat, card: Card) -> None:
    if card not in UPRIGHT:
        raise Malformed("a card has two different colours")
    if UPRIGHT[card] != race.hands[seat].card:
        raise Refusal("BRD-6", f"{card} is not the card in your hand")


def _check_in_time(race: OpenRace, seat: Seat, aim: Lay | Pay, jokers: Bridge = ()) -> None:
    """First of all: what somebody else has moved or covered meanwhile comes too late (ALL-3)."""
    field = race.field
    if aim.token not in field.tokens:
        raise Malformed(f"there is no token {aim.token}")
    stands = field.tokens[aim.token]
    for square in ([stands] if stands != aim.at else []) + [*jokers, aim.near, aim.far]:
        owner = field.owners.get(square, seat)
        if owner != seat:
            raise TooLate(owner)


def _check_token(race: OpenRace, aim: Lay | Pay) -> None:
    stands = race.field.tokens[aim.token]
    if stands != aim.at:
        raise Refusal("BRD-10", f"token {aim.token} stands on {stands}, not on {aim.at}")


def _check_way(race: OpenRace, seat: Seat, lay: Lay) -> None:
    """Each joker, and then the card, touches the square on which the token has arrived."""
    if len(lay.jokers) > race.hands[seat].jokers:
        raise Refusal("BRD-17", f"you have {race.hands[seat].jokers} jokers left")
    neighbours, stands = race.field.board.neighbours, lay.at
    for square in lay.jokers:
        if square not in neighbours[stands]:
            raise Refusal("BRD-17", f"a joker on {square} does not touch {stands} by an edge")
        stands = square
    if lay.near not in neighbours[stands]:
        raise Refusal("BRD-10", f"the card must touch the token's square {stands} by an edge")


def _check_shape(race: OpenRace, aim: Lay | Pay, jokers: Bridge = ()) -> None:
    board, squares = race.field.board, [*jokers, aim.near, aim.far]
    for square in squares:
        if square not in board.colours:
            raise Refusal("BRD-11", f"{square} is not on the board")
    if aim.far not in board.neighbours[aim.near] or len(set(squares)) < len(squares):
        raise Malformed("a card covers two neighbouring squares, and each joker another one")


def _check_free(race: OpenRace, aim: Lay | Pay, jokers: Bridge = ()) -> None:
    for n, square in enumerate([*jokers, aim.near, aim.far]):
        if not is_open(race.field, square, aim.token, jokers[:n]):
            what = "is covered already" if square in race.field.owners else "has a token on it"
            raise Refusal("BRD-11", f"{square} {what}")


def _check_colours(race: OpenRace, aim: Lay | Pay) -> None:
    field, options = race.field, race.options
    if options.mistakes == "called" or is_right(options, field, aim.card, aim.near, aim.far):
        return
    if field.fits_reversed(aim.card, aim.near, aim.far):
        raise Refusal("BRD-24", f"{aim.card} fits there the other way round")
    colours = field.board.colours
    raise Refusal("BRD-9", f"{aim.card} does not fit on {colours[aim.near]} and {colours[aim.far]}")
