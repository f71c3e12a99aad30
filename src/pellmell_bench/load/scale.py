"""The scale bench measures what a table and a command cost among ten tables, a hundred and a thousand."""

from collections.abc import Callable
from dataclasses import dataclass

from pellmell_bench.load.generator import two_cores
from pellmell_bench.load.plan import SEATS, LoadPlan
from pellmell_bench.load.played_table import Play
from pellmell_bench.load.rig import HouseRig, Window, allow_sockets, bare_rig, house_rig

Say = Callable[[str], None]

FIRST_SIZE = 140  # bytes of a frame, until it is known
FIRST_TABLE_SECONDS = 3.0


@dataclass(frozen=True)
class ScaleCost:
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
    costs: list[ScaleCost]
    per_socket: float
    per_table: float


def bench_scale(plan: LoadPlan, say: Say) -> list[Scale]:
    allow_sockets(SEATS * max(plan.scale))
    with two_cores() as core:
        return tables_by_number(plan, core, say)


def tables_by_number(plan: LoadPlan, core: int | None, say: Say) -> list[Scale]:
    say("sockets by themselves")
    per_socket = _per_socket(max(plan.scale) * SEATS, core)
    scales: list[Scale] = []
    for tables in plan.scale:
        say(f"{tables} tables: memory")
        scales.append(Scale(tables, [], per_socket, _per_table(plan, core, tables, per_socket)))
    for turn in range(1, plan.turns + 1):
        say(f"tables by their number, turn {turn} of {plan.turns}")
        for scale in scales:
            scale.costs.append(_cost(plan, core, scale.tables))
    return scales


def bytes_of_frame(window: Window) -> int:
    return round(window.bytes / window.frames) if window.frames else FIRST_SIZE


def _per_socket(sockets: int, core: int | None) -> float:
    """Of lines that look at the lobby: they have no table."""
    with house_rig(core) as rig:
        before = rig.server.memory()
        for _ in range(sockets):
            rig.generator.add(rig.access.connect("lobby", _unheard))
        rig.generator.run(1.0)
        return (rig.server.memory() - before) / sockets


def _cost(plan: LoadPlan, core: int | None, tables: int) -> ScaleCost:
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
        bare.play(tables, SEATS, bytes_of_frame(full), rate)
        bare.generator.run(plan.bare_seconds / 4)
        return ScaleCost(full, paced, idle, bare.window(plan.seconds))


def _per_table(plan: LoadPlan, core: int | None, tables: int, per_socket: float) -> float:
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


def _unheard(_: bytes, __: int, ___: int) -> None:
    pass
