"""Opening a store, for the house or for whoever runs it: which kind of database it is, is chosen here, by its
address.

Another kind is a folder beside `sqlite` and `postgres` whose class is a `Database` (`database.py`), and is
chosen in `_database`. That there are two shows in `address.py`, too (what an address looks like), and below
in what tells their backups apart: `check_backup`, `restore` and `_is_dump`.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from pellmell.kit.time_units import Seconds
from pellmell.stores.address import Address
from pellmell.stores.administration import Administration
from pellmell.stores.database import Database
from pellmell.stores.errors import StoreError
from pellmell.stores.house_copy import Copied, copy_house
from pellmell.stores.listener import StoreListener, unheeded
from pellmell.stores.server_store import Durability, ServerStore
from pellmell.stores.sqlite.database import SqliteDatabase

if TYPE_CHECKING:
    from pellmell.stores.postgres.database import PostgresDatabase

CLOSE_SECONDS = 5.0
DUMP = b"PGDMP"  # what a file of pg_dump begins with
NO_ASYNCPG = "a house on PostgreSQL needs the extra of the cluster: pip install 'pellmell[cluster]'"


def open_store(
    address: Address,
    durability: Durability = "power",
    *,
    on_trouble: Callable[[str], None] = unheeded,
    on_recovered: Callable[[], None] = unheeded,
    on_damage: Callable[[str], None] = unheeded,
    on_deposed: Callable[[], None] = unheeded,
    closing_seconds: Seconds = CLOSE_SECONDS,
) -> AbstractAsyncContextManager[ServerStore]:
    """Until it is left: what waits is written then. Owners are told in the loop, and so are those who listen
    for trouble, or for being deposed. Raises StoreError."""
    listener = StoreListener(on_trouble, on_recovered, on_damage, on_deposed)
    return _database(address).open_store(durability, listener, closing_seconds)


def open_administration(address: Address) -> AbstractAsyncContextManager[Administration]:
    """Of a house that is there. Raises StoreError."""
    return _database(address).open_administration()


async def move_house(source: Address, target: Address) -> Copied:
    """A copy of a house that does not run, where there is none; the house itself stays. Raises StoreError."""
    return await copy_house(_database(source).house_to_copy(), _database(target).house_as_copy())


async def check_backup(copy: Path) -> str:
    """What a backup is that is whole. Raises StoreError."""
    return await (_postgres() if _is_dump(copy) else SqliteDatabase).check_backup(copy)


async def restore(copy: Path, address: Address) -> Path | None:
    """Only where no house runs. What was there is kept beside it; under which name, if there was any."""
    if _is_dump(copy) == isinstance(address, Path):
        kind = "of a file" if isinstance(address, str) else "of PostgreSQL"
        raise StoreError(
            f"{copy} is a backup {kind}: restore it there, and then copy that house with pellmell house move"
        )
    return await _database(address).restore(copy)


def _database(address: Address) -> Database:
    return SqliteDatabase(address) if isinstance(address, Path) else _postgres()(address)


def _postgres() -> "type[PostgresDatabase]":
    """It is loaded for a house on PostgreSQL alone."""
    try:
        from pellmell.stores.postgres.database import PostgresDatabase  # noqa: PLC0415
    except ImportError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError(NO_ASYNCPG) from error
    return PostgresDatabase


def _is_dump(copy: Path) -> bool:
    """By pg_dump."""
    try:
        with copy.open("rb") as file:
            return file.read(len(DUMP)) == DUMP
    except OSError:
        return False
