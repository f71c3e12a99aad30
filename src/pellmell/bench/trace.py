"""What a trace of Chromium says about the main thread of a page."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

FRAME_MS = 1000 / 60
MAIN = "CrRendererMain"
TASK = "RunTask"
DRAWN = "DrawFrame"
CATEGORIES = (
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
)


@dataclass(frozen=True)
class Busy:
    """Milliseconds of work in each sixtieth of a second, the longest task, and how many frames were drawn."""

    per_frame: Sequence[float]
    longest_task: float
    frames_per_second: float

    def quantile(self, share: float) -> float:
        ordered = sorted(self.per_frame)
        return ordered[int(share * (len(ordered) - 1))] if ordered else 0.0


def busy(events: Iterable[dict[str, Any]], since_ms: float, until_ms: float) -> Busy:
    """Between two moments of the trace's own clock."""
    events = list(events)
    main = _main_thread(events)
    tasks = [
        (event["ts"] / 1000, event.get("tdur", event.get("dur", 0)) / 1000)
        for event in events
        if event["name"] == TASK and (event["pid"], event["tid"]) == main
    ]
    tasks = [(start, length) for start, length in tasks if since_ms <= start < until_ms]
    drawn = sum(event["name"] == DRAWN and since_ms <= event["ts"] / 1000 < until_ms for event in events)
    return Busy(
        _per_frame(tasks, since_ms, until_ms),
        max((length for _, length in tasks), default=0.0),
        drawn / ((until_ms - since_ms) / 1000),
    )


def _main_thread(events: Sequence[dict[str, Any]]) -> tuple[int, int]:
    """That of the page: of all renderers, the one with the most tasks."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN
    }
    tasks = Counter((event["pid"], event["tid"]) for event in events if event["name"] == TASK)
    return max(mains, key=lambda thread: tasks[thread])


def _per_frame(tasks: Sequence[tuple[float, float]], since: float, until: float) -> list[float]:
    frames = [0.0] * max(1, int((until - since) / FRAME_MS))
    for start, length in tasks:
        begin, end = start - since, start - since + length
        for number in range(int(begin / FRAME_MS), min(len(frames), int(end / FRAME_MS) + 1)):
            frames[number] += min(end, (number + 1) * FRAME_MS) - max(begin, number * FRAME_MS)
    return frames
