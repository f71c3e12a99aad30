"""Colours of pieces are an enumeration of six inks, each with a letter of its own."""

from enum import StrEnum


class Colour(StrEnum):
    """Six inks. Numbered cards and dice use four of them; squares may have all six."""

    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    VIOLET = "violet"

    @property
    def letter(self) -> str:
        return self.value[0]


BY_LETTER = {colour.letter: colour for colour in Colour}
