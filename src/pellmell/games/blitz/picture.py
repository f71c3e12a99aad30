"""The drawing of a moment of Dutch Blitz has the backs of its four decks (BLZ-1)."""

from pellmell.games.blitz.rules import BLITZ
from pellmell.kit.colours import Colour
from pellmell.kit.drawing.cards import Back
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.picture import drawing


def back(seat: Seat) -> Back:
    colour, motif = BLITZ.backs[seat % len(BLITZ.backs)]
    return Colour(colour), motif


draw = drawing(back)
