"""Who was handed on to a node that does not answer any more does not wait there for it."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from pellmell.testing.postgres_server import free_port
from pellmell.web.context import Closable
from pellmell.web.nodes.splice_watch import FALL, SpliceWatch
from tests.web.house import on_loop, opened
from tests.web.nodes.two_nodes import two_nodes

PATIENCE = 60.0  # whoever is silent here refuses at once


@dataclass(eq=False)
class FakeSplice:
    url: str
    ends: list[str] = field(default_factory=list[str])

    def close(self) -> None:
        self.ends.append("closed")


@asynccontextmanager
async def answering(port: int) -> AsyncGenerator[None]:
    """Whatever it is asked, all is well."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", port) as server:
        yield
        server.close()


@on_loop
async def test_lines_to_a_node_end_when_it_is_silent_so_often_in_a_row(tmp_path: Path) -> None:
    port = free_port()
    async with opened(tmp_path) as visit:
        lost, kept = FakeSplice(f"http://127.0.0.1:{port}"), FakeSplice(visit.server.url)
        splices: set[Closable] = {lost, kept}
        doubts = Counter[str]()
        watch = SpliceWatch(splices, lambda: doubts.update(["silent"]), PATIENCE)
        for _ in range(FALL - 1):
            await watch.look()
        assert doubts["silent"] == FALL - 1
        async with answering(port):  # it was busy for a moment
            await watch.look()
        assert doubts["silent"] == FALL - 1
        for _ in range(FALL - 1):
            await watch.look()
        assert lost.ends == []
        await watch.look()
        assert (lost.ends, kept.ends) == (["closed"], [])


@on_loop
async def test_who_is_spliced_is_told_by_the_end_of_the_line(database: str, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.table_at_one()
        async with nodes.other.connected(f"/ws/{code}") as guest:
            await guest.hello()
            (splice,) = nodes.other.server.context.splices
            assert splice.url == nodes.one.server.url
            splice.close()
            while await guest.next() is not None:
                pass
