"""Two nodes of one house, on one database."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from pellmell.stores.server_store import Nodes
from pellmell.web.context import HEALTH
from tests.web.house import Visit, opened


class TwoNodes(NamedTuple):
    one: Visit
    other: Visit

    async def table_at_one(self, **settings: Any) -> str:
        """A fresh one, which its first guest has woken there."""
        code = await self.one.new_table("ligretto", **settings)
        async with self.one.guest(code):
            pass
        assert self.awake_at(code) == [self.one]
        return code

    def awake_at(self, code: str) -> list[Visit]:
        return [visit for visit in self if visit.server.context.house.awake(code) is not None]


@asynccontextmanager
async def two_nodes(folder: Path, database: str, **settings: Any) -> AsyncGenerator[TwoNodes]:
    async with (
        opened(folder, database=database, **settings) as one,
        opened(folder, database=database, **settings) as other,
    ):
        yield TwoNodes(one, other)


def nodes_of(visit: Visit) -> Nodes:
    nodes = visit.server.context.store.nodes
    assert nodes is not None
    return nodes


@asynccontextmanager
async def frozen() -> AsyncGenerator[tuple[str, asyncio.Event]]:
    """Connections are accepted, nothing is answered. Who asks whether it is well need not wait for that."""
    asked = asyncio.Event()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        if HEALTH.encode() in head:
            writer.transport.abort()
            return
        asked.set()
        await reader.read()
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", asked
