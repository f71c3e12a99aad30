"""The bot's memory of the board keeps each region as it was when it was looked at."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from pellmell.games.board.board import Square, board_of, neighbours_in
from pellmell.games.board.field import Field
from pellmell.games.board.material import CARDS
from pellmell.games.board.messages import Lay, Pay
from pellmell.games.board.view import BoardView
from pellmell.kit.chance import Stream
from pellmell.kit.mind import Talent, happens

REGION = 4  # steps from a token: as far as two jokers and a card reach


class SeenBoard:
    """Squares and tokens. A place for a card is searched at one token after the other."""

    def __init__(self, talent: Talent, chance: Stream) -> None:
        self.field = Field(board_of(""), set())
        self._searched: set[int] = set()  # with the card that is in hand
        self._overlooks = talent.overlooks
        self._chance = chance

    @property
    def searched(self) -> list[int]:
        return [token for token in self.field.tokens if token in self._searched]

    @property
    def all_searched(self) -> bool:
        return len(self._searched) == len(self.field.tokens)

    def look_at_token(self, view: BoardView, token: int) -> int:
        """Says how many places there are next to it."""
        at = view.field.tokens.get(token)
        if at is None:
            return 1
        if self._is_overlooked(token, at):
            return 1
        self._take_in(view.field, token, at)
        free = self.field.free
        return sum(near in free and far in free for near, far, _ in self.field.board.around[at])

    def _is_overlooked(self, token: int, at: Square) -> bool:
        """It has moved, and one goes on by what one saw before."""
        moved = token in self._searched and self.field.tokens[token] != at
        return moved and happens(self._overlooks, self._chance)

    def _take_in(self, table: Field, token: int, at: Square) -> None:
        field = self.field
        if field.board is not table.board:
            self.field = field = Field(table.board, set(table.board.colours))
        seen = regions(table.board.shape)[at]
        field.free -= seen
        field.free |= seen & table.free
        field.tokens[token] = at
        if at in table.owners:
            field.owners[at] = table.owners[at]
        self._searched.add(token)

    def look_over(self, view: BoardView) -> int:
        """The whole board, for whoever may lay anywhere."""
        if self.field.board is view.field.board:
            self.field.free = set(view.field.free)
        return len(CARDS)

    def lay(self, command: Lay | Pay) -> None:
        """As one expects it to be afterwards."""
        jokers = command.jokers if isinstance(command, Lay) else ()
        for square in (command.near, command.far, *jokers):
            self.field.free.discard(square)
        self.field.tokens[command.token] = command.far
        self.field.owners[command.far] = 0

    def search_anew(self) -> None:
        """Another card is in the hand."""
        self._searched.clear()

    def has_moved(self, view: BoardView, token: int) -> bool:
        return view.field.tokens.get(token) != self.field.tokens.get(token)


@lru_cache(maxsize=64)
def regions(shape: str) -> Mapping[Square, frozenset[Square]]:
    """What one takes in with a look at a square of a board of this shape."""
    neighbours = neighbours_in(shape)
    return {square: _around(square, neighbours) for square in neighbours}


def _around(square: Square, neighbours: Mapping[Square, Sequence[Square]]) -> frozenset[Square]:
    found = {square}
    for _ in range(REGION):
        found |= {beyond for near in found for beyond in neighbours[near]}
    return frozenset(found)
