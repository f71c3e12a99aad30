"""Opening a store, for the house or for whoever runs it: which kind of database it is, is chosen here, by its
address."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pellmell.stores.address import Address
from pellmell.stores.administration import Administration
from pellmell.stores.errors import StoreError
from pellmell.stores.house_copy import Copied, HouseReader, HouseWriter, copy_house
from pellmell.stores.listener import Listener
from pellmell.stores.port import Durability, ServerStore
from pellmell.stores.sqlite import backup as sqlite_backup
from pellmell.stores.sqlite import house_copy as sqlite_copy
from pellmell.stores.sqlite.administration import SqliteAdministration
from pellmell.stores.sqlite.store import CLOSE_SECONDS, SqliteStore

if TYPE_CHECKING:
    from pellmell.stores.postgres.store import PostgresStore

DUMP = b"PGDMP"  # what a file of pg_dump begins with
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
    with _needing_asyncpg():
        from pellmell.stores.postgres.store import PostgresStore  # noqa: PLC0415
    store = PostgresStore(address, durability, Listener(on_trouble, on_recovered))
    await store.open()
    return store


@asynccontextmanager
async def open_administration(database: Address) -> AsyncGenerator[Administration]:
    """Of a house that is there. Raises StoreError."""
    if isinstance(database, Path):
        yield SqliteAdministration(database)
        return
    with _needing_asyncpg():
        from pellmell.stores.postgres.administration import administering  # noqa: PLC0415
    async with administering(database) as postgres:
        yield postgres


async def move_house(source: Address, target: Address) -> Copied:
    """A copy of a house that does not run, where there is none; the house itself stays. Raises StoreError."""
    return await copy_house(_house_to_copy(source), _house_as_copy(target))


def _house_to_copy(database: Address) -> AbstractAsyncContextManager[HouseReader]:
    if isinstance(database, Path):
        return sqlite_copy.house_to_copy(database)
    with _needing_asyncpg():
        from pellmell.stores.postgres import house_copy as postgres_copy  # noqa: PLC0415
    return postgres_copy.house_to_copy(database)


def _house_as_copy(database: Address) -> AbstractAsyncContextManager[HouseWriter]:
    if isinstance(database, Path):
        return sqlite_copy.house_as_copy(database)
    with _needing_asyncpg():
        from pellmell.stores.postgres import house_copy as postgres_copy  # noqa: PLC0415
    return postgres_copy.house_as_copy(database)


# Backups are files, of whichever kind of database


async def check_backup(copy: Path) -> str:
    """What a backup is that is whole. Raises StoreError."""
    if not is_dump(copy):
        return f"database version {sqlite_backup.check(copy)}"
    with _needing_asyncpg():
        from pellmell.stores.postgres import backup  # noqa: PLC0415
    await backup.check(copy)
    return "a dump of PostgreSQL"


async def restore(copy: Path, database: Address) -> Path | None:
    """Only where no house runs. What was there is kept beside it; under which name, if there was any."""
    if is_dump(copy) == isinstance(database, Path):
        kind = "of a file" if isinstance(database, str) else "of PostgreSQL"
        raise StoreError(
            f"{copy} is a backup {kind}: restore it there, and then copy that house with pellmell house move"
        )
    if isinstance(database, Path):
        return sqlite_backup.restore(copy, database)
    with _needing_asyncpg():
        from pellmell.stores.postgres import backup  # noqa: PLC0415
    await backup.restore(copy, database)
    return None


def is_dump(copy: Path) -> bool:
    """By pg_dump."""
    try:
        with copy.open("rb") as file:
            return file.read(len(DUMP)) == DUMP
    except OSError:
        return False


@contextmanager
def _needing_asyncpg() -> Generator[None]:
    """It is loaded for a house on PostgreSQL alone."""
    try:
        yield
    except ImportError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError(NO_ASYNCPG) from error
