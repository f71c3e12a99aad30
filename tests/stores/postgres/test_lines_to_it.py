"""Lines to the database that stop answering, or stumble: they are cut, and nothing is ever cancelled."""

from collections.abc import Generator
from contextlib import contextmanager

import asyncpg
import pytest

from pellmell.house.changes import Append
from pellmell.stores.postgres import change_sql, writer
from pellmell.stores.postgres.connections import Connection, Readers
from pellmell.testing import NotedOwner
from pellmell.testing.postgres_server import PostgresServer
from tests.stores.postgres.stores import connected, opened, told, until
from tests.web.house import on_loop

SOON = 0.2  # for those who wait for what never comes


@contextmanager
def no_standby(server: PostgresServer) -> Generator[None]:
    """Whoever commits waits for one that there is not."""
    server.query("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
    server.query("SELECT pg_reload_conf()")
    try:
        yield
    finally:
        server.query("ALTER SYSTEM RESET synchronous_standby_names")
        server.query("SELECT pg_reload_conf()")


@on_loop
async def test_a_commit_that_waits_for_a_standby_is_told_to_nobody_and_counts_later(
    server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were it cancelled, PostgreSQL would say that it was done, and no standby would have it."""
    monkeypatch.setattr(writer, "WRITE_SECONDS", SOON)
    database = server.make_database("no standby")
    async with opened(database) as store, connected(database) as looking:
        owner = NotedOwner()
        with no_standby(server):

            async def is_set() -> bool:
                return bool(await looking.fetchval("SHOW synchronous_standby_names"))

            await until(is_set)
            store.write(owner, [Append(1, 1, [b"line"])])
            assert isinstance((await told(owner))[0], str)
            assert await store.journal(1) == []

        async def is_healthy() -> bool:
            return store.trouble is None

        await until(is_healthy)
        assert await store.journal(1) == [b"line"]  # who came back has waited for it


@pytest.mark.parametrize(
    "error",
    [asyncpg.InternalClientError("cannot switch to state 12"), RuntimeError("of whatever kind")],
    ids=["asyncpg stumbles", "anything else"],
)
@on_loop
async def test_whatever_goes_wrong_on_the_line_it_is_thrown_away_and_the_node_lives_on(
    database: str, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with opened(database) as store:
        node, errors = store.nodes.own, [error]

        async def put(*arguments: object) -> None:
            if errors:
                raise errors.pop()
            await change_sql.put(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(writer, "put", put)
        lost, after = NotedOwner(), NotedOwner()
        store.write(lost, [Append(1, 1, [b"line"])])
        await store.flush()
        store.write(after, [Append(1, 1, [b"line"])])
        await store.flush()
        assert ([type(word) for word in lost.told], after.told) == ([str], [1])
        assert store.nodes.own == node


@on_loop
async def test_who_asks_and_gets_no_answer_is_not_kept_for_ever(database: str) -> None:
    readers = Readers(database, most=1)

    async def ask(connection: Connection) -> object:
        return await connection.fetchval("SELECT pg_sleep(3600)")

    async def count(connection: Connection) -> object:
        return await connection.fetchval("SELECT 1")

    with pytest.raises(asyncpg.PostgresError):
        await readers.use(ask, SOON)
    assert await readers.use(count) == 1
    readers.close()
