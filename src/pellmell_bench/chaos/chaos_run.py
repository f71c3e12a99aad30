"""A run: faults are inflicted on a loaded house, trial by trial, and all that was told is held against what
was written."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from time import monotonic

from pellmell.kit.time_units import Seconds
from pellmell.testing.postgres_server import PostgresServer
from pellmell_bench.chaos.checker.check import Verdict, check
from pellmell_bench.chaos.checker.losses import losses_of
from pellmell_bench.chaos.checker.silences import Silence, Trial, never, silences, too_long
from pellmell_bench.chaos.fault_injection import FaultInjector
from pellmell_bench.chaos.fault_plan import PlannedTrial
from pellmell_bench.chaos.histories import read_histories
from pellmell_bench.chaos.loaded_house import QUIET_SECONDS, LoadedHouse, loaded_house, read_database
from pellmell_bench.chaos.setting import SPEED, Setting
from pellmell_bench.chaos.written import Written


def nothing() -> None:
    pass


@dataclass
class Chaos:
    """What came of a run."""

    verdict: Verdict = field(default_factory=Verdict)
    trials: list[Trial] = field(default_factory=list[Trial])
    silences: list[list[Silence]] = field(default_factory=list[list[Silence]])  # of each trial's hit tables
    faults: int = 0
    seconds: Seconds = 0.0
    load_seconds: Seconds = 0.0
    stood_still: Seconds = 0.0  # the bench itself, at most: it has the router and all proxies
    speed: float = SPEED


class ChaosRun:
    """`folder` keeps histories, logs of nodes, the plan and what lay in the database."""

    def __init__(self, folder: Path, setting: Setting, server: PostgresServer, address: str) -> None:
        self._folder = folder
        self._setting = setting
        self._server = server
        self._address = address
        self._trials: list[Trial] = []
        self._goes_on = True
        self._faults = 0

    async def run(
        self, plan: Sequence[PlannedTrial], progress: Callable[[], None] = nothing, most: Seconds = inf
    ) -> Chaos:
        """At most for so many seconds; a trial that has begun is brought to its end."""
        began = monotonic()
        async with loaded_house(self._folder, self._setting, self._address) as house:
            loaded = monotonic()
            await self._inflict_all(house, plan, progress, loaded + most)
            mark = monotonic()
            await house.go_on()
            self._trials[-1:] = [trial._replace(watched=monotonic()) for trial in self._trials[-1:]]
            load_seconds = monotonic() - loaded
            await house.dismiss()
        written = await read_database(self._address, self._folder)
        chaos = await asyncio.to_thread(self.judge, written, mark)
        chaos.seconds, chaos.load_seconds = monotonic() - began, load_seconds
        chaos.stood_still, chaos.faults = house.stood_still, self._faults
        return chaos

    async def _inflict_all(
        self, house: LoadedHouse, plan: Sequence[PlannedTrial], progress: Callable[[], None], end: float
    ) -> None:
        injector = FaultInjector(house.nodes, self._server, self._address)
        with (self._folder / "trials.txt").open("w") as log:
            for planned in plan:
                if monotonic() > end:
                    break
                began = monotonic()
                await injector.inflict(planned)
                mended = monotonic()
                await asyncio.sleep(QUIET_SECONDS)
                if planned.waits:
                    await house.go_on()
                seen, watched = await injector.aftermath(), monotonic()
                noted = seen.away, tuple(seen.of_use), tuple(seen.crashes)
                self._faults += len(planned.faults)
                self._note(Trial(str(planned), began, mended, watched, *noted), goes_on=planned.waits)
                log.write(f"{began:.3f} {mended:.3f} {house.stood_still:.3f} {planned!r} {seen!r}\n")
                log.flush()
                progress()

    def _note(self, trial: Trial, goes_on: bool) -> None:
        """One that began before all tables had gone on after another is part of that."""
        if self._goes_on or not self._trials:
            self._trials.append(trial)
        else:
            self._trials[-1] = self._trials[-1].joined(trial)
        self._goes_on = goes_on

    def judge(self, written: Written, mark: float) -> Chaos:
        """What lies in the folder, and in the database; after the mark, all tables have to go on."""
        histories = list(read_histories(self._folder))
        losses = losses_of(self._trials) if self._setting.durability == "process" else []
        chaos = Chaos(check(histories, written, losses), self._trials, speed=self._setting.speed)
        chaos.verdict.violations += never(histories, mark)
        for trial in self._trials:
            found = list(silences(histories, trial))
            chaos.silences.append([one for one in found if one.hit])
            if self._setting.limit is not None:
                chaos.verdict.violations += too_long(found, trial, self._setting.limit)
        return chaos
