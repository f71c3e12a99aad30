"""`pellmell bench chaos`: several nodes while everything fails, and sabotage that has to be found."""

import asyncio
import json
import shutil
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from pellmell.cli.errors import Mistake
from pellmell.kit.time_units import Seconds
from pellmell.stores.server_store import Durability
from pellmell_bench.chaos.hash_router import Way

if TYPE_CHECKING:
    from pellmell.testing.postgres_server import PostgresServer
    from pellmell_bench.chaos.chaos_run import Chaos
    from pellmell_bench.chaos.fault_plan import Kind
    from pellmell_bench.chaos.sabotage.hunt import Hunt
    from pellmell_bench.chaos.setting import Setting

MOST_TRIALS = 1_000


def chaos(
    minutes: Annotated[float, typer.Option(min=0.05, help="How long things fail.")] = 10.0,
    trials: Annotated[
        int, typer.Option(min=1, max=MOST_TRIALS, help="How often, at most.", show_default="as time allows")
    ] = MOST_TRIALS,
    nodes: Annotated[int, typer.Option(min=1, max=9, help="Processes of the house.")] = 3,
    tables: Annotated[int, typer.Option(min=1, help="Of all games in turn; two people play at each.")] = 12,
    faults: Annotated[
        str, typer.Option(help="Which, with commas.", show_default="all but those between nodes")
    ] = "",
    alone: Annotated[
        bool, typer.Option("--alone", help="One at a time, and only when all tables have gone on.")
    ] = False,
    way: Annotated[Way, typer.Option(help="How lines find a node: by their code, or just any.")] = "hash",
    haproxy: Annotated[
        bool, typer.Option("--haproxy", help="In front of the nodes, instead of the bench's own router.")
    ] = False,
    fronts: Annotated[
        bool, typer.Option("--fronts", help="Nodes reach each other by proxies: who falls is silent.")
    ] = False,
    speed: Annotated[
        float, typer.Option(min=1, help="How much quicker than the world's a table's time runs.")
    ] = 8.0,
    durability: Annotated[
        Durability,
        typer.Option(help="With process, the last moves may be lost in a crash of the database."),
    ] = "power",
    sabotage: Annotated[
        str, typer.Option(help="Break the fence, and see whether that is found: a name, or all.")
    ] = "",
    folder: Annotated[
        Path | None, typer.Option(help="For histories.", show_default="kept where something was found")
    ] = None,
    seed: Annotated[str, typer.Option(help="Any text; faults are drawn by it.")] = "chaos",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")] = False,
) -> None:
    """Kill, freeze and cut off nodes under load: what was told is written, and every table goes on."""
    from pellmell_bench.chaos.report import missed
    from pellmell_bench.chaos.setting import Setting

    setting = Setting(
        nodes=nodes,
        tables=tables,
        way=way,
        seed=seed,
        speed=speed,
        durability=durability,
        fronts=fronts,
        haproxy=haproxy,
    )
    check_haproxy(setting)
    kinds, names = _kinds(faults, fronts), _names(sabotage)
    with some_postgres() as server, kept(folder) as (place, keep):
        if names:
            hunts = asyncio.run(_hunt(names, place, setting, server))
            _show_hunts(hunts, as_json)
            failed = not all(hunt.found for hunt in hunts)
        else:
            found = _run(setting, kinds, alone, trials, minutes * 60, place, server)
            _show(found, as_json)
            failed = bool(found.verdict.violations or missed(found))
        if failed:
            keep()
            raise typer.Exit(1)


def check_haproxy(setting: "Setting") -> None:
    """That there is one, where it is wanted."""
    from pellmell_bench.chaos.haproxy_front import MOST_NODES, PROGRAM
    from pellmell_bench.system_programs import find_program

    haproxy, nodes = setting.haproxy, setting.nodes
    if haproxy and find_program(PROGRAM) is None:
        raise Mistake("haproxy is not installed: leave --haproxy out, and the bench routes by itself")
    if haproxy and nodes > MOST_NODES:
        raise Mistake(
            f"deploy/haproxy.cfg knows {MOST_NODES} nodes at most: start fewer, or leave --haproxy out"
        )


