"""Stores in PostgreSQL, and what happens to them."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from pellmell.house.records import TableRecord
from pellmell.stores.listener import StoreListener
from pellmell.stores.postgres.connections import Connection, connect
from pellmell.stores.postgres.store import PostgresStore
from pellmell.stores.server_store import Durability
from pellmell.testing import NotedOwner

PATIENCE = 100.0
LOOK_SECONDS = 0.01


@asynccontextmanager
async def opened(
    database: str, news: list[str] | None = None, durability: Durability = "power"
) -> AsyncGenerator[PostgresStore]:
    """Of a node of its own."""
    heard = [] if news is None else news
    store = PostgresStore(
        database, durability, StoreListener(heard.append, lambda: heard.append("recovered"))
    )
    await store.open()
    try:
        yield store
    finally:
        await store.stop(PATIENCE)


@asynccontextmanager
async def connected(database: str) -> AsyncGenerator[Connection]:
    connection = await connect(database)
    try:
        yield connection
    finally:
        connection.terminate()


async def until(happened: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await happened():
            await asyncio.sleep(LOOK_SECONDS)


async def waits_for_a_lock(looking: Connection, waiting: Connection) -> bool:
    """Whether the other one stands still until somebody else's transaction is over."""
    asked = "SELECT cardinality(pg_blocking_pids($1)) > 0"
    return bool(await looking.fetchval(asked, waiting.get_server_pid()))


async def told(owner: NotedOwner) -> list[int | str]:
    """What it was told, once that is so much as a word."""

    async def anything() -> bool:
        return bool(owner.told)

    await until(anything)
    return owner.told


async def healthy(store: PostgresStore) -> None:
    async def is_healthy() -> bool:
        return store.trouble is None

    await until(is_healthy)


def a_table(code: str = "ABCDEF", epoch: int = 1) -> TableRecord:
    return TableRecord(code, "ligretto", made=500.0, touched=1000.0, epoch=epoch)
