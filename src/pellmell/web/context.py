"""The server context is what all request handlers share: the house, its store, settings and limits."""

from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import NoReturn, Protocol

import structlog
from aiohttp.web import Request

from pellmell.house.admission import check_asleep
from pellmell.house.codes import read_code
from pellmell.house.errors import UnknownTable
from pellmell.house.house import House
from pellmell.house.live_table import LiveTable
from pellmell.house.state_machine.seats import Seats
from pellmell.stores.server_store import ServerStore
from pellmell.web.access.address_limits import AddressLimits
from pellmell.web.access.addresses import Address, household, read_address
from pellmell.web.access.client_identity import ClientIdentity, ForeignOrigin, check_origin, identify
from pellmell.web.access.host_names import ForeignHost, Hosts
from pellmell.web.access.introduction import HEADER, WrongNode, read_introduction
from pellmell.web.access.log_limits import LogLimits
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.access.request_pacing import RequestPacing
from pellmell.web.clock import LoopTime
from pellmell.web.reviews.review_process import ReviewProcess
from pellmell.web.screen_pairings import UnknownScreen
from pellmell.web.settings import Settings
from pellmell.web.shared_lobby import SharedLobby
from pellmell.web.waking_queue import WakingQueue
from pellmell.web.websocket.connection import SocketLine
from pellmell.wire.frames import Hello

HEALTH = "/healthz"  # for whoever restarts the house, wherever they are

MOST_PICTURES = 40  # that are kept: some 0.2 MB each

log = structlog.stdlib.get_logger()


class Closable(Protocol):
    @property
    def url(self) -> str:
        """Where it leads to."""
        ...

    def close(self) -> None: ...


class Reach(Protocol):
    """Whether this node and the others come to each other."""

    @property
    def trouble(self) -> str | None:
        """Why nobody should be brought here, if so."""
        ...

    @property
    def stands_back(self) -> bool:
        """The others have its tables, and whoever comes is for them."""
        ...

    def doubt(self) -> None:
        """One of them did not answer just now."""
        ...

    async def run(self) -> NoReturn: ...


@dataclass(frozen=True)
class ServerContext:
    settings: Settings
    house: House
    store: ServerStore
    time: LoopTime
    limits: AddressLimits
    hosts: Hosts
    wakings: WakingQueue
    pacing: RequestPacing
    lobby: SharedLobby
    reach: Reach
    reviews: ReviewProcess = field(default_factory=ReviewProcess)
    pictures: ReviewProcess = field(default_factory=partial(ReviewProcess, MOST_PICTURES))
    log_limits: LogLimits = field(default_factory=LogLimits)
    lines: dict[SocketLine, ClientIdentity] = field(default_factory=dict[SocketLine, ClientIdentity])
    splices: set[Closable] = field(default_factory=set["Closable"])  # lines that are another node's
    peers: set[Address | None] = field(default_factory=set[Address | None])  # where other nodes are

    def check(self, request: Request) -> None:
        """Whatever is asked for; raises BadForwarding, ForeignHost or Banned."""
        if request.path == HEALTH:
            return
        who = self.identify(request)
        self.limits.check_ban(who.address)
        if not who.proxied:
            self._check_host(request, who)

    def _check_host(self, request: Request, who: ClientIdentity) -> None:
        host = request.headers.get("Host")
        try:
            self.hosts.check(host)
        except ForeignHost:
            if self.may_log("host refused", who):
                log.warning("host refused", host=str(host)[:100])
            raise

    def admit(self, request: Request) -> ClientIdentity:
        """Where something is done, or a code is tried; raises ForeignOrigin."""
        who = self.identify(request)
        try:
            check_origin(request, self.settings.origins)
        except ForeignOrigin:
            if self.may_log("origin refused", who):
                log.warning("origin refused", origin=request.headers.get("Origin", "")[:100])
            raise
        return who

    def may_log(self, event: str, who: ClientIdentity) -> bool:
        """What they can bring about as often as they like."""
        return self.log_limits.allow(event, household(who.address))

    def identify(self, request: Request) -> ClientIdentity:
        """Raises BadForwarding, or WrongNode where another node was meant."""
        nodes = self.store.nodes
        if nodes is None or HEADER not in request.headers:
            return identify(request, self.settings.trusted_proxies)
        introduced = read_introduction(request.headers, self.store.house_key, request.raw_path)
        if introduced.node != nodes.own:
            raise WrongNode(nodes.own)
        self.peers.add(read_address(request.remote))
        return ClientIdentity(introduced.address, introduced.secure, proxied=True, spliced=True)

    async def find(self, code: str, who: ClientIdentity, hello: Hello) -> LiveTable:
        await self.check_known(code, who, hello)
        return await self.awake(code)

    async def check_known(self, code: str, who: ClientIdentity, hello: Hello) -> None:
        """Whoever guesses codes is soon too fast; whoever has a seat there does not guess."""
        if not await self._has_seat(code, hello):
            await self.count_visit(who)
            async with self.trying_code(who):
                await self._check_there(code, hello)

    async def awake(self, code: str) -> LiveTable:
        """Who is shown a table must not be shown that of a node which was deposed, and has not noticed."""
        table = await self.wakings.come(code)
        nodes = self.store.nodes
        while nodes is not None:
            await nodes.confirm()
            if self.house.awake(code) is table:
                break
            table = await self.wakings.come(code)
        return table

    async def _check_there(self, code: str, hello: Hello) -> None:
        """And that whoever knocks may come in, as far as that is known while it sleeps."""
        if read_code(code) in self.house.busy_codes:
            return
        record = await self.store.table(read_code(code))
        if record is None:
            raise UnknownTable(f"there is no table {code!r}: check the code, or open a new one")
        check_asleep(record, hello, self.store.house_key)

    async def count_visit(self, who: ClientIdentity) -> None:
        """A line without a seat of its own; raises TooFast."""
        with logging_limits(who):
            await self.limits.connects.take(who.address)

    async def _has_seat(self, code: str, hello: Hello) -> bool:
        seats = await self._seats(read_code(code)) if hello.token or hello.secret else None
        return bool(seats and seats.known(hello.token, hello.secret, self.store.house_key) is not None)

    async def _seats(self, code: str) -> Seats | None:
        """Without waking it."""
        if code in self.house.tables:
            return self.house.tables[code].machine.seats
        record = await self.store.table(code)
        return Seats.of(record.chairs) if record else None

    @asynccontextmanager
    async def trying_code(self, who: ClientIdentity, *wrong: type[Exception]) -> AsyncGenerator[None]:
        """What is looked up meanwhile counts if it is wrong; raises TooFast before."""
        with logging_limits(who):
            async with self.limits.wrong_codes.trying(who.address, UnknownTable, UnknownScreen, *wrong):
                yield


@contextmanager
def logging_limits(who: ClientIdentity) -> Generator[None]:
    """The one place where an address is worth a line."""
    try:
        yield
    except TooFast as error:
        if error.first:
            log.warning("too fast", address=str(who.address), reason=str(error))
        raise
