"""The reach of a token: where a card can be laid next to it, at once or over a bridge of jokers."""

from collections.abc import Collection, Iterator
from typing import TypeAlias

from pellmell.games.board.board import Place, Square
from pellmell.games.board.field import Field
from pellmell.games.board.material import Card

Bridge: TypeAlias = tuple[Square, ...]  # the squares of the jokers, in the order of the token's way


def bridges(field: Field, token: int, jokers: int) -> Iterator[Bridge]:
    """All bridges of up to so many jokers, the empty one first."""
    edge: list[Bridge] = [()]
    for length in range(jokers + 1):
        yield from edge
        if length < jokers:
            edge = [(*bridge, step) for bridge in edge for step in _steps(field, token, bridge)]


def _steps(field: Field, token: int, bridge: Bridge) -> Iterator[Square]:
    for square in field.board.neighbours[_end(field, token, bridge)]:
        if is_open(field, square, token, bridge):
            yield square


def is_open(field: Field, square: Square, token: int, bridge: Bridge) -> bool:
    """Whether the square can be covered once the token stands at the end of the bridge."""
    return square not in bridge and (square in field.free or square == _left(field, token, bridge))


def open_places(
    field: Field, token: int, bridge: Bridge = (), ways: Collection[Card] | None = None
) -> Iterator[Place]:
    """The free pairs at the end of the bridge: those for a card, either way round, or simply all."""
    free, left = field.free, _left(field, token, bridge)
    for place in field.board.around[_end(field, token, bridge)]:
        near, far, card = place
        if (
            (ways is None or card in ways)
            and (near in free or near == left)
            and (far in free or far == left)
            and not (near in bridge or far in bridge)
        ):
            yield place


def _end(field: Field, token: int, bridge: Bridge) -> Square:
    return bridge[-1] if bridge else field.tokens[token]


def _left(field: Field, token: int, bridge: Bridge) -> Square | None:
    """The bare square that the token leaves over a bridge: it is free again."""
    square = field.tokens[token]
    return square if bridge and square not in field.owners else None
