"""The server: opens the store, lets people in, and stops in good order."""

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from aiohttp.typedefs import Handler, Middleware
from aiohttp.web import Application, AppRunner, Request, StreamResponse, middleware

from pellmell.catalogue import all_games
from pellmell.house.limits import HouseLimits
from pellmell.house.live_table import CANNOT_WRITE
from pellmell.house.table_environment import TableEnvironment
from pellmell.stores.errors import StoreError
from pellmell.stores.opening import open_store
from pellmell.stores.server_store import ServerStore
from pellmell.web import measuring
from pellmell.web.access.address_limits import AddressLimits
from pellmell.web.access.host_names import Hosts
from pellmell.web.access.rate_limits import MINUTE
from pellmell.web.access.request_pacing import RequestPacing
from pellmell.web.clock import LoopTime
from pellmell.web.connection_limits import ConnectionLimits
from pellmell.web.context import HEALTH, ServerContext, log
from pellmell.web.http import routes
from pellmell.web.http.client_files import ClientFiles
from pellmell.web.http.error_responses import LARGEST_BODY, answering_failures
from pellmell.web.http.handlers import Rest
from pellmell.web.http.routes import check_encoding
from pellmell.web.http.security_headers import Headers
from pellmell.web.logged_house import LoggedHouse
from pellmell.web.nodes.clock_check import check_clock
from pellmell.web.nodes.draining import drain
from pellmell.web.nodes.node_announcement import announce
from pellmell.web.nodes.node_router import NodeRouter
from pellmell.web.nodes.peer_watch import PeerWatch
from pellmell.web.settings import Settings
from pellmell.web.shared_lobby import SharedLobby
from pellmell.web.upkeep.housekeeping import Housekeeping
from pellmell.web.waking_queue import WakingQueue
from pellmell.web.websocket.frame_encoder import pack
from pellmell.web.websocket_endpoints import WebSocketEndpoints

BACKLOG = 512
LEAST_WRITING = 1.0  # seconds: a disk that takes longer than a moment is not slow yet
FLUSH_SHARE, GOODBYE_SHARE, CLOSE_SHARE = 0.4, 0.4, 0.1  # of the time that stopping may take


