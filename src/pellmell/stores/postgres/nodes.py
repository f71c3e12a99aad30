"""The nodes of a house, as the database has them: which live, where they are reached, who has which table."""

from collections.abc import Awaitable, Callable, Collection
from typing import TypeVar

from pellmell.house.ports import Elsewhere
from pellmell.house.replies import Reply, known
from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.node_figures import NodeFigures
from pellmell.stores.postgres import fence
from pellmell.stores.postgres.connections import Connection, Readers
from pellmell.stores.postgres.replies import Replies
from pellmell.stores.postgres.writer import NodeWriter
from pellmell.stores.server_store import Peer

T = TypeVar("T")

WHEREABOUTS = """
    SELECT needs, url, id FROM tables
    LEFT JOIN nodes ON id = owner AND id <> $2 AND until > clock_timestamp()
    WHERE code = $1 AND record IS NOT NULL
"""
WELCOMING = """
    SELECT url, id FROM nodes
    WHERE id <> $1 AND until > clock_timestamp() AND url <> '' AND NOT drains AND NOT cut_off
    AND release >= $2
    ORDER BY id
"""
ANNOUNCE = "UPDATE nodes SET url = $3 WHERE id = $1 AND fence = $2"
NAMESAKES = "SELECT id FROM nodes WHERE url = $1 AND id <> $2 AND until > '-infinity'"
OTHERS = """
    SELECT id, url, machine IN (SELECT machine FROM nodes WHERE id = $1 UNION SELECT ''),
        until > clock_timestamp() + $2 * interval '1 s', NOT drains AND NOT cut_off, $1 = ANY(unreached)
    FROM nodes WHERE id <> $1 AND until > clock_timestamp() AND url <> '' ORDER BY id
"""
LATELY_SECONDS: Seconds = 2.0  # longer than from one renewal to the next
STANDING_BACK = 0x4241_434B  # "BACK": the lock of who does, as one of them has to stay
TELL_SILENT = """
    UPDATE nodes me SET unreached = $3, cut_off = (
        SELECT coalesce(bool_or($1 = ANY(o.unreached)), false)
            OR count(*) FILTER (WHERE o.id = ANY($3))
                > CASE WHEN me.cut_off THEN 0 ELSE count(*) FILTER (WHERE o.id = ANY($4)) END
        FROM nodes o WHERE o.id <> $1 AND o.until > clock_timestamp() AND o.url <> ''
        AND NOT o.drains AND NOT o.cut_off)
    WHERE id = $1 AND fence = $2 RETURNING cut_off
"""
TODAY = "SELECT extract(epoch FROM clock_timestamp())::float8"
DRAIN = "UPDATE nodes SET drains = true WHERE id = $1 AND fence = $2"


class PostgresNodes:
    def __init__(self, readers: Readers, writer: NodeWriter, replies: Replies, figures: NodeFigures) -> None:
        self.figures = figures
        self._readers = readers
        self._writer = writer
        self._replies = replies

    @property
    def own(self) -> int:
        return self._writer.id

    @property
    def lease_left(self) -> Seconds:
        return self._writer.lease_left

    def today(self) -> Reply[Seconds]:
        return self._replies.reply(self._readers.use(_today))

    def announce(self, url: str) -> Reply[list[int]]:
        self._writer.url = url
        return self._as_node(lambda connection, node: _announce(connection, node, url))

    @property
    def url(self) -> str:
        return self._writer.url

    def others(self) -> Reply[list[Peer]]:
        return self._replies.reply(self._readers.use(lambda some: _others(some, self.own)))

    def tell_silent(self, silent: Collection[int], answering: Collection[int]) -> Reply[bool]:
        return self._as_node(lambda some, node: tell_silent(some, node, silent, answering))

    def whereabouts(self, code: str) -> Reply[Elsewhere | None]:
        return self._replies.reply(self._readers.use(lambda some: _whereabouts(some, self.own, code)))

    def welcoming(self) -> Reply[list[Elsewhere]]:
        return self._replies.reply(self._readers.use(lambda some: _welcoming(some, self.own)))

    def depose(self, node: int) -> Reply[None]:
        return self._as_node(lambda connection, me: _depose(connection, me, node))

    def drain(self) -> Reply[None]:
        self._writer.drains = True
        return self._as_node(_drain)

    def confirm(self) -> Reply[None]:
        if self._writer.is_confirmed:
            return known(None)
        return self._replies.reply(self._confirm())

    async def _confirm(self) -> None:
        self._writer.renew_soon()
        await self._writer.flush()
        await self._writer.node()
        if not self._writer.is_confirmed:
            raise StoreError("the database does not answer")

    def _as_node(self, work: Callable[[Connection, fence.Node], Awaitable[T]]) -> Reply[T]:
        async def done() -> T:
            node = await self._writer.node()
            return await self._readers.use(lambda connection: work(connection, node))

        return self._replies.reply(done())


async def _today(connection: Connection) -> Seconds:
    return float(await connection.fetchval(TODAY))


async def _announce(connection: Connection, node: fence.Node, url: str) -> list[int]:
    await connection.execute(ANNOUNCE, *node, url)
    return [row["id"] for row in await connection.fetch(NAMESAKES, url, node.id)]


async def _others(connection: Connection, own: int) -> list[Peer]:
    renewed = fence.LEASE_SECONDS - LATELY_SECONDS
    return [Peer(*row) for row in await connection.fetch(OTHERS, own, renewed)]


async def tell_silent(
    connection: Connection, node: fence.Node, silent: Collection[int], answering: Collection[int]
) -> bool:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", STANDING_BACK)
        return bool(await connection.fetchval(TELL_SILENT, *node, list(silent), list(answering)))


async def _whereabouts(connection: Connection, own: int, code: str) -> Elsewhere | None:
    """For a table that only a newer release may wake, a node of that."""
    row = await connection.fetchrow(WHEREABOUTS, code, own)
    if row is None:
        return None
    if row["id"] is not None:
        return Elsewhere(row["url"], row["id"])
    newer = await _welcoming(connection, own, row["needs"]) if row["needs"] > fence.RELEASE else []
    return newer[0] if newer else None


async def _welcoming(connection: Connection, own: int, release: int = fence.RELEASE) -> list[Elsewhere]:
    """Those that may wake what a node of that release has woken."""
    return [Elsewhere(*row) for row in await connection.fetch(WELCOMING, own, release)]


async def _depose(connection: Connection, me: fence.Node, node: int) -> None:
    await connection.execute(fence.DEPOSE_GONE, *me, node)


async def _drain(connection: Connection, node: fence.Node) -> None:
    await connection.execute(DRAIN, *node)
