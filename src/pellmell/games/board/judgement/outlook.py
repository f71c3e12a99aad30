"""The outlook counts which cards find a place next to the tokens, now and after a move. Sets of cards are
bits of a number."""

from collections.abc import Collection, Iterable

from pellmell.games.board.board import Square
from pellmell.games.board.field import Field
from pellmell.games.board.material import CARDS, UPRIGHT, WAYS, Card

BIT = {way: 1 << CARDS.index(UPRIGHT[way]) for way in WAYS}
NOTHING: frozenset[Square] = frozenset()


def bits(cards: Iterable[Card]) -> int:
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def share(cards: int, among: int) -> float:
    """How many of these cards are among those; of none, none."""
    return (cards & among).bit_count() / cards.bit_count() if cards else 0.0


def open_at(field: Field, square: Square, covered: Collection[Square] = NOTHING) -> int:
    """The cards that find a place next to a token there, once these squares are covered, too."""
    found, free = 0, field.free
    for near, far, card in field.board.fitting[square]:
        if card and near in free and far in free and near not in covered and far not in covered:
            found |= BIT[card]
    return found


class Outlook:
    """What is open at all tokens, kept for as long as the memory of the board stays as it is."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._open = {token: open_at(field, square) for token, square in field.tokens.items()}

    def after(self, moved: int, covered: Collection[Square], far: Square) -> tuple[int, bool]:
        """The cards that find a place when a token has gone to the far one of the squares that are covered;
        and whether a token is blocked then."""
        found, blocked = 0, False
        for token, square in self._field.tokens.items():
            open_here = self._open[token]
            if token == moved:
                open_here = open_at(self._field, far, covered)
                blocked |= not open_here
            elif open_here and any(near in covered for near in self._field.board.neighbours[square]):
                open_here = open_at(self._field, square, covered)
                blocked |= not open_here
            found |= open_here
        return found, blocked
