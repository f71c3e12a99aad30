"""Measuring where the time goes: a hidden setting for benchmarks.

While it is on, the functions that are marked as a stage of a command's way (`pellmell.kit.timed_stages`) are
timed, and each stage is charged with the CPU time that it takes itself, without what it calls; or only how
long each command takes is noted, which costs next to nothing. While it is off, nothing of it is there.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial, wraps
from time import process_time, thread_time, thread_time_ns
from typing import Any, TypeVar

import msgspec
from aiohttp.web import Application, Request, Response
from msgspec import Struct

from pellmell.kit.timed_stages import MARKED, Marked
from pellmell.web.context import ServerContext

T = TypeVar("T")

MOST_LATENCIES = 1_000_000
CALIBRATION = 20_000
IN_THREADS = "disk"  # the stage that is not on the loop
MEASURING = "measuring"  # the stage that is there only while the others are timed
encode = msgspec.json.Encoder().encode


class Measurement(Struct, frozen=True):
    """Since the last time that somebody asked. Seconds of CPU; latencies in ms, in no order."""

    commands: int
    cpu: float
    writer: float
    stages: dict[str, float]
    latencies: list[float]
    tables: int
    sockets: int
    tasks: int


class Stopwatch:
    """One stage runs at a time: what it calls is charged to another. What it costs to be timed is charged to
    none of them: it is measured when the stopwatch is made, and told as a stage of its own."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self._running = [""]
        self._since = 0
        self._inside = self._around = 0  # ns of being timed, as the stage and its caller would be charged
        self._inside, self._around = self._calibrated()

    def timed(self, stage: str, call: Callable[..., Any]) -> Callable[..., Any]:
        spent, running = self.spent, self._running

        @wraps(call)
        def timed(*args: Any, **kwargs: Any) -> Any:
            now = thread_time_ns()
            spent[running[-1]] += now - self._since - self._around
            running.append(stage)
            self._since = now
            try:
                return call(*args, **kwargs)
            finally:
                now = thread_time_ns()
                spent[running.pop()] += now - self._since - self._inside
                spent[MEASURING] += self._inside + self._around
                self._since = now

        return timed

    def _calibrated(self) -> tuple[int, int]:
        """What an empty call is charged with; and its caller, beyond what a call costs that is not timed."""
        self.timed("plain", _call_often)(_nothing)
        self.timed("timed", _call_often)(self.timed("empty", _nothing))
        spent = dict(self.spent)
        self.spent.clear()
        return spent["empty"] // CALIBRATION, (spent["timed"] - spent["plain"]) // CALIBRATION


def _nothing() -> None:
    pass


def _call_often(call: Callable[[], None]) -> None:
    for _ in range(CALIBRATION):
        call()


class Measures:
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._latency = context.house.environment.counts.latency
        self._stopwatch = Stopwatch()
        self._timed: list[Marked] = []
        self._disk = 0.0
        self._since = 0, 0.0

    async def show(self, _: Request) -> Response:
        return Response(body=encode(self.take()), content_type="application/json")

    def start(self) -> None:
        self._latency.every = []
        stages = self._context.settings.measure == "stages"
        for marked in MARKED:
            if marked.stage == IN_THREADS:
                self._time(marked, self._timing_thread)
            elif stages:
                self._time(marked, partial(self._stopwatch.timed, marked.stage))

    async def stop(self, _: Application) -> None:
        self._latency.every = None
        while self._timed:
            marked = self._timed.pop()
            setattr(marked.owner, marked.function.__name__, marked.function)

    def _time(self, marked: Marked, timed: Callable[[Callable[..., Any]], Any]) -> None:
        setattr(marked.owner, marked.function.__name__, timed(marked.function))
        self._timed.append(marked)

    def _timing_thread(self, work: Callable[..., T]) -> Callable[..., T]:
        def timing(*args: Any) -> T:
            began = thread_time()
            try:
                return work(*args)
            finally:
                self._disk += thread_time() - began

        return timing

    def take(self) -> Measurement:
        commands, cpu = self._context.house.environment.counts.commands, process_time()
        speed = self._context.settings.speed
        measured = Measurement(
            commands=commands - self._since[0],
            cpu=cpu - self._since[1],
            writer=self._disk,
            stages=dict(self._stages()),
            latencies=[latency / speed for latency in (self._latency.every or [])[:MOST_LATENCIES]],
            tables=len(self._context.house.tables),
            sockets=len(self._context.lines),
            tasks=len(asyncio.all_tasks()),
        )
        self._since, self._disk, self._latency.every = (commands, cpu), 0.0, []
        self._stopwatch.spent.clear()
        return measured

    def _stages(self) -> Iterator[tuple[str, float]]:
        on_loop = [marked.stage for marked in MARKED if marked.stage != IN_THREADS]
        for stage in dict.fromkeys([*on_loop, MEASURING]):
            yield stage, self._stopwatch.spent[stage] / 1e9


def add(app: Application, context: ServerContext) -> None:
    measures = Measures(context)
    measures.start()
    app.router.add_get("/measures", measures.show)
    app.on_cleanup.append(measures.stop)
