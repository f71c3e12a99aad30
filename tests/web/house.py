"""A real house on a free port of the loopback, and guests that come with real sockets."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from unittest.mock import patch

import aiohttp
import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from pellmell.cli.serve.running import loop_factory
from pellmell.kit.messages import Command
from pellmell.stores.sqlite.store import SqliteStore
from pellmell.web.server import Server, serving
from pellmell.web.settings import Settings
from pellmell.wire.frames import (
    PROTOCOL,
    Frame,
    Goodbye,
    Hello,
    HouseFrame,
    Seated,
    Send,
    Snapshot,
    Welcome,
)
from pellmell.wire.requests import SitDown

PATIENCE_SECONDS = (
    100  # a guard against hangs: less than a test's own limit, as uvloop needs (tests/time_limits.py)
)
P = ParamSpec("P")
T = TypeVar("T")
AnyFrame = TypeVar("AnyFrame", bound=Frame)

decode = msgspec.json.Decoder(HouseFrame).decode
encode = msgspec.json.Encoder().encode


def on_loop(test: Callable[P, Awaitable[T]]) -> Callable[P, T]:
    """A test that awaits, on the loop that the house runs on, and not for ever."""

    async def in_time(*args: P.args, **kwargs: P.kwargs) -> T:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await test(*args, **kwargs)

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(in_time(*args, **kwargs))

    return run


class Guest:
    """A client that says what it is told to."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.n = 0

    @property
    def transport(self) -> asyncio.Transport:
        """To do what a bad line does."""
        connection = self.socket._response.connection
        assert connection is not None
        assert connection.transport is not None
        return connection.transport

    async def hello(self, **fields: Any) -> Welcome:
        await self.say(Hello(**{"protocol": PROTOCOL, **fields}))
        return await self.hear(Welcome)

    async def say(self, frame: Frame) -> None:
        await self.raw(encode(frame))

    async def raw(self, text: bytes) -> None:
        await self.socket.send_frame(text, WSMsgType.TEXT)

    async def do(self, command: Command) -> int:
        self.n += 1
        await self.say(Send(self.n, msgspec.Raw(encode(command))))
        return self.n

    async def sit_down(self, name: str = "Ann") -> Seated:
        await self.do(SitDown(name))
        return await self.hear(Seated)

    async def next(self) -> Frame | None:
        """None: the house has closed the line."""
        message = await self.socket.receive()
        return decode(message.data) if message.type is WSMsgType.TEXT else None

    async def hear(self, kind: type[AnyFrame]) -> AnyFrame:
        """The next frame of this kind."""
        while (frame := await self.next()) is not None:
            if isinstance(frame, kind):
                return frame
        raise AssertionError(f"the line was closed before a {kind.__name__}")

    async def goodbye(self) -> Goodbye:
        """Why the house hangs up; it does so at once."""
        goodbye = await self.hear(Goodbye)
        assert await self.next() is None
        return goodbye


class Visit:
    def __init__(self, server: Server, session: ClientSession) -> None:
        self.server = server
        self.session = session

    @property
    def database(self) -> SqliteStore:
        """The store of this house, for tests that do something to it."""
        store = self.server.context.store
        assert isinstance(store, SqliteStore)
        return store

    def forbid_writing(self) -> None:
        """The store tries to write, and finds that it can't."""
        self.database.do(lambda connection: connection.execute("PRAGMA query_only = ON")).result()
        self.database.probe().result()

    def allow_writing(self) -> None:
        """It can again, and does not know yet."""
        self.database.do(lambda connection: connection.execute("PRAGMA query_only = OFF")).result()

    async def get(self, path: str, **more: Any) -> tuple[int, Any]:
        async with self.session.get(path, **more) as answer:
            return answer.status, await _content(answer)

    @asynccontextmanager
    async def asking(self, path: str) -> AsyncGenerator[asyncio.StreamReader]:
        """Somebody who has asked for it on a connection of their own, and has not read anything yet."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=1_000)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        try:
            yield reader
        finally:
            writer.transport.abort()

    async def is_answered(self) -> bool:
        """Whether there is a connection left for us."""
        with suppress(aiohttp.ClientError):
            return (await self.get("/healthz"))[0] == 200
        return False

    async def post(self, path: str, body: Any, **more: Any) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else encode(body)
        async with self.session.post(path, data=data, **more) as answer:
            return answer.status, await _content(answer)

    async def new_table(self, game: str = "dice", **settings: Any) -> str:
        status, made = await self.post("/api/tables", {"game": game, "settings": settings})
        assert status == 201, made
        return str(made["code"])

    @asynccontextmanager
    async def connected(self, path: str, **more: Any) -> AsyncGenerator[Guest]:
        async with self.session.ws_connect(path, **more) as socket:
            yield Guest(socket)

    @asynccontextmanager
    async def guest(self, code: str, **hello: Any) -> AsyncGenerator[Guest]:
        """Who has said hello and has seen the table."""
        async with self.connected(f"/ws/{code}") as guest:
            await guest.hello(**hello)
            await guest.hear(Snapshot)
            yield guest


async def _content(answer: aiohttp.ClientResponse) -> Any:
    return await (answer.json() if answer.content_type == "application/json" else answer.text())


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncGenerator[Visit]:
    """Lines are given up soon, the disk is not: on a busy machine it is slow, and that is no fault. (What a
    database is given: tests/web/nodes/patience.py.)"""
    usual: dict[str, Any] = {"port": 0, "database": folder / "house.db", "durability": "process"}
    async with (
        patient_with_disks(),
        serving(Settings(**{**usual, "drain_seconds": 2.0, **settings})) as server,
        ClientSession(server.url) as session,
    ):
        yield Visit(server, session)


@asynccontextmanager
async def patient_with_disks() -> AsyncGenerator[None]:
    with patch.multiple("pellmell.web.server", FLUSH_SHARE=30.0, CLOSE_SHARE=30.0):
        yield
