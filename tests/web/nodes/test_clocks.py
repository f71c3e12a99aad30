"""Clocks that differ: whose lease has ended is for the database's clock to say, and a node whose own clock is
another one says so, and clears nothing by it."""

from io import StringIO
from pathlib import Path

import pytest

from pellmell.house.changes import SaveTable
from pellmell.house.ports import Claimed, Elsewhere
from pellmell.kit.time_units import Seconds
from pellmell.testing import NotedOwner
from pellmell.web.clock import LoopTime
from pellmell.web.nodes.clock_check import MOST_SECONDS, ahead
from pellmell.web.upkeep.housekeeping import DAY, Housekeeping
from tests.stores.postgres.stores import a_table, connected
from tests.stores.postgres.stores import opened as opened_store
from tests.web.house import on_loop, opened

CODE = "ABCDEF"
OTHER = """
    INSERT INTO nodes (until, url, release) VALUES (clock_timestamp() + '1 h', 'there', 1) RETURNING id
"""
WARNING = "this machine's clock is not the database's"


@pytest.mark.parametrize(
    ("before", "there", "after", "seconds"),
    [
        (100.0, 100.2, 100.3, 0.0),
        (100.0, 100.0, 140.0, 0.0),  # a long way there says nothing
        (110.0, 100.0, 110.5, 10.0),
        (90.0, 100.0, 90.5, -9.5),
    ],
)
def test_what_the_way_takes_is_no_difference(
    before: Seconds, there: float, after: Seconds, seconds: Seconds
) -> None:
    assert ahead(before, there, after) == seconds


@pytest.mark.parametrize("astray", [-3600.0, -MOST_SECONDS - 1, 0.0, MOST_SECONDS + 1, 40 * DAY])
@on_loop
async def test_a_node_says_at_the_start_that_its_clock_is_not_the_databases(
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    logged: StringIO,
    astray: float,
) -> None:
    today = LoopTime.today
    monkeypatch.setattr(LoopTime, "today", lambda time: today(time) + astray)
    async with opened(tmp_path, database=database):
        pass
    assert (WARNING in logged.getvalue()) == (astray != 0)


@on_loop
async def test_nothing_is_cleared_by_a_clock_that_is_far_from_the_databases(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens a house by such a clock finds all of it old, however steady it is."""
    async with opened(tmp_path, database=database) as visit:
        code = await visit.new_table()
    today = LoopTime.today
    with monkeypatch.context() as wrong:
        wrong.setattr(LoopTime, "today", lambda time: today(time) + 100 * DAY)
        async with opened(tmp_path, database=database, keep_days=30) as visit:
            await Housekeeping(visit.server.context).sweep()
            assert await visit.server.context.store.table(code) is not None
    async with opened(tmp_path, database=database, keep_days=0) as visit:
        await Housekeeping(visit.server.context).sweep()
        assert await visit.server.context.store.table(code) is None


@on_loop
async def test_a_node_with_another_clock_takes_over_neither_sooner_nor_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_store(database) as store, connected(database) as looking:
        assert await store.reserve(CODE)
        store.write(NotedOwner(), [SaveTable(a_table(CODE))])
        await store.flush()
        other = await looking.fetchval(OTHER)
        await looking.execute("UPDATE tables SET owner = $1", other)
        monkeypatch.setattr("time.time", lambda: 4e9)  # in the year 2096
        assert await store.claim(CODE) == Elsewhere("there", other)
        await looking.execute("UPDATE nodes SET until = clock_timestamp() WHERE id = $1", other)
        monkeypatch.setattr("time.time", lambda: 1.0)
        assert isinstance(await store.claim(CODE), Claimed)
