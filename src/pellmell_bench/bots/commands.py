"""`pellmell bench bots`: how the levels stand to each other, and whether they play like people."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pellmell.cli.completion import game_names
from pellmell.kit.time_units import to_seconds
from pellmell_bench.figures import show_figures

if TYPE_CHECKING:
    from pellmell.lab.duel import Duel
    from pellmell_bench.bots.ladder import Figure


Games: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--games", "-g", metavar="GAME", help="Only this one; may be given again.", autocompletion=game_names
    ),
]
Quick: TypeAlias = Annotated[bool, typer.Option("--quick", help="A little, only to see that it runs.")]
Cost: TypeAlias = Annotated[bool, typer.Option("--cost", help="What bots cost the house, and nothing else.")]
Jobs: TypeAlias = Annotated[
    int | None,
    typer.Option("--jobs", metavar="J", min=1, help="Processes at once.", show_default="one per core"),
]
Seed: TypeAlias = Annotated[str, typer.Option("--seed", "-s", help="Any text; the same one plays the same.")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]


def bots(
    games: Games = None,
    quick: Quick = False,
    cost: Cost = False,
    jobs: Jobs = None,
    seed: Seed = "bots",
    as_json: Json = False,
) -> None:
    """The levels against each other in virtual time, and beside people at a table; or what they cost."""
    from pellmell.catalogue import all_games, find_game

    names = [find_game(name).name for name in games or all_games()]
    if cost:
        from pellmell_bench.bots.cost_commands import show_cost

        show_cost(names, quick, as_json)
        return
    from pellmell.cli.bots.simulate import cores
    from pellmell.cli.json_output import print_json
    from pellmell_bench.bots.ladder import QUICK, Amount, plan
    from pellmell_bench.bots.standing import verdict

    figures = plan(names, QUICK if quick else Amount(), seed)
    seconds = _played(figures, jobs or cores())
    if as_json:
        print_json({"seed": seed, "seconds": seconds, "figures": [as_figures(one) for one in figures]})
        return
    show_figures(*tables(figures), verdict(figures))


def _played(figures: Sequence["Figure"], jobs: int) -> float:
    from pellmell_bench.bots.ladder import play

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    began = time.perf_counter()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("matches", total=sum(one.bout.matches for one in figures))
        for matches in play(figures, jobs):
            progress.advance(task, matches)
    return time.perf_counter() - began


def as_figures(figure: "Figure") -> dict[str, object]:
    duel = figure.duel
    return {
        "kind": figure.kind,
        "game": figure.bout.game,
        "options": figure.bout.options,
        "contestants": figure.bout.contestants,
        "matches": duel.matches,
        "shares": [duel.share(side) for side in range(len(duel.sides))],
        "points_per_round": [side.points.mean for side in duel.sides],
        "seconds_per_round": to_seconds(duel.rounds.mean),
        "blocked": duel.blocked / max(1, duel.rounds.count),
        "commands_per_minute": duel.commands_per_minute,
        "longest_pause_mean": to_seconds(duel.pauses.mean),
        "longest_pause": to_seconds(duel.pauses.high or 0),
        "refused": duel.refused,
    }


HEADINGS: Mapping[str, tuple[str, Sequence[str]]] = {
    "ladder": ("Matches of two, and what the better one won", ("won", "points a round")),
    "four": ("Matches of four, the best one first", ("won", "points a round")),
    "adults": ("Adults among themselves", ("s a round", "blocked", "moves a minute", "longest pause, s")),
    "greedy": (
        "A champion's judgement against greed, at the same reaction times",
        ("won", "points a round"),
    ),
}


def tables(figures: Sequence["Figure"]) -> Iterable[Table]:
    for kind, (title, headings) in HEADINGS.items():
        of_kind = [figure for figure in figures if figure.kind == kind]
        yield _table(title, headings, of_kind, _pace if kind == "adults" else _won)


def _table(
    title: str,
    headings: Sequence[str],
    figures: Sequence["Figure"],
    cells: Callable[["Duel"], Sequence[str]],
) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("game", "options", "who"):
        table.add_column(heading)
    for heading in headings:
        table.add_column(heading, justify="right")
    for one in figures:
        options = ", ".join(f"{name}={value}" for name, value in one.bout.options.items())
        table.add_row(one.bout.game, options, _who(one.bout.contestants), *cells(one.duel))
    return table


def _who(contestants: Sequence[str]) -> str:
    alike = len(set(contestants)) == 1
    return f"{len(contestants)} × {contestants[0]}" if alike else ", ".join(contestants)


def _won(duel: "Duel") -> list[str]:
    sides = range(len(duel.sides)) if len(duel.sides) > 2 else [0]
    won = " ".join(f"{duel.share(side):.0%}" for side in sides)
    return [won, " ".join(f"{side.points.mean:.1f}" for side in duel.sides)]


def _pace(duel: "Duel") -> list[str]:
    return [
        f"{to_seconds(duel.rounds.mean):.0f}",
        f"{duel.blocked / max(1, duel.rounds.count):.0%}",
        f"{duel.commands_per_minute:.0f}",
        f"{to_seconds(duel.pauses.mean):.1f} (at most {to_seconds(duel.pauses.high or 0):.0f})",
    ]
