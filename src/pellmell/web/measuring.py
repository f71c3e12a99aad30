"""Where the time goes: a hidden setting for benchmarks.

While it is on, the few calls that every command goes through are wrapped, and each stage is charged with
the CPU time that it takes itself, without what it calls; or only how long each command takes is noted,
which costs next to nothing. While it is off, nothing of it is there.
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

from pellmell.house import live, reception
from pellmell.house.crowd import Crowd
from pellmell.house.live import LiveTable
from pellmell.house.outbox import Outbox
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.referee import Referee
from pellmell.stores import retention as keeping
from pellmell.stores.disk_sync import OnDisk
from pellmell.stores.sqlite import SqliteStore
from pellmell.stores.writer import Writer
from pellmell.web.context import ServerContext
from pellmell.web.websocket import connection_handler as talk
from pellmell.web.websocket.connection import SocketLine
from pellmell.web.websocket.connection_handler import TableHandler
from pellmell.web.websocket.reader import WebSocketReader

T = TypeVar("T")

MOST_LATENCIES = 1_000_000
CALIBRATION = 20_000
encode = msgspec.json.Encoder().encode

Undo = tuple[object, str, Any]

STAGES: tuple[tuple[object, str, str], ...] = (
    (WebSocketReader, "data_received", "socket in"),
    (talk, "read", "decode"),
    (reception, "decode_command", "decode"),
    (TableHandler, "hear", "table"),
    (LiveTable, "written", "table"),
    (LiveTable, "_wake_up", "table"),
    (Referee, "submit", "referee"),
    (Referee, "take", "referee"),
    (Match, "perform", "rules"),
    (Recorder, "perform", "journal"),
    (SqliteStore, "write", "journal"),
    (Writer, "_take_turn", "journal"),
    (Writer, "_safe", "journal"),
    (live, "encode", "encode"),
    (reception, "encode", "encode"),
    (Crowd, "tell", "sockets out"),
    (Crowd, "tell_one", "sockets out"),
    (SocketLine, "look_after", "pings"),
    (SocketLine, "pong", "pings"),
    (TableHandler, "measured", "pings"),
)


class Measured(Struct, frozen=True):
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
    """One stage runs at a time: what it calls is charged to another."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self._running = [""]
        self._since = 0
        self._own_cost = 0
        self._own_cost = self._calibrated()

    def timed(self, stage: str, call: Callable[..., Any]) -> Callable[..., Any]:
        spent, running = self.spent, self._running

        @wraps(call)
        def timed(*args: Any, **kwargs: Any) -> Any:
            now = thread_time_ns()
            spent[running[-1]] += now - self._since
            running.append(stage)
            self._since = thread_time_ns()
            try:
                return call(*args, **kwargs)
            finally:
                now = thread_time_ns()
                spent[running.pop()] += now - self._since - self._own_cost
                self._since = thread_time_ns()

        return timed

    def _calibrated(self) -> int:
        """What an empty call is charged with."""
        empty = self.timed("nothing", lambda: None)
        for _ in range(CALIBRATION):
            empty()
        cost = self.spent["nothing"] // CALIBRATION
        self.spent.clear()
        return cost


class Measures:
    def __init__(self, desk: ServerContext) -> None:
        self._desk = desk
        self._stopwatch = Stopwatch()
        self._undo: list[Undo] = []
        self._arrivals: list[float] = []
        self._latencies: list[float] = []
        self._writer = 0.0
        self._since = 0, 0.0

    async def show(self, _: Request) -> Response:
        return Response(body=encode(self.take()), content_type="application/json")

    def start(self) -> None:
        if self._desk.settings.measure == "stages":
            for owner, name, stage in STAGES:
                self._wrap(owner, name, partial(self._stopwatch.timed, stage))
        self._wrap(Outbox, "_observe", self._noting_arrival)
        self._wrap(Outbox, "_tell", self._noting_latency)
        self._wrap(OnDisk, "_sync", self._timing_thread)
        self._wrap(keeping, "restart_log", self._timing_thread)

    async def stop(self, _: Application) -> None:
        while self._undo:
            setattr(*self._undo.pop())

    def _wrap(self, owner: object, name: str, wrapper: Callable[[Callable[..., Any]], Any]) -> None:
        call = getattr(owner, name)
        self._undo.append((owner, name, call))
        setattr(owner, name, wrapper(call))

    def _noting_arrival(self, observe: Callable[[Outbox, float], None]) -> Callable[..., None]:
        def noting(outbox: Outbox, arrived: float) -> None:
            observe(outbox, arrived)
            if arrived:
                self._arrivals.append(arrived)

        return noting

    def _noting_latency(self, tell: Callable[..., None]) -> Callable[..., None]:
        def noting(*args: Any) -> None:
            tell(*args)
            now = self._desk.time.exactly()
            if len(self._latencies) < MOST_LATENCIES:
                speed = self._desk.settings.speed
                self._latencies += [(now - arrived) / speed for arrived in self._arrivals]
            self._arrivals.clear()

        return noting

    def _timing_thread(self, work: Callable[..., T]) -> Callable[..., T]:
        def timing(*args: Any) -> T:
            began = thread_time()
            try:
                return work(*args)
            finally:
                self._writer += thread_time() - began

        return timing

    def take(self) -> Measured:
        counts = self._desk.house.world.counts
        commands, cpu = counts.commands, process_time()
        measured = Measured(
            commands=commands - self._since[0],
            cpu=cpu - self._since[1],
            writer=self._writer,
            stages=dict(self._stages()),
            latencies=self._latencies,
            tables=len(self._desk.house.tables),
            sockets=len(self._desk.lines),
            tasks=len(asyncio.all_tasks()),
        )
        self._since, self._writer, self._latencies = (commands, cpu), 0.0, []
        self._stopwatch.spent.clear()
        return measured

    def _stages(self) -> Iterator[tuple[str, float]]:
        for stage in dict.fromkeys(stage for _, _, stage in STAGES):
            yield stage, self._stopwatch.spent[stage] / 1e9


def add(app: Application, desk: ServerContext) -> None:
    measures = Measures(desk)
    measures.start()
    app.router.add_get("/measures", measures.show)
    app.on_cleanup.append(measures.stop)
