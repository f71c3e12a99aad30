"""A first judgement for the board game: lay whatever fits where the tokens stay open.

It goes by what lies open, and by what everybody at a table could count: which cards a player has not laid
yet, and how many went by since the last one that was.
"""

from collections.abc import Iterable, Iterator

from pellmell.games.board.board import Place, Square
from pellmell.games.board.choosing import random_choice
from pellmell.games.board.laying import is_right
from pellmell.games.board.material import FLIPPED, UPRIGHT, Card
from pellmell.games.board.messages import Choose, Judge, Lay, Pay, PlaceToken, TurnUp
from pellmell.games.board.reach import Bridge, bridges, open_places
from pellmell.games.board.view import BoardView
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat

BLOCKED = -100  # what a blocked token is worth
SPOTS = 8  # how many squares are considered for a token


class GreedyLayer:
    def choose(self, view: BoardView, seat: Seat, chance: Stream) -> Command | None:
        match view.phase:
            case Phase.PREPARING if seat == view.placer:
                return self._place_token(view, chance)
            case Phase.RACING:
                return self._move(view, seat)
            case Phase.CHECKING if laid := view.shown_to(seat):
                right = is_right(view.options, view.field, laid.card, laid.near, laid.far)
                return Judge(laid.card, right)
            case Phase.CHOOSING if duty := view.duties.get(seat):
                choice = random_choice(seat, duty, view.aside[seat], chance)
                return Choose(choice.on, choice.off)
            case _:
                return None

    def _place_token(self, view: BoardView, chance: Stream) -> Command:
        field = view.field
        squares = [square for square in field.board.colours if field.takes_token(square)]
        some = chance.shuffled(squares)[:SPOTS]
        return PlaceToken(max(some, key=lambda square: len(field.board.fitting[square])))

    def _move(self, view: BoardView, seat: Seat) -> Command | None:
        hand, owes = view.hands[seat], view.debts.oldest_of(seat) is not None
        if hand.card is None:
            return None
        jokers = hand.jokers if hand.passed >= hand.count else 0
        held = view.held(seat)
        if not owes and (lay := self._best_lay(view, hand.card, jokers, held)):
            return lay
        if pay := self._best_pay(view, seat, hand.card, held):
            return pay
        if hand.passed < hand.count or _fits_any(view, seat, held, jokers):
            return TurnUp()
        return None

    def _best_lay(self, view: BoardView, card: Card, jokers: int, held: list[Card]) -> Command | None:
        """The fewest jokers, then the best outlook."""
        for length in range(jokers + 1):
            found = [
                (_outlook(view, token, place, bridge, held), token, bridge, place)
                for token, bridge, place in _places(view, card, length)
            ]
            if found:
                _, token, bridge, place = max(found)
                at, way = view.field.tokens[token], place.card or card
                return Lay(token, at, place.near, place.far, way, bridge)
        return None

    def _best_pay(self, view: BoardView, seat: Seat, card: Card, held: list[Card]) -> Command | None:
        field = view.field
        for token in view.debts.payable_by(seat):
            places = [place for place in field.board.places_by_card[card] if field.is_free(place)]
            if places:
                best = max(places, key=lambda place: _outlook(view, token, place, (), held))
                return Pay(token, field.tokens[token], best.near, best.far, best.card or card)
        return None


def _places(view: BoardView, card: Card, jokers: int) -> Iterator[tuple[int, Bridge, Place]]:
    """Where the card fits over exactly so many jokers."""
    field = view.field
    for token in field.tokens:
        if not field.is_blocked(token):
            for bridge in bridges(field, token, jokers):
                if len(bridge) == jokers:
                    for place in open_places(field, token, bridge, (card, FLIPPED[card])):
                        yield token, bridge, place


def _fits_any(view: BoardView, seat: Seat, held: Iterable[Card], jokers: int) -> bool:
    """Whether it is worth while to turn up more cards."""
    if view.debts.payable_by(seat):
        return any(view.field.fits_somewhere(card) for card in held)
    return any(True for card in held for length in range(jokers + 1) for _ in _places(view, card, length))


def _outlook(view: BoardView, moved: int, place: Place, bridge: Bridge, held: list[Card]) -> int:
    """How many cards find a place next to the tokens afterwards; own cards count twice."""
    covered = {place.near, place.far, *bridge}
    worth = 0
    for token, square in view.field.tokens.items():
        cards = set(_open_cards(view, place.far if token == moved else square, covered))
        worth += len(cards) + sum(card in held for card in cards) if cards else BLOCKED
    return worth


def _open_cards(view: BoardView, square: Square, covered: set[Square]) -> Iterator[Card]:
    free = view.field.free
    for near, far, card in view.field.board.fitting[square]:
        if card and near in free and far in free and near not in covered and far not in covered:
            yield UPRIGHT[card]
