"""The standing of levels is checked: how much stronger each has to be than the one below."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt

from pellmell_bench.bots.ladder import Figure

WON = 0.62, 0.75  # of its matches, by each level against the one below
ENOUGH = 100  # matches, to say anything


def verdict(figures: Sequence[Figure]) -> str:
    steps = [figure for figure in figures if figure.kind == "ladder"]
    if min(figure.duel.matches for figure in steps) < ENOUGH:
        return f"Fewer than {ENOUGH} matches of each kind: chance has too much of a say in it."
    missed = [*_too_near_or_too_far(steps), *_out_of_order(figures)]
    well = f"All {len(steps)} steps are between {WON[0]:.0%} and {WON[1]:.0%}, and all fours in order."
    return "\n".join(missed) or well


def _too_near_or_too_far(steps: Sequence[Figure]) -> Iterator[str]:
    for figure in steps:
        share, matches = figure.duel.share(0), figure.duel.matches
        if not WON[0] <= share <= WON[1]:
            error = sqrt(share * (1 - share) / matches)
            better, worse = figure.bout.contestants
            yield f"{_named(figure)}: {better} wins {share:.0%} (± {error:.0%}) against {worse}"


def _out_of_order(figures: Sequence[Figure]) -> Iterator[str]:
    for figure in figures:
        points = [side.points.mean for side in figure.duel.sides]
        if figure.kind == "four" and any(better <= worse for better, worse in pairwise(points)):
            yield f"{_named(figure)}: {', '.join(figure.bout.contestants)} are not in order"


def _named(figure: Figure) -> str:
    options = (f"{name}={value}" for name, value in figure.bout.options.items())
    return " ".join((figure.bout.game, *options))
