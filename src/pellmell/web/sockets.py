"""/ws/CODE and /ws/lobby: from the handshake to the goodbye."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import structlog
from aiohttp import WSMsgType
from aiohttp.web import Request, WebSocketResponse

from pellmell.house.house import HouseCannotWrite, UnknownTable
from pellmell.house.reception import Barred, Full
from pellmell.kit.refusal import Malformed
from pellmell.stores.errors import StoreError
from pellmell.web.desk import Desk, logging_limits
from pellmell.web.limits import TooFast
from pellmell.web.line import GOODBYE_SECONDS, SocketLine
from pellmell.web.talk import MOST_BYTES, LobbyTalk, TableTalk, Talk, read_hello
from pellmell.web.visitors import Visitor
from pellmell.wire.frames import PROTOCOL, Hello

HELLO_SECONDS = 10.0
LARGEST_BYTES = 8 * MOST_BYTES  # beyond this nobody is told: the frame is not even read

log = structlog.stdlib.get_logger()

Socket = WebSocketResponse[bool]


class Sockets:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def table(self, request: Request) -> Socket:
        async with self._line(request) as (socket, line, who):
            hello = await _hello(socket, line)
            talk = self._come_in(request.match_info["code"], line, hello, who) if hello else None
            if talk is not None:
                await _converse(socket, line, talk)
        return socket

    async def lobby(self, request: Request) -> Socket:
        async with self._line(request) as (socket, line, _):
            await _converse(socket, line, LobbyTalk(self._desk.house.lobby, line, self._desk.time))
        return socket

    @asynccontextmanager
    async def _line(self, request: Request) -> AsyncGenerator[tuple[Socket, SocketLine, Visitor]]:
        desk = self._desk
        who = desk.admit(request)
        desk.limits.wrong_codes.check(who.household)
        with logging_limits(who):
            desk.limits.connections.enter(who.household)
        try:
            socket, line = await self._open(request)
            desk.lines[line] = who
            try:
                yield socket, line, who
            finally:
                await line.ended()
                del desk.lines[line]
                if line.over is not None:
                    log.info("hung up", why=line.over)
        finally:
            desk.limits.connections.leave(who.household)

    async def _open(self, request: Request) -> tuple[Socket, SocketLine]:
        socket: Socket = WebSocketResponse(
            timeout=GOODBYE_SECONDS,
            autoping=False,
            compress=False,
            max_msg_size=LARGEST_BYTES,
            decode_text=False,
        )
        await socket.prepare(request)
        if request.transport is None:
            raise ConnectionResetError("the client has gone")
        return socket, SocketLine(socket, request.transport, self._desk.time)

    def _come_in(self, code: str, line: SocketLine, hello: Hello, who: Visitor) -> "TableTalk | None":
        if self._desk.house.closing:
            line.hang_up("stopping", "the house stops; come back in a moment")
            return None
        try:
            reception = self._desk.find(code, who)
            member = reception.enter(line, hello)
            lenience = self._desk.settings.lenience
            return TableTalk(self._desk.house, reception, member, line, self._desk.time, lenience)
        except (UnknownTable, TooFast) as error:
            line.hang_up("closed", str(error))
        except Full as error:
            line.hang_up("full", str(error))
        except Barred as error:
            line.hang_up("kicked", str(error))
        except (HouseCannotWrite, StoreError) as error:
            line.hang_up("trouble", str(error))
        return None


async def _hello(socket: Socket, line: SocketLine) -> Hello | None:
    """The first frame says who this is; without it there is nothing to talk about."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await socket.receive()
    except TimeoutError:
        line.hang_up("silent", f"say hello within {HELLO_SECONDS:.0f} seconds")
        return None
    if message.type is not WSMsgType.TEXT:
        line.hang_up("broken", "the first frame must be a hello")
        return None
    try:
        hello = read_hello(message.data)
    except Malformed as error:
        line.hang_up("broken", str(error))
        return None
    if hello.protocol != PROTOCOL:
        line.hang_up(
            "reload", f"this house speaks protocol {PROTOCOL}, you speak {hello.protocol}: load the page anew"
        )
        return None
    return hello


async def _converse(socket: Socket, line: SocketLine, talk: Talk) -> None:
    """Until one of them hangs up; whatever happens, the talk ends once."""
    try:
        line.ping()
        while line.over is None:
            message = await socket.receive()
            match message.type:
                case WSMsgType.TEXT:
                    talk.hear(message.data)
                case WSMsgType.PONG:
                    if line.pong(message.data):
                        talk.measured()
                    else:
                        talk.broken("nobody asked for that pong")
                case WSMsgType.PING:
                    talk.asked(message.data)
                case WSMsgType.BINARY:
                    talk.broken("frames are texts, of JSON")
                case _:
                    break
    finally:
        talk.end()
