"""Waits and interruptions, as histories have them: how long somebody had no line, and which races were broken
off. Pure."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pellmell.kit.phases import Phase
from pellmell.kit.time_units import Seconds
from pellmell.play.messages import IN_ROUND
from pellmell.wire.frames import Snapshot, Welcome
from pellmell_bench.chaos.histories import History

INTERRUPTED = IN_ROUND | {Phase.PAUSED}


class Wait(NamedTuple):
    """From the last word on the old line to the first one on the new one."""

    code: str
    guest: str
    began: Seconds
    seconds: Seconds


class Interruption(NamedTuple):
    """A table was woken anew in the middle of a round."""

    code: str
    epoch: int
    phase: Phase

    def __str__(self) -> str:
        return f"table {self.code}: epoch {self.epoch} began in the middle of a round ({self.phase.value})"


def waits(histories: Iterable[History], since: Seconds) -> Iterator[Wait]:
    """Of everybody, each time that they came back after that moment."""
    for history in histories:
        heard: Seconds | None = None
        for note in history.notes:
            if note.told is None:
                continue
            if isinstance(note.told, Welcome) and heard is not None and note.at > since:
                began = max(heard, since)
                yield Wait(history.code, history.guest, began, note.at - began)
            heard = note.at


def interruptions(histories: Iterable[History], since: Seconds) -> list[Interruption]:
    """Of all epochs that began after that moment: as whoever came first found the table."""
    first: dict[tuple[str, int], tuple[int, Seconds, Phase]] = {}
    for history in histories:
        for note in history.notes:
            if isinstance(note.told, Snapshot):
                place = history.code, note.told.epoch
                shown = note.told.number, note.at, note.told.table.phase
                first[place] = min(shown, first.get(place, shown))
    return sorted(
        Interruption(code, epoch, phase)
        for (code, epoch), (_, at, phase) in first.items()
        if at > since and phase in INTERRUPTED
    )
