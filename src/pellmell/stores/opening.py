"""Opening a store: which kind of database a house runs on is chosen here, by its address."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pellmell.stores.address import Address
from pellmell.stores.errors import StoreError
from pellmell.stores.listener import Listener
from pellmell.stores.port import Durability, ServerStore
from pellmell.stores.sqlite.store import CLOSE_SECONDS, SqliteStore

if TYPE_CHECKING:
    from pellmell.stores.postgres.store import PostgresStore

NO_ASYNCPG = "a house on PostgreSQL needs the extra of the cluster: pip install 'pellmell[cluster]'"


def _ignore(*_: object) -> None:
    pass


@asynccontextmanager
async def open_store(
    database: Address,
    durability: Durability = "power",
    *,
    on_trouble: Callable[[str], None] = _ignore,
    on_recovered: Callable[[], None] = _ignore,
    on_damage: Callable[[str], None] = _ignore,
    closing_seconds: float = CLOSE_SECONDS,
) -> AsyncGenerator[ServerStore]:
    """Until it is left: what waits is written then. Owners are told in the loop, and so are those who listen
    for trouble. Raises StoreError."""
    if isinstance(database, Path):
        store = SqliteStore.open(
            database,
            durability,
            loop=asyncio.get_running_loop(),
            on_trouble=on_trouble,
            on_recovered=on_recovered,
            on_damage=on_damage,
        )
        try:
            yield store
        finally:
            store.close(closing_seconds)
    else:
        postgres = await _open_postgres(database, durability, on_trouble, on_recovered)
        try:
            yield postgres
        finally:
            await postgres.stop(closing_seconds)


async def _open_postgres(
    address: str, durability: Durability, on_trouble: Callable[[str], None], on_recovered: Callable[[], None]
) -> "PostgresStore":
    """What it needs is loaded for such a house alone."""
    try:
        from pellmell.stores.postgres.store import PostgresStore  # noqa: PLC0415
    except ImportError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError(NO_ASYNCPG) from error
    store = PostgresStore(address, durability, Listener(on_trouble, on_recovered))
    await store.open()
    return store
