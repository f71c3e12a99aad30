"""A short run of `pellmell bench rolling` to the next release. Nobody is judged by seconds."""

import asyncio
from pathlib import Path

import pytest

from pellmell.testing.postgres_server import PostgresServer
from pellmell_bench.chaos.house_node import Program
from pellmell_bench.chaos.setting import Setting
from pellmell_bench.rolling.commands import RAISED
from pellmell_bench.rolling.report import figures
from pellmell_bench.rolling.rolling_run import RollingRun, makes_films, renewals, renewals_beside_older

SETTING = Setting(nodes=3, tables=6, processes=1, speed=16.0, way="round robin", limit=None)
NEXT = Program(RAISED)


def test_nodes_have_their_turns() -> None:
    assert [node for node, _ in renewals(3, NEXT, 2)] == [0, 1, 2, 0, 1, 2]
    assert [node for node, _ in renewals_beside_older(3, NEXT, 1)] == [0, 1, 0, 1, 2]


def test_films_are_looked_for_where_the_release_before_makes_them(tmp_path: Path) -> None:
    assert makes_films(NEXT)
    older = Program(path=str(tmp_path))
    assert not makes_films(older)
    (tmp_path / "pellmell" / "films").mkdir(parents=True)
    assert makes_films(older)


@pytest.mark.slow
def test_no_race_is_broken_off_and_an_older_node_wakes_no_table_of_a_newer_one(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    run = RollingRun(tmp_path, SETTING, postgres.make_fresh_database())
    found = asyncio.run(run.run(renewals_beside_older(3, NEXT, 1)))
    assert found.faults == []
    assert all(turn.drained for turn in found.turns)
    assert figures(found)["woken_of_newer"] == found.newer
