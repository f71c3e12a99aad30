"""The board game drawn for a terminal: a player's pieces are known by their frame (BRD-1)."""

from collections.abc import Iterator, Sequence

from pellmell.games.board.board import NO_SQUARE, Square, square_name
from pellmell.games.board.field import Field
from pellmell.games.board.hand import HandView
from pellmell.games.board.material import FRAMES, Card
from pellmell.games.board.sections import SIZE
from pellmell.games.board.view import BoardView
from pellmell.kit.seats import Seat, letter
from pellmell.kit.terminal_colours import dim, tile, token

NAME_WIDTH = 12
EDGES = {"single": "│", "double": "║", "dashed": "╎", "dotted": "┊"}


def sketch(view: BoardView, names: Sequence[str]) -> str:
    lines = [*_board(view.field), "", f"[dim]{'':{NAME_WIDTH + 3}} in hand  left  jokers  discarded[/]"]
    for seat, (hand, name) in enumerate(zip(view.hands, names, strict=True)):
        who = f"{_edge(seat)}[bold]{letter(seat)}[/] {name:<{NAME_WIDTH}.{NAME_WIDTH}}"
        lines.append(f"{who} {_hand(hand)}{_notes(view, seat)}")
    return "\n".join(lines)


def _board(field: Field) -> Iterator[str]:
    rows = field.board.text.split("/")
    heads = [square_name(x, 0)[:-1] for x in range(max(map(len, rows)))]
    yield "[dim]   " + _spaced([f"{head:>2}" for head in heads]) + "[/]"
    faces = {square: token(f" {number}") for number, square in field.tokens.items()}
    for y, row in enumerate(rows):
        names = [None if mark == NO_SQUARE else square_name(x, y) for x, mark in enumerate(row)]
        squares = [_square(field, name, faces) if name else "  " for name in names]
        gap = "\n" if y and y % SIZE == 0 else ""
        yield f"{gap}[dim]{y + 1:>2}[/] {_spaced(squares)}"


def _spaced(columns: Sequence[str]) -> str:
    """A gap between sections."""
    parts = ["".join(columns[start : start + SIZE]) for start in range(0, len(columns), SIZE)]
    return " ".join(parts)


def _square(field: Field, square: Square, faces: dict[Square, str]) -> str:
    """A token's number, what covers the square, or its colour: a letter, so that hue is not all there is."""
    if square in faces:
        return faces[square]
    if square in field.jokers:
        return dim(f"{_edge(field.jokers[square])}*")
    if square in field.owners:
        return dim(f"{_edge(field.owners[square])}{letter(field.owners[square])}")
    colour = field.board.colours[square]
    return tile(f" {colour.letter}", colour)


def _edge(seat: Seat) -> str:
    return EDGES[FRAMES[seat]]


def _hand(hand: HandView) -> str:
    top = f"{_card(hand.top)} of {hand.discarded}" if hand.discarded else "–"
    return f"{_card(hand.card)}     {hand.count:>4}  {hand.jokers:>6}  {top}"


def _card(card: Card | None) -> str:
    if card is None:
        return dim(" ·  ")
    return "".join(tile(f" {colour.letter}", colour) for colour in (card.near, card.far))


def _notes(view: BoardView, seat: Seat) -> str:
    owed = [str(debt.token) for debt in view.debts.due if debt.seat == seat]
    notes = [f"owes token {', '.join(owed)}"] if owed else []
    if view.aside[seat]:
        notes.append(f"aside {' '.join(map(str, view.aside[seat]))}")
    return f"   [dim]{'; '.join(notes)}[/]" if notes else ""
