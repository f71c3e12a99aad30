"""The drawing of a moment of Ligretto has the backs by which its players are known on every screen."""

from pellmell.kit.colours import Colour
from pellmell.kit.drawing.cards import Back
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.picture import drawing

BOXES = (Colour.BLUE, Colour.RED, Colour.GREEN, Colour.YELLOW)
MOTIFS = ("marble", "pyramid", "die", "crystal")


def back(seat: Seat) -> Back:
    """Up to four have a colour each; of twelve, no two have both the same colour and the same motif."""
    return BOXES[(seat + seat // len(MOTIFS)) % len(BOXES)], MOTIFS[seat % len(MOTIFS)]


draw = drawing(back)
