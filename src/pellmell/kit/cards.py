from msgspec import Struct

from pellmell.kit.colours import BY_LETTER, Colour

SUITS = (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW)
HIGHEST = 10


class Card(Struct, frozen=True, array_like=True, order=True, cache_hash=True):
    """A numbered card. A deck has each one once, so a card of a seat names itself."""

    colour: Colour
    value: int

    def __str__(self) -> str:
        return f"{self.colour.letter}{self.value}"


ALL_CARDS = {
    str(card): card for card in (Card(suit, value) for suit in SUITS for value in range(1, HIGHEST + 1))
}

FOLLOWER: dict[Card, Card] = {
    card: Card(card.colour, card.value + 1) for card in ALL_CARDS.values() if card.value < HIGHEST
}


def deck() -> list[Card]:
    return list(ALL_CARDS.values())


def parse_card(text: str) -> Card:
    """`r7` is the red seven."""
    try:
        return ALL_CARDS[text]
    except KeyError:
        letters = "".join(suit.letter for suit in SUITS)
        hint = f"a colour ({', '.join(letters)}) and a value from 1 to {HIGHEST}, as in r7"
        known = "" if text[:1] in BY_LETTER else " (unknown colour)"
        raise ValueError(f"{text!r} is no card{known}: a card is {hint}") from None
