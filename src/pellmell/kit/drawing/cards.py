"""Numbered cards, drawn as the client prints them: 100 wide and 140 high."""

from pellmell.kit.cards import Card
from pellmell.kit.colours import Colour
from pellmell.kit.drawing.artwork import BAND, INKS, MOTIFS, PANEL, PAPER, SEAL, SHEET, SIGNS, TAB, TAB_FIELD
from pellmell.kit.drawing.svg import Svg, moved, number, path, shadow

CARD_WIDTH, CARD_HEIGHT = 100, 140
TWO_DIGITS = 10

Back = tuple[Colour, str]  # by which cards of a seat are known: a colour and a motif


def card_face(card: Card, owner: Back | None = None, lift: float = 1) -> Svg:
    """Whose it is stands on a tab in the upper right corner."""
    ink, sign, wide = INKS[card.colour], SIGNS[card.colour], card.value >= TWO_DIGITS
    text = str(card.value)
    drawn = [
        shadow(SHEET, lift),
        path(SHEET, PAPER),
        path(PANEL, ink.fill),
        moved(path(sign, ink.deep), 7, 35, 3.6),
        number(text, 50, 108, 72 if wide else 90, ink.on, -5 if wide else 0, middle=True),
        number(text, 11.5, 35, 27 if wide else 31, ink.on, -2.5 if wide else 0),
        moved(path(sign, ink.on), *((38.5, 14, 0.86) if wide else (32, 12.5, 0.98))),
        moved(path(sign, ink.on), 73.5, 113.5, 0.66),
    ]
    if owner is not None:
        colour, motif = owner
        drawn += [path(TAB, PAPER), path(TAB_FIELD, INKS[colour].fill)]
        drawn.append(moved(path(MOTIFS[motif], INKS[colour].on), 71, 7.5, 0.92))
    return "".join(drawn)


def card_back(back: Back, lift: float = 1) -> Svg:
    colour, motif = back
    ink = INKS[colour]
    seal = moved(path(MOTIFS[motif], ink.thin), 28.4, 48.4, 1.8)
    printed = path(PANEL, ink.fill) + path(BAND, ink.deep) + path(SEAL, PAPER)
    return f"{shadow(SHEET, lift)}{path(SHEET, PAPER)}{printed}{seal}"
