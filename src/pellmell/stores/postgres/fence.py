"""The fence: a process of the house, here a node, writes only while nobody has taken over from it.

The fence is law: it is checked in the transaction that writes. The lease is courtesy: it says from when on it
is polite to take over. All by the clock of the database, as it is then, not when a transaction began.
"""

import math
from typing import NamedTuple

from pellmell.house.ports import Elsewhere
from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import NewerRelease
from pellmell.stores.node_figures import Before
from pellmell.stores.postgres.connections import Connection
from pellmell.stores.postgres.this_machine import this_machine

RELEASE = 1  # raised when an older node could not go on with a table of this one
LEASE_SECONDS = 5.0
RENEW_SECONDS = 1.5
AS_IT_ARRIVES = Seconds(math.inf)

ENTER = """
    INSERT INTO nodes (until, url, release, drains, machine)
    VALUES (clock_timestamp() + $1 * interval '1 s', $2, $3, $4, $5) RETURNING id, fence
"""
RENEW = """
    UPDATE nodes SET until = least(clock_timestamp(), to_timestamp($4)) + $3 * interval '1 s'
    WHERE id = $1 AND fence = $2 RETURNING extract(epoch FROM clock_timestamp())::double precision
"""
REJOIN = """
    UPDATE nodes SET fence = fence + 1, until = clock_timestamp() + $3 * interval '1 s'
    WHERE id = $1 AND fence = $2 RETURNING fence
"""
LEAVE = "UPDATE nodes SET fence = fence + 1, until = '-infinity' WHERE id = $1 AND fence = $2"
GIVE_UP = "UPDATE nodes SET fence = fence + 1, until = '-infinity' WHERE id = $1 AND until > '-infinity'"
LOOK = "SELECT owner, epoch, needs FROM tables WHERE code = $1 AND record IS NOT NULL"
DEPOSE = """
    UPDATE nodes SET fence = fence + 1, until = '-infinity'
    WHERE id = $1 AND until > '-infinity' AND until < clock_timestamp()
"""
DEPOSE_GONE = """
    UPDATE nodes SET fence = fence + 1, until = '-infinity'
    WHERE id = $3 AND until > '-infinity' AND EXISTS (SELECT 1 FROM nodes WHERE id = $1 AND fence = $2)
"""
STILL_THERE = "SELECT url FROM nodes WHERE id = $1 AND until > '-infinity'"
TAKE = """
    UPDATE tables SET owner = $1, epoch = epoch + 1
    WHERE code = $2 AND owner IS NOT DISTINCT FROM $3 AND epoch = $4 AND needs <= $6
    AND EXISTS (SELECT 1 FROM nodes WHERE id = $1 AND fence = $5)
    RETURNING epoch
"""


class Node(NamedTuple):
    id: int
    fence: int


class TakenTable(NamedTuple):
    """A table: in which epoch, and whose it was."""

    epoch: int
    before: Before


class Deposed(Exception):
    """Somebody has taken over from this node."""


class Busy(Exception):
    """Somebody else was quicker: look again."""


async def enter(connection: Connection, url: str, drains: bool = False) -> Node:
    """As a new node: a process that starts anew has none of the tables that it had."""
    row = await connection.fetchrow(ENTER, LEASE_SECONDS, url, RELEASE, drains, this_machine())
    assert row is not None
    return Node(row["id"], row["fence"])


async def renew(connection: Connection, node: Node, asked: Seconds = AS_IT_ARRIVES) -> Seconds:
    """When it was done, by the clock of the database. The lease counts from when it was asked for, by that
    clock: else what a node sent over a slow line before it died would keep its tables from others."""
    if (done := await connection.fetchval(RENEW, *node, LEASE_SECONDS, asked)) is None:
        raise Deposed
    return Seconds(done)


async def rejoin(connection: Connection, node: Node) -> Node:
    """After its connection broke: a take-over of oneself. It waits for what the old connection still commits,
    and shuts out what that has not begun."""
    if (fence := await connection.fetchval(REJOIN, *node, LEASE_SECONDS)) is None:
        raise Deposed
    return Node(node.id, fence)


async def leave(connection: Connection, node: Node) -> None:
    await connection.execute(LEAVE, *node)


async def give_up(connection: Connection, node: Node) -> None:
    """All that it had is anybody's, whichever fence the database knows of."""
    await connection.execute(GIVE_UP, node.id)


async def claim(connection: Connection, node: Node, code: str) -> TakenTable | Elsewhere | None:
    """What was claimed, once that is committed: only then may its table be read, in another statement.
    The row of a node is always locked before that of a table. Raises Busy."""
    async with connection.transaction():
        if (row := await connection.fetchrow(LOOK, code)) is None:
            return None
        owner = row["owner"]
        if owner not in (None, node.id):
            await connection.execute(DEPOSE, owner)
            if (url := await connection.fetchval(STILL_THERE, owner)) is not None:
                return Elsewhere(url, owner)
        if row["needs"] > RELEASE:
            raise NewerRelease(f"table {code} was played by a newer pellmell: bring this one up to date")
        epoch = await connection.fetchval(TAKE, node.id, code, owner, row["epoch"], node.fence, RELEASE)
        if epoch is None:
            raise Busy
    return TakenTable(epoch, "free" if owner is None else "own" if owner == node.id else "gone")
