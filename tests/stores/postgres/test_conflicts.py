"""Two who write the same at once: one waits, and if each waits for the other, nobody loses what was to be
written."""

import asyncio

import pytest

from pellmell.house.changes import Append, SaveGroup
from pellmell.stores.postgres import writer
from pellmell.stores.postgres.change_sql import put
from pellmell.stores.postgres.connections import Connection
from pellmell.testing import NotedOwner
from tests.stores.postgres.stores import PATIENCE, connected, opened, until
from tests.stores.postgres.two_connections import two_nodes
from tests.web.house import on_loop

ANN, BEA, BOB = (SaveGroup("dice", {person: {"wins": 1}}, 1000.0) for person in ("ann", "bea", "bob"))
LOCK = "UPDATE groups SET touched = 2000 WHERE people = $1"
OF_ANN, OF_BEA, OF_BOB = '["ann"]', '["bea"]', '["bob"]'


@on_loop
async def test_groups_are_locked_in_one_order_whoever_saves_them(database: str) -> None:
    async with two_nodes(database) as nodes:
        await put(nodes.one, nodes.first, [ANN, BOB])
        async with nodes.other.transaction():
            await nodes.other.execute(LOCK, OF_ANN)
            saving = asyncio.create_task(put(nodes.one, nodes.first, [BOB, ANN]))
            await nodes.one_waits()
            await nodes.other.execute("SET lock_timeout = 1")
            await nodes.other.execute(LOCK, OF_BOB)  # nobody has it who waits for the other one
        await saving


@on_loop
async def test_of_two_that_wait_for_each_other_neither_loses_anything(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node has Ann and wants Bob, whom somebody has who wants Ann. It is the last to wait, so it gives
    way, and tries again."""
    monkeypatch.setattr(writer, "WRITE_SECONDS", PATIENCE)
    news: list[str] = []
    gives_way, patient = (f"{database}&deadlock_timeout={time}" for time in ("1ms", "1h"))
    async with (
        opened(gives_way, news) as store,
        connected(patient) as other,
        connected(patient) as gate,
        connected(database) as looking,
    ):
        owners = one, two, three = [NotedOwner() for _ in range(3)]
        store.write(one, [ANN, BEA, BOB])
        await store.flush()
        giving_way = gate.transaction()
        await giving_way.start()
        await gate.execute(LOCK, OF_BEA)
        async with other.transaction():
            await other.execute(LOCK, OF_BOB)
            store.write(one, [ANN, BEA, BOB])
            store.write(two, [Append(1, 1, [b"line"])])
            store.write(three, [Append(2, 1, [b"line"])])
            await until(lambda: so_many_wait(looking, 1))
            wanting = asyncio.create_task(other.execute(LOCK, OF_ANN))
            await until(lambda: so_many_wait(looking, 2))
            await giving_way.commit()
            await wanting
        await store.flush()
        assert [owner.safe for owner in owners] == [2, 1, 1]
        touched = {row["touched"] for row in await looking.fetch("SELECT touched FROM groups")}
        assert (touched, news) == ({1000.0}, [])


async def so_many_wait(looking: Connection, count: int) -> bool:
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0"
    return bool(await looking.fetchval(waiting) == count)
