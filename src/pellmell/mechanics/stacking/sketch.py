"""A stacking race drawn for a terminal."""

from collections.abc import Sequence

from pellmell.kit.cards import HIGHEST, SUITS, Card
from pellmell.kit.colours import Colour
from pellmell.kit.seats import Seat, letter
from pellmell.kit.terminal_colours import dim, inked, tile
from pellmell.mechanics.stacking.area import AreaView
from pellmell.mechanics.stacking.middle import Pile
from pellmell.mechanics.stacking.rule_set import STOCK_SIZE
from pellmell.mechanics.stacking.view import StackingView

NAME_WIDTH = 12
LABEL_WIDTH = 8
STOCK_WIDTH = 20
NO_CARD = dim("  · ")


def sketch(view: StackingView, names: Sequence[str]) -> str:
    name_width = min(NAME_WIDTH, max(map(len, names)))
    row_width = max(_row_width(area) for area in view.areas)
    lines = [*(_suit(view, suit) for suit in SUITS), "", _heads(view, name_width, row_width)]
    for seat, (area, name) in enumerate(zip(view.areas, names, strict=True)):
        who = f"[bold]{letter(seat)}[/] {name:<{name_width}.{name_width}}"
        gap = " " * (row_width - _row_width(area) + 2)
        lines.append(f"{who} {_stock(area)}  {_row(area)}{gap}{_hand(area)} {_back(view, seat)}")
    return "\n".join(lines)


def _suit(view: StackingView, suit: Colour) -> str:
    piles = [pile for pile in view.middle.piles if pile.cards and pile.cards[0].colour == suit]
    growing = [pile for pile in piles if not _is_complete(pile)]
    done = len(piles) - len(growing)
    words = [_pile(pile) for pile in growing] + ([dim(f"{done} complete")] if done else [])
    return f"{inked(f'{suit:<{LABEL_WIDTH}}', suit)}{' '.join(words)}"


def _is_complete(pile: Pile) -> bool:
    return pile.is_sound and pile.top.value == HIGHEST


def _pile(pile: Pile) -> str:
    """Its top, whose that is, and whether something is wrong with it."""
    wrong = "" if pile.is_sound else "[bold reverse]?[/]"
    return f"{_card(pile.top)}{dim(letter(pile.owners[-1]))}{wrong}"


def _heads(view: StackingView, name_width: int, row_width: int) -> str:
    words = view.rule_set.words
    heads = f"{words.stock:<{STOCK_WIDTH}}{words.row:<{row_width + 2}}{words.turned}, {words.hand}"
    return dim(f"{'':{name_width + 3}}{heads}")


def _stock(area: AreaView) -> str:
    """The pile that counts: its top, and how much there still is of it."""
    left = min(area.stock_count, STOCK_SIZE)
    bar = "▪" * left + dim("·" * (STOCK_SIZE - left))
    return f"{_card(area.stock_top)} {bar} {area.stock_count:>2}"


def _row(area: AreaView) -> str:
    return " ".join(_place(place) for place in area.row)


def _place(cards: Sequence[Card]) -> str:
    """BLZ-23: what lies under the top stays to be seen."""
    if not cards:
        return NO_CARD
    return "".join(inked(f"{card!s:>3}", card.colour) for card in cards[:-1]) + _card(cards[-1])


def _row_width(area: AreaView) -> int:
    return sum(3 * max(0, len(place) - 1) + 4 for place in area.row) + len(area.row) - 1


def _hand(area: AreaView) -> str:
    return f"{_card(area.visible)} {dim(f'{area.turned_count:>2}, {area.hand_count:>2}')}"


def _back(view: StackingView, seat: Seat) -> str:
    """LIG-2, BLZ-1: each deck has a back of its own, which the hand shows face down."""
    colour, motif = view.rule_set.backs[seat]
    return inked(f"{colour} {motif}", Colour(colour))


def _card(card: Card | None) -> str:
    return NO_CARD if card is None else tile(f"{card!s:>3} ", card.colour)
