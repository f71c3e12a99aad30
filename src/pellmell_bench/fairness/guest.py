"""The WebSocket client of the fairness bench: it sends what it is told to, and may answer pings late.

Whatever is waited for comes within a limit, or the wait fails and says what did not come.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import ClientWebSocketResponse, WSMsgType

from pellmell.kit.messages import Command
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import to_seconds
from pellmell.wire.frames import PROTOCOL, Hello, Send
from pellmell.wire.requests import SitDown

PATIENCE_SECONDS = 60.0

encode = msgspec.json.Encoder().encode


@asynccontextmanager
async def waiting_for(what: str) -> AsyncGenerator[None]:
    """Not for ever: a hang is a failure with a name."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            yield
    except TimeoutError as error:
        raise TimeoutError(f"waited {PATIENCE_SECONDS:.0f} s for {what}") from error


class LateGuest:
    """It listens all the time: pings must not wait until somebody has reacted. With `late`, so many ms pass
    before it answers one.

    (A `TableLine` would follow the cards, and is not told of those that are arranged.)
    """

    def __init__(self, socket: ClientWebSocketResponse, late: float = 0.0) -> None:
        self.seat = -1
        self.refusal = ""
        self._socket = socket
        self._late = late
        self._n = 0
        self._number = 0
        self._heard: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._answers: set[asyncio.Task[None]] = set()
        self._listening = asyncio.create_task(self._listen())

    async def sit_down(self, name: str) -> None:
        await self._say(Hello(PROTOCOL))
        await self._send(SitDown(name))
        async with waiting_for("a seat"):
            while (frame := await self._hear())["frame"] != "seated":
                pass
        self.seat = int(frame["seat"])

    async def do(self, command: Command) -> bool:
        """Whether it was carried out, once the house has said so; `refusal` says why not."""
        n = await self._send(command)
        async with waiting_for(f"the answer to {command}"):
            while True:
                frame = await self._hear()
                if frame.get("n") == n and frame["frame"] == "refused":
                    self.refusal = str(frame.get("reason"))
                    return False
                if frame.get("n") == n and frame.get("seat") == self.seat:
                    return True

    async def until(self, name: str, seat: Seat | None = None) -> dict[str, Any]:
        """The next event of this name, of that seat."""
        async with waiting_for(f"the event {name!r}"):
            while True:
                for event in (await self._hear()).get("events", ()):
                    if event["event"] == name and seat in (None, event.get("seat")):
                        return dict(event)

    async def _hear(self) -> dict[str, Any]:
        frame = await self._heard.get()
        if frame is None:
            raise ConnectionError("the house has hung up")
        self._number = frame.get("number", self._number)
        return frame

    async def _listen(self) -> None:
        async for message in self._socket:
            if message.type is WSMsgType.TEXT:
                self._heard.put_nowait(msgspec.json.decode(message.data))
            elif message.type is WSMsgType.PING:
                answer = asyncio.create_task(self._pong(bytes(message.data)))
                self._answers.add(answer)
                answer.add_done_callback(self._answers.discard)
        self._heard.put_nowait(None)

    async def _pong(self, nonce: bytes) -> None:
        await asyncio.sleep(to_seconds(self._late))
        if not self._socket.closed:
            await self._socket.pong(nonce)

    async def _send(self, command: Command) -> int:
        self._n += 1
        await self._say(Send(self._n, msgspec.Raw(encode(command)), self._number))
        return self._n

    async def _say(self, frame: msgspec.Struct) -> None:
        await self._socket.send_frame(encode(frame), WSMsgType.TEXT)
