"""A run: nodes, a router and guests are started, faults are inflicted trial by trial, and all that was told
is held against what was written."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec

from pellmell.catalogue import all_games
from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres.connections import connect
from pellmell.stores.postgres.fence import LEASE_SECONDS
from pellmell.stores.postgres.schema import migrate
from pellmell.testing.postgres_server import PostgresServer
from pellmell_bench.chaos import database_audit
from pellmell_bench.chaos.checker.check import Verdict, check
from pellmell_bench.chaos.checker.silences import Silence, Trial, never, silences, too_long
from pellmell_bench.chaos.fault_injection import FaultInjector
from pellmell_bench.chaos.fault_plan import PlannedTrial
from pellmell_bench.chaos.haproxy_front import haproxy_front
from pellmell_bench.chaos.hash_router import HashRouter, Way
from pellmell_bench.chaos.histories import read_histories
from pellmell_bench.chaos.house_node import HouseNode, house_nodes
from pellmell_bench.chaos.written import Written

GATHERED_SECONDS = 180.0
GOES_ON_SECONDS = 60.0  # after the last fault is mended: who has not gone on then is told of by rule g
LIMIT_SECONDS = 2 * LEASE_SECONDS + 3
LOOK_SECONDS = 0.05
QUIET_SECONDS = 1.0  # until whatever was on its way has arrived


def nothing() -> None:
    pass


class Setting(NamedTuple):
    """What is put under load: `module` starts a node. Nobody is judged by `limit` where it is None."""

    nodes: int = 3
    tables: int = 8
    processes: int = 2
    way: Way = "hash"
    seed: str = "chaos"
    module: str = "pellmell"
    limit: Seconds | None = LIMIT_SECONDS
    haproxy: bool = False  # instead of the bench's own router
    fronts: bool = False  # nodes come to each other by proxies
    tampering: str = ""  # SQL that breaks the fence on purpose


@dataclass
class Chaos:
    """What came of a run."""

    verdict: Verdict = field(default_factory=Verdict)
    trials: list[Trial] = field(default_factory=list[Trial])
    silences: dict[str, list[Silence]] = field(default_factory=dict[str, list[Silence]])  # by faults
    faults: int = 0
    seconds: Seconds = 0.0
    load_seconds: Seconds = 0.0
    stood_still: Seconds = 0.0  # the bench itself, at most: it has the router and all proxies


class ChaosRun:
    """`folder` keeps histories, logs of nodes, the plan and what lay in the database."""

    def __init__(self, folder: Path, setting: Setting, server: PostgresServer, address: str) -> None:
        self._folder = folder
        self._setting = setting
        self._server = server
        self._address = address
        self._guests: list[GuestsElsewhere] = []
        self._trials: list[Trial] = []
        self._stood_still = 0.0
        self._goes_on = True
        self._faults = 0

    async def run(
        self, plan: Sequence[PlannedTrial], progress: Callable[[], None] = nothing, most: Seconds = inf
    ) -> Chaos:
        """At most for so many seconds; a trial that has begun is brought to its end."""
        began = monotonic()
        await self._prepare_database()
        async with AsyncExitStack() as stack:
            setting = self._setting
            nodes = await stack.enter_async_context(
                house_nodes(setting.nodes, self._address, self._folder, setting.module, setting.fronts)
            )
            url = await stack.enter_async_context(self._routed([node.port for node in nodes]))
            self._guests = await stack.enter_async_context(self._guests_at(url))
            watch = asyncio.create_task(self._watch_loop())
            loaded = monotonic()
            await self._inflict_all(nodes, plan, progress, loaded + most)
            mark = monotonic()
            await self._all_go_on()
            self._trials[-1:] = [trial._replace(watched=monotonic()) for trial in self._trials[-1:]]
            load_seconds = monotonic() - loaded
            watch.cancel()
            for guests in self._guests:
                await guests.stop()
        written = await self._read_database()
        chaos = await asyncio.to_thread(self.judge, written, mark)
        chaos.seconds, chaos.load_seconds = monotonic() - began, load_seconds
        chaos.stood_still, chaos.faults = self._stood_still, self._faults
        return chaos

    async def _watch_loop(self) -> None:
        while True:
            began = monotonic()
            await asyncio.sleep(LOOK_SECONDS)
            self._stood_still = max(self._stood_still, monotonic() - began - LOOK_SECONDS)

    async def _prepare_database(self) -> None:
        connection = await connect(self._address)
        try:
            await migrate(connection)
            await database_audit.install(connection)
            if self._setting.tampering:
                await connection.execute(self._setting.tampering)
        finally:
            connection.terminate()

    async def _read_database(self) -> Written:
        connection = await connect(self._address)
        try:
            written = await database_audit.read(connection)
        finally:
            connection.terminate()
        (self._folder / "written.json").write_bytes(msgspec.json.encode(written))
        return written

    @asynccontextmanager
    async def _routed(self, ports: Sequence[int]) -> AsyncGenerator[str]:
        if self._setting.haproxy:
            async with haproxy_front(ports, self._setting.way, self._folder) as front:
                yield front.url
        else:
            async with HashRouter(ports, self._setting.way).opened() as router:
                yield router.url

    # Load

    @asynccontextmanager
    async def _guests_at(self, url: str) -> AsyncGenerator[list["GuestsElsewhere"]]:
        """In several processes, each with some of the tables."""
        games = list(all_games())
        wanted = [games[number % len(games)] for number in range(self._setting.tables)]
        guests: list[GuestsElsewhere] = []
        try:
            for number in range(self._setting.processes):
                share = wanted[number :: self._setting.processes]
                seed = f"{self._setting.seed} {number}"
                guests.append(await GuestsElsewhere.start(url, self._folder, seed, share))
            async with asyncio.timeout(GATHERED_SECONDS):
                await asyncio.gather(*(each.hear("gathered") for each in guests))
            yield guests
        finally:
            for each in guests:
                await each.end()

    async def _all_go_on(self) -> bool:
        try:
            async with asyncio.timeout(GOES_ON_SECONDS):
                await asyncio.gather(*(each.go_on() for each in self._guests))
        except TimeoutError:
            return False
        return True

    # Faults

    async def _inflict_all(
        self,
        nodes: Sequence[HouseNode],
        plan: Sequence[PlannedTrial],
        progress: Callable[[], None],
        end: float,
    ) -> None:
        injector = FaultInjector(nodes, self._server, self._address)
        with (self._folder / "trials.txt").open("w") as log:
            for planned in plan:
                if monotonic() > end:
                    break
                began = monotonic()
                await injector.inflict(planned)
                mended = monotonic()
                await asyncio.sleep(QUIET_SECONDS)
                if planned.waits:
                    await self._all_go_on()
                self._faults += len(planned.faults)
                self._note(Trial(str(planned), began, mended, monotonic()), goes_on=planned.waits)
                log.write(f"{began:.3f} {mended:.3f} {self._stood_still:.3f} {planned!r}\n")
                log.flush()
                progress()

    def _note(self, trial: Trial, goes_on: bool) -> None:
        """One that began before all tables had gone on after another is part of that."""
        if self._goes_on or not self._trials:
            self._trials.append(trial)
        else:
            before = self._trials[-1]
            self._trials[-1] = trial._replace(
                faults=f"{before.faults} and {trial.faults}", began=before.began
            )
        self._goes_on = goes_on

    # Judging

    def judge(self, written: Written, mark: float) -> Chaos:
        """What lies in the folder, and in the database; after the mark, all tables have to go on."""
        histories = list(read_histories(self._folder))
        chaos = Chaos(check(histories, written), self._trials)
        chaos.verdict.violations += never(histories, mark)
        for trial in self._trials:
            found = list(silences(histories, trial))
            chaos.silences.setdefault(trial.faults, []).extend(one for one in found if one.hit)
            if self._setting.limit is not None:
                chaos.verdict.violations += too_long(found, trial, self._setting.limit)
        return chaos


class GuestsElsewhere:
    """Guests in a process of their own."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, url: str, folder: Path, seed: str, games: Sequence[str]) -> "GuestsElsewhere":
        module = "pellmell_bench.chaos.guest_process"
        arguments = ["-m", module, url, str(folder), seed, *games]
        with (folder / "guests.log").open("ab") as log:
            return cls(
                await asyncio.create_subprocess_exec(
                    sys.executable, *arguments, stdin=PIPE, stdout=PIPE, stderr=log
                )
            )

    async def hear(self, word: str) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            if line.decode().strip() == word:
                return
        raise RuntimeError(f"a process of guests has ended before it said that it {word}: see guests.log")

    async def go_on(self) -> None:
        """Until all their tables do."""
        self._say("mark")
        await self.hear("goes on")

    async def stop(self) -> None:
        """They go, and have noted what they saw last."""
        self._say("stop")
        await self._process.wait()

    async def end(self) -> None:
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    def _say(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(word.encode() + b"\n")
