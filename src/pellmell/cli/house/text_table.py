"""A table of text, in columns, for people to read."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text


def print_list(nothing: str, headings: Iterable[str], rows: Sequence[Sequence[str]]) -> None:
    console = Console(highlight=False)
    if not rows:
        console.print(nothing)
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        table.add_column(heading)
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table)
