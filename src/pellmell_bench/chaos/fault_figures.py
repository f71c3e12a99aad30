"""The figures of each kind of fault: how long tables stood still, and how soon all was back."""

from collections.abc import Sequence
from dataclasses import dataclass

from pellmell.kit.time_units import Seconds
from pellmell_bench.chaos.chaos_run import Chaos
from pellmell_bench.chaos.checker.silences import Silence, Trial

TOGETHER = "two at once"


@dataclass(frozen=True)
class FaultFigures:
    """Of those tables whose lines a fault has cut: the longest time in which nobody there did anything.

    `away`: for so long the database let nobody in, at the median. `beyond`: a table stood still for so much
    longer, at most. `of_use`: a node that was deposed let people in so soon after it was woken, at most.
    """

    faults: str
    trials: int
    tables: int
    median: Seconds
    most: Seconds
    away: Seconds | None = None
    beyond: Seconds | None = None
    of_use: Seconds | None = None

    @property
    def together(self) -> bool:
        return self.faults == TOGETHER


def by_faults(chaos: Chaos) -> list[FaultFigures]:
    """Single ones first; pairs are all one."""
    found: dict[str, list[tuple[Trial, list[Silence]]]] = {}
    for trial, silent in zip(chaos.trials, chaos.silences, strict=True):
        found.setdefault(_name(trial.faults), []).append((trial, silent))
    ordered = sorted(found, key=lambda name: (name == TOGETHER, name))
    return [_figures(name, found[name]) for name in ordered]


def _name(faults: str) -> str:
    return TOGETHER if " and " in faults else faults


def _figures(name: str, trials: Sequence[tuple[Trial, list[Silence]]]) -> FaultFigures:
    seconds = sorted(silence.seconds for _, silent in trials for silence in silent)
    away = sorted(trial.away for trial, _ in trials if trial.away)
    beyond = [silence.seconds - trial.away for trial, silent in trials if trial.away for silence in silent]
    of_use = [each for trial, _ in trials for each in trial.of_use]
    return FaultFigures(
        name,
        len(trials),
        len(seconds),
        _median(seconds) or 0.0,
        max(seconds, default=0.0),
        _median(away),
        max(beyond, default=None),
        max(of_use, default=None),
    )


def _median(ordered: Sequence[Seconds]) -> Seconds | None:
    return ordered[len(ordered) // 2] if ordered else None