def _run(
    setting: "Setting",
    kinds: "list[Kind]",
    alone: bool,
    trials: int,
    seconds: Seconds,
    folder: Path,
    server: "PostgresServer",
) -> "Chaos":
    from pellmell.kit.chance import Chance, seed_from
    from pellmell_bench.chaos.chaos_run import ChaosRun
    from pellmell_bench.chaos.fault_plan import draw_plan

    plan = draw_plan(Chance(seed_from(setting.seed)), trials, setting.nodes, kinds, alone)
    with Progress(console=Console(stderr=True)) as progress:
        done = progress.add_task("trials", total=None if trials == MOST_TRIALS else trials)
        run = ChaosRun(folder, setting, server, server.address())
        return asyncio.run(run.run(plan, lambda: progress.advance(done), seconds))


async def _hunt(names: list[str], folder: Path, setting: "Setting", server: "PostgresServer") -> "list[Hunt]":
    from pellmell_bench.chaos.sabotage.hunt import hunt

    with Progress(console=Console(stderr=True)) as progress:
        done = progress.add_task("sabotages", total=len(names))
        found: list[Hunt] = []
        for name in names:
            found.append(await hunt(name, folder, setting, server))
            progress.advance(done)
        return found


def _show(found: "Chaos", as_json: bool) -> None:
    from pellmell_bench.chaos.report import show, summary

    if as_json:
        typer.echo(json.dumps(summary(found)))
    else:
        show(found)


def _show_hunts(hunts: "list[Hunt]", as_json: bool) -> None:
    from pellmell_bench.chaos.report import show_hunts

    if as_json:
        facts = {
            hunt.name: {"found": hunt.found, "seconds": hunt.seconds, "rules": hunt.rules} for hunt in hunts
        }
        typer.echo(json.dumps(facts))
    else:
        show_hunts(hunts)


def _kinds(text: str, fronts: bool) -> "list[Kind]":
    from pellmell_bench.chaos.fault_plan import BETWEEN_NODES, EVERY, OF_FRONT, USUAL

    wanted = [part.strip() for part in text.split(",") if part.strip()]
    if unknown := [kind for kind in wanted if kind not in EVERY]:
        raise Mistake(f"there is no fault {unknown[0]!r}: there are {', '.join(EVERY)}")
    if not fronts and (between := [kind for kind in wanted if kind in OF_FRONT]):
        raise Mistake(f"a node can only be {between[0]} with --fronts")
    return [kind for kind in EVERY if kind in wanted] or list(BETWEEN_NODES if fronts else USUAL)


def _names(text: str) -> list[str]:
    from pellmell_bench.chaos.sabotage.sabotages import SABOTAGES

    if text in ("", "all"):
        return list(SABOTAGES) if text else []
    if text not in SABOTAGES:
        raise Mistake(f"there is no sabotage {text!r}: there are {', '.join(SABOTAGES)}, and all")
    return [text]


@contextmanager
def some_postgres() -> "Generator[PostgresServer]":
    from pellmell.testing.postgres_server import NoPostgres, postgres_server

    try:
        with postgres_server() as server:
            yield server
    except NoPostgres as error:
        raise Mistake(str(error)) from error


@contextmanager
def kept(folder: Path | None) -> "Generator[tuple[Path, Callable[[], None]]]":
    """A folder, and how it is kept: one that nobody has named is gone afterwards, if all was well."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise Mistake(f"{folder} is not empty: histories of two runs would be taken for one")
    place, wanted = folder or Path(mkdtemp(prefix="pellmell-chaos-")), [folder is not None]
    try:
        yield place, lambda: wanted.append(True)
    finally:
        if any(wanted):
            Console(stderr=True).print(f"histories, logs and what was written: {place}", soft_wrap=True)
        else:
            shutil.rmtree(place, ignore_errors=True)
