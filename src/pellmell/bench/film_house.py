"""A house that shows a film at its one table, to whoever comes, and refuses whatever they do."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from time import perf_counter

import msgspec
from aiohttp import WSMsgType
from aiohttp.web import Application, AppRunner, Request, TCPSite, WebSocketResponse

from pellmell.bench.film import Film
from pellmell.web import routes
from pellmell.web.client import Client
from pellmell.wire.frames import AskTime, ClientFrame, Hello, Refused, Send, Time

ANSWER_SECONDS = 0.05

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientFrame).decode


class FilmHouse:
    def __init__(self, film: Film) -> None:
        self.racing = asyncio.Event()
        self.stopped = asyncio.Event()
        self.url = ""
        self._film = film
        self._began = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, request: Request) -> WebSocketResponse:
        socket = WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._hear(socket, decode(message.data))
        return socket

    async def _hear(self, socket: WebSocketResponse, frame: ClientFrame) -> None:
        match frame:
            case Hello():
                self._began = perf_counter()
                for opening in self._film.opening:
                    await socket.send_str(opening.decode())
                self._soon(self._show(socket))
            case AskTime(sent):
                await socket.send_str(encode(Time(sent, self._now)).decode())
            case Send(n=n):
                self._soon(self._refuse(socket, n))

    @property
    def _now(self) -> float:
        return (perf_counter() - self._began) * 1000

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _show(self, socket: WebSocketResponse) -> None:
        for shot in self._film.shots:
            await asyncio.sleep(max(0.0, (shot.at - self._now) / 1000))
            await socket.send_str(shot.frame.decode())
            if b'"opened"' in shot.frame or b'"all_rolled"' in shot.frame:
                self.racing.set()
            elif b'"race_stopped"' in shot.frame:
                self.stopped.set()

    async def _refuse(self, socket: WebSocketResponse, n: int) -> None:
        await asyncio.sleep(ANSWER_SECONDS)
        await socket.send_str(encode(Refused(n, "", "it is only a film")).decode())


@asynccontextmanager
async def film_house(film: Film) -> AsyncGenerator[FilmHouse]:
    house, app = FilmHouse(film), Application()
    app.router.add_get("/ws/{code}", house.table)
    for route in Client().routes():
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
