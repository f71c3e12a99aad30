"""The WebSocket endpoints /ws/CODE and /ws/lobby, from the handshake to the goodbye."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from functools import partial

import structlog
from aiohttp.web import Request, StreamResponse, WebSocketResponse

from pellmell.house.admission import Barred, Full, Locked, TooOften
from pellmell.house.counts import Counts
from pellmell.house.errors import AwakeElsewhere, HouseCannotWrite, HouseCloses, HouseFull, UnknownTable
from pellmell.house.house import STOPS
from pellmell.house.live_table import CANNOT_WRITE
from pellmell.house.ports import Unreadable
from pellmell.kit.refusal import Malformed
from pellmell.kit.time_units import IN_A_SECOND, FineMilliseconds
from pellmell.stores.errors import StoreError
from pellmell.web.access.addresses import customer
from pellmell.web.access.client_identity import ClientIdentity
from pellmell.web.access.frame_budgets import FrameAllowance
from pellmell.web.access.log_limits import LogLimits
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.context import ServerContext, logging_limits
from pellmell.web.http.error_responses import note, told
from pellmell.web.nodes.node_router import NodeRouter, NodeSilent
from pellmell.web.websocket.connection import ConnectionHandler, SocketLine, nothing
from pellmell.web.websocket.connection_handler import MOST_BYTES, LobbyHandler, TableHandler, read_hello
from pellmell.web.websocket.reader import TEXT, WebSocketReader
from pellmell.web.websocket.tcp_info import kernel_delay
from pellmell.wire.frames import PROTOCOL, Hello

HELLO_SECONDS = 10.0
LARGEST_BYTES = 2 * MOST_BYTES  # beyond this nobody is told: the frame is not even read

log = structlog.stdlib.get_logger()


class Socket(WebSocketResponse[bool]):
    """It shakes hands; what follows is between the line and its reader, the end as well."""

    async def write_eof(self, data: bytes = b"") -> None:
        pass


class WebSocketEndpoints:
    def __init__(self, context: ServerContext, router: NodeRouter) -> None:
        self._context = context
        self._router = router
        self._counts = context.house.environment.counts

    async def table(self, request: Request) -> StreamResponse:
        try:
            if (handed_on := await self._router.hand_on(request)) is not None:
                return handed_on
        except NodeSilent as error:
            return await self._send_away(request, error)
        self._check_touch(request)
        async with self._line(request) as (socket, line, who):
            with _stumbling(line, self._context.log_limits):
                code, hello = request.match_info["code"], await _hello(line, self._counts)
                if hello is None:
                    await self._router.guesses.no_hello(code, who)
                    return socket
                handler = await self._come_in(code, line, hello, who)
                if handler is not None:
                    await _converse(line, handler)
        return socket

    def _check_touch(self, request: Request) -> None:
        """Who is handed on to a node that has lost the database had better wait where they come from, as
        another may soon take over. Raises HouseCannotWrite."""
        if self._context.store.trouble is not None and self._context.identify(request).spliced:
            raise HouseCannotWrite(CANNOT_WRITE)

    async def _send_away(self, request: Request, reason: NodeSilent) -> Socket:
        async with self._line(request) as (socket, line, _):
            line.hang_up("trouble", str(reason))
        return socket

    async def lobby(self, request: Request) -> Socket:
        async with self._line(request) as (socket, line, who):
            with _stumbling(line, self._context.log_limits):
                if not await self._may_visit(line, who):
                    return socket
                context, allowance = self._context, self._allowance(who)
                handler = LobbyHandler(context.house.lobby, line, context.time, self._counts, allowance)
                await _converse(line, handler)
        return socket

    @asynccontextmanager
    async def _line(self, request: Request) -> AsyncGenerator[tuple[Socket, SocketLine, ClientIdentity]]:
        context = self._context
        who = context.admit(request)
        with logging_limits(who):
            context.limits.connections.enter(who.address)
        try:
            socket, line = await self._open(request, who)
            context.lines[line] = who
            try:
                yield socket, line, who
            finally:
                self._note_end(line, who)
                await line.ended()
                del context.lines[line]
        finally:
            context.limits.connections.leave(who.address)

    def _note_end(self, line: SocketLine, who: ClientIdentity) -> None:
        if line.over is not None and line.over != "gone":
            self._counts.hung_up[line.over] += 1
            if self._context.may_log("hung up", who):
                log.info("hung up", why=line.over, **line.whose)

    async def _open(self, request: Request, who: ClientIdentity) -> tuple[Socket, SocketLine]:
        socket = Socket(compress=False)
        await socket.prepare(request)
        transport = request.transport
        if transport is None:
            raise ConnectionResetError("the client has gone")
        known_delay = self._kernel_delay(transport, who)
        line = SocketLine(transport, self._context.time, known_delay, home=customer(who.address))
        transport.set_protocol(WebSocketReader(request.protocol, line, LARGEST_BYTES))
        return socket, line

    def _kernel_delay(
        self, transport: asyncio.Transport, who: ClientIdentity
    ) -> Callable[[], FineMilliseconds | None]:
        """Of a direct line only: from this machine, it may well be a tunnel that nobody has declared."""
        if who.proxied or who.address is None or who.address.is_loopback:
            return nothing
        return partial(kernel_delay, transport)

    async def _may_visit(self, line: SocketLine, who: ClientIdentity) -> bool:
        try:
            await self._context.count_visit(who)
        except TooFast as error:
            line.hang_up("too_fast", str(error))
            return False
        return True

    async def _come_in(
        self, code: str, line: SocketLine, hello: Hello, who: ClientIdentity
    ) -> "TableHandler | None":
        if self._context.house.closing:
            line.hang_up("stopping", STOPS)
            return None
        try:
            table = await self._context.find(code, who, hello)
            if line.over is not None:
                return None  # the client has gone while the table was woken
            member = table.enter(line, hello)
            house, time, hurry = self._context.house, self._context.time, self._context.store.hurry
            return TableHandler(house, table, member, line, time, hurry, self._allowance(who))
        except UnknownTable as error:
            line.hang_up("closed", str(error))
        except HouseCloses:
            line.hang_up("stopping", STOPS)
        except (TooFast, TooOften) as error:
            line.hang_up("too_fast", str(error))
        except (Full, HouseFull) as error:
            line.hang_up("full", str(error))
        except Locked as error:
            line.hang_up("locked", str(error))
        except Barred as error:
            line.hang_up("kicked", str(error))
        except AwakeElsewhere:  # whoever comes back at once is handed on
            self._router.guesses.comes_again(code, who)
            line.cut_off()
        except (HouseCannotWrite, StoreError, Unreadable) as error:
            note(error, self._context.log_limits)
            line.hang_up("trouble", told(error))
        return None

    def _allowance(self, who: ClientIdentity) -> FrameAllowance:
        return self._context.limits.frames.of(who.address, self._context.time.exactly() / IN_A_SECOND)


@contextmanager
def _stumbling(line: SocketLine, limits: LogLimits) -> Generator[None]:
    """Whatever goes wrong: who speaks WebSocket already is not answered in HTTP."""
    try:
        yield
    except Exception as error:
        if limits.allow("failed on a line", type(error).__name__):
            log.exception("failed on a line")
        line.hang_up("trouble", "the house stumbled: this is its own fault, and in its log")


async def _hello(line: SocketLine, counts: Counts) -> Hello | None:
    """The first frame says who this is; without it there is nothing to talk about."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await line.first()
    except TimeoutError:
        line.hang_up("silent", f"say hello within {HELLO_SECONDS:.0f} seconds")
        return None
    if message is None:
        return None
    kind, payload = message
    if kind != TEXT:
        line.hang_up("broken", "the first frame must be a hello")
        return None
    try:
        hello = read_hello(payload)
    except Malformed as error:
        counts.refusals["malformed"] += 1
        line.hang_up("broken", str(error))
        return None
    if hello.protocol != PROTOCOL:
        line.hang_up(
            "reload", f"this house speaks protocol {PROTOCOL}, you speak {hello.protocol}: load the page anew"
        )
        return None
    return hello


async def _converse(line: SocketLine, handler: ConnectionHandler) -> None:
    """Until one of them hangs up; whatever happens, the handler ends once."""
    try:
        line.look_after()
        await line.listen(handler)
    finally:
        handler.end()
