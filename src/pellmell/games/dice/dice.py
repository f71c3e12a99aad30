"""The 24 dice in the box (DIC-1)."""

from msgspec import Struct

from pellmell.kit.colours import Colour

COLOURS = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE)
FACES = range(1, 7)
OF_EACH = 6


class Die(Struct, frozen=True, array_like=True, order=True):
    """A die as it lies. Several may look the same; nothing ever depends on which of them is meant."""

    colour: Colour
    face: int

    def __str__(self) -> str:
        return f"{self.colour.letter}{self.face}"


def bag() -> list[Colour]:
    return [colour for colour in COLOURS for _ in range(OF_EACH)]


IN_THE_BOX = len(bag())
ALL_DICE = {str(die): die for die in (Die(colour, face) for colour in COLOURS for face in FACES)}


def parse_die(text: str) -> Die:
    """`r5` is a red die that shows five."""
    try:
        return ALL_DICE[text]
    except KeyError:
        letters = ", ".join(colour.letter for colour in COLOURS)
        raise ValueError(
            f"{text!r} is no die: a die is a colour ({letters}) and a face from 1 to 6"
        ) from None
