"""The plot of docs/fairness.md shows who wins a race, by the length of the line."""

from collections.abc import Callable, Sequence

from pellmell.kit.time_units import FineMilliseconds
from pellmell_bench.fairness.liars import WINDOW
from pellmell_bench.fairness.measure import Cell

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 36, 52
LONGEST, HIGHEST = 300, 60  # ms, %
GREY, OFF, ON = "#8a8f98", "#d1495b", "#2a7f9e"
FONT = 'font-family="system-ui, sans-serif" font-size="13"'


def plot(curve: Sequence[Cell]) -> str:
    """An SVG that reads on light pages and on dark ones."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" {FONT}>',
        "<title>Share of races won by the longer line, with the referee off and on</title>",
        *_grid(),
        _line(curve, lambda cell: cell.off.slow_share, OFF),
        _line(curve, lambda cell: cell.on.slow_share, ON),
        _label(curve[-1], curve[-1].off.slow_share, "by arrival", OFF),
        _label(curve[-1], curve[-1].on.slow_share, f"referee, {WINDOW} ms", ON),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(rtt: FineMilliseconds) -> float:
    return round(LEFT + rtt / LONGEST * (WIDTH - LEFT - RIGHT), 1)


def _y(share: float) -> float:
    return round(HEIGHT - BOTTOM - share * 100 / HIGHEST * (HEIGHT - TOP - BOTTOM), 1)


def _grid() -> list[str]:
    right = _x(LONGEST)
    lines = [
        f'<rect x="{LEFT}" y="{_y(0.52)}" width="{right - LEFT}" height="{_y(0.48) - _y(0.52):.1f}" '
        f'fill="{ON}" opacity="0.15"/>'
    ]
    for percent in range(0, HIGHEST + 1, 10):
        y = _y(percent / 100)
        lines.append(f'<path d="M{LEFT} {y}H{right}" stroke="{GREY}" stroke-width="0.5" opacity="0.6"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" fill="{GREY}">{percent} %</text>')
    for rtt in range(0, LONGEST + 1, 50):
        lines.append(
            f'<text x="{_x(rtt)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="{GREY}">{rtt}</text>'
        )
    middle = (LEFT + right) / 2
    lines.append(
        f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle" fill="{GREY}">'
        "the longer line, ms there and back (the other: 20)</text>"
    )
    lines.append(f'<text x="{LEFT}" y="{TOP - 14}" fill="{GREY}">races won by the longer line</text>')
    return lines


def _line(curve: Sequence[Cell], share: Callable[[Cell], float], colour: str) -> str:
    points = " ".join(f"{_x(cell.rtts[1])},{_y(share(cell))}" for cell in curve)
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'


def _label(last: Cell, share: float, text: str, colour: str) -> str:
    return f'<text x="{_x(last.rtts[1]) + 10}" y="{_y(share) + 4}" fill="{colour}">{text}</text>'
