"""Long answers are made a part at a time, and all of them together have a quarter of the loop's time.

However many are asked for, there is one part in a turn of the loop at most, so nobody else waits longer than
for that. The next part of an answer is made when the last was taken.
"""

import asyncio
from collections.abc import AsyncIterator
from time import perf_counter
from typing import NoReturn

from aiohttp.web import Request, StreamResponse

from pellmell.kit.time_units import Seconds
from pellmell.web.access.address_limits import Simultaneous
from pellmell.web.access.addresses import Address

STREAM_SECONDS: Seconds = 60.0  # to read one
OF_ONE_HOUSEHOLD = 4  # at the same time
REST = 3.0  # times what parts took, while none is made
LEAST_REST: Seconds = 0.001  # shorter ones add up

Parts = AsyncIterator[bytes]


class LongAnswers:
    def __init__(self) -> None:
        reason = f"{OF_ONE_HOUSEHOLD} long answers are on their way to your address already: wait for one"
        self._under_way = Simultaneous(OF_ONE_HOUSEHOLD, reason)
        self._turn = asyncio.Lock()  # who waits longest is next
        self._owed: Seconds = 0.0  # of rest

    async def send(
        self, request: Request, address: Address | None, parts: Parts, media: str
    ) -> StreamResponse:
        """Whatever goes wrong before the first part is there can still be answered; raises TooFast."""
        response = StreamResponse(headers={"Content-Type": f"{media}; charset=utf-8"})
        self._under_way.enter(address)
        try:
            async with asyncio.timeout(STREAM_SECONDS):
                await self._send(request, response, parts)
        except TimeoutError:
            cut_off(request.transport)
        finally:
            self._under_way.leave(address)
        return response

    async def _send(self, request: Request, response: StreamResponse, parts: Parts) -> None:
        part = await self.next_part(parts)
        await response.prepare(request)
        while part is not None and request.method != "HEAD":
            await response.write(part)
            part = await self.next_part(parts)
        await response.write_eof()

    async def next_part(self, parts: Parts) -> bytes | None:
        """When it is its turn; None: that was all."""
        async with self._turn:
            began = perf_counter()
            part = await anext(parts, None)
            self._owed += REST * (perf_counter() - began)
            await asyncio.sleep(self._rest())
        return part

    def _rest(self) -> Seconds:
        if self._owed < LEAST_REST:
            return 0.0
        rest, self._owed = self._owed, 0.0
        return rest


def cut_off(transport: asyncio.Transport | None) -> NoReturn:
    """Who does not read: a connection that is only closed would wait until they have. Raises
    ConnectionError."""
    if transport is not None:
        transport.abort()
    raise ConnectionResetError("who asked does not read the answer")
