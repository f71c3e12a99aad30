"""The material in the box, besides the board: the cards of a player, jokers, tokens."""

from collections.abc import Iterable
from itertools import combinations, permutations

from msgspec import Struct

from pellmell.kit.colours import BY_LETTER, Colour

JOKERS = 2  # of each player
TOKENS = (1, 2, 3, 4)  # shared by all
FRAMES = ("single", "double", "dashed", "dotted")  # by seat


class Card(Struct, frozen=True, array_like=True):
    """A card of two squares. Laid, its near colour touches the token, which then moves to the far one."""

    near: Colour
    far: Colour

    def __str__(self) -> str:
        return f"{self.near.letter}{self.far.letter}"


CARDS = tuple(Card(one, other) for one, other in combinations(Colour, 2))  # each pair of colours once
WAYS = tuple(Card(one, other) for one, other in permutations(Colour, 2))  # and each way round
FLIPPED = {way: Card(way.far, way.near) for way in WAYS}
UPRIGHT = {way: way if way in CARDS else FLIPPED[way] for way in WAYS}  # which card it is, however it lies
BY_TEXT = {str(card): card for card in UPRIGHT}


def in_order(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=CARDS.index)


def parse_card(text: str) -> Card:
    """`rb` is the card of red and blue, red nearer to the token."""
    try:
        return BY_TEXT[text]
    except KeyError:
        letters = ", ".join(BY_LETTER)
        raise ValueError(f"{text!r} is no card: write two different colours of {letters}, as in rb") from None
