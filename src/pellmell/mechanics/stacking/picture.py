"""A stacking race is drawn for a picture: the middle, what was just laid there, and one player's cards."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple

from pellmell.kit.cards import HIGHEST, SUITS, Card
from pellmell.kit.drawing.artwork import ACCENT, ON_TABLE, SIGNS, WRITTEN
from pellmell.kit.drawing.cards import CARD_HEIGHT, CARD_WIDTH, Back, card_back, card_face
from pellmell.kit.drawing.moment import Draw, DrawnMoment
from pellmell.kit.drawing.scenery import glow
from pellmell.kit.drawing.svg import WIDTH, Svg, moved, number, path, rounded
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.area import AreaView
from pellmell.mechanics.stacking.messages import Placed
from pellmell.mechanics.stacking.middle import Pile
from pellmell.mechanics.stacking.view import StackingView

MIDDLE_WIDTH = 1120
MIDDLE_HEIGHT, WHOLE_HEIGHT = 360, 464  # with a player's cards below it, and without
TOP = 42
LARGEST = 1.7  # times the size of a card
GAP = 0.16  # of a card
TILTS = (-2.4, 1.6, -0.8, 2.6, 0.9, -1.7, 2.1)
OWN_TOP, OWN_SCALE = 446, 1.46
OWN_LEFT = 330
ROW_STEP = 0.24  # of a card, that those below show of themselves


Backs = Callable[[Seat], Back]


class Grid(NamedTuple):
    columns: int
    scale: float


def drawing(backs: Backs) -> Draw:
    """By the backs of a game."""

    def draw(moment: DrawnMoment[StackingView]) -> Svg:
        seat = moment.seat
        if seat is None or seat >= len(moment.view.areas):
            return _middle(moment, backs, WHOLE_HEIGHT)
        return _middle(moment, backs, MIDDLE_HEIGHT) + _own(moment.view.areas[seat], backs(seat))

    return draw


def _middle(moment: DrawnMoment[StackingView], backs: Backs, height: float) -> Svg:
    """By colour, as they lie on everybody's screen; what was just laid is lifted, and lies above all."""
    just = {event.pile for event in moment.just if isinstance(event, Placed)}
    piles = [(at, pile) for at, pile in enumerate(moment.view.middle.piles) if pile.cards]
    shown = [(at, pile) for at, pile in piles if at in just or not _is_complete(pile)]
    if not shown:
        return _no_piles(height)
    shown.sort(key=lambda each: (SUITS.index(each[1].cards[0].colour), each[0]))
    grid = _grid(len(shown), height)
    below: list[Svg] = []
    above: list[Svg] = []
    for place, (at, pile) in enumerate(shown):
        x, y = _place(place, len(shown), grid, height)
        drawn, layer = (_just(moment, pile, backs), above) if at in just else (_pile(pile, backs), below)
        layer.append(moved(drawn, x, y, grid.scale, TILTS[at % len(TILTS)]))
    return "".join(below + above)


def _is_complete(pile: Pile) -> bool:
    return pile.is_sound and pile.top.value == HIGHEST


def _pile(pile: Pile, backs: Backs, lift: float = 1) -> Svg:
    """That there are cards below it can be seen."""
    under = [card_face(card) for card in pile.cards[-3:-1]]
    shifted = [moved(card, 2.2 * step, 2.4 * step) for step, card in zip((2, 1), under, strict=False)]
    return "".join(shifted) + card_face(pile.top, backs(pile.owners[-1]), lift)


def _just(moment: DrawnMoment[StackingView], pile: Pile, backs: Backs) -> Svg:
    """With light around it; and who came too late still has the card in the air."""
    larger = 1.14
    left, top = -(larger - 1) / 2 * CARD_WIDTH, -(larger - 1) / 2 * CARD_HEIGHT
    drawn = moved([glow(0, 0, CARD_WIDTH, CARD_HEIGHT, 10), _pile(pile, backs, 3)], left, top, larger)
    lost = moment.lost
    if lost is not None and isinstance(lost.thing, Card) and lost.thing == pile.top:
        drawn += moved(card_face(lost.thing, backs(lost.seat), 5), 58, 34, larger, 15)
    return drawn


