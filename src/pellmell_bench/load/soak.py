"""`pellmell bench soak`: tables come and go, lines drop and come back, and nothing must pile up."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import mean
from time import perf_counter

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Seconds
from pellmell_bench.load.generator import two_cores
from pellmell_bench.load.played_table import Play, PlayedTable
from pellmell_bench.load.rig import HouseRig, allow_sockets, house_rig

Say = Callable[[str], None]

SEATS = 4
FLAT = 0.02  # growth that is none; 0.048 was a leak
MOST_SAMPLES = 10_000
SLEEP_SECONDS = 75.0  # of a table's time, until those that were left have fallen asleep
AT_LEAST_SECONDS = 120.0  # it ends as soon as all are gone, however busy the machine is


@dataclass(frozen=True)
class SoakPlan:
    minutes: float = 10.0
    tables: int = 40
    rate: float = 3.0
    stays: tuple[float, float] = (20.0, 90.0)  # seconds that a table is played
    drops: tuple[float, float] = (3.0, 20.0)  # seconds until one of its lines is lost
    gone: tuple[float, float] = (0.05, 6.0)  # seconds until it is back
    every: float = 5.0  # seconds between samples
    speed: float = 1.0


QUICK = SoakPlan(
    minutes=0.15, tables=3, stays=(2.0, 4.0), drops=(0.3, 1.0), gone=(0.05, 0.5), every=0.5, speed=20.0
)


@dataclass(frozen=True)
class Sample:
    seconds: Seconds
    memory: int
    tables: int
    sockets: int
    tasks: int
    files: int


@dataclass(frozen=True)
class SoakReport:
    samples: list[Sample]
    end: Sample  # after everybody has left
    start: Sample  # before anybody came
    tables: int
    lost_lines: int
    commands: int
    refused: int
    hung_up: int  # lines that the house ended by itself

    @property
    def growth(self) -> float:
        """Of memory, from the third quarter of the time to the last; before that, caches fill."""
        quarter = max(1, len(self.samples) // 4)
        memory = [sample.memory for sample in self.samples]
        return mean(memory[-quarter:]) / mean(memory[-2 * quarter : -quarter] or memory) - 1

    @property
    def flat(self) -> bool:
        return self.growth < FLAT

    @property
    def left_over(self) -> dict[str, int]:
        """What was not there before, and is there still."""
        return {
            what: getattr(self.end, what) - getattr(self.start, what)
            for what in ("tables", "sockets", "tasks", "files")
            if getattr(self.end, what) > getattr(self.start, what)
        }


def bench_soak(plan: SoakPlan, say: Say) -> SoakReport:
    allow_sockets(2 * SEATS * plan.tables)
    with two_cores() as core, house_rig(core, "--measure=latencies", speed=plan.speed) as rig:
        return Soak(rig, plan, say).run()


class Soak:
    def __init__(self, rig: HouseRig, plan: SoakPlan, say: Say) -> None:
        self._rig = rig
        self._plan = plan
        self._say = say
        self._chance = Random(7)
        self._began = perf_counter()
        self._samples: list[Sample] = []
        self._tables = 0
        self._lost_lines = 0
        self._closing = False

    def run(self) -> SoakReport:
        start = self._sample()
        for _ in range(self._plan.tables):
            self._after(self._between(self._plan.stays) / 2, self._arrive)
        self._after(self._plan.every, self._look)
        self._rig.generator.run(self._plan.minutes * 60)
        self._rig.generator.run_until(self._has_begun, AT_LEAST_SECONDS)
        self._closing = True
        self._say("everybody leaves")
        end = self._all_gone(start)
        counter = self._rig.counter
        return SoakReport(
            self._samples,
            end,
            start,
            self._tables,
            self._lost_lines,
            counter.accepted,
            counter.refused,
            self._rig.generator.lost,
        )

    def _has_begun(self) -> bool:
        """On a busy machine the time may be up before anything has happened."""
        return self._lost_lines > 0 and self._rig.counter.accepted > 0

    def _all_gone(self, start: Sample) -> Sample:
        for wire in list(self._rig.generator.wires.values()):
            self._rig.generator.drop(wire)
        seconds = max(AT_LEAST_SECONDS, SLEEP_SECONDS / self._plan.speed)
        self._rig.generator.run_until(lambda: self._is_as(start), seconds)
        return self._sample()

    def _is_as(self, start: Sample) -> bool:
        self._rig.generator.run(0.5)
        now = self._sample()
        gone = (now.tables, now.sockets) == (start.tables, start.sockets)
        return gone and now.tasks <= start.tasks and now.files <= start.files

    # Tables and lines

    def _arrive(self) -> None:
        if self._closing:
            return
        rig = self._rig
        play = Play(self._plan.rate, SEATS, pace="human")
        table = PlayedTable(rig.access, rig.generator, rig.counter, self._chance, play)
        self._tables += 1
        self._after(1.0 / self._plan.speed, partial(self._begin, table))
        self._after(self._between(self._plan.stays), partial(self._depart, table))

    def _begin(self, table: PlayedTable) -> None:
        if table.full:
            table.begin()
            self._after(self._between(self._plan.drops), partial(self._drop, table))
        else:
            self._after(0.2, partial(self._begin, table))

    def _drop(self, table: PlayedTable) -> None:
        if table.left or self._closing:
            return
        seat = self._chance.randrange(SEATS)
        table.lose_line(seat)
        self._lost_lines += 1
        self._after(self._between(self._plan.gone), partial(self._come_back, table, seat))

    def _come_back(self, table: PlayedTable, seat: Seat) -> None:
        if not (table.left or self._closing):
            table.come_back(seat)
            self._after(self._between(self._plan.drops), partial(self._drop, table))

    def _depart(self, table: PlayedTable) -> None:
        table.leave()
        self._arrive()

    # Time

    def _between(self, bounds: tuple[float, float]) -> float:
        return self._chance.uniform(*bounds)

    def _after(self, seconds: Seconds, callback: Callable[[], None]) -> None:
        self._rig.generator.at(perf_counter() + seconds, callback)

    def _look(self) -> None:
        sample = self._sample()
        self._samples = [*self._samples, sample][-MOST_SAMPLES:]
        self._say(
            f"{sample.seconds:.0f} s: {sample.memory / 1e6:.1f} MB, {sample.tables} tables, "
            f"{sample.sockets} sockets, {sample.tasks} tasks"
        )
        if not self._closing:
            self._after(self._plan.every, self._look)

    def _sample(self) -> Sample:
        measured, server = self._rig.access.measures(), self._rig.server
        seconds = perf_counter() - self._began
        return Sample(
            seconds, server.memory(), measured.tables, measured.sockets, measured.tasks, server.open_files()
        )
