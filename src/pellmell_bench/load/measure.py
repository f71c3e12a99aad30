"""`pellmell bench load`: the whole house under load, beside a bare server with the same fan-out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Literal

from pellmell_bench.load.generator import two_cores
from pellmell_bench.load.plan import SEATS, LoadPlan
from pellmell_bench.load.played_table import Play
from pellmell_bench.load.rig import HouseRig, Window, allow_sockets, bare_rig, house_rig
from pellmell_bench.load.scale import Say, Scale, bytes_of_frame, tables_by_number

Durability = Literal["power", "process"]

RATE = 3.0  # commands of a seat in a second
AT_LIMIT = 0.85  # of a core
PLAYING = 0.87  # of the time a table plays; the rest are countdowns and scores


@dataclass(frozen=True)
class Stages:
    """Microseconds of CPU per command."""

    total: float
    by_stage: dict[str, float]


@dataclass(frozen=True)
class Timed:
    """A window, and how long its commands took, in ms."""

    window: Window
    p50: float
    p99: float


@dataclass(frozen=True)
class Latency:
    """In several turns: a disk that stalls once spoils one of them."""

    durability: Durability
    tables: int
    turns: list[Timed]


@dataclass(frozen=True)
class Other:
    what: str
    timed: Timed


@dataclass
class LoadReport:
    house: list[Window] = field(default_factory=list[Window])
    bare: list[Window] = field(default_factory=list[Window])
    stages: Stages | None = None
    latencies: list[Latency] = field(default_factory=list[Latency])
    scale: list[Scale] = field(default_factory=list[Scale])
    others: list[Other] = field(default_factory=list[Other])

    @property
    def saturation(self) -> float:
        """Commands a second."""
        return median(window.commands_per_second for window in self.house)

    @property
    def share(self) -> float:
        """Of the bare server's frames."""
        ours = median(window.frames_per_second for window in self.house)
        return ours / median(window.frames_per_second for window in self.bare)

    @property
    def share_by_cpu(self) -> float:
        """The same by frames per second of CPU, which other work on the machine does not touch."""
        ours = median(window.frames_per_cpu_second for window in self.house)
        return ours / median(window.frames_per_cpu_second for window in self.bare)

    @property
    def windows(self) -> Iterator[Window]:
        yield from self.house
        yield from self.bare
        yield from (turn.window for latency in self.latencies for turn in latency.turns)
        yield from (window for scale in self.scale for cost in scale.costs for window in cost.windows)
        yield from (other.timed.window for other in self.others)

    @property
    def starved(self) -> bool:
        """A server had to share its core with something else, and was not at its limit."""
        return any(window.server_load < AT_LIMIT for window in (*self.house, *self.bare))

    @property
    def void(self) -> bool:
        """The generator was too busy in some window, and measured itself."""
        return any(window.void for window in self.windows)


def bench_load(plan: LoadPlan, say: Say) -> LoadReport:
    allow_sockets(SEATS * max(*plan.scale, plan.tables) + plan.watchers)
    report = LoadReport()
    with two_cores() as core:
        for turn in range(1, plan.turns + 1):
            say(f"at saturation, turn {turn} of {plan.turns}")
            _saturate(report, plan, core)
        say("at saturation, stage by stage")
        report.stages = _stages(plan, core)
        for durability in _DURABILITIES:
            say(f"half of saturation, durability {durability}")
            report.latencies.append(_half(plan, core, durability, report.saturation / 2))
        report.scale = tables_by_number(plan, core, say)
        say("tables of twelve")
        report.others.append(_twelves(plan, core))
        say(f"a table with {plan.watchers} watchers")
        report.others.append(_watched(plan, core))
    return report


_DURABILITIES: tuple[Durability, ...] = ("power", "process")


def _saturate(report: LoadReport, plan: LoadPlan, core: int | None) -> None:
    with house_rig(core, speed=plan.brisk) as rig:
        rig.play(plan.tables, Play())
        rig.generator.run(plan.warm_up)
        house = rig.busy_window(plan.seconds)
    report.house.append(house)
    with bare_rig(core) as bare:
        bare.play(plan.tables, SEATS, bytes_of_frame(house))
        bare.generator.run(plan.bare_seconds / 4)
        report.bare.append(bare.busy_window(plan.bare_seconds))


def _stages(plan: LoadPlan, core: int | None) -> Stages:
    with house_rig(core, "--measure=stages", speed=plan.brisk) as rig:
        rig.play(plan.tables, Play())
        rig.generator.run(plan.warm_up)
        rig.access.measures()
        rig.window(plan.seconds)
        measured = rig.access.measures()
    per_command = 1e6 / max(1, measured.commands)
    stages = {stage: seconds * per_command for stage, seconds in measured.stages.items()}
    stages["journal"] += measured.writer * per_command
    total = measured.cpu * per_command
    stages["loop and kernel"] = total - sum(stages.values())
    return Stages(total, stages)


def _half(plan: LoadPlan, core: int | None, durability: Durability, commands: float) -> Latency:
    tables = max(1, round(commands / (SEATS * RATE * PLAYING)))
    with house_rig(core, "--measure=latencies", f"--durability={durability}", speed=plan.calm) as rig:
        rig.play(tables, Play(RATE, pace="human"))
        return Latency(durability, tables, [timed(rig, plan) for _ in range(plan.turns)])


def _twelves(plan: LoadPlan, core: int | None) -> Other:
    with house_rig(core, "--measure=latencies", speed=plan.brisk) as rig:
        rig.play(plan.twelves, Play(seats=12))
        return Other(f"{plan.twelves} tables of twelve, at saturation", timed(rig, plan))


def _watched(plan: LoadPlan, core: int | None) -> Other:
    with house_rig(core, "--measure=latencies", speed=plan.calm) as rig:
        rig.play(1, Play(RATE, pace="human"))
        rig.tables[0].watch(plan.watchers)
        return Other(f"one table with {plan.watchers} watchers", timed(rig, plan))


def timed(rig: HouseRig, plan: LoadPlan) -> Timed:
    rig.generator.run(plan.warm_up)
    rig.access.measures()
    window = rig.window(plan.seconds)
    latencies = sorted(rig.access.measures().latencies)
    return Timed(window, _quantile(latencies, 0.5), _quantile(latencies, 0.99))


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[int(share * (len(ordered) - 1))] if ordered else 0.0