def _grid(cards: int, height: float) -> Grid:
    """As large as there is room for."""
    best = Grid(cards, 0.0)
    for columns in range(1, cards + 1):
        rows = -(-cards // columns)
        wide = MIDDLE_WIDTH / (columns + GAP * (columns - 1)) / CARD_WIDTH
        high = height / (rows + GAP * (rows - 1) / 1.4) / CARD_HEIGHT
        scale = min(LARGEST, wide, high)
        if scale > best.scale + 1e-9:
            best = Grid(columns, scale)
    return best


def _place(place: int, cards: int, grid: Grid, height: float) -> tuple[float, float]:
    """Each row stands in the middle."""
    rows = -(-cards // grid.columns)
    row, column = divmod(place, grid.columns)
    in_row = min(grid.columns, cards - row * grid.columns)
    wide, high = CARD_WIDTH * grid.scale, CARD_HEIGHT * grid.scale
    gap = GAP * wide
    x = (WIDTH - in_row * wide - (in_row - 1) * gap) / 2 + column * (wide + gap)
    y = TOP + (height - rows * high - (rows - 1) * gap) / 2 + row * (high + gap)
    return x, y


def _no_piles(height: float) -> Svg:
    """A place for each colour."""
    scale, gap = height / CARD_HEIGHT * 0.72, 48
    wide = CARD_WIDTH * scale
    left = (WIDTH - 4 * wide - 3 * gap) / 2
    line = f'stroke="{ON_TABLE}" stroke-width="3" stroke-dasharray="10 7" stroke-opacity=".55"'
    outline = path(rounded(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, 9), "none", line)
    drawn = [
        moved(
            [outline, moved(path(SIGNS[suit], ON_TABLE, 'fill-opacity=".55"'), 26, 46, 2)],
            left + place * (wide + gap),
            TOP + height * 0.14,
            scale,
        )
        for place, suit in enumerate(SUITS)
    ]
    return "".join(drawn)


def _own(area: AreaView, back: Back) -> Svg:
    """The pile that counts, with how much is left of it, the row, and the hand: they lean in from below."""
    columns: list[tuple[Svg, float]] = [(_stock(area, back), 0)]
    columns += [(_fan(place), ROW_STEP * CARD_WIDTH * (len(place) - 1)) for place in area.row if place]
    columns += [(card_back(back), 0) for _ in area.row if area.stock_count and not area.stock_top]
    columns.append((card_face(area.visible) if area.visible else card_back(back), 0))
    wide = sum(CARD_WIDTH + more for _, more in columns) * OWN_SCALE
    gap = min(26.0, (WIDTH - 24 - OWN_LEFT - wide) / max(1, len(columns) - 1))
    x = WIDTH - 24 - wide - gap * (len(columns) - 1)
    drawn: list[Svg] = []
    for tilt, (column, more) in zip(count(), columns, strict=False):
        drawn.append(moved(column, x, OWN_TOP, OWN_SCALE, TILTS[tilt % len(TILTS)] / 2))
        x += (CARD_WIDTH + more) * OWN_SCALE + gap
    return "".join(drawn)


def _stock(area: AreaView, back: Back) -> Svg:
    top = card_face(area.stock_top) if area.stock_top else card_back(back)
    if not area.stock_count:
        return ""
    badge = f'<circle cx="84" cy="14" r="25" fill="{ACCENT}" stroke="{WRITTEN}" stroke-width="3"/>'
    return top + badge + number(str(area.stock_count), 84, 25, 32, WRITTEN, middle=True)


def _fan(cards: Sequence[Card]) -> Svg:
    return "".join(
        moved(card_face(card), ROW_STEP * CARD_WIDTH * place, 0) for place, card in enumerate(cards)
    )
