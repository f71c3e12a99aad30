"""A database that comes back with another past: a node does not go on as if all it wrote were there."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from pellmell.house.changes import Append, SaveTable
from pellmell.house.ports import Claimed
from pellmell.stores.postgres import database_identity, writer
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.postgres.database_identity import identity_of
from pellmell.stores.postgres.match_numbers import BLOCK
from pellmell.stores.postgres.store import PostgresStore
from pellmell.stores.server_store import Durability
from pellmell.testing import NotedOwner
from pellmell.testing.postgres_server import PostgresServer
from tests.stores.postgres.stores import a_table, connected, healthy, opened, until
from tests.web.house import on_loop

CODE = "ABCDEF"
CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class Player:
    """Somebody whose table is at a node."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.node = store.nodes.own
        self.owner = NotedOwner()

    async def play(self, lines: int) -> None:
        """So many more, one by one; all of them are told."""
        for line in range(self.owner.safe, self.owner.safe + lines):
            self.store.write(self.owner, [Append(1, line, [b"%d" % line])])
            await self.store.flush()
        assert self.owner.told[-1] == 1

    async def is_lost(self) -> bool:
        return self.owner.told[-1] == writer.ANOTHER_PAST

    async def goes_on_from_what_is_there(self) -> None:
        """By whoever wakes it."""
        await until(self.is_lost)
        await healthy(self.store)
        assert self.store.nodes.own > self.node
        assert isinstance(await self.store.claim(CODE), Claimed)
        written = await self.store.journal(1)
        owner = NotedOwner()
        self.store.write(owner, [Append(1, len(written) + 1, [b"after"])])
        await self.store.flush()
        assert owner.told == [1]
        before = [b"%d" % line for line in range(1, len(written) + 1)]
        assert await self.store.journal(1) == [*before, b"after"]


@asynccontextmanager
async def playing(database: str, durability: Durability = "power") -> AsyncGenerator[Player]:
    async with opened(database, durability=durability) as store:
        player = Player(store)
        assert await store.reserve(CODE)
        store.write(player.owner, [SaveTable(a_table(CODE))])
        await store.flush()
        assert await store.reserve("OTHER2")  # that waits for the disk, and so for all before it
        yield player


@pytest.mark.slow
@on_loop
async def test_after_a_failover_that_has_lost_lines_tables_go_on_from_those_that_there_are(
    database: str, server: PostgresServer
) -> None:
    async with playing(database) as player:
        await player.play(3)
        server.fall_behind()
        async with connected(database) as looking:
            await until(lambda: _has_come_back(looking))
        await player.play(5)
        server.fail_over_to_what_was_behind()
        await player.goes_on_from_what_is_there()
        assert len(await player.store.journal(1)) == 3 + 1


@pytest.mark.slow
@on_loop
async def test_with_durability_process_nobody_believes_that_all_is_there_after_a_crash(
    database: str, server: PostgresServer
) -> None:
    async with playing(database, "process") as player:
        await player.play(300)
        server.kill()
        server.start()
        await player.goes_on_from_what_is_there()


@on_loop
async def test_the_numbers_of_matches_are_others_then(database: str, server: PostgresServer) -> None:
    """The new primary may not know that they were given out."""
    async with playing(database) as player:
        before = player.store.next_match_number()
        server.stop()
        server.start_as_standby()
        server.promote()
        await player.goes_on_from_what_is_there()
        assert player.store.next_match_number() >= before + BLOCK - 1


@on_loop
async def test_where_the_past_is_not_told_a_line_that_broke_is_reason_enough(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_identity, "LOOK", "SELECT told_by_nobody()")
    async with playing(database) as player, connected(database) as looking:
        await player.play(3)
        await looking.execute(CUT)
        await player.goes_on_from_what_is_there()


@on_loop
async def test_where_it_is_the_same_a_line_that_broke_costs_no_table(database: str) -> None:
    async with playing(database) as player, connected(database) as looking:
        await looking.execute(CUT)
        await until(lambda: _has_come_back(looking))
        await player.play(3)
        assert player.store.nodes.own == player.node


async def _has_come_back(looking: Connection) -> bool:
    fence = await looking.fetchval("SELECT max(fence) FROM nodes")
    return bool(fence > 1)


@on_loop
async def test_whoever_owns_the_database_and_has_no_other_right_is_told_its_past(
    server: PostgresServer,
) -> None:
    server.query("CREATE ROLE modest LOGIN")
    try:
        async with connected(server.address().replace("house@", "modest@")) as connection:
            assert await identity_of(connection) is not None
    finally:
        server.query("DROP ROLE modest")
