"""The measurement of `bench nodes`: arrangements of a house take turns, and each process is asked what it has
spent."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time

from pellmell.kit.time_units import Seconds
from pellmell.testing.postgres_server import PostgresServer
from pellmell_bench.load.plan import SEATS
from pellmell_bench.load.played_table import Play
from pellmell_bench.load.rig import HouseRig, Window, allow_sockets, rig_at
from pellmell_bench.load.scale import Say
from pellmell_bench.nodes.arrangements import (
    ON_FILE,
    ON_POSTGRES,
    ArrangedHouse,
    Arrangement,
    opened,
    postgres_on_disk,
)

GENERATOR = "guests"


@dataclass(frozen=True)
class NodesPlan:
    """How much of everything. Table time runs `speed` times as fast, so that nobody waits for countdowns."""

    turns: int = 3
    tables: int = 100
    rate: float = 1_000.0  # commands a second, over all tables
    seconds: Seconds = 8.0
    warm_up: Seconds = 4.0
    fill_seconds: Seconds = 20.0  # at most, until tables are at all stages of their rounds
    speed: float = 50.0


QUICK = NodesPlan(turns=1, tables=6, rate=60.0, seconds=1.0, warm_up=0.5, fill_seconds=1.0)


@dataclass(frozen=True)
class Spent:
    """In a window of time, CPU seconds by process."""

    window: Window
    by_process: Mapping[str, Seconds]

    @property
    def per_command(self) -> dict[str, float]:
        """Microseconds."""
        commands = max(1, self.window.commands)
        return {name: seconds / commands * 1e6 for name, seconds in self.by_process.items()}

    @property
    def of_nodes(self) -> float:
        """Microseconds per command, of all nodes together."""
        return self.window.cpu_per_command


@dataclass(frozen=True)
class Turn:
    """With few commands a second, the same for all, and with as many as there can be."""

    paced: Spent
    full: Spent
    lost_lines: int


@dataclass
class NodesReport:
    turns: dict[Arrangement, list[Turn]] = field(default_factory=dict[Arrangement, list[Turn]])

    @property
    def ratios(self) -> list[float]:
        """What a command costs a node on PostgreSQL, by what it costs on a file, turn by turn."""
        pairs = zip(self.turns[ON_POSTGRES], self.turns[ON_FILE], strict=True)
        return [ours.paced.of_nodes / theirs.paced.of_nodes for ours, theirs in pairs]

    @property
    def full_ratios(self) -> list[float]:
        pairs = zip(self.turns[ON_POSTGRES], self.turns[ON_FILE], strict=True)
        return [ours.full.of_nodes / theirs.full.of_nodes for ours, theirs in pairs]

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    @property
    def lost_lines(self) -> int:
        """Nobody should be hung up on where nothing fails."""
        return sum(turn.lost_lines for turns in self.turns.values() for turn in turns)


def bench_nodes(plan: NodesPlan, arrangements: Sequence[Arrangement], say: Say) -> NodesReport:
    """Raises NoPostgres."""
    allow_sockets(SEATS * plan.tables)
    report = NodesReport({arrangement: [] for arrangement in arrangements})
    with postgres_on_disk() as database:
        for number in range(1, plan.turns + 1):
            for arrangement in arrangements:
                say(f"turn {number} of {plan.turns}: {arrangement.name}")
                report.turns[arrangement].append(_turn(plan, arrangement, database))
    return report


def _turn(plan: NodesPlan, arrangement: Arrangement, database: PostgresServer) -> Turn:
    with opened(arrangement, database, plan.speed) as house, rig_at(house, plan.speed) as rig:
        rig.play(plan.tables, Play())
        rig.mix(rounds=1, seconds=plan.fill_seconds)
        rig.go_on(plan.rate / (plan.tables * SEATS))
        rig.generator.run(plan.warm_up)
        paced = _spent(rig, house, plan.seconds)
        rig.go_on(None)
        rig.generator.run(plan.warm_up / 2)
        full = _spent(rig, house, plan.seconds)
        return Turn(paced, full, rig.generator.lost)


def _spent(rig: HouseRig, house: ArrangedHouse, seconds: Seconds) -> Spent:
    before, own = _meters(house), process_time()
    window = rig.busy_window(seconds)
    spent = {name: meter - before[name] for name, meter in _meters(house).items()}
    return Spent(window, {**spent, GENERATOR: process_time() - own})


def _meters(house: ArrangedHouse) -> dict[str, Seconds]:
    return {name: meter() for name, meter in house.meters.items()}
