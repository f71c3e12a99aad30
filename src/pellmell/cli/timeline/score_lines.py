"""Scores as lines of text: the standing, and what a round was worth, item by item."""

from collections.abc import Sequence

from rich.text import Text

from pellmell.cli.timeline.event_words import ended, seat_names
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import letter


def standing(totals: Sequence[int], names: Sequence[str], width: int) -> Text:
    """Everybody's total in one line, with letters for names if they are too many."""
    letters = [letter(seat) for seat in range(len(totals))]
    lines = (_standing(totals, labels, gap) for labels, gap in ((names, 3), (letters, 2), (letters, 1)))
    return next((line for line in lines if line.cell_len <= width), _standing(totals, letters, 1))


def _standing(totals: Sequence[int], names: Sequence[str], gap: int) -> Text:
    best = max(totals)
    parts = [
        Text.assemble((name, "bold" if total == best != 0 else ""), f" {total}")
        for name, total in zip(names, totals, strict=True)
    ]
    return Text(" " * gap).join(parts)


def round_score(number: int, result: RoundResult, totals: Sequence[int], names: Sequence[str]) -> list[Text]:
    """A heading, and a row for each seat: the parts of its points, the points, the total."""
    items = list(dict.fromkeys(item for parts in result.parts for item in parts))
    places = [] if result.places is None else ["place"]
    rows = [["", *items, "round", "total", *places]]
    for seat, name in enumerate(seat_names(names)):
        values = [str(result.parts[seat].get(item, "")) for item in items]
        place = [] if result.places is None else [str(result.places[seat])]
        rows.append([name, *values, f"{result.points[seat]:+}", str(totals[seat]), *place])
    heading = Text.assemble((f"round {number}: ", "dim"), (ended(result.ending, result.by, names), "bold"))
    lines = aligned(rows)
    lines[0].stylize("dim")
    return [heading, *lines]


def aligned(rows: Sequence[Sequence[str]], gap: int = 2) -> list[Text]:
    """Words to the left in the first column, numbers to the right in all others."""
    columns = list(zip(*rows, strict=True))
    widths = [max(Text(cell).cell_len for cell in column) for column in columns]
    lines: list[Text] = []
    for row in rows:
        first = Text(row[0])
        first.pad_right(widths[0] - first.cell_len)
        numbers = [f"{cell:>{width + gap}}" for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append(first.append("".join(numbers)))
    return lines
