"""`pellmell bench load`: the whole house under load, beside a bare server with the same fan-out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Literal

from pellmell.bench.generator import two_cores
from pellmell.bench.played_table import Play
from pellmell.bench.rig import HouseRig, Window, allow_sockets, bare_rig, house_rig

Say = Callable[[str], None]
Durability = Literal["power", "process"]

SEATS = 4
RATE = 3.0  # commands of a seat in a second
FIRST_SIZE = 140  # bytes of a frame, until it is known
FIRST_TABLE_SECONDS = 3.0
AT_LIMIT = 0.85  # of a core
PLAYING = 0.87  # of the time a table plays; the rest are countdowns and scores


@dataclass(frozen=True)
class Plan:
    """How much of everything. Seconds are those that are measured, after some to get going."""

    tables: int = 200
    turns: int = 3
    seconds: float = 8.0
    warm_up: float = 8.0
    bare_seconds: float = 4.0
    scale: Sequence[int] = (10, 100, 1000)
    scale_rate: float = 1000.0  # commands a second, over all tables
    fill_seconds: float = 40.0  # until tables remember as much as they ever will
    twelves: int = 60
    watchers: int = 100
    brisk: float = 10.0  # how fast the tables' time runs at saturation: countdowns are short then
    swift: float = 50.0  # so short that ten tables are enough to keep a core busy
    calm: float = 1.0  # and where latencies are measured

    def rate(self, tables: int) -> float:
        """Of a seat, so that all tables together have their number of commands."""
        return self.scale_rate / (tables * SEATS)


QUICK = Plan(
    tables=4,
    turns=1,
    seconds=1.0,
    warm_up=0.5,
    bare_seconds=0.5,
    calm=10.0,
    scale=(2, 4),
    scale_rate=40.0,
    fill_seconds=0.5,
    twelves=1,
    watchers=5,
)


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
class Cost:
    """Of so many tables: at saturation, when few commands come, and when none do."""

    full: Window
    paced: Window
    idle: Window
    bare: Window  # the bare server, paced in the same way

    @property
    def paced_cpu_per_command(self) -> float:
        """In microseconds, beyond what the tables cost by themselves."""
        own = self.paced.server_cpu - self.idle.server_load * self.paced.seconds
        return own / max(1, self.paced.commands) * 1e6

    @property
    def windows(self) -> tuple[Window, ...]:
        return self.full, self.paced, self.idle, self.bare


@dataclass(frozen=True)
class Scale:
    """So many tables, in several turns, and the bytes of each."""

    tables: int
    costs: list[Cost]
    per_socket: float
    per_table: float


@dataclass(frozen=True)
class Other:
    what: str
    timed: Timed


@dataclass
class Report:
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


def bench_load(plan: Plan, say: Say) -> Report:
    allow_sockets(SEATS * max(*plan.scale, plan.tables) + plan.watchers)
    report = Report()
    with two_cores() as core:
        for turn in range(1, plan.turns + 1):
            say(f"at saturation, turn {turn} of {plan.turns}")
            _saturate(report, plan, core)
        say("at saturation, stage by stage")
        report.stages = _stages(plan, core)
        for durability in _DURABILITIES:
            say(f"half of saturation, durability {durability}")
            report.latencies.append(_half(plan, core, durability, report.saturation / 2))
        say("sockets by themselves")
        per_socket = _per_socket(max(plan.scale) * SEATS, core)
        for tables in plan.scale:
            say(f"{tables} tables: memory")
            report.scale.append(Scale(tables, [], per_socket, _per_table(plan, core, tables, per_socket)))
        for turn in range(1, plan.turns + 1):
            say(f"tables by their number, turn {turn} of {plan.turns}")
            for scale in report.scale:
                scale.costs.append(_cost(plan, core, scale.tables))
        say("tables of twelve")
        report.others.append(_twelves(plan, core))
        say(f"a table with {plan.watchers} watchers")
        report.others.append(_watched(plan, core))
    return report


_DURABILITIES: tuple[Durability, ...] = ("power", "process")


def _saturate(report: Report, plan: Plan, core: int | None) -> None:
    with house_rig(core, speed=plan.brisk) as rig:
        rig.play(plan.tables, Play())
        rig.generator.run(plan.warm_up)
        house = rig.window(plan.seconds)
    report.house.append(house)
    with bare_rig(core) as bare:
        bare.play(plan.tables, SEATS, _bytes_of_frame(house))
        bare.generator.run(plan.bare_seconds / 4)
        report.bare.append(bare.window(plan.bare_seconds))


def _stages(plan: Plan, core: int | None) -> Stages:
    with house_rig(core, "--measure=stages", speed=plan.brisk) as rig:
        rig.play(plan.tables, Play())
        rig.generator.run(plan.warm_up)
        rig.desk.measures()
        rig.window(plan.seconds)
        measured = rig.desk.measures()
    per_command = 1e6 / max(1, measured.commands)
    stages = {stage: seconds * per_command for stage, seconds in measured.stages.items()}
    stages["journal"] += measured.writer * per_command
    total = measured.cpu * per_command
    stages["loop and kernel"] = total - sum(stages.values())
    return Stages(total, stages)


def _half(plan: Plan, core: int | None, durability: Durability, commands: float) -> Latency:
    tables = max(1, round(commands / (SEATS * RATE * PLAYING)))
    with house_rig(core, "--measure=latencies", f"--durability={durability}", speed=plan.calm) as rig:
        rig.play(tables, Play(RATE, pace="human"))
        return Latency(durability, tables, [_timed(rig, plan) for _ in range(plan.turns)])


def _per_socket(sockets: int, core: int | None) -> float:
    """Of lines that look at the lobby: they have no table."""
    with house_rig(core) as rig:
        before = rig.server.memory()
        for _ in range(sockets):
            rig.generator.add(rig.desk.connect("lobby", _unheard))
        rig.generator.run(1.0)
        return (rig.server.memory() - before) / sockets


def _cost(plan: Plan, core: int | None, tables: int) -> Cost:
    """All are alike but for their number: they play until they are at all stages of their rounds."""
    rate = plan.rate(tables)
    with house_rig(core, speed=plan.swift) as rig:
        rig.play(tables, Play())
        rig.mix(rounds=1, seconds=plan.fill_seconds)
        full = rig.window(plan.seconds)
        rig.go_on(rate)
        rig.generator.run(plan.warm_up / 2)
        paced = rig.window(plan.seconds)
        rig.rest(True)
        rig.generator.run(1.0)
        idle = rig.window(plan.seconds / 2)
    with bare_rig(core) as bare:
        bare.play(tables, SEATS, _bytes_of_frame(full), rate)
        bare.generator.run(plan.bare_seconds / 4)
        return Cost(full, paced, idle, bare.window(plan.seconds))


def _bytes_of_frame(window: Window) -> int:
    return round(window.bytes / window.frames) if window.frames else FIRST_SIZE


def _per_table(plan: Plan, core: int | None, tables: int, per_socket: float) -> float:
    """When they remember as much as they ever will."""
    with house_rig(core, speed=plan.brisk) as rig:
        before = _memory_after_first_table(rig)
        rig.play(tables, Play())
        rig.generator.run(plan.warm_up + plan.fill_seconds)
        return (rig.server.memory() - before) / tables - per_socket * SEATS


def _memory_after_first_table(rig: HouseRig) -> int:
    """What is there once, however many tables follow."""
    rig.play(1, Play())
    rig.generator.run(FIRST_TABLE_SECONDS)
    rig.tables.pop().leave()
    rig.generator.run(1.0)
    return rig.server.memory()


def _twelves(plan: Plan, core: int | None) -> Other:
    with house_rig(core, "--measure=latencies", speed=plan.brisk) as rig:
        rig.play(plan.twelves, Play(seats=12))
        return Other(f"{plan.twelves} tables of twelve, at saturation", _timed(rig, plan))


def _watched(plan: Plan, core: int | None) -> Other:
    with house_rig(core, "--measure=latencies", speed=plan.calm) as rig:
        rig.play(1, Play(RATE, pace="human"))
        rig.tables[0].watch(plan.watchers)
        return Other(f"one table with {plan.watchers} watchers", _timed(rig, plan))


def _timed(rig: HouseRig, plan: Plan) -> Timed:
    rig.generator.run(plan.warm_up)
    rig.desk.measures()
    window = rig.window(plan.seconds)
    latencies = sorted(rig.desk.measures().latencies)
    return Timed(window, _quantile(latencies, 0.5), _quantile(latencies, 0.99))


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[int(share * (len(ordered) - 1))] if ordered else 0.0


def _unheard(_: bytes, __: int, ___: int) -> None:
    pass
