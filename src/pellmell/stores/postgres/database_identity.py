"""The identity of a database: where its files were made, and its timeline. One that has not seen the same has
another.

A standby that was behind when it became the primary, or a backup that was restored, does not have all that
was written. Whoever went on there as if nothing had happened would leave a gap in every journal.
"""

from typing import NamedTuple

import asyncpg

from pellmell.stores.postgres.connections import Connection

LOOK = """
    SELECT system_identifier, (SELECT oid FROM pg_database WHERE datname = current_database()),
        left(pg_walfile_name(pg_current_wal_lsn()), 8)
    FROM pg_control_system()
"""
NOT_TOLD = (  # some managed databases keep it to themselves
    asyncpg.SyntaxOrAccessError,
    asyncpg.FeatureNotSupportedError,
    asyncpg.ObjectNotInPrerequisiteStateError,
)


class DatabaseIdentity(NamedTuple):
    server: int  # where its files were made
    database: int
    timeline: str  # another one after each failover, and after each recovery to a point in time


async def identity_of(connection: Connection) -> DatabaseIdentity | None:
    """None: it is not told, so nobody knows whether it is the same as before."""
    try:
        row = await connection.fetchrow(LOOK)
    except NOT_TOLD:
        return None
    assert row is not None
    return DatabaseIdentity(*row)
