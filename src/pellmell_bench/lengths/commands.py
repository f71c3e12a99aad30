"""`pellmell bench lengths` compares how long matches take with what the house says."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer
from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from pellmell.cli.completion import game_names
from pellmell_bench.figures import show_figures

if TYPE_CHECKING:
    from pellmell_bench.lengths.measure import MeasuredLength

ALLOWED = 0.3  # that the mean of matches may be longer or shorter than what is shown

Games: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--games", "-g", metavar="GAME", help="Only this one; may be given again.", autocompletion=game_names
    ),
]
Quick: TypeAlias = Annotated[bool, typer.Option("--quick", help="A little, only to see that it runs.")]
Jobs: TypeAlias = Annotated[
    int | None,
    typer.Option("--jobs", metavar="J", min=1, help="Processes at once.", show_default="one per core"),
]
Seed: TypeAlias = Annotated[str, typer.Option("--seed", "-s", help="Any text; the same one plays the same.")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]


def lengths(
    games: Games = None,
    quick: Quick = False,
    jobs: Jobs = None,
    seed: Seed = "lengths",
    as_json: Json = False,
) -> None:
    """Matches of every game, number of players, length and level of bots, in virtual time, against what is
    shown beside the choice of a length."""
    from pellmell.catalogue import all_games, find_game
    from pellmell.cli.bots.simulate import cores
    from pellmell.cli.json_output import print_json
    from pellmell_bench.lengths.measure import QUICK, Precision, plan, play

    sittings = plan([find_game(name).name for name in games or all_games()])
    console = Console(stderr=True)
    played = track(
        play(sittings, QUICK if quick else Precision(), seed, jobs or cores()),
        description="lengths",
        total=len(sittings),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    found = sorted(played, key=lambda one: sittings.index(one.sitting))
    if as_json:
        print_json({"seed": seed, "figures": [as_figures(one) for one in found]})
        return
    show_figures(*tables(found), verdict(found, quick))


def as_figures(one: "MeasuredLength") -> dict[str, object]:
    return {
        "game": one.sitting.game,
        "players": one.sitting.players,
        "level": one.sitting.level,
        "length": one.sitting.length,
        "shown_seconds": one.sitting.said,
        "matches": one.seconds.count,
        "rounds": one.rounds.mean,
        "seconds": one.mean,
        "error": one.error,
        "off": one.off,
        "unfinished": one.unfinished,
    }


def verdict(found: Sequence["MeasuredLength"], quick: bool = False) -> str:
    if quick:
        return "Two matches of each: chance has too much of a say in it."
    missed = [
        f"{_named(one)}: {one.mean / 60:.1f} min (± {one.error:.0%}), shown as {one.sitting.said / 60:.3g}"
        for one in found
        if abs(one.off) > ALLOWED
    ]
    endless = [f"{_named(one)}: {one.unfinished} have no end" for one in found if one.unfinished]
    furthest = max(found, key=lambda one: abs(one.off))
    well = (
        f"All {len(found)} are within {ALLOWED:.0%} of what is shown; furthest off is "
        f"{_named(furthest)}, by {furthest.off:+.0%}."
    )
    return "\n".join([*missed, *endless]) or well


def _named(one: "MeasuredLength") -> str:
    sitting = one.sitting
    return f"{sitting.game} for {sitting.players}, {sitting.length}, {sitting.level}"


def tables(found: Sequence["MeasuredLength"]) -> Iterable[Table]:
    """A table for each game: a line for a number of players and a length, a column for a level."""
    for game in dict.fromkeys(one.sitting.game for one in found):
        of_game = [one for one in found if one.sitting.game == game]
        table = Table(title=game, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        levels = dict.fromkeys(one.sitting.level for one in of_game)
        for heading in ("players", "length", "rounds"):
            table.add_column(heading)
        for level in levels:
            table.add_column(f"{level}: shown, played, min", justify="right")
        for players, length in dict.fromkeys((one.sitting.players, one.sitting.length) for one in of_game):
            row = [one for one in of_game if (one.sitting.players, one.sitting.length) == (players, length)]
            rounds = " ".join(dict.fromkeys(f"{one.rounds.mean:.3g}" for one in row))
            table.add_row(str(players), length, rounds, *map(_cell, row))
        yield table


def _cell(one: "MeasuredLength") -> str:
    return f"{one.sitting.said / 60:.2g}  {one.mean / 60:.1f} ± {one.error:.0%}  {one.off:+.0%}"
