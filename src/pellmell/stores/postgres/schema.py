"""The schema: numbered migrations that make a database what this version expects, one process at a time."""

import secrets
import time
from importlib.resources import files

import msgspec

from pellmell.stores.errors import StoreError
from pellmell.stores.postgres.connections import Connection

MIGRATING = 0x5045_4C4C  # "PELL": the lock of who migrates
KEY_BYTES = 32

MAKE_VERSION = """
    CREATE TABLE IF NOT EXISTS pellmell_version (
        version int NOT NULL, release int NOT NULL DEFAULT 1, oldest int NOT NULL DEFAULT 1)
"""


def migrations() -> list[str]:
    """The SQL of each version, the first one first."""
    folder = files("pellmell.stores.postgres") / "migrations"
    return [file.read_text() for file in sorted(folder.iterdir(), key=lambda file: file.name)]


async def migrate(connection: Connection) -> bytes:
    """The key of the house, which is made with it. Raises StoreError for the database of a newer version."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute(MAKE_VERSION)
        version = await connection.fetchval("SELECT max(version) FROM pellmell_version") or 0
        newest = migrations()
        if version > len(newest):
            raise StoreError(
                f"written by a newer pellmell (database {version}; this one knows up to {len(newest)}): "
                "run that one, or restore a backup from before"
            )
        for number, sql in enumerate(newest[version:], version + 1):
            await connection.execute(sql)
            await connection.execute("INSERT INTO pellmell_version (version) VALUES ($1)", number)
        made = [("key", secrets.token_bytes(KEY_BYTES)), ("made", msgspec.json.encode(time.time()))]
        await connection.executemany(
            "INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", made
        )
        return bytes(await connection.fetchval("SELECT value FROM house WHERE key = 'key'"))
