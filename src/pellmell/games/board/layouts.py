"""Layouts say how the sections are put together, by name or drawn by the host, and make the board of them."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from pellmell.games.board.board import Square, square_name
from pellmell.games.board.sections import SECTIONS, SIZE
from pellmell.kit.chance import Stream
from pellmell.kit.refusal import BadOptions

Cell: TypeAlias = tuple[int, int]  # column and row of a section

SECTION, GAP = "#", "."

NAMED: dict[str, dict[int, str]] = {
    "block": {6: "###/###", 9: "###/###/###"},
    "line": {6: "######", 9: "#########"},
    "L": {6: "#../#../####", 9: "#..../#..../#..../#..../#####"},
    "T": {6: "####/.#../.#..", 9: "#####/..#../..#../..#../..#.."},
    "cross": {6: ".#./###/.#./.#.", 9: "..#../..#../#####/..#../..#.."},
    "stairs": {6: "##../.##./..##", 9: "##.../.##../..##./...##/....#"},
    "U": {6: "#..#/####", 9: "#...#/#...#/#####"},
}


def sections_for(players: int) -> int:
    return 6 if players == 2 else 9  # BRD-2: the box has nine; two players leave three of them out


def drawing(layout: str, players: int) -> str:
    """The layout as rows of # and . joined by /."""
    return NAMED[layout][sections_for(players)] if layout in NAMED else layout


def check_layout(layout: str, players: int) -> None:
    needed, drawn = sections_for(players), drawing(layout, players)
    wrong = f"option layout={layout}:"
    if not set(drawn) <= {SECTION, GAP, "/"}:
        names = ", ".join(NAMED)
        raise BadOptions(f"{wrong} must be {names}, or drawn with # (section), . (gap) and / (next row)")
    cells = _cells(drawn)
    if len(cells) != needed:
        raise BadOptions(f"{wrong} has {len(cells)} sections; {players} players use {needed}")
    if len(_connected(cells)) != needed:
        raise BadOptions(f"{wrong} falls apart; each section must touch the others by a whole edge")


def arranged(drawn: str, chance: Stream, sections: Sequence[Sequence[str]] = SECTIONS) -> str:
    """The board's rows: sections drawn and turned by chance (BRD-31)."""
    cells = _cells(drawn)
    used = [_turned(section, chance.below(4)) for section in chance.shuffled(sections)[: len(cells)]]
    width = SIZE * (max(column for column, _ in cells) + 1)
    rows = [[GAP] * width for _ in range(SIZE * (max(row for _, row in cells) + 1))]
    for (column, row), section in zip(cells, used, strict=True):
        for y, letters in enumerate(section):
            rows[SIZE * row + y][SIZE * column : SIZE * (column + 1)] = letters
    return "/".join("".join(row) for row in rows)


@lru_cache(maxsize=64)
def recommended_spots(drawn: str) -> tuple[Square, ...]:
    """BRD-5: tokens stand in the middle of the four sections that lie furthest apart."""
    furthest = max(combinations(_cells(drawn), 4), key=_spread)
    middle = SIZE // 2
    return tuple(square_name(SIZE * column + middle, SIZE * row + middle) for column, row in furthest)


def _cells(drawn: str) -> list[Cell]:
    """The sections in reading order; gaps on the left of all of them, or above, count for nothing."""
    rows = enumerate(drawn.split("/"))
    cells = [(column, row) for row, marks in rows for column, mark in enumerate(marks) if mark == SECTION]
    left = min((column for column, _ in cells), default=0)
    top = min((row for _, row in cells), default=0)
    return [(column - left, row - top) for column, row in cells]


def _connected(cells: Sequence[Cell]) -> set[Cell]:
    """The cells that hang together with the first one."""
    found, edge = set(cells[:1]), list(cells[:1])
    while edge:
        column, row = edge.pop()
        sides = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
        new = (sides & set(cells)) - found
        found |= new
        edge += new
    return found


def _spread(cells: tuple[Cell, ...]) -> tuple[int, int]:
    distances = [abs(a - c) + abs(b - d) for (a, b), (c, d) in combinations(cells, 2)]
    return min(distances), sum(distances)


def _turned(section: Sequence[str], quarters: int) -> list[str]:
    rows = list(section)
    for _ in range(quarters):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows
