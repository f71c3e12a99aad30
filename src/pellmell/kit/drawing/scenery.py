"""The scenery of every picture: the table under its lamp, the word mark on a slip, light on what matters."""

from pellmell.kit.drawing.artwork import (
    ACCENT,
    INKS,
    LETTERS,
    PAPER,
    TABLE,
    TABLE_DEEP,
    TABLE_LIGHT,
    THROWN,
    WRITTEN,
    Tumbling,
)
from pellmell.kit.drawing.svg import HEIGHT, WIDTH, Svg, box, moved, path, rounded, shadow

LAMP = f"""
<defs><radialGradient id="lamp" cx="50%" cy="30%" r="85%">
<stop offset="0" stop-color="{TABLE_LIGHT}"/><stop offset=".5" stop-color="{TABLE}"/>
<stop offset="1" stop-color="{TABLE_DEEP}"/></radialGradient></defs>
"""
SLIP = "M0 0h262a14 14 0 0 1 14 14v66a14 14 0 0 1-14 14H0z"


def picture(drawn: Svg) -> Svg:
    """All of it, as a document of its own."""
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#lamp)"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{LAMP}{ground}{drawn}{_slip()}</svg>'


def _slip() -> Svg:
    return moved([shadow(SLIP, 1.5), path(SLIP, PAPER), moved(wordmark(), 34, 16, 0.54)], 0, 518)


def wordmark() -> Svg:
    letters = [_tumbling(path(d, WRITTEN), how) for d, how in LETTERS]
    cards = [
        _tumbling(box(0, 0, 22, 88, 5, PAPER) + box(3.5, 3.5, 15, 81, 2.5, INKS[colour].fill), how)
        for colour, how in THROWN
    ]
    return "".join(letters + cards)


def _tumbling(drawn: Svg, how: Tumbling) -> Svg:
    x, y = how.about
    return f'<g transform="translate({how.x} {how.y}) rotate({how.turn} {x} {y})">{drawn}</g>'


def glow(x: float, y: float, width: float, height: float, round: float) -> Svg:
    """A light behind something that has just been placed."""
    rings = ((26, 0.1), (16, 0.2), (7, 1))
    return "".join(
        path(
            rounded(x - far, y - far, width + 2 * far, height + 2 * far, round + far),
            ACCENT,
            f'fill-opacity="{opacity}"',
        )
        for far, opacity in rings
    )
