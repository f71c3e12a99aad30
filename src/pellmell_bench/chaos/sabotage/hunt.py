"""A hunt: a house whose fence is broken runs at the faults at which that shows, until it is found."""

from dataclasses import dataclass
from pathlib import Path

from pellmell.kit.time_units import Seconds
from pellmell.testing.postgres_server import PostgresServer
from pellmell_bench.chaos.chaos_run import ChaosRun
from pellmell_bench.chaos.checker.violations import Violation
from pellmell_bench.chaos.house_node import Program
from pellmell_bench.chaos.sabotage.sabotages import FOUND_WITHIN, SABOTAGES
from pellmell_bench.chaos.setting import Setting

TOO_SLOW = "g"  # no proof: what is slow may be honest


@dataclass(frozen=True)
class Hunt:
    """`seconds` of load until it was found, or given up."""

    name: str
    what: str
    violations: list[Violation]
    seconds: Seconds

    @property
    def found(self) -> bool:
        return bool(self.violations) and self.seconds <= FOUND_WITHIN

    @property
    def rules(self) -> list[str]:
        return sorted({violation.rule for violation in self.violations})


async def hunt(name: str, folder: Path, setting: Setting, server: PostgresServer) -> Hunt:
    sabotage, seconds, turn = SABOTAGES[name], 0.0, 0
    broken = setting._replace(program=Program(sabotage.module), tampering=sabotage.sql, limit=None)
    while True:
        turn += 1
        place = folder / f"{name}-{turn}"
        place.mkdir()
        address = server.make_database(f"{name}_{turn}")
        chaos = await ChaosRun(place, broken, server, address).run([sabotage.trial])
        seconds += chaos.load_seconds
        violations = [one for one in chaos.verdict.violations if one.rule != TOO_SLOW]
        if violations or seconds >= FOUND_WITHIN:
            return Hunt(name, sabotage.what, violations, seconds)
