"""SVG fragments: paths that are filled, groups that are moved and turned, and numbers as outlines.

A drawing is its text. Nothing in it comes from anybody: no names, and no text at all.
"""

from collections.abc import Iterable
from typing import TypeAlias

from pellmell.kit.drawing.numerals import NUMERALS

Svg: TypeAlias = str

WIDTH, HEIGHT = 1200, 630  # of a picture, as messengers show them
EM = 100


def path(d: str, fill: str, more: str = "") -> Svg:
    return f'<path fill-rule="evenodd" fill="{fill}" d="{d}" {more}/>'


def box(x: float, y: float, width: float, height: float, round: float, fill: str, more: str = "") -> Svg:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="{round:g}" fill="{fill}" {more}/>'


def moved(
    drawn: Svg | Iterable[Svg], x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, more: str = ""
) -> Svg:
    """Turned about its own upper left corner, made larger, and then moved."""
    turned = f" rotate({turn:g})" if turn else ""
    larger = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{larger}" {more}>{joined(drawn)}</g>'


def joined(drawn: Svg | Iterable[Svg]) -> Svg:
    return drawn if isinstance(drawn, str) else "".join(drawn)


def number(
    text: str, x: float, y: float, size: float, fill: str, spacing: float = 0, *, middle: bool = False
) -> Svg:
    """Digits that stand on the line y, from x on, or with their middle there."""
    scale = size / EM
    widths = [NUMERALS[digit][0] * scale + spacing for digit in text]
    left = x - (sum(widths) - spacing) / 2 if middle else x
    drawn: list[Svg] = []
    for digit, width in zip(text, widths, strict=True):
        drawn.append(moved(path(NUMERALS[digit][1], fill), left, y, scale))
        left += width
    return "".join(drawn)


def shadow(d: str, lift: float = 1) -> Svg:
    """What something of that outline casts on the table, the further below the higher it is."""
    return "".join(
        f'<path d="{d}" transform="translate(0 {lift * drop:g})" fill="#030e12" fill-opacity="{opacity}"/>'
        for drop, opacity in ((1.2, 0.24), (3, 0.14), (5.5, 0.08))
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The outline of a rectangle with round corners."""
    across, down = width - 2 * radius, height - 2 * radius

    def turn(right: float, below: float) -> str:
        return f"a{radius:g} {radius:g} 0 0 1 {right:g} {below:g}"

    start = f"M{x + radius:g} {y:g}h{across:g}{turn(radius, radius)}v{down:g}{turn(-radius, radius)}"
    return f"{start}h{-across:g}{turn(-radius, -radius)}v{-down:g}{turn(radius, -radius)}z"
