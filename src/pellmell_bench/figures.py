"""Tables of figures: as wide as the terminal, or as wide as they are in a file that somebody keeps."""

import os

from rich.console import Console, RenderableType

WIDE = 200


def show_figures(*tables: RenderableType) -> None:
    seen = Console(highlight=False)
    kept = not seen.is_terminal and "COLUMNS" not in os.environ
    for table in tables:
        (Console(highlight=False, width=WIDE) if kept else seen).print(table)
