"""The board game is drawn for a picture: the board close up, around what was just laid, and an own card."""

from collections.abc import Iterable, Mapping

from pellmell.games.board.board import NO_SQUARE, Square, square_name
from pellmell.games.board.field import LaidCard
from pellmell.games.board.material import FRAMES, Card
from pellmell.games.board.messages import Laid, Lay, TokenPlaced
from pellmell.games.board.view import BoardView
from pellmell.kit.colours import Colour
from pellmell.kit.drawing.artwork import ACCENT, INKS, PAPER, SIGNS, SKIN, TONGUE, WRITTEN
from pellmell.kit.drawing.moment import DrawnMoment
from pellmell.kit.drawing.scenery import glow
from pellmell.kit.drawing.svg import HEIGHT, WIDTH, Svg, box, moved, number, path, rounded, shadow
from pellmell.kit.seats import Seat

Spot = tuple[int, int]  # column and row

SQUARE = 100
SCALE = 1.06  # ten and a half squares across, six down
STEP = SQUARE * SCALE
DARK = "#14100a"
SIGN = 56.4
HEADS = {
    1: "M30 4a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
    2: "M11 6l9.5 8.5L30 3l9.5 11.5L49 6l-4 32H15z",
    3: "M30 1l17 37H13z",
    4: "M30 2l21 15.5H46V38H14V17.5H9z",
}
FOOT = "M20 34h20l13 51q-23 9-46 0z"
LINES = {
    "single": ((8.5,), 'stroke-width="6"'),
    "double": ((5, 12.5), 'stroke-width="4"'),
    "dashed": ((8.5,), 'stroke-width="6" stroke-dasharray="17 9"'),
    "dotted": ((8.5,), 'stroke-width="8" stroke-dasharray=".1 13.6" stroke-linecap="round"'),
}
JESTER = (
    (INKS[Colour.RED].fill, "M50 47Q44 20 22 18q-8 0-8 9 12-3 15 27z"),
    (INKS[Colour.BLUE].fill, "M50 47q6-27 28-29 8 0 8 9-12-3-15 27z"),
    (INKS[Colour.YELLOW].fill, "M30 52q2-26 20-39 18 13 20 39-20-8-40 0z"),
    (
        INKS[Colour.ORANGE].fill,
        "M9 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0M81 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
        "M45 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
    ),
    (SKIN, "M27 53q23-10 46 0 4 34-23 36-27-2-23-36z"),
    (PAPER, "M33 61a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M54 59a8 8 0 1 0 16 0a8 8 0 1 0-16 0"),
    (
        WRITTEN,
        "M40 62a3 3 0 1 0 6 0a3 3 0 1 0-6 0M55 58a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M34 72q15 12 32-1"
        "l-2 4q-14 9-28 1z",
    ),
    (TONGUE, "M50 77q6 0 11-3 3 12-4 13-6 0-7-10z"),
)


def draw(moment: DrawnMoment[BoardView]) -> Svg:
    field = moment.view.field
    spots = _spots(field.board.text)
    focus = _focus(moment, spots)
    x, y = _corner(focus, spots.values())
    just = [event for event in moment.just if isinstance(event, Laid)]
    laid_now = {(event.near, event.far) for event in just}
    drawn = [_tile(colour, spots[square]) for square, colour in field.board.colours.items()]
    lit: list[Svg] = []
    for laid in field.cards:
        (lit if (laid.near, laid.far) in laid_now else drawn).append(_laid(laid, spots, laid_now))
    drawn += [_joker(seat, spots[square]) for square, seat in field.jokers.items()]
    drawn += lit
    if moment.lost is not None and isinstance(moment.lost.command, Lay):
        drawn.append(_late(moment.lost.command, FRAMES[moment.lost.seat], spots))
    drawn += [_token(token, spots[square]) for token, square in sorted(field.tokens.items())]
    board = moved(drawn, -x * STEP, -y * STEP, SCALE)
    return board + _own_card(moment, (focus[0] - x) * STEP)


def _spots(text: str) -> Mapping[Square, Spot]:
    rows = text.split("/")
    return {
        square_name(x, y): (x, y)
        for y, row in enumerate(rows)
        for x, mark in enumerate(row)
        if mark != NO_SQUARE
    }


def _focus(moment: DrawnMoment[BoardView], spots: Mapping[Square, Spot]) -> tuple[float, float]:
    """What was just laid; else what lies there last; else the tokens."""
    field = moment.view.field
    squares: list[Square] = []
    for event in moment.just:
        if isinstance(event, Laid):
            squares = [event.near, event.far]
        elif isinstance(event, TokenPlaced):
            squares = [event.square]
    squares = squares or [square for laid in field.cards[-1:] for square in (laid.near, laid.far)]
    squares = squares or list(field.tokens.values()) or list(spots)
    places = [spots[square] for square in squares]
    middle = [sum(place[axis] for place in places) / len(places) + 0.5 for axis in (0, 1)]
    return middle[0], middle[1]


def _corner(focus: tuple[float, float], spots: Iterable[Spot]) -> tuple[float, float]:
    """Of what is in the picture, in squares: the focus a little above its middle, and no more beyond the edge
    of the board than need be."""
    columns, rows = zip(*spots, strict=True)
    wide, high = WIDTH / STEP, HEIGHT / STEP
    x = _within(focus[0] - wide / 2, min(columns) - 0.3, max(columns) + 1.3 - wide)
    y = _within(focus[1] - high * 0.45, min(rows) - 0.3, max(rows) + 1.3 - high)
    return x, y


