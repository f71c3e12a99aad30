"""The field is the board with the cards, jokers and tokens on it, and knows which squares are free."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from pellmell.games.board.board import Board, Place, Square
from pellmell.games.board.material import FLIPPED, Card
from pellmell.kit.seats import Seat


class LaidCard(Struct, frozen=True):
    seat: Seat
    card: Card
    near: Square
    far: Square


def bare(board: Board) -> "Field":
    return Field(board, set(board.colours))


def covered(
    board: Board, cards: Iterable[LaidCard], jokers: Mapping[Square, Seat], tokens: Mapping[int, Square]
) -> "Field":
    """The board with all that lies and stands on it."""
    table = bare(board)
    for laid in cards:
        table.add_card(laid)
    for square, seat in jokers.items():
        table.add_joker(square, seat)
    for token, square in tokens.items():
        table.put_token(token, square)
    return table


@dataclass(slots=True)
class Field:
    board: Board
    free: set[Square]
    cards: list[LaidCard] = field(default_factory=list[LaidCard])
    jokers: dict[Square, Seat] = field(default_factory=dict[Square, Seat])
    tokens: dict[int, Square] = field(default_factory=dict[int, Square])
    owners: dict[Square, Seat] = field(default_factory=dict[Square, Seat])  # of what covers a square

    def copy(self) -> "Field":
        laid = list(self.cards), dict(self.jokers), dict(self.tokens), dict(self.owners)
        return Field(self.board, set(self.free), *laid)

    def put_token(self, token: int, square: Square) -> None:
        self.tokens[token] = square
        self.free.discard(square)

    def lay(self, token: int, laid: LaidCard, jokers: Sequence[Square] = ()) -> None:
        self._lift_token(token)
        for square in jokers:
            self.add_joker(square, laid.seat)
        self.add_card(laid)
        self.tokens[token] = laid.far  # BRD-12: onto the square that is further from where it stood

    def add_joker(self, square: Square, seat: Seat) -> None:
        self.jokers[square] = seat
        self._cover(square, seat)

    def add_card(self, laid: LaidCard) -> None:
        self.cards.append(laid)
        self._cover(laid.near, laid.seat)
        self._cover(laid.far, laid.seat)

    def _lift_token(self, token: int) -> None:
        square = self.tokens[token]
        if square not in self.owners:
            self.free.add(square)

    def _cover(self, square: Square, owner: Seat) -> None:
        self.free.discard(square)
        self.owners[square] = owner

    def is_free(self, place: Place) -> bool:
        return place.near in self.free and place.far in self.free

    def is_blocked(self, token: int) -> bool:
        return self._is_blocked_at(self.tokens[token])

    def takes_token(self, square: Square) -> bool:
        """Whether a token may be put there before the round: no token may be blocked (BRD-5)."""
        return (
            square in self.free
            and not self._is_blocked_at(square)
            and not any(self._is_blocked_at(other, without=square) for other in self.tokens.values())
        )

    def _is_blocked_at(self, square: Square, without: Square | None = None) -> bool:
        """BRD-16: no free pair of two different colours is left next to it."""
        free = self.free
        for near, far, _ in self.board.fitting[square]:
            if near in free and far in free and without not in (near, far):
                return False
        return True

    def fits(self, card: Card, near: Square, far: Square) -> bool:
        """BRD-9: its colours are those of the two squares, the right way round."""
        colours = self.board.colours
        return card.near == colours[near] and card.far == colours[far]

    def fits_somewhere(self, card: Card) -> bool:
        return any(self.is_free(place) for place in self.board.places_by_card[card])

    def fits_reversed(self, card: Card, near: Square, far: Square) -> bool:
        return self.fits(FLIPPED[card], near, far)
