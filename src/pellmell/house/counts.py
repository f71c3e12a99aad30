"""Counters of the house. They are plain numbers: whoever wants to show them reads them."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

from pellmell.kit.time_units import FineMilliseconds

BUCKETS_MS = (0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 15.0, 25.0, 50.0, 100.0, 250.0, 1000.0)


class Histogram:
    """`every` value is kept only if somebody, such as a bench, has put a list there."""

    def __init__(self, bounds: Sequence[FineMilliseconds] = BUCKETS_MS) -> None:
        self.bounds = bounds
        self.buckets = [0] * (len(bounds) + 1)
        self.sum = 0.0
        self.every: list[FineMilliseconds] | None = None

    def observe(self, value: FineMilliseconds) -> None:
        self.buckets[bisect_left(self.bounds, value)] += 1
        self.sum += value
        if self.every is not None:
            self.every.append(value)


class Counts:
    def __init__(self) -> None:
        self.commands = 0
        self.refusals: Counter[str] = Counter()
        self.hung_up: Counter[str] = Counter()  # by why
        self.frames = 0
        self.held = Histogram()  # commands that waited for a rival, in ms
        self.doubtful = 0  # lines that are shorter than they say: by the kernel, or by their answers
        self.resumed = 0
        self.snapshots = 0
        self.woken = 0
        self.latency = Histogram()
        self.deposed = 0  # tables that were given up, as another process of the house had taken over
