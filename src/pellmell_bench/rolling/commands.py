"""`pellmell bench rolling`: a deploy of one node after the other, under load, between two releases."""

import asyncio
import json
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from pellmell.cli.errors import Mistake
from pellmell_bench.chaos.commands import check_haproxy, kept, some_postgres
from pellmell_bench.chaos.hash_router import Way

if TYPE_CHECKING:
    from pellmell.testing.postgres_server import PostgresServer
    from pellmell_bench.chaos.house_node import Program
    from pellmell_bench.chaos.setting import Setting
    from pellmell_bench.rolling.rolling_run import Renewal, Rolling

RAISED = "pellmell_bench.rolling.raised_release"


def rolling(
    before: Annotated[str, typer.Option(metavar="REVISION", help="Of git: what nodes are at first.")] = (
        "HEAD~1"
    ),
    raised: Annotated[
        bool,
        typer.Option("--raised", help="From this release to one whose tables it may not wake, instead."),
    ] = False,
    rounds: Annotated[
        int, typer.Option(min=1, help="How often nodes are renewed; the first time is the deploy.")
    ] = 1,
    nodes: Annotated[int, typer.Option(min=2, max=9, help="Processes of the house.")] = 3,
    tables: Annotated[int, typer.Option(min=1, help="Of all games in turn; two people play at each.")] = 12,
    way: Annotated[Way, typer.Option(help="How lines find a node: by their code, or just any.")] = "hash",
    haproxy: Annotated[
        bool, typer.Option("--haproxy", help="In front of the nodes, instead of the bench's own router.")
    ] = False,
    speed: Annotated[
        float, typer.Option(min=1, help="How much quicker than the world's a table's time runs.")
    ] = 8.0,
    folder: Annotated[
        Path | None, typer.Option(help="For histories.", show_default="kept where something was found")
    ] = None,
    seed: Annotated[str, typer.Option(help="Any text, for who plays what.")] = "rolling",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,
) -> None:
    """Renew one node after the other under load: no race is broken off, and nobody waits for long."""
    from pellmell_bench.chaos.house_node import Program
    from pellmell_bench.chaos.setting import Setting
    from pellmell_bench.rolling.report import figures, show
    from pellmell_bench.rolling.rolling_run import renewals, renewals_beside_older

    setting = Setting(
        nodes=nodes, tables=tables, way=way, seed=seed, speed=speed, haproxy=haproxy, limit=None
    )
    check_haproxy(setting)
    with some_postgres() as server, kept(folder) as (place, keep), _first(before, raised) as first:
        if raised:
            plan = renewals_beside_older(nodes, Program(RAISED), rounds)
        else:
            plan = renewals(nodes, Program(), rounds)
        found = _run(setting._replace(program=first), plan, place, server)
        if as_json:
            typer.echo(json.dumps(figures(found)))
        else:
            show(found)
        if not found.is_well:
            keep()
            raise typer.Exit(1)


@contextmanager
def _first(before: str, raised: bool) -> "Generator[Program]":
    from pellmell_bench.chaos.house_node import Program
    from pellmell_bench.rolling.older_checkout import NoCheckout, older_checkout

    if raised:
        yield Program()
        return
    try:
        with older_checkout(before) as program:
            yield program
    except NoCheckout as error:
        raise Mistake(f"there is no older checkout: {error}") from error


def _run(setting: "Setting", plan: "list[Renewal]", folder: Path, server: "PostgresServer") -> "Rolling":
    from pellmell_bench.rolling.rolling_run import RollingRun

    with Progress(console=Console(stderr=True)) as progress:
        done = progress.add_task("nodes", total=len(plan))
        run = RollingRun(folder, setting, server.make_fresh_database())
        return asyncio.run(run.run(plan, lambda: progress.advance(done)))
