"""`pellmell bench nodes`: a house on one node and on several, process by process."""

import json
import platform
from dataclasses import replace
from typing import Annotated

import typer

from pellmell.cli.errors import Mistake
from pellmell_bench.figures import show_figures


def nodes(
    turns: Annotated[int, typer.Option(min=1, max=100, help="How often each arrangement has its turn.")] = 3,
    tables: Annotated[int, typer.Option(min=1, max=2000, help="Tables of four.")] = 100,
    rate: Annotated[float, typer.Option(min=1, help="Commands a second, where all have the same.")] = 1000.0,
    quick: Annotated[bool, typer.Option("--quick", help="A few seconds, only to see that it runs.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,
) -> None:
    """What a command costs on a file and on PostgreSQL, on one node and on three: every process's CPU."""
    if platform.system() != "Linux":
        raise Mistake("this benchmark asks Linux what a process costs: it runs nowhere else")
    from pellmell.testing.postgres_server import NoPostgres
    from pellmell_bench.chaos.haproxy_front import PROGRAM
    from pellmell_bench.nodes.arrangements import ON_FILE, ON_POSTGRES, SEVERAL, WORKERS
    from pellmell_bench.nodes.measure import QUICK, NodesPlan, bench_nodes
    from pellmell_bench.nodes.report import figures, verdict
    from pellmell_bench.nodes.report import tables as tables_of
    from pellmell_bench.system_programs import find_program

    there_is_haproxy = find_program(PROGRAM) is not None
    if not there_is_haproxy:
        typer.echo("haproxy is not installed: what is behind it is left out", err=True)
    arrangements = [ON_FILE, ON_POSTGRES, *(SEVERAL if there_is_haproxy else ()), WORKERS]
    plan = QUICK if quick else replace(NodesPlan(), turns=turns, tables=tables, rate=rate)
    try:
        report = bench_nodes(plan, arrangements, _progress)
    except NoPostgres as error:
        raise Mistake(str(error)) from error
    if as_json:
        typer.echo(json.dumps(figures(report)))
        return
    show_figures(*tables_of(report), verdict(report))


def _progress(text: str) -> None:
    typer.echo(text, err=True)
