"""Odd guests are the lines of the fuzz test: one only listens, and one sends odd frames."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from pellmell.client.errors import FrameMissing
from pellmell.client.mirror import TableMirror
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.wire.frames import (
    PROTOCOL,
    AskTime,
    ClientFrame,
    Done,
    Goodbye,
    Happened,
    Hello,
    HouseFrame,
    Refused,
    Seated,
    Send,
    TableState,
    Time,
    Trouble,
)
from pellmell_bench.faults.evidence import view_text
from pellmell_bench.faults.odd_frames import MOST_BYTES, TEXTS, OddFrames, encode

Look: TypeAlias = tuple[int, TableState | None, bytes, dict[str, int]]

BATCH = 40
DEEP_COMMAND = re.compile(rb'{"frame":"command","n":(\d+),"command":(?:\[{50}|(?:{"do":){50})')
BINARY_IN = 25  # one frame in so many is not even a text
ANSWER_SECONDS = 60.0

decode = msgspec.json.Decoder(HouseFrame).decode
decode_sent = msgspec.json.Decoder(ClientFrame).decode


class QuietLine:
    """All that it hears is kept, and folded."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.heard: list[bytes] = []
        self.frames: list[HouseFrame] = []
        self.mirror = TableMirror()
        self.over = False
        self._socket = socket
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    @classmethod
    async def come(cls, session: ClientSession, code: str, key: str = "") -> "QuietLine":
        """With a key to a seat, which may be a token or a secret."""
        line = cls(await session.ws_connect(f"/ws/{code}", max_msg_size=0))
        await line.send(msgspec.json.encode(Hello(PROTOCOL, key, key)))
        await line.until(lambda: line.mirror.table is not None)
        return line

    async def _listen(self) -> None:
        async for message in self._socket:
            if message.type is WSMsgType.TEXT:
                self.heard.append(message.data.encode())
                with suppress(FrameMissing):
                    self.frames.append(self.mirror.fold(decode(message.data)).frame)
                self._news.set()
        self.over = True
        self._news.set()

    async def send(self, text: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        with suppress(ConnectionError):
            await self._socket.send_frame(text, kind)

    async def until(self, heard: Callable[[], Any]) -> bool:
        """Whether it was so before the line was over, or the time up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                while not heard() and not self.over:
                    self._news.clear()
                    await self._news.wait()
        return bool(heard())

    async def keep_up_with(self, other: "QuietLine") -> None:
        """Until neither knows less than the other did."""
        await self.until(lambda: self.mirror.number >= other.mirror.number)
        await other.until(lambda: other.mirror.number >= self.mirror.number)

    def look(self) -> Look:
        """The table as it is known here."""
        mirror = self.mirror
        return mirror.number, mirror.table, view_text(mirror.view), mirror.timers

    @property
    def happened(self) -> set[bytes]:
        return {text for text in self.heard if text.startswith(b'{"frame":"happened"')}

    @property
    def keys(self) -> set[str]:
        """The secrets that were told here, and nowhere else."""
        seated = [frame for frame in self.frames if isinstance(frame, Seated)]
        return {key for frame in seated for key in (frame.token, frame.secret)} - set(TEXTS)

    async def close(self) -> None:
        await self._socket.close()
        await self._task


class OddGuest:
    """Sends odd frames in batches; every one of them is answered."""

    def __init__(self, line: QuietLine, chance: Stream) -> None:
        self.line = line
        self.faults: list[str] = []
        self._odd = OddFrames(chance)
        self._chance = chance

    async def do(self, command: Command) -> None:
        self._odd.n += 1
        frame = {"frame": "command", "n": self._odd.n, "command": msgspec.to_builtins(command)}
        await self._say_all([encode(frame)])

    async def batch(self, sent: Counter[str], answers: Counter[str]) -> None:
        before = len(self.line.frames)
        texts: list[bytes] = []
        for _ in range(BATCH):
            texts.append(self._odd.next(self._legal()))
            sent[self._odd.kind] += 1
        await self._say_all(texts)
        for frame in self.line.frames[before:]:
            if isinstance(frame, Refused | Done | Trouble | Seated | Goodbye | Happened):
                answers[type(frame).__name__.lower()] += 1

    def _legal(self) -> list[Command]:
        mirror = self.line.mirror
        return mirror.legal(mirror.seat) if mirror.table is not None and mirror.seat is not None else []

    async def _say_all(self, texts: list[bytes]) -> None:
        """Commands are answered by their numbers, what has none by a trouble, and a question by the time."""
        due = Due(len(self.line.frames))
        for text in texts:
            kind = WSMsgType.TEXT if self._chance.below(BINARY_IN) else WSMsgType.BINARY
            due.note(text, kind)
            await self.line.send(text, kind)
        if not await self.line.until(lambda: not due.missing(self.line.frames)) and not self.line.over:
            self.faults.append(f"not answered: {due.missing(self.line.frames)}")


class Due:
    """The answers that are owed to what was sent."""

    def __init__(self, heard: int) -> None:
        self._heard = heard
        self._numbers: dict[int, bytes] = {}
        self._others: Counter[type[HouseFrame]] = Counter()

    def note(self, text: bytes, kind: WSMsgType) -> None:
        match _understood(text) if kind is WSMsgType.TEXT else None:
            case Send(n=n):
                self._numbers[n] = text
            case AskTime():
                self._others[Time] += 1
            case _:
                self._others[Trouble] += 1

    def missing(self, frames: Sequence[HouseFrame]) -> list[Any]:
        """How deep is too deep depends on who reads: a command, or a trouble, and either is an answer."""
        heard = frames[self._heard :]
        told = {frame.n for frame in heard if isinstance(frame, Happened | Refused | Done | Seated)}
        kinds = Counter(map(type, heard))
        numbered = [text[:200] for n, text in self._numbers.items() if n not in told]
        more_troubles = max(0, kinds[Trouble] - self._others[Trouble])
        return [*numbered[more_troubles:], *(self._others - kinds).items()]


def _understood(text: bytes) -> ClientFrame | None:
    if deep := DEEP_COMMAND.match(text):
        return Send(int(deep[1]), msgspec.Raw())
    if len(text) > MOST_BYTES:
        return None
    try:
        frame: ClientFrame = decode_sent(text)
        return frame
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
