"""Connection limits: how many connections an address may have, and how long a request may take to come."""

import asyncio
from typing import Any

from aiohttp.web import BaseRequest, HTTPException, RequestHandler, Response, Server, StreamResponse

from pellmell.kit.time_units import Seconds
from pellmell.web.access.address_limits import Connections
from pellmell.web.access.addresses import Address, read_address
from pellmell.web.access.client_identity import is_within
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.context import ServerContext, log
from pellmell.web.http.error_responses import by_aiohttp, failure, stumbled
from pellmell.web.http.long_answers import cut_off
from pellmell.web.http.security_headers import protect

REQUEST_SECONDS = 15.0  # until a request has come, the first one and each that follows on the same connection
ANSWER_SECONDS: Seconds = 120.0  # to read an answer: half a megabyte by 35 kbit a second
LINGER_SECONDS = 2.0  # in which what was sent with a request that is answered already is thrown away
PER_SOCKET = 4  # connections of one address, for each socket it may have: browsers open some for pages


class ConnectionLimits:
    """Makes the protocol of each connection."""

    def __init__(self, server: Server, context: ServerContext) -> None:
        self._server = server
        self._loop = asyncio.get_running_loop()
        self._trusted = context.settings.trusted_proxies
        self._connections = Connections(context.settings.max_connections * PER_SOCKET)
        self._pacing = context.pacing
        self._peers = context.peers
        self._log_limits = context.log_limits

    def __call__(self) -> "LimitedConnection":
        return LimitedConnection(
            self,
            self._server,
            loop=self._loop,
            keepalive_timeout=REQUEST_SECONDS,
            lingering_time=LINGER_SECONDS,
            access_log=None,
            auto_decompress=False,  # a few bytes can be unpacked to many
        )

    def enter(self, peer: str) -> Address | None:
        """As whom it counts: a proxy's connections, and those of another node, are those of many. Raises
        TooFast."""
        address = read_address(peer)
        if address in self._peers or is_within(address, self._trusted):
            return None
        self._pacing.check(address)
        self._connections.enter(address)
        return address

    def leave(self, who: Address) -> None:
        self._connections.leave(who)

    def may_log(self, error: BaseException | None) -> bool:
        return self._log_limits.allow("failed on a request", type(error).__name__)


class LimitedConnection(RequestHandler):
    def __init__(self, limits: ConnectionLimits, server: Server, **settings: Any) -> None:
        super().__init__(server, **settings)
        self._limits = limits
        self._who: Address | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        try:
            self._who = self._limits.enter(transport.get_extra_info("peername")[0])
        except TooFast:
            self.force_close()

    def connection_lost(self, exc: BaseException | None) -> None:
        super().connection_lost(exc)
        if self._who is not None:
            self._limits.leave(self._who)
            self._who = None

    def handle_error(
        self,
        request: BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> StreamResponse:
        """What is no HTTP is answered like everything else: without a word of what the house is made of."""
        if isinstance(exc, ConnectionError):  # who asked has gone
            raise exc
        if status >= 500 and self._limits.may_log(exc):
            log.error("failed on a request", exc_info=exc)
        if request.writer.output_size > 0:
            raise ConnectionError("half of an answer has been sent: there can't be another one")
        response = stumbled() if status >= 500 else _no_http(status)
        response.force_close()
        protect(response)
        return response

    async def finish_response(
        self, request: BaseRequest, resp: StreamResponse, start_time: Seconds | None
    ) -> tuple[StreamResponse, bool]:
        """What is refused before any request is looked at has not been counted: it ends the connection; so
        does who does not read."""
        if isinstance(resp, HTTPException):
            resp = by_aiohttp(resp)
            resp.force_close()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await super().finish_response(request, resp, start_time)
        except TimeoutError:
            cut_off(self.transport)


def _no_http(status: int) -> Response:
    return failure(status, "bad_request", "what was sent is no HTTP request, or one that is too large")
