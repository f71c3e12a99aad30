"""`pellmell duel`: two bots against each other, many times, with seats swapped."""

import msgspec
from rich.console import Console
from rich.progress import track

from pellmell.cli.arguments import MatchArguments
from pellmell.cli.errors import Mistake
from pellmell.cli.json_output import print_json
from pellmell.kit.time_units import to_seconds
from pellmell.lab.contestants import UnknownContestant, find_contestant, on_equal_terms
from pellmell.lab.duel import Bout, Duel, fight, shares

CHUNK = 2  # matches between two steps of the bar


def run(one: str, other: str, setting: MatchArguments, matches: int, as_json: bool) -> None:
    for name in (one, other):
        _check(name)
    one, other = on_equal_terms(one, other)
    options = msgspec.to_builtins(setting.options)
    bout = Bout(setting.game.name, options, [one, other], setting.seed, matches)
    duel = _fought(bout)
    if as_json:
        print_json(_figures(bout, duel))
        return
    console = Console(highlight=False)
    console.print(f"[bold]{setting.game.title}[/]: {matches} matches of two, seed {setting.seed}")
    for name, side, share in zip(bout.contestants, duel.sides, _shares(duel), strict=True):
        console.print(f"{name}: {share:.0%} of the matches, {side.points.mean:+.1f} points a round")
    console.print(f"{duel.rounds.count} rounds of {to_seconds(duel.rounds.mean):.0f} s", style="dim")


def _check(name: str) -> None:
    try:
        find_contestant(name)
    except UnknownContestant as error:
        raise Mistake(str(error)) from None


def _fought(bout: Bout) -> Duel:
    duel, chunks = Duel.of(bout), list(shares(bout, CHUNK))
    for numbers in track(chunks, console=Console(stderr=True), description="duel", transient=True):
        duel.merge(fight(bout, numbers))
    return duel


def _shares(duel: Duel) -> list[float]:
    return [duel.share(side) for side in range(len(duel.sides))]


def _figures(bout: Bout, duel: Duel) -> dict[str, object]:
    return {
        "game": bout.game,
        "contestants": bout.contestants,
        "seed": bout.seed,
        "matches": duel.matches,
        "shares": _shares(duel),
        "points_per_round": [side.points.mean for side in duel.sides],
        "seconds_per_round": to_seconds(duel.rounds.mean),
    }
