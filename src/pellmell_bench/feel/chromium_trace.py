"""A trace of Chromium says what the main thread of a page did.

Work is time on the processor, not time on the clock: what else goes on on the machine is not the page's."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pellmell.kit.time_units import IN_A_SECOND, FineMilliseconds, to_seconds

Thread = tuple[int, int]
FRAME_MS = IN_A_SECOND / 60
TASK = "RunTask"
DRAWN = "Display::DrawAndSwap"
CATEGORIES = (
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
    "viz",
)


@dataclass(frozen=True)
class MainThreadWork:
    """Milliseconds of work in each sixtieth of a second, the longest task, and how many frames were drawn."""

    per_frame: Sequence[float]
    longest_task: float
    frames_per_second: float

    def quantile(self, share: float) -> float:
        ordered = sorted(self.per_frame)
        return ordered[int(share * (len(ordered) - 1))] if ordered else 0.0


def busy(events: Sequence[dict[str, Any]], begin: str, end: str) -> MainThreadWork:
    """Between two marks that the page has set."""
    main, since_ms = _mark(events, begin)
    _, until_ms = _mark(events, end)
    tasks = [
        (event["ts"] / 1000, event.get("tdur", event.get("dur", 0)) / 1000)
        for event in events
        if event["name"] == TASK and (event["pid"], event["tid"]) == main
    ]
    tasks = [(start, length) for start, length in tasks if since_ms <= start < until_ms]
    drawn = sum(event["name"] == DRAWN and since_ms <= event["ts"] / 1000 < until_ms for event in events)
    return MainThreadWork(
        _per_frame(tasks, since_ms, until_ms),
        max((length for _, length in tasks), default=0.0),
        drawn / (to_seconds(until_ms - since_ms)),
    )


def _mark(events: Sequence[dict[str, Any]], name: str) -> tuple[Thread, float]:
    """Which thread has set it, and when, in ms of the trace's own clock."""
    mark = next(event for event in events if event["name"] == name)
    return (mark["pid"], mark["tid"]), mark["ts"] / 1000


def _per_frame(
    tasks: Sequence[tuple[float, float]], since: FineMilliseconds, until: FineMilliseconds
) -> list[float]:
    frames = [0.0] * max(1, int((until - since) / FRAME_MS))
    for start, length in tasks:
        begin, end = start - since, start - since + length
        for number in range(int(begin / FRAME_MS), min(len(frames), int(end / FRAME_MS) + 1)):
            frames[number] += min(end, (number + 1) * FRAME_MS) - max(begin, number * FRAME_MS)
    return frames