def _within(wanted: float, least: float, most: float) -> float:
    return (least + most) / 2 if most < least else max(least, min(wanted, most))


def _tile(colour: Colour, spot: Spot) -> Svg:
    """A glazed one."""
    ink = INKS[colour]
    shine = path("M10 40V17q0-8 8-8h34q-30 5-42 31z", "#fff", 'fill-opacity=".2"')
    glaze = [
        box(2, 3, 96, 96, 10, ink.fill) + box(2, 3, 96, 96, 10, DARK, 'fill-opacity=".45"'),
        box(2, 2, 96, 92, 10, ink.fill),
        shine,
        moved(path(SIGNS[colour], ink.on), 20, 19, 2.5),
    ]
    return moved(glaze, spot[0] * SQUARE, spot[1] * SQUARE)


def _laid(laid: LaidCard, spots: Mapping[Square, Spot], lit: set[tuple[Square, Square]]) -> Svg:
    """Lying or upright, as its squares are."""
    near, far, frame = spots[laid.near], spots[laid.far], FRAMES[laid.seat]
    is_lit = (laid.near, laid.far) in lit
    drawn = _card(laid.card, near, far, frame, 3 if is_lit else 1.2)
    left, top = min(near[0], far[0]) * SQUARE, min(near[1], far[1]) * SQUARE
    if is_lit:
        wide, high = (200, 100) if near[1] == far[1] else (100, 200)
        drawn = glow(0, 0, wide, high, 12) + drawn
    return moved(drawn, left, top)


def _late(command: Lay, frame: str, spots: Mapping[Square, Spot]) -> Svg:
    """In the air above the place where somebody was quicker."""
    if command.near not in spots or command.far not in spots:
        return ""
    near, far = spots[command.near], spots[command.far]
    left, top = min(near[0], far[0]) * SQUARE, min(near[1], far[1]) * SQUARE
    return moved(_card(command.card, near, far, frame, 6), left + 44, top + 30, 1.06, 13)


def _card(card: Card, near: Spot, far: Spot, frame: str, lift: float) -> Svg:
    """Its near colour on the near square."""
    lies = near[1] == far[1]
    colours = (card.near, card.far) if near <= far else (card.far, card.near)
    return _lying(colours, frame, lift) if lies else _upright(colours, frame, lift)


def _lying(colours: tuple[Colour, Colour], frame: str, lift: float) -> Svg:
    return _printed(colours, ((17, 17, 81, 66), (102, 17, 81, 66)), (200, 100), frame, lift)


def _upright(colours: tuple[Colour, Colour], frame: str, lift: float) -> Svg:
    return _printed(colours, ((17, 17, 66, 81), (17, 102, 66, 81)), (100, 200), frame, lift)


def _printed(
    colours: Iterable[Colour],
    fields: Iterable[tuple[int, int, int, int]],
    size: tuple[int, int],
    frame: str,
    lift: float,
) -> Svg:
    drawn = [_paper(size, lift)]
    for colour, (x, y, wide, high) in zip(colours, fields, strict=True):
        ink = INKS[colour]
        sign = moved(path(SIGNS[colour], ink.on), x + (wide - SIGN) / 2, y + (high - SIGN) / 2, SIGN / 24)
        drawn.append(box(x, y, wide, high, 4, ink.fill) + sign)
    return "".join(drawn) + _frame(frame, size)


def _paper(size: tuple[int, int], lift: float) -> Svg:
    sheet = rounded(1, 1, size[0] - 2, size[1] - 2, 12)
    return shadow(sheet, lift) + path(sheet, PAPER)


def _frame(name: str, size: tuple[int, int]) -> Svg:
    """In the margin: by it a player's pieces are known (BRD-1)."""
    insets, line = LINES[name]
    wide, high = size
    return "".join(
        path(
            rounded(inset, inset, wide - 2 * inset, high - 2 * inset, max(3, 13 - inset)),
            "none",
            f'stroke="{WRITTEN}" {line}',
        )
        for inset in insets
    )


def _joker(seat: Seat, spot: Spot) -> Svg:
    jester = moved([path(d, fill) for fill, d in JESTER], 10, 11.5, 0.8)
    size = SQUARE, SQUARE
    return moved(_paper(size, 1.2) + jester + _frame(FRAMES[seat], size), spot[0] * SQUARE, spot[1] * SQUARE)


def _token(token: int, spot: Spot) -> Svg:
    """Tall, with a head of its own; its edge of paper is below it, so that head and foot are one."""
    parts = (HEADS[token], FOOT)
    cast = '<ellipse cx="33" cy="88" rx="28" ry="8" fill="#0a0804" fill-opacity=".4"/>'
    line = f'stroke="{PAPER}" stroke-width="6" stroke-linejoin="round"'
    edges = "".join(path(d, PAPER, line) for d in parts)
    inked = "".join(path(d, WRITTEN) for d in parts)
    figure = cast + edges + inked + number(str(token), 30, 80, 40, ACCENT, middle=True)
    return moved(figure, spot[0] * SQUARE + 13, spot[1] * SQUARE - 34, 1.24)


def _own_card(moment: DrawnMoment[BoardView], focus: float) -> Svg:
    """Held at the lower edge, beside what matters; not while it is in the air."""
    seat, lost = moment.seat, moment.lost
    if seat is None or seat >= len(moment.view.hands) or (lost is not None and lost.seat == seat):
        return ""
    card = moment.view.hands[seat].card
    if card is None:
        return ""
    left, turn = (858, -7) if focus < WIDTH / 2 else (330, 5)
    return moved(_lying((card.near, card.far), FRAMES[seat], 6), left, 470, 1.62, turn)
