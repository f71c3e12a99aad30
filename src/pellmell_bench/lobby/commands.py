"""`pellmell bench lobby`: what the lobbies of several nodes show, and how soon."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from pellmell.kit.time_units import Seconds
from pellmell_bench.chaos.commands import some_postgres
from pellmell_bench.figures import show_figures

if TYPE_CHECKING:
    from pellmell_bench.lobby.measure import LobbyFigures


def lobby(
    turns: Annotated[int, typer.Option(min=1, help="In each, one node is killed.")] = 10,
    tables: Annotated[int, typer.Option(min=1, help="That are opened in each turn.")] = 20,
    nodes: Annotated[int, typer.Option(min=2, max=9, help="Processes of the house.")] = 3,
    seed: Annotated[str, typer.Option(help="Any text; tables and nodes are drawn by it.")] = "lobby",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,
) -> None:
    """Open public tables at any node, and kill one: when does the lobby of every node know?"""
    from pellmell_bench.lobby.measure import bench_lobby

    with (
        some_postgres() as server,
        TemporaryDirectory(prefix="pellmell-lobby-") as folder,
        Progress(console=Console(stderr=True)) as progress,
    ):
        done = progress.add_task("turns", total=turns)
        address = server.make_fresh_database()
        benched = bench_lobby(
            Path(folder), address, nodes, turns, tables, seed, lambda: progress.advance(done)
        )
        found = asyncio.run(benched)
    if as_json:
        typer.echo(json.dumps({**asdict(found), "is_well": found.is_well}))
    else:
        show_figures(_table(found))
    if not found.is_well:
        raise typer.Exit(1)


def _table(found: "LobbyFigures") -> Table:
    from pellmell_bench.lobby.measure import GONE_SECONDS, SHOWN_SECONDS

    table = Table(title="Seconds until a lobby knows", title_justify="left")
    table.add_column("of")
    for column in ("times", "p50", "most", "at most"):
        table.add_column(column, justify="right")
    table.add_row("a public table, at its own node", *_row(found.own, SHOWN_SECONDS))
    table.add_row("a public table, at the others", *_row(found.others, SHOWN_SECONDS))
    table.add_row("the fall of a node, at the others", *_row(found.gone, GONE_SECONDS))
    return table


def _row(seconds: Sequence[Seconds], most: Seconds) -> tuple[str, ...]:
    ordered = sorted(seconds)
    if not ordered:
        return "0", "–", "–", f"{most:g}"
    return f"{len(ordered):,}", f"{ordered[len(ordered) // 2]:.2f}", f"{ordered[-1]:.2f}", f"{most:g}"
