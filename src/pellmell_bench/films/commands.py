"""`pellmell bench films` says what films of rounds weigh and cost, beside the rounds themselves."""

from collections.abc import Mapping, Sequence
from statistics import mean, quantiles
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer
from rich import box
from rich.table import Table

from pellmell.cli.completion import game_names
from pellmell.kit.time_units import IN_A_SECOND
from pellmell_bench.figures import show_figures

if TYPE_CHECKING:
    from pellmell_bench.films.long_rounds import LongRound
    from pellmell_bench.films.measure import Filmed
    from pellmell_bench.rules.contest import Contender

MOST_BYTES = 3000  # of a film, packed
MOST_MS = 3.0  # of a review, and of the loop while a film is made
LONG_MOVES = 20_000
LONG_TURNS = 3

Games: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--games", "-g", metavar="GAME", help="Only this one; may be given again.", autocompletion=game_names
    ),
]
Matches: TypeAlias = Annotated[
    int, typer.Option("--matches", "-m", metavar="M", min=1, help="Of two rounds, for each level of bots.")
]
Laws: TypeAlias = Annotated[
    int,
    typer.Option(
        "--laws",
        metavar="M",
        min=0,
        help="Measure nothing, but look at the laws of films in so many matches of two rounds, for each game "
        "and each value of each option.",
    ),
]
Jobs: TypeAlias = Annotated[
    int | None,
    typer.Option("--jobs", metavar="J", min=1, help="Processes at once.", show_default="one per core"),
]
Turns: TypeAlias = Annotated[int, typer.Option("--turns", metavar="N", min=1, help="Of half a second each.")]
Quick: TypeAlias = Annotated[bool, typer.Option("--quick", help="A little, only to see that it runs.")]
Seed: TypeAlias = Annotated[str, typer.Option("--seed", "-s", help="Any text; the same one plays the same.")]


def films(
    games: Games = None,
    matches: Matches = 50,
    turns: Turns = 7,
    quick: Quick = False,
    seed: Seed = "films",
    laws: Laws = 0,
    jobs: Jobs = None,
) -> None:
    """Rounds of four bots of every level: how large their films are, how long it takes to make, fold and
    review them, and how quickly each level of bots takes its chances."""
    from pellmell.catalogue import all_games, find_game
    from pellmell.cli.bots.simulate import cores
    from pellmell_bench.films.law_commands import look_at_laws
    from pellmell_bench.films.long_rounds import long_round
    from pellmell_bench.films.measure import contenders, filmed
    from pellmell_bench.rules.contest import contest

    matches, turns, seconds = (1, 1, 0.01) if quick else (matches, turns, 0.5)
    names = [find_game(name).name for name in games or all_games()]
    if laws:
        look_at_laws(names, laws, seed, jobs or cores())
        return
    found = [filmed(name, matches, seed) for name in names]
    timed = {name: contenders(name, seed) for name in names}
    for contending in timed.values():
        for _ in contest(contending, turns, seconds):
            pass
    moves, again = (LONG_MOVES // 100, 1) if quick else (LONG_MOVES, LONG_TURNS)
    long = [long_round(name, moves, again) for name in names]
    verdict = "Too little to judge by." if quick else "\n".join(judged(found, timed, long))
    show_figures(sizes(found), costs(timed), longest(long), reactions(found), verdict)


def sizes(found: Sequence["Filmed"]) -> Table:
    table = Table(title="bytes of a film, packed", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in (
        "game",
        "players",
        "rounds",
        "mean",
        "95 of 100 are below",
        "most",
        f"above {MOST_BYTES:,}",
    ):
        table.add_column(heading, justify="right" if heading != "game" else "left")
    table.add_column("shots, mean", justify="right")
    for one in found:
        for players, own in one.sizes.items():
            below = quantiles([*own, own[-1]], n=20)[-1]
            row = (players, len(own), mean(own), below, max(own))
            shots = f"{mean(one.shots[players]):,.0f}"
            table.add_row(one.game, *(f"{figure:,.0f}" for figure in row), f"{above(own):.0%}", shots)
    return table


def above(own: Sequence[int]) -> float:
    """The share of the rounds whose films are too large."""
    return sum(size > MOST_BYTES for size in own) / len(own)


def costs(timed: Mapping[str, Sequence["Contender"]]) -> Table:
    table = Table(title="ms a round, median", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("game")
    for contender in next(iter(timed.values())):
        table.add_column(contender.name, justify="right")
    for game, contending in timed.items():
        table.add_row(game, *(_in_ms(contender) for contender in contending))
    return table


def _in_ms(contender: "Contender") -> str:
    low, high = contender.spread
    return f"{ms(contender):.2f} ({IN_A_SECOND / high:.2f}–{IN_A_SECOND / low:.2f})"


def ms(contender: "Contender") -> float:
    return IN_A_SECOND / contender.rate


def longest(long: Sequence["LongRound"]) -> Table:
    table = Table(title="rounds that do not end", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("game", "moves", "bytes of the film", "most ms of CPU at once"):
        table.add_column(heading, justify="right" if heading != "game" else "left")
    for one in long:
        table.add_row(one.game, f"{one.moves:,}", f"{one.size:,}", f"{one.most_ms:.2f}")
    return table


def reactions(found: Sequence["Filmed"]) -> Table:
    table = Table(
        title="reaction, ms, median by level", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False
    )
    table.add_column("game")
    for level in found[0].reactions:
        table.add_column(level, justify="right")
    for one in found:
        table.add_row(one.game, *(f"{one.median_of(level):,}" for level in one.reactions))
    return table


def judged(
    found: Sequence["Filmed"], timed: Mapping[str, Sequence["Contender"]], long: Sequence["LongRound"]
) -> list[str]:
    """Against the aims."""
    heavy = [
        f"{one.game} of {players}"
        for one in found
        for players, own in one.sizes.items()
        if mean(own) > MOST_BYTES
    ]
    slow = [game for game, contending in timed.items() if ms(contending[-1]) > MOST_MS]
    holding = [one.game for one in long if one.most_ms > MOST_MS]
    unordered = [one.game for one in found if not _is_ordered(one)]
    return [
        f"Above {MOST_BYTES:,} bytes in the mean: {', '.join(heavy)}."
        if heavy
        else f"All are below {MOST_BYTES:,} bytes in the mean.",
        f"A review takes more than {MOST_MS:.0f} ms: {', '.join(slow)}."
        if slow
        else f"A review takes less than {MOST_MS:.0f} ms in every game.",
        f"A long film holds up the loop for more than {MOST_MS:.0f} ms: {', '.join(holding)}."
        if holding
        else f"No film holds up the loop for more than {MOST_MS:.0f} ms.",
        f"A better level does not take its chances sooner: {', '.join(unordered)}."
        if unordered
        else "The better the level, the sooner it takes its chances, in every game.",
    ]


def _is_ordered(one: "Filmed") -> bool:
    medians = [one.median_of(level) for level in one.reactions]
    return medians == sorted(medians, reverse=True)
