"""Terminal colours draw pieces as marked-up text. Where hue is not enough, a letter or a number stands in
it."""

from pellmell.kit.colours import Colour

PAPER = "#f3ead7"
INK = "#17251f"

INKS = {
    Colour.RED: "#d85c47",
    Colour.ORANGE: "#e58a3c",
    Colour.YELLOW: "#ecc04a",
    Colour.GREEN: "#76b05c",
    Colour.BLUE: "#5aa1d6",
    Colour.VIOLET: "#a67fc4",
}


def tile(text: str, colour: Colour) -> str:
    """A piece of that colour, with something printed on it."""
    return f"[bold {INK} on {INKS[colour]}]{text}[/]"


def inked(text: str, colour: Colour) -> str:
    return f"[bold {INKS[colour]}]{text}[/]"


def token(text: str) -> str:
    return f"[bold {INK} on {PAPER}]{text}[/]"


def dim(text: str) -> str:
    return f"[dim]{text}[/]"
