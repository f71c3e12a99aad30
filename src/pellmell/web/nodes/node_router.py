"""The node router brings people to the node that has their table: a line that comes to another one is spliced
to it, and a request about a table is forwarded.

A proxy sends most lines to the right node at once; this makes it right for all others, and however wrong the
proxy is. One hop at most: who was handed on is served, or sent away to come again.
"""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar
from zlib import crc32

import structlog
from aiohttp.web import Request, Response, StreamResponse

from pellmell.house.codes import read_code
from pellmell.house.ports import Elsewhere
from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.server_store import Nodes
from pellmell.web.access.client_identity import ClientIdentity
from pellmell.web.access.introduction import HANDSHAKE_KEY, Introduction
from pellmell.web.context import ServerContext, logging_limits
from pellmell.web.http.error_responses import failure
from pellmell.web.nodes.forwarded_request import forward_request
from pellmell.web.nodes.handshake_guesses import HandshakeGuesses
from pellmell.web.nodes.splice import NoAnswer, NodeGone, Splice, TurnedAway, open_splice

HOLD_SECONDS: Seconds = 8.0  # longer than a lease: until then somebody may take over
LOOK_SECONDS: Seconds = 0.25

T = TypeVar("T")

Attempt: TypeAlias = Callable[[Elsewhere, Request, str], Coroutine[Any, Any, T]]  # with an introduction

log = structlog.stdlib.get_logger()


class Spliced(StreamResponse):
    """The other node has answered: there is nothing left to say here."""

    async def prepare(self, request: object) -> None:
        return None

    async def write_eof(self, data: bytes = b"") -> None:
        pass


class NodeSilent(Exception):
    """The node that has the table lives by the database, and does not answer."""

    def __init__(self) -> None:
        super().__init__(
            "the part of the house where this table is played does not answer: try again in a moment"
        )


class NodeRouter:
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._loop = asyncio.get_running_loop()
        self.guesses = HandshakeGuesses(context)

    async def hand_on(self, request: Request) -> StreamResponse | None:
        """None: the table is here, or may be taken over. Whoever comes while its node does not answer, and
        its lease runs, waits. Raises NodeSilent in the end."""
        nodes = self._context.store.nodes
        if nodes is None:
            return None
        who, code = self._context.admit(request), request.match_info["code"]
        if who.spliced:
            return None
        with self._counted(who):
            try:
                if not await self.guesses.may_look(code, who):
                    return None
                splice = await self._ask(nodes, request, who, code, open_splice)
            except TurnedAway as error:
                return failure(error.status, "turned_away", str(error))
            except StoreError:
                return None  # the client is told why, as at any table
            return None if splice is None else await self._pass_on(splice, request)

    async def forward(self, request: Request, code: str) -> Response | None:
        """None: the table is here, or may be taken over, or there is none. Raises ForeignOrigin, and
        StoreError where nobody can be asked."""
        nodes = self._context.store.nodes
        if nodes is None:
            return None
        who = self._context.admit(request)
        if who.spliced:
            return None
        try:
            return await self._ask(nodes, request, who, code, forward_request)
        except NodeSilent:
            return None

    @contextmanager
    def _counted(self, who: ClientIdentity) -> Generator[None]:
        connections = self._context.limits.connections
        with logging_limits(who):
            connections.enter(who.address)
        try:
            yield
        finally:
            connections.leave(who.address)

    async def _pass_on(self, splice: Splice, request: Request) -> Spliced:
        spliced = Spliced()
        spliced.force_close()
        self._context.splices.add(splice)
        try:
            await splice.begin(request)
        finally:
            self._context.splices.discard(splice)
        return spliced

    async def _ask(
        self, nodes: Nodes, request: Request, who: ClientIdentity, code: str, attempt: Attempt[T]
    ) -> T | None:
        """The node that has the table; again, as long as nobody knows whether it lives. Raises NodeSilent."""
        end = self._loop.time() + HOLD_SECONDS
        while (where := await self._elsewhere(nodes, read_code(code))) is not None:
            try:
                if not where.url:  # it is about to say where
                    raise NoAnswer
                trying = attempt(where, request, self._introduce(where, request, who))
                if (done := await self._unless_moved(nodes, where, read_code(code), trying)) is not None:
                    return done
            except NodeGone:
                log.warning("node is gone", node=where.node, url=where.url)
                await nodes.depose(where.node)
            except NoAnswer:
                self._context.reach.doubt()
                if self._context.store.trouble is not None:  # the client is told of that, as at any table
                    return None
                if self._loop.time() > end or self._context.reach.trouble is not None:
                    log.error("node does not answer, and lives", node=where.node, url=where.url)
                    raise NodeSilent from None
                await asyncio.sleep(LOOK_SECONDS)
            if request.transport is None or request.transport.is_closing():
                raise ConnectionResetError("the client has gone")
        return None

    async def _unless_moved(
        self, nodes: Nodes, where: Elsewhere, code: str, trying: Coroutine[Any, Any, T]
    ) -> T | None:
        """None: that node has given the table up meanwhile."""
        task = asyncio.create_task(trying)
        try:
            while not (await asyncio.wait([task], timeout=LOOK_SECONDS))[0]:
                if await self._elsewhere(nodes, code) != where and not task.done():
                    return None
            return await task
        finally:
            task.cancel()

    async def _elsewhere(self, nodes: Nodes, code: str) -> Elsewhere | None:
        """The node that has the table; for one that drains or stands back, any other that may wake it."""
        house, lets_go = self._context.house, self._context.house.draining or self._context.reach.stands_back
        if code in house.busy_codes:
            return None
        where = await nodes.whereabouts(code)
        if where is None and lets_go and (others := await nodes.welcoming()):
            return others[crc32(code.encode()) % len(others)]  # all who come to a table meet
        return where

    def _introduce(self, where: Elsewhere, request: Request, who: ClientIdentity) -> str:
        introduction = Introduction(where.node, who.address, who.secure)
        handshake = request.headers.get(HANDSHAKE_KEY, "")
        return introduction.header(self._context.store.house_key, request.raw_path, handshake)
