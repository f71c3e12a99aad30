"""The router in front of the nodes: hashing, checks, and lines that it cuts."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from pellmell_bench.chaos.hash_router import Backend, HashRouter
from tests.web.house import on_loop

READ_BYTES = 4096


class FakeNode:
    """It answers /readyz with a status, and says to everybody else where they are."""

    def __init__(self) -> None:
        self.status = 200
        self.port = 0

    @asynccontextmanager
    async def opened(self) -> AsyncGenerator["FakeNode"]:
        async with await asyncio.start_server(self._answer, "127.0.0.1", self.port) as server:
            self.port = server.sockets[0].getsockname()[1]
            yield self
            server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        if head.startswith(b"GET /readyz "):
            writer.write(b"HTTP/1.1 %d Whatever\r\n\r\n" % self.status)
            writer.close()
            return
        writer.write(b"port %d\n" % self.port)
        while said := await reader.read(READ_BYTES):
            writer.write(said)
        writer.close()


@asynccontextmanager
async def routed(way: str = "hash") -> AsyncGenerator[tuple[HashRouter, list[FakeNode], list[Backend]]]:
    one, other = FakeNode(), FakeNode()
    async with one.opened(), other.opened():
        router = HashRouter([one.port, other.port], "hash" if way == "hash" else "round robin")
        async with router.opened():
            yield router, [one, other], router.backends


async def came_to(router: HashRouter, code: str) -> tuple[int, asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", router.port)
    writer.write(b"GET /ws/%s HTTP/1.1\r\n\r\n" % code.encode())
    return int((await reader.readline()).split()[1]), reader, writer


async def port_of(router: HashRouter, code: str) -> int:
    port, _, writer = await came_to(router, code)
    writer.close()
    return port


CODES = [f"TABLE{number}" for number in range(20)]


@on_loop
async def test_a_table_is_always_at_the_same_node_and_not_all_are_at_one() -> None:
    async with routed() as (router, _, _):
        first = {code: await port_of(router, code) for code in CODES}
        assert {code: await port_of(router, code.lower()) for code in CODES} == first
        assert len(set(first.values())) == 2


@on_loop
async def test_any_node_is_as_good_as_another_where_codes_are_not_hashed() -> None:
    async with routed("round robin") as (router, _, _):
        assert len({await port_of(router, "TABLE1") for _ in range(4)}) == 2


@on_loop
async def test_a_line_carries_both_ways() -> None:
    async with routed() as (router, _, _):
        _, reader, writer = await came_to(router, "TABLE1")
        writer.write(b"hello")
        assert await reader.readexactly(5) == b"hello"
        writer.close()


@on_loop
async def test_one_that_drains_keeps_its_lines_and_gets_no_others() -> None:
    async with routed() as (router, nodes, backends):
        port, reader, writer = await came_to(router, "TABLE1")
        draining = next(node for node in nodes if node.port == port)
        draining.status = 404
        for backend in backends:
            await router.check(backend)
        assert await port_of(router, "TABLE1") != port
        writer.write(b"still there")
        assert await reader.readexactly(11) == b"still there"
        writer.close()


@on_loop
async def test_lines_to_one_in_trouble_are_cut_at_the_second_check() -> None:
    async with routed() as (router, nodes, backends):
        port, reader, writer = await came_to(router, "TABLE1")
        next(node for node in nodes if node.port == port).status = 503
        (failing,) = (backend for backend in backends if backend.port == port)
        states: list[bool] = []
        for _ in range(2):
            failing.note(503)
            states.append(failing.up)
        assert states == [True, False]
        assert await reader.read() == b""
        assert await port_of(router, "TABLE1") != port
        writer.close()


@on_loop
async def test_where_nobody_is_ready_people_are_told_so() -> None:
    async with routed() as (router, nodes, backends):
        for node in nodes:
            node.status = 503
        for backend in backends:
            await router.check(backend)
            await router.check(backend)
        reader, writer = await asyncio.open_connection("127.0.0.1", router.port)
        writer.write(b"GET /ws/TABLE1 HTTP/1.1\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 503 ")
        writer.close()
