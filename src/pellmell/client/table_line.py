"""A table line is a WebSocket connection to one table that reconnects until the house or the client hangs up.

No wait is endless: a house that does not answer for `patience` seconds is given up, and HouseError says so.

async with Client("http://localhost:8765").join("ABC234", name="Ada") as table:
    await table.get_ready()
    async for frame in table:
        ...
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from random import uniform
from time import perf_counter
from types import TracebackType
from typing import Any, Self

import msgspec
from aiohttp import (
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    ClientWSTimeout,
    WSMsgType,
)
from aiohttp.client_exceptions import WSServerHandshakeError

from pellmell.client.clock_sync import TableClock
from pellmell.client.errors import CommandRefused, FrameMissing, HouseError, HungUp
from pellmell.client.mirror import TableMirror
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import Phase
from pellmell.kit.round import View
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import FineMilliseconds, Seconds, to_milliseconds
from pellmell.play.messages import Player, Ready
from pellmell.wire.frames import (
    AskTime,
    ClientFrame,
    Goodbye,
    Happened,
    HouseFrame,
    Moved,
    Refused,
    Snapshot,
    Time,
    Welcome,
)
from pellmell.wire.requests import SitDown

COME_BACK = {"stopping", "trouble", "slow", "silent", "too_fast"}
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 4.0  # seconds between tries to get the line back, as in a browser
PATIENCE_SECONDS = 120.0  # for an answer, and for a line that was lost
LINE = ClientWSTimeout(ws_receive=20.0, ws_close=2.0)  # pyright: ignore[reportCallIssue] made by attrs
ASK_AGAIN_MS = 10_000  # clocks drift
KEEP_OUT = {400, 401, 403, 404}
NONCE_BYTES = 16

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(HouseFrame).decode


class TableLine:
    """Made by `Client.join` and `Client.watch`."""

    def __init__(
        self, url: str, mirror: TableMirror, name: str = "", patience: Seconds = PATIENCE_SECONDS
    ) -> None:
        self.mirror = mirror
        self.clock = TableClock()
        self._url = url
        self._name = name
        self.patience = patience
        self._session: ClientSession | None = None
        self._socket: ClientWebSocketResponse | None = None  # once the house has welcomed us on it
        self._keeper: asyncio.Task[None] | None = None
        self._arrived = asyncio.Event()
        self._change = asyncio.Event()
        self._answers: dict[int, asyncio.Future[list[Event]]] = {}
        self._listeners: set[asyncio.Queue[HouseFrame | None]] = set()
        self._over: Exception | None = None
        self._closing = False
        self._tries = 0
        self._asked = 0.0
        self._answered = _now()  # when there was a line last

    # Where the table stands

    @property
    def online(self) -> bool:
        """Whether the line holds; one that is lost is looked for."""
        return self._socket is not None

    @property
    def seat(self) -> Seat | None:
        return self.mirror.seat

    @property
    def waiting(self) -> int | None:
        """Our number, while we wait for a seat."""
        return self.mirror.waiting

    @property
    def phase(self) -> Phase:
        return self.mirror.phase

    @property
    def view(self) -> View | None:
        return self.mirror.view

    @property
    def game(self) -> AnyGame:
        return self.mirror.game

    @property
    def players(self) -> list[Player]:
        return self.mirror.standing.players

    @property
    def totals(self) -> list[int]:
        match = self.mirror.standing.match
        return match.totals if match else []

    def legal(self) -> list[Command]:
        """What we may try now under the rules of the game."""
        return [] if self.seat is None else self.mirror.legal(self.seat)

    def now(self) -> FineMilliseconds:
        """The table's time in ms: that of the timers, and of the start."""
        return self.clock.at(_now())

    # What to do at it

    async def do(self, command: Command) -> list[Event]:
        """What the command made happen; raises CommandRefused, or HungUp or HouseError if nobody answers."""
        self._check_open()
        frame = self.mirror.send(command)
        answer: asyncio.Future[list[Event]] = asyncio.get_running_loop().create_future()
        self._answers[frame.n] = answer
        try:
            async with asyncio.timeout(self.patience):
                await self._write(frame)
                return await answer
        except TimeoutError:
            raise self._no_answer() from None
        finally:
            self._answers.pop(frame.n, None)
            self.mirror.pending.pop(frame.n, None)

    async def get_ready(self) -> list[Event]:
        """With a number of our own in the seed: nobody can have chosen the deal."""
        return await self.do(Ready(secrets.token_hex(NONCE_BYTES)))

    async def change(self, within: Seconds | None = None) -> None:
        """Wait until something happens at the table, or for so many seconds."""
        self._check_open()
        self._change.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._change.wait()
        self._check_open()

    async def __aiter__(self) -> AsyncIterator[HouseFrame]:
        """All that the house says from here on, until the line is closed; each frame is folded already."""
        self._check_open()
        heard: asyncio.Queue[HouseFrame | None] = asyncio.Queue()
        self._listeners.add(heard)
        try:
            while (frame := await heard.get()) is not None:
                yield frame
        finally:
            self._listeners.discard(heard)
        if not self._closing:
            self._check_open()

    def _check_open(self) -> None:
        if self._over is not None:
            raise self._over

    def _no_answer(self) -> HouseError:
        return HouseError(0, f"no house answers at {self._url} within {self.patience:g} s")

    # Coming and going

    async def __aenter__(self) -> Self:
        self._session = ClientSession(timeout=ClientTimeout(total=self.patience))
        self._keeper = asyncio.create_task(self._keep(self._session))
        try:
            await self._arrive()
        except BaseException:
            await self.close()
            raise
        return self

    async def _arrive(self) -> None:
        try:
            async with asyncio.timeout(self.patience):
                await self._arrived.wait()
        except TimeoutError:
            raise self._no_answer() from None
        self._check_open()
        if self._name and self.seat is None and self.waiting is None:
            await self.do(SitDown(self._name, self.mirror.secret))

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """The seat stays ours, and is played as the table's settings say; to give it up, `Leave`."""
        self._closing = True
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        if self._session is not None:
            await self._session.close()

    # Keeping the line

    async def _keep(self, session: ClientSession) -> None:
        over: Exception = HouseError(0, "the line is closed")
        try:
            self._answered = _now()
            while _now() - self._answered < to_milliseconds(self.patience):
                await self._try(session)
                await asyncio.sleep(uniform(0.5, 1.0) * min(FIRST_PAUSE * 2**self._tries, LONGEST_PAUSE))
                self._tries += 1
            over = self._no_answer()
        except Exception as error:
            over = error
        finally:
            self._end(over)

    async def _try(self, session: ClientSession) -> None:
        """One line, for as long as it holds; raises what says that another would be no better."""
        try:
            async with session.ws_connect(self._url, timeout=LINE) as socket:
                await socket.send_str(encode(self.mirror.hello()).decode())
                async for message in socket:
                    if message.type is WSMsgType.TEXT:
                        await self._hear(message.data, socket)
        except WSServerHandshakeError as error:
            if not self._arrived.is_set() or error.status in KEEP_OUT:
                raise HouseError(error.status, f"the house does not let us in: {error.message}") from None
        except (ClientError, OSError, TimeoutError) as error:
            if not self._arrived.is_set():
                raise HouseError(0, f"no house answers at {self._url}: {error}") from None
        except FrameMissing:
            pass
        finally:
            if self._socket is not None:
                self._socket, self._answered = None, _now()

    def _end(self, over: Exception) -> None:
        self._over = over
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(over)
        for heard in self._listeners:
            heard.put_nowait(None)
        self._change.set()
        self._arrived.set()

    # Frames

    async def _write(self, frame: ClientFrame) -> None:
        """Without a line, commands wait for the next one."""
        if self._socket is not None:
            with suppress(ClientError, OSError):
                await self._socket.send_str(encode(frame).decode())

    async def _hear(self, text: str, socket: ClientWebSocketResponse) -> None:
        try:
            frame = decode(text)
        except msgspec.ValidationError:
            return  # a newer house says what we don't know
        told = self.mirror.fold(frame)
        if told.answers is not None:
            self._answer(told.answers, told.frame)
        match told.frame:
            case Welcome():
                await self._welcomed(socket)
            case Time(sent, table):
                await self._heard_time(sent, table)
            case Goodbye(why=why) if why not in COME_BACK or not self._arrived.is_set():
                raise HungUp(told.frame)
            case Snapshot() | Happened() | Moved():
                self._change.set()
            case _:
                pass
        for heard in self._listeners:
            heard.put_nowait(told.frame)
        if self.clock.settled and _now() - self._asked > ASK_AGAIN_MS:
            await self._ask_time()

    def _answer(self, n: int, frame: Any) -> None:
        answer = self._answers.get(n)
        if answer is None or answer.done():
            return
        if isinstance(frame, Refused):
            answer.set_exception(CommandRefused(frame))
        else:
            answer.set_result(frame.events if isinstance(frame, Happened) else [])

    async def _welcomed(self, socket: ClientWebSocketResponse) -> None:
        self._socket, self._tries = socket, 0
        for n in self.mirror.void():
            self._answer(n, Refused(n, "", "the house was gone for a moment: see what became of it"))
        for frame in self.mirror.again():
            await self._write(frame)
        self.clock.doubt()
        await self._ask_time()

    async def _ask_time(self) -> None:
        self._asked = _now()
        await self._write(AskTime(self._asked))

    async def _heard_time(self, sent: FineMilliseconds, table: FineMilliseconds) -> None:
        self.clock.heard(sent, table, _now())
        self._arrived.set()
        if not self.clock.settled:
            await self._ask_time()


def _now() -> FineMilliseconds:
    return to_milliseconds(perf_counter())
