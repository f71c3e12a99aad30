"""Silences: how long nobody at a table is told of what anybody does. It goes on when all are told again."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from pellmell.kit.time_units import Seconds
from pellmell.wire.frames import Happened, Welcome
from pellmell_bench.chaos.checker.violations import Violation
from pellmell_bench.chaos.histories import History


class Trial(NamedTuple):
    """Faults that were there together, by the clock of the histories, and until when tables are watched.

    `away`: so long the database let nobody in. `of_use`: after so long, nodes that were woken and had been
    deposed let people in again. `crashes`: when the database lost what was not on the disk yet.
    """

    faults: str
    began: Seconds
    mended: float
    watched: float
    away: Seconds = 0.0
    of_use: tuple[Seconds, ...] = ()
    crashes: tuple[Seconds, ...] = ()

    def joined(self, later: "Trial") -> "Trial":
        """As one, where tables had not gone on in between."""
        return Trial(
            f"{self.faults} and {later.faults}",
            self.began,
            later.mended,
            later.watched,
            self.away + later.away,
            self.of_use + later.of_use,
            self.crashes + later.crashes,
        )


class Silence(NamedTuple):
    code: str
    seconds: Seconds
    began: Seconds
    hit: bool  # somebody's line was lost meanwhile


def silences(histories: Sequence[History], trial: Trial) -> Iterator[Silence]:
    """The longest of each table after the beginning of a trial."""
    by_code: dict[str, list[Silence]] = {}
    for history in histories:
        if (longest := _longest(history, trial)) is not None:
            by_code.setdefault(history.code, []).append(longest)
    for code, each in by_code.items():
        longest = max(each, key=lambda one: one.seconds)
        yield Silence(code, longest.seconds, longest.began, any(one.hit for one in each))


def too_long(found: Iterable[Silence], trial: Trial, limit: Seconds) -> Iterator[Violation]:
    """What is broken for a while keeps people waiting for as long, and so much more."""
    allowed = trial.mended - trial.began + limit
    for silence in found:
        if silence.seconds > allowed:
            what = f"nobody did anything for {silence.seconds:.1f} s after: {trial.faults}"
            yield Violation("g", silence.code, what)


def never(histories: Iterable[History], since: Seconds) -> Iterator[Violation]:
    """Who has not been told of anything that anybody did since then."""
    for history in histories:
        if not any(at > since for at in _deeds(history)):
            yield Violation("g", history.code, f"{history.guest} is told of nothing any more")


def _deeds(history: History) -> list[float]:
    told = ((note.at, note.told) for note in history.notes)
    return [at for at, frame in told if isinstance(frame, Happened) and frame.seat is not None]


def _longest(history: History, trial: Trial) -> Silence | None:
    deeds = _deeds(history)
    greeted = [note.at for note in history.notes if isinstance(note.told, Welcome)]
    if not deeds or trial.watched <= trial.began:
        return None
    hit = bisect_right(greeted, trial.watched) > bisect_right(greeted, trial.began)
    first, last = bisect_right(deeds, trial.began), bisect_right(deeds, trial.watched)
    moments = [trial.began, *deeds[first:last], trial.watched]
    seconds, began = max((later - earlier, earlier) for earlier, later in pairwise(moments))
    return Silence(history.code, seconds, began, hit)