class Server:
    """Made by `serving`."""

    def __init__(self, settings: Settings, context: ServerContext) -> None:
        self.settings = settings
        self.context = context
        self._runner = AppRunner(
            _application(context),
            handle_signals=False,
            shutdown_timeout=settings.drain_seconds * GOODBYE_SHARE,
        )
        self._housekeeping = Housekeeping(context)
        self._listening: list[asyncio.Server] = []
        self.port = settings.port

    @property
    def url(self) -> str:
        return url_of(self.settings.host, self.port)

    async def start(self) -> None:
        all_games()  # loaded now, so that the first guest does not wait for them
        await self._runner.setup()
        try:
            await self._listen()
            await self._open()
        except BaseException:
            self._stop_listening()
            await self._runner.cleanup()
            raise
        log.info("started", port=self.port, durability=self.settings.durability)

    async def _open(self) -> None:
        names = [each.getsockname() for listening in self._listening for each in listening.sockets]
        self.context.hosts.listens_on(name[0] for name in names)
        self.port = names[0][1]
        if (nodes := self.context.store.nodes) is not None:
            await announce(nodes, self.settings.node_url or self.url, HEALTH)
            await check_clock(nodes, self.context.time)
        await self._housekeeping.start()

    async def _listen(self) -> None:
        """On a port of its own, and on the socket that it shares with others of this machine."""
        assert self._runner.server is not None
        limits = ConnectionLimits(self._runner.server, self.context)
        host, port, shared = self.settings.host, self.settings.port, self.settings.listening_socket
        loop = asyncio.get_running_loop()
        self._listening.append(await loop.create_server(limits, host, port, backlog=BACKLOG))
        if shared is not None:
            listening = socket.socket(fileno=shared)
            self._listening.append(await loop.create_server(limits, sock=listening, backlog=BACKLOG))

    def _stop_listening(self) -> None:
        for listening in self._listening:
            listening.close()

    async def drain(self) -> None:
        """Tables go to other nodes, if there are any, and rounds are played to their end."""
        await drain(self.context, self.settings.drain_minutes * MINUTE)

    def lose_touch(self) -> None:
        """The database does not answer. Where others may take the tables over, nobody is shown them here;
        they stay, and if they are still this node's afterwards, all go on. Whoever is about to come in by
        another node waits there."""
        if self.context.store.nodes is not None:
            self.context.house.hang_up("trouble", CANNOT_WRITE)
            for line, who in list(self.context.lines.items()):
                if who.spliced:
                    line.hang_up("trouble", CANNOT_WRITE)

    def count_deposed(self) -> None:
        """Somebody has taken over, and all tables are about to be given up."""
        tables = len(self.context.house.tables)
        log.error("deposed: another node has taken over", tables=tables)
        self.context.house.environment.counts.deposed += tables

    async def stop(self) -> None:
        """Nobody new; everybody is told; what was decided is written; goodbye."""
        house, store = self.context.house, self.context.store
        log.info("stopping", tables=len(house.tables), sockets=len(self.context.lines))
        house.announce_stop()
        await self._housekeeping.stop()
        await self.context.reviews.stop()
        await self.context.pictures.stop()
        try:
            async with asyncio.timeout(max(LEAST_WRITING, self.settings.drain_seconds * FLUSH_SHARE)):
                await store.flush()
        except (TimeoutError, StoreError) as error:
            log.error("not all could be written", reason=str(error))
        house.stop()
        for line in list(self.context.lines):
            line.hang_up("stopping", "the house stops; come back in a moment")
        for splice in list(self.context.splices):
            splice.close()
        self._stop_listening()
        await self._end_lines()
        await self._runner.cleanup()
        log.info("stopped")

    async def _end_lines(self) -> None:
        """Clients have time to hear the goodbye; who has not closed the line by then is cut off."""
        lines = list(self.context.lines)
        ends = [asyncio.ensure_future(line.ended()) for line in lines]
        if ends:
            await asyncio.wait(ends, timeout=self.settings.drain_seconds * GOODBYE_SHARE)
        for line in lines:
            line.cut_off()
        await asyncio.gather(*ends)


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@asynccontextmanager
async def serving(settings: Settings) -> AsyncGenerator[Server]:
    """A house that is open, until it is left. Raises StoreError or OSError if it can't be opened."""
    servers: list[Server] = []

    def on_trouble(reason: str) -> None:
        log.error("cannot write", reason=reason)
        for server in servers:
            server.lose_touch()

    def on_deposed() -> None:
        for server in servers:
            server.count_deposed()

    opening = open_store(
        settings.database,
        settings.durability,
        on_trouble=on_trouble,
        on_recovered=lambda: log.warning("can write again"),
        on_damage=lambda what: log.error("damaged", reason=what),
        on_deposed=on_deposed,
        closing_seconds=max(LEAST_WRITING, settings.drain_seconds * CLOSE_SHARE),
    )
    async with opening as store:
        time = LoopTime(asyncio.get_running_loop(), settings.speed)
        server = Server(settings, _context(settings, store, time))
        servers.append(server)
        await server.start()
        try:
            yield server
        finally:
            await server.stop()


def _context(settings: Settings, store: ServerStore, time: LoopTime) -> ServerContext:
    limits = HouseLimits(tables=settings.max_tables, watchers=settings.max_watchers)
    house = LoggedHouse(
        TableEnvironment(time, store, pack, store.house_key, limits=limits, code_length=settings.code_length)
    )
    pacing = RequestPacing(settings.requests_per_second)
    wakings = WakingQueue(house)
    of_addresses = AddressLimits(settings, shared=store.shared)
    lobby = SharedLobby(house.lobby, store.shared)
    reach = PeerWatch(store.nodes, house, HEALTH)
    return ServerContext(
        settings, house, store, time, of_addresses, Hosts(settings), wakings, pacing, lobby, reach
    )


def _application(context: ServerContext) -> Application:
    client = ClientFiles(context)
    middlewares = [answering_failures(context.log_limits), _checking(context), client.showing_pages()]
    app = Application(middlewares=middlewares, client_max_size=LARGEST_BODY)
    router = NodeRouter(context)
    sockets = WebSocketEndpoints(context, router)
    app.router.add_get("/ws/lobby", sockets.lobby)
    app.router.add_get("/ws/{code}", sockets.table)
    for route in Rest(context, client, router.forward).routes():
        routes.add(app, route)
    app.on_response_prepare.append(Headers(context).add)
    if context.settings.measure != "nothing":
        measuring.add(app, context)
    return app


def _checking(context: ServerContext) -> Middleware:
    @middleware
    async def checking(request: Request, handler: Handler) -> StreamResponse:
        await context.pacing.wait(context.identify(request).address)
        check_encoding(request)
        context.check(request)
        return await handler(request)

    return checking
