"""The recorded house is a server that shows a recording at its one table, to one who may play at their own
seat."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from time import perf_counter

import msgspec
from aiohttp import WSMsgType
from aiohttp.web import Application, AppRunner, Request, TCPSite, WebSocketResponse
from msgspec.structs import replace

from pellmell.kit.messages import RaceStopped
from pellmell.kit.refusal import Refusal
from pellmell.kit.time_units import FineMilliseconds, to_milliseconds, to_seconds
from pellmell.web.http import routes
from pellmell.web.http.client_files import ClientFiles
from pellmell.wire.frames import AskTime, ClientFrame, Frame, Happened, Hello, Refused, Send, Time
from pellmell_bench.feel.bare_page import PATH, bare_page
from pellmell_bench.feel.recording import OWN, Recording

ANSWER_SECONDS = 0.05

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientFrame).decode


class RecordedHouse:
    def __init__(self, recording: Recording) -> None:
        self.racing = asyncio.Event()
        self.stopped = asyncio.Event()
        self.url = ""
        self._recording = recording
        self._own = recording.own_seat()
        self._number = 0
        self._began = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, request: Request) -> WebSocketResponse:
        socket = WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._hear(socket, decode(message.data))
        for task in self._tasks:
            task.cancel()
        return socket

    async def _hear(self, socket: WebSocketResponse, frame: ClientFrame) -> None:
        match frame:
            case Hello():
                self._began = perf_counter()
                for opening in self._recording.opening:
                    await socket.send_str(opening.decode())
                self._soon(self._show(socket))
            case AskTime(sent):
                await self._say(socket, Time(sent, self._now))
            case Send():
                self._soon(self._answer(socket, frame))

    @property
    def _now(self) -> FineMilliseconds:
        return to_milliseconds(perf_counter() - self._began)

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _show(self, socket: WebSocketResponse) -> None:
        for step in self._recording.steps:
            await asyncio.sleep(max(0.0, to_seconds(step.at - self._now)))
            await self._tell(socket, step)
            if any(isinstance(event, RaceStopped) for event in step.events):
                self.stopped.set()
            elif not self.racing.is_set() and step.seat is not None:
                await self._say(socket, self._own.ahead())
                self.racing.set()

    async def _answer(self, socket: WebSocketResponse, sent: Send) -> None:
        await asyncio.sleep(ANSWER_SECONDS)
        try:
            events = self._own.perform(sent.command)
        except Refusal as refusal:
            await self._say(socket, Refused(sent.n, refusal.rule, refusal.reason))
            return
        await self._tell(socket, Happened(0, int(self._now), list(events), seat=OWN, n=sent.n))
        await self._say(socket, self._own.ahead())

    async def _tell(self, socket: WebSocketResponse, happened: Happened) -> None:
        self._number += 1
        await self._say(socket, replace(happened, number=self._number))

    async def _say(self, socket: WebSocketResponse, frame: Frame) -> None:
        await socket.send_str(encode(frame).decode())


@asynccontextmanager
async def recorded_house(recording: Recording) -> AsyncGenerator[RecordedHouse]:
    house, app = RecordedHouse(recording), Application()
    app.router.add_get("/ws/{code}", house.table)
    app.router.add_get(PATH, bare_page)
    for route in ClientFiles().routes():
        routes.add(app, route)
    runner = AppRunner(app)
    await runner.setup()
    site = TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    house.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield house
    finally:
        await runner.cleanup()
