"""`pellmell bench films --laws` says in how many rounds the laws of films hold, and where they do not."""

from collections.abc import Mapping, Sequence

import typer
from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from pellmell_bench.figures import show_figures
from pellmell_bench.films.laws import Kept, looked_at, plan

COLUMNS = {
    "matches": "matches",
    "rounds": "rounds",
    "shots": "shots folded",
    "placed": "placed rightly",
    "runs": "in runs",
    "wrong": "wrongly",
    "lost": "races lost",
    "too_late": "for what was taken before",
}
TOLD = 20  # of what is broken


def look_at_laws(games: Sequence[str], matches: int, seed: str, jobs: int) -> None:
    shares = plan(games, matches, seed)
    console = Console(stderr=True)
    found = {name: Kept() for name in games}
    for share, kept in track(
        looked_at(shares, jobs),
        description="laws",
        total=len(shares),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ):
        found[share.game].add(kept)
    show_figures(table_of(found), verdict(found))
    if any(kept.broken for kept in found.values()):
        raise typer.Exit(1)


def table_of(found: Mapping[str, Kept]) -> Table:
    table = Table(title="laws of films", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("game")
    for heading in COLUMNS.values():
        table.add_column(heading, justify="right")
    for game, kept in found.items():
        table.add_row(game, *(f"{getattr(kept, name):,}" for name in COLUMNS))
    return table


def verdict(found: Mapping[str, Kept]) -> str:
    broken = [line for kept in found.values() for line in kept.broken]
    if not broken:
        return (
            "Every film folds to what the engine showed; what was placed rightly was a chance taken, and a "
            "race that was lost was a chance lost."
        )
    return "\n".join([f"Broken {len(broken)} times:", *broken[:TOLD]])
