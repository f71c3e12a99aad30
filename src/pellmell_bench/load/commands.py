"""`pellmell bench load`, `scale` and `soak`: the whole house, over real sockets."""

import json
import platform
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from pellmell.cli.errors import Mistake
from pellmell_bench.figures import show_figures

if TYPE_CHECKING:
    from pellmell_bench.load.plan import LoadPlan

Quick: TypeAlias = Annotated[bool, typer.Option("--quick", help="A few seconds, only to see that it runs.")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]


def load(
    turns: Annotated[int, typer.Option(min=1, max=100, help="How often each server has its turn.")] = 3,
    tables: Annotated[int, typer.Option(min=1, max=2000, help="Tables of four at saturation.")] = 200,
    par: Annotated[
        bool, typer.Option("--par", help="Only what it costs others that par is computed, in turns without.")
    ] = False,
    quick: Quick = False,
    as_json: Json = False,
) -> None:
    """The house under load over real sockets, beside a bare server with the same fan-out."""
    _check_system()
    from pellmell_bench.load.measure import bench_load
    from pellmell_bench.load.plan import QUICK, LoadPlan
    from pellmell_bench.load.report import figures, verdict
    from pellmell_bench.load.report import tables as tables_of

    plan = QUICK if quick else replace(LoadPlan(), turns=turns, tables=tables)
    if par:
        _beside_par(plan, as_json)
        return
    report = bench_load(plan, _progress)
    if as_json:
        typer.echo(json.dumps(figures(report)))
        return
    show_figures(*tables_of(report), verdict(report))


def _beside_par(plan: "LoadPlan", as_json: bool) -> None:
    from pellmell_bench.load.beside_par import bench_beside_par
    from pellmell_bench.load.report import par_table

    measured = bench_beside_par(plan, _progress)
    if as_json:
        typer.echo(json.dumps([asdict(one) for one in measured]))
    else:
        show_figures(par_table(measured))


def scale(
    turns: Annotated[
        int, typer.Option(min=1, max=100, help="How often each number of tables has its turn.")
    ] = 7,
    quick: Quick = False,
    as_json: Json = False,
) -> None:
    """What a table and a command cost when there are ten tables, a hundred, a thousand (in `load`, too)."""
    _check_system()
    from pellmell_bench.load.plan import QUICK, LoadPlan
    from pellmell_bench.load.report import scale_table
    from pellmell_bench.load.scale import bench_scale

    scales = bench_scale(QUICK if quick else replace(LoadPlan(), turns=turns), _progress)
    if as_json:
        typer.echo(json.dumps([asdict(one) for one in scales]))
    else:
        show_figures(scale_table(scales))


def soak(
    minutes: Annotated[float, typer.Option(min=0.1, max=10_000, help="How long.")] = 10.0,
    tables: Annotated[int, typer.Option(min=1, max=1000, help="Tables that are played at once.")] = 40,
    quick: Quick = False,
    as_json: Json = False,
) -> None:
    """Tables come and go, lines drop and come back: does memory stay flat, and is anything left over?"""
    _check_system()
    from pellmell_bench.load.soak import QUICK, SoakPlan, bench_soak
    from pellmell_bench.load.soak_report import figures, table, verdict

    report = bench_soak(QUICK if quick else replace(SoakPlan(), minutes=minutes, tables=tables), _progress)
    if as_json:
        typer.echo(json.dumps(figures(report)))
        return
    show_figures(table(report), verdict(report))


def _check_system() -> None:
    if platform.system() != "Linux":
        raise Mistake("this benchmark asks Linux what a process costs: it runs nowhere else")


def _progress(text: str) -> None:
    typer.echo(text, err=True)
