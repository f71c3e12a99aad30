"""A short run of `pellmell bench chaos`, and one with a fence that is broken. Nobody is judged by seconds."""

import asyncio
from pathlib import Path

import pytest

from pellmell.stores.postgres.fence import LEASE_SECONDS
from pellmell.testing.postgres_server import PostgresServer
from pellmell_bench.chaos.chaos_run import ChaosRun
from pellmell_bench.chaos.fault_plan import InjectedFault, PlannedTrial
from pellmell_bench.chaos.sabotage.hunt import hunt
from pellmell_bench.chaos.setting import Setting

SETTING = Setting(nodes=2, tables=4, processes=1, limit=None)
PLAN = [
    PlannedTrial((InjectedFault("kill"),)),
    PlannedTrial((InjectedFault("freeze", lasts=LEASE_SECONDS + 1),)),
    PlannedTrial((InjectedFault("reset", lasts=0.2), InjectedFault("kill", node=1))),
    PlannedTrial((InjectedFault("cut off", lasts=3.0),)),
]


@pytest.mark.slow
def test_what_was_told_is_written_and_every_table_goes_on(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.make_fresh_database()
    found = asyncio.run(ChaosRun(tmp_path, SETTING, postgres, address).run(PLAN))
    assert found.verdict.violations == []
    assert len(found.trials) == len(PLAN)
    assert found.verdict.tables == 4
    assert found.verdict.epochs > 4  # tables were taken over
    assert found.verdict.acknowledged > 100


@pytest.mark.slow
def test_a_node_that_keeps_its_tables_though_it_was_deposed_is_found(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    found = asyncio.run(hunt("tables", tmp_path, SETTING, postgres))
    assert "f" in found.rules
