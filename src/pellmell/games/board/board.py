"""The printed board: its coloured squares, what lies next to what, and where which card fits."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain
from string import ascii_lowercase
from typing import NamedTuple, TypeAlias

from pellmell.games.board.material import CARDS, UPRIGHT, WAYS, Card
from pellmell.kit.colours import BY_LETTER, Colour

Square: TypeAlias = str  # a column's letter and a row's number, as in c4; after column z comes aa

NO_SQUARE = "."
SQUARE = re.compile("[a-z]")
CARD_ON = {(way.near, way.far): way for way in WAYS}


class Place(NamedTuple):
    """Two neighbouring squares, and the card that fits on them; none does if their colours are equal."""

    near: Square
    far: Square
    card: Card | None


def square_name(column: int, row: int) -> Square:
    before, letter = divmod(column, len(ascii_lowercase))
    return f"{ascii_lowercase[before - 1] if before else ''}{ascii_lowercase[letter]}{row + 1}"


class Board:
    """Made of rows of colour letters joined by `/`; a dot is no square."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.colours = dict(_squares(text.split("/")))
        self.shape = SQUARE.sub("#", text)
        self.neighbours = neighbours_in(self.shape)
        starting = {near: [self._place(near, far) for far in ends] for near, ends in self.neighbours.items()}
        self.places = tuple(place for places in starting.values() for place in places)
        self.places_by_card = _by_card(self.places)
        # All places next to a square, and those of them that take a card.
        self.around = {
            square: tuple(place for near in nears for place in starting[near] if place.far != square)
            for square, nears in self.neighbours.items()
        }
        self.within = {  # all squares of those places
            square: frozenset(chain.from_iterable((place.near, place.far) for place in places))
            for square, places in self.around.items()
        }
        self.fitting = {
            square: tuple(place for place in places if place.card) for square, places in self.around.items()
        }

    def __reduce__(self) -> tuple[Callable[[str], "Board"], tuple[str]]:
        return board_of, (self.text,)  # a copy of a round shares it, too

    def _place(self, near: Square, far: Square) -> Place:
        one, other = self.colours[near], self.colours[far]
        return Place(near, far, CARD_ON.get((one, other)))


BOARD_LETTERS = frozenset({*BY_LETTER, NO_SQUARE, "/"})


@lru_cache(maxsize=256)
def board_of(text: str) -> Board:
    """Boards never change, so that rounds on the same one share it."""
    return Board(text)


def _squares(rows: list[str]) -> Iterator[tuple[Square, Colour]]:
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != NO_SQUARE:
                yield square_name(x, y), BY_LETTER[letter]


@lru_cache(maxsize=64)
def neighbours_in(shape: str) -> dict[Square, tuple[Square, ...]]:
    rows = shape.split("/")
    there = {
        (x, y): square_name(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"
    }
    sides = {(x, y): ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) for x, y in there}
    return {name: tuple(there[side] for side in sides[spot] if side in there) for spot, name in there.items()}


def _by_card(places: tuple[Place, ...]) -> dict[Card, tuple[Place, ...]]:
    found: dict[Card, list[Place]] = {card: [] for card in CARDS}
    for place in places:
        if place.card:
            found[UPRIGHT[place.card]].append(place)
    return {card: tuple(there) for card, there in found.items()}
