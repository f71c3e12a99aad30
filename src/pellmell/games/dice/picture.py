"""Ligretto Dice is drawn for a picture: the four rows, what was just placed there, and one player's dice."""

from collections.abc import Sequence

from pellmell.games.dice.dice import COLOURS, FACES, Die
from pellmell.games.dice.messages import Placed
from pellmell.games.dice.round import DiceView
from pellmell.kit.colours import Colour
from pellmell.kit.drawing.artwork import ACCENT, INKS, MOTIFS, ON_TABLE, PAPER, SIGNS
from pellmell.kit.drawing.moment import DrawnMoment
from pellmell.kit.drawing.scenery import glow
from pellmell.kit.drawing.svg import HEIGHT, Svg, box, moved, path, rounded, shadow
from pellmell.kit.seats import Seat

DIE = 100
SIDE, TOP = rounded(3, 5, 94, 93, 20), rounded(3, 2, 94, 90, 19)
DARK = "#14100a"
MIDDLE = ((50, 47),)
FALLING, RISING, SIDES = ((27, 24), (73, 70)), ((73, 24), (27, 70)), ((27, 47), (73, 47))
PIPS = {
    1: MIDDLE,
    2: FALLING,
    3: (*FALLING, *MIDDLE),
    4: (*FALLING, *RISING),
    5: (*FALLING, *RISING, *MIDDLE),
    6: (*FALLING, *RISING, *SIDES),
}
SEATS = (
    (Colour.BLUE, "marble"),
    (Colour.RED, "pyramid"),
    (Colour.GREEN, "die"),
    (Colour.YELLOW, "crystal"),
)

ROWS_LEFT, ROWS_TOP, STEP, SCALE = 48, 32, 116, 1.06
WHOLE_LEFT = 246  # where nobody's own dice lie beside the rows
OWN_LEFT, OWN_WIDTH = 786, 390
TILTS = (-9, 6, -4, 11, 3, -7, 8, -12, 5, -3, 10, -6)


def draw(moment: DrawnMoment[DiceView]) -> Svg:
    seat, dice = moment.seat, moment.view.dice
    if seat is None or seat >= len(dice) or not dice[seat]:
        return _rows(moment, WHOLE_LEFT)
    return _rows(moment, ROWS_LEFT) + _own_dice(sorted(dice[seat]))


def _rows(moment: DrawnMoment[DiceView], left: float) -> Svg:
    view = moment.view
    just = {event.die for event in moment.just if isinstance(event, Placed)}
    below: list[Svg] = []
    above: list[Svg] = []
    for row, colour in enumerate(COLOURS):
        owners, y = view.rows[colour], ROWS_TOP + row * STEP
        for face in FACES:
            x, die = left + (face - 1) * STEP, Die(colour, face)
            if face > len(owners):
                below.append(moved(_place(colour, wanted=face == len(owners) + 1), x, y, SCALE))
            elif die in just:
                above.append(_just(moment, die, owners[face - 1], x, y))
            else:
                below.append(moved(_die(die, owners[face - 1]), x, y, SCALE))
    return "".join(below + above)


def _just(moment: DrawnMoment[DiceView], die: Die, owner: Seat, x: float, y: float) -> Svg:
    """With light around it; and who came too late still has the die in the air."""
    larger = SCALE * 1.14
    at = x - DIE * (larger - SCALE) / 2, y - DIE * (larger - SCALE) / 2
    drawn = moved([glow(3, 2, 94, 96, 20), _die(die, owner, 3)], *at, larger)
    lost = moment.lost
    if lost is not None and lost.thing == die:
        drawn += moved(_die(die, lost.seat, 6), x + 62, y + 34, larger, 17)
    return drawn


def _die(die: Die, owner: Seat | None = None, lift: float = 1.4) -> Svg:
    """Whose it was stands on a round label at its edge."""
    ink = INKS[die.colour]
    pips = "".join(
        f'<circle cx="{x}" cy="{y}" r="10.5" fill="{ink.on}" stroke="{ink.fill}" stroke-width="3"/>'
        for x, y in PIPS[die.face]
    )
    drawn = [
        shadow(SIDE, lift),
        path(SIDE, ink.fill) + path(SIDE, DARK, 'fill-opacity=".5"'),
        path(TOP, ink.fill),
        moved(path(SIGNS[die.colour], ink.on, 'fill-opacity=".26"'), 13, 10, 3.08),
        pips,
    ]
    if owner is not None:
        colour, motif = SEATS[owner % len(SEATS)]
        label = (
            f'<circle cx="86" cy="14" r="19" fill="{INKS[colour].fill}" stroke="{PAPER}" stroke-width="4"/>'
        )
        drawn.append(label + moved(path(MOTIFS[motif], INKS[colour].on), 74, 2, 1))
    return "".join(drawn)


def _place(colour: Colour, wanted: bool) -> Svg:
    """The next one of a row is lit."""
    tone, opacity = (ACCENT, 1) if wanted else (ON_TABLE, 0.34)
    line = f'stroke="{tone}" stroke-width="4" stroke-dasharray="11 8" stroke-opacity="{opacity}"'
    sign = moved(path(SIGNS[colour], tone, f'fill-opacity="{opacity * 0.8}"'), 29, 28, 1.75)
    ground = box(5, 4, 90, 90, 18, "#041216", 'fill-opacity=".3"')
    return ground + path(rounded(5, 4, 90, 90, 18), "none", line) + sign


def _own_dice(dice: Sequence[Die]) -> Svg:
    """As they were thrown, beside the rows."""
    columns = 2 if len(dice) <= 6 else 3
    rows = -(-len(dice) // columns)
    scale = min(OWN_WIDTH / columns, (HEIGHT - 60) / rows, 190) / DIE * 0.86
    step = scale / 0.86 * DIE
    top = (HEIGHT - rows * step) / 2
    drawn: list[Svg] = []
    for place, die in enumerate(dice):
        row, column = divmod(place, columns)
        in_row = min(columns, len(dice) - row * columns)
        x = OWN_LEFT + (OWN_WIDTH - in_row * step) / 2 + column * step + step * 0.09
        y = top + row * step + (column % 2) * step * 0.08
        drawn.append(
            moved(moved(_die(die), -50, -50), x + DIE * scale / 2, y + DIE * scale / 2, scale, TILTS[place])
        )
    return "".join(drawn)
