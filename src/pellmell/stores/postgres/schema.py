"""The schema: numbered migrations that make a database what this version expects, one process at a time.

Nodes of the release before go on beside it: a migration expands, and what is not needed any more is
contracted a release later (docs/migrations.md).
"""

import asyncio
import secrets
import time
from importlib.resources import files
from typing import NamedTuple

import asyncpg
import msgspec

from pellmell.stores.errors import StoreError
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.postgres.fence import RELEASE

MIGRATING = 0x5045_4C4C  # "PELL": the lock of who migrates
KEY_BYTES = 32
TRIES = 30
AGAIN_SECONDS = 1.0

NO_LONG_LOCKS = "SET LOCAL lock_timeout = '1s'"  # who waits for the change waits as long
MAKE_VERSION = """
    CREATE TABLE IF NOT EXISTS pellmell_version (
        version int NOT NULL, release int NOT NULL DEFAULT 1, oldest int NOT NULL DEFAULT 1)
"""
IS_THERE = "SELECT to_regclass('pellmell_version') IS NOT NULL"
VERSION = "SELECT coalesce(max(version), 0) FROM pellmell_version"
OLDEST = "SELECT coalesce(max(oldest), 1) FROM pellmell_version"
MIGRATED = "INSERT INTO pellmell_version (version, release, oldest) VALUES ($1, $2, $3)"
KEY = "SELECT value FROM house WHERE key = 'key'"


class Migration(NamedTuple):
    """`release` is the one that brought it, `oldest` the oldest one that goes on beside it: an earlier one
    where it expands, this one where it contracts."""

    file: str
    release: int
    oldest: int


MIGRATIONS = (
    Migration("0001_first.sql", release=1, oldest=1),
    Migration("0002_many_nodes.sql", release=1, oldest=1),
    Migration("0003_screens.sql", release=1, oldest=1),
    Migration("0004_peers.sql", release=1, oldest=1),
    Migration("0005_unreached.sql", release=1, oldest=1),
    Migration("0006_films.sql", release=1, oldest=1),
    Migration("0007_shares.sql", release=1, oldest=1),
    Migration("0008_figures.sql", release=1, oldest=1),
)


def sql_of(migration: Migration) -> str:
    return (files("pellmell.stores.postgres") / "migrations" / migration.file).read_text()


async def migrate(connection: Connection) -> bytes:
    """The key of the house, which is made with it. Raises StoreError for the database of a newer version that
    this one can't go on beside."""
    for tried in range(TRIES):
        try:
            return await _migrate(connection)
        except asyncpg.LockNotAvailableError:
            await asyncio.sleep(AGAIN_SECONDS if tried else 0)
    raise StoreError("somebody reads all of the database, a backup perhaps: start again when that is done")


async def check_version(connection: Connection) -> None:
    """That the database is of this version, or of one beside which this one can be; raises StoreError."""
    if not await connection.fetchval(IS_THERE):
        raise StoreError("there is no house in it yet: start one with pellmell serve --database")
    if await connection.fetchval(VERSION) < len(MIGRATIONS):
        raise StoreError("written by an older pellmell: start the house anew, and it is brought up to date")
    await _check_release(connection)


async def _migrate(connection: Connection) -> bytes:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute(NO_LONG_LOCKS)
        await bring_up_to_date(connection)
        return bytes(await connection.fetchval(KEY))


async def bring_up_to_date(connection: Connection) -> None:
    """In a transaction, by whoever has the lock of who migrates."""
    await connection.execute(MAKE_VERSION)
    version = await connection.fetchval(VERSION)
    if version > len(MIGRATIONS):
        await _check_release(connection)
    for number, migration in enumerate(MIGRATIONS[version:], version + 1):
        await connection.execute(sql_of(migration))
        await connection.execute(MIGRATED, number, migration.release, migration.oldest)
    made = [("key", secrets.token_bytes(KEY_BYTES)), ("made", msgspec.json.encode(time.time()))]
    await connection.executemany(
        "INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", made
    )


async def _check_release(connection: Connection) -> None:
    version, oldest = await connection.fetchval(VERSION), await connection.fetchval(OLDEST)
    if oldest > RELEASE:
        raise StoreError(
            f"written by a newer pellmell (database {version}; this one knows up to {len(MIGRATIONS)}): "
            "run that one, or restore a backup from before"
        )
