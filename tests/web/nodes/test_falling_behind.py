"""A node that was deposed, or that lost its database, shows nobody anything, and is soon of use again."""

import asyncio
from pathlib import Path

import pytest

from pellmell.stores.errors import StoreError
from pellmell.testing.postgres_server import PostgresServer
from pellmell.web.nodes import node_announcement
from tests.stores.postgres.stores import connected
from tests.web.house import Visit, on_loop, opened
from tests.web.nodes.two_nodes import nodes_of


async def depose(database: str, visit: Visit) -> None:
    async with connected(database) as looking:
        deposed = "UPDATE nodes SET fence = fence + 1, until = '-infinity' WHERE id = $1"
        await looking.execute(deposed, nodes_of(visit).own)


async def comes_back(visit: Visit, code: str, token: str) -> int:
    """The epoch in which somebody has their seat again."""
    async with visit.connected(f"/ws/{code}") as guest:
        welcome = await guest.hello(token=token)
        assert welcome.seat == 0
        return welcome.epoch


@on_loop
async def test_who_was_deposed_hangs_up_and_is_of_use_again(database: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=database) as visit:
        code = await visit.new_table("dice")
        before = nodes_of(visit).own
        async with visit.guest(code) as ann:
            seated = await ann.sit_down("Ann")
            await depose(database, visit)
            assert (await ann.goodbye()).why == "trouble"
        assert await comes_back(visit, code, seated.token) == 3
        assert nodes_of(visit).own > before


@pytest.mark.slow
@on_loop
async def test_while_the_database_is_away_nobody_is_shown_what_may_be_old(
    server: PostgresServer, tmp_path: Path
) -> None:
    database = server.make_database("comes_and_goes")
    async with opened(tmp_path, database=database, durability="power") as visit:
        code = await visit.new_table("dice")
        async with visit.guest(code) as ann, visit.guest(code) as bob:
            seated = await ann.sit_down("Ann")
            server.stop()
            try:
                assert (await ann.goodbye()).why == "trouble"
                assert (await bob.goodbye()).why == "trouble"
                status, said = await visit.get("/readyz")
                assert (status, said["error"]) == (503, "cannot_write")
            finally:
                server.start()
        while (await visit.get("/readyz"))[0] != 200:
            await asyncio.sleep(0)
        assert await comes_back(visit, code, seated.token) == 2  # nothing was under way: it has stayed here


@on_loop
async def test_two_nodes_must_not_say_the_same_address(database: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=database) as first:
        with pytest.raises(StoreError, match="give each its own --node-url"):
            async with opened(tmp_path, database=database, node_url=first.server.url):
                pass
        assert (await first.get("/readyz"))[0] == 200


@on_loop
async def test_who_starts_anew_at_an_address_takes_over_from_who_was_there(
    database: str, tmp_path: Path
) -> None:
    """After a kill, nobody waits for the lease of the process that was there."""
    async with connected(database) as looking:
        async with opened(tmp_path, database=database) as visit:
            there = "UPDATE nodes SET url = 'http://127.0.0.1:2' WHERE id = $1"
            await looking.execute(there, nodes_of(visit).own)
            before = "INSERT INTO nodes (until, url, release) VALUES ('infinity', $1, 1) RETURNING id"
            killed = await looking.fetchval(before, visit.server.url)
            await node_announcement.announce(nodes_of(visit), visit.server.url, "/healthz")
        lives = await looking.fetchval("SELECT until > clock_timestamp() FROM nodes WHERE id = $1", killed)
        assert not lives
