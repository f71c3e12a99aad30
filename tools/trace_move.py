"""The trace of one move through the server: which calls it takes, in which files, and how deep.

    python -m tools.trace_move           how many calls, files, changes of file, and how deep
    python -m tools.trace_move --calls   and each call, as a tree

A real house on the loopback, four people at a table of Ligretto, of whom one begins a pile: from the bytes
that come over the socket to the last of the four broadcasts. Calls are those of Python functions in
src/pellmell; a change of file is a call into another file than the call before it.
"""

import argparse
import asyncio
import logging
import sys
from collections.abc import Generator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, TypeVar

import aiohttp
import msgspec
import structlog

import pellmell
from pellmell.kit.messages import Command
from pellmell.kit.phases import RACING
from pellmell.mechanics.stacking.messages import Start, Turn
from pellmell.play.messages import Open, Ready
from pellmell.web.server import Server, serving
from pellmell.web.settings import Settings
from pellmell.wire.frames import PROTOCOL, Frame, Happened, Hello, HouseFrame, Seated, Send, Snapshot
from pellmell.wire.requests import SitDown

SOURCE = f"{Path(pellmell.__file__).parent}/"
SEATS, SPEED = 4, 50.0  # a countdown takes a moment
LIMIT_SECONDS = 60.0
TRIES = 5
AnyFrame = TypeVar("AnyFrame", bound=Frame)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(HouseFrame).decode


@dataclass
class Trace:
    """`calls` are depth, file and function, in their order."""

    calls: list[tuple[int, str, str]] = field(default_factory=list[tuple[int, str, str]])

    @property
    def files(self) -> list[str]:
        """In the order in which the move comes to them."""
        return list(dict.fromkeys(file for _, file, _ in self.calls))

    @property
    def changes(self) -> int:
        return sum(one[1] != other[1] for one, other in zip(self.calls, self.calls[1:], strict=False))

    @property
    def depth(self) -> int:
        return max(depth for depth, *_ in self.calls)


class Tracer:
    """Of this thread: the house does everything in the loop's, but for waiting for the disk."""

    def __init__(self) -> None:
        self.trace = Trace()
        self._depth = 0

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if not file.startswith(SOURCE):
            return
        if event == "call":
            self._depth += 1
            self.trace.calls.append((self._depth, file.removeprefix(SOURCE), frame.f_code.co_qualname))
        elif event == "return":
            self._depth -= 1


@contextmanager
def traced() -> Generator[Trace]:
    tracer = Tracer()
    sys.setprofile(tracer)
    try:
        yield tracer.trace
    finally:
        sys.setprofile(None)


class Guest:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._n = 0

    async def say(self, frame: Frame) -> None:
        await self._socket.send_str(encode(frame).decode())

    async def do(self, command: Command) -> None:
        self._n += 1
        await self.say(Send(self._n, msgspec.Raw(encode(command))))

    async def hear(self, kind: type[AnyFrame]) -> AnyFrame:
        while not isinstance(frame := decode(await self._socket.receive_str()), kind):
            pass
        return frame

    async def hear_of(self, event: str) -> None:
        """The house tells that this has happened."""
        while all(told["event"] != event for told in (await self.hear(Happened)).events):
            pass


def shortest_trace() -> Trace:
    """Of a few moves: between others a line was measured, or a clock ran."""
    return min((asyncio.run(trace_move()) for _ in range(TRIES)), key=lambda trace: len(trace.calls))


async def trace_move() -> Trace:
    async with asyncio.timeout(LIMIT_SECONDS), AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        settings = Settings(port=0, database=folder / "house.db", durability="process", speed=SPEED)
        server = await stack.enter_async_context(serving(settings))
        session = await stack.enter_async_context(aiohttp.ClientSession(server.url))
        code, guests = await _seated(session, stack)
        seat, start = await _racing(server, code, guests)
        with traced() as trace:
            await guests[seat].do(start)
            await asyncio.gather(*(guest.hear_of("placed") for guest in guests))
    return trace


async def _seated(session: aiohttp.ClientSession, stack: AsyncExitStack) -> tuple[str, list[Guest]]:
    async with session.post("/api/tables", json={"game": "ligretto"}) as answer:
        code = (await answer.json())["code"]
    guests: list[Guest] = []
    for number in range(SEATS):
        guest = Guest(await stack.enter_async_context(session.ws_connect(f"/ws/{code}")))
        await guest.say(Hello(PROTOCOL))
        await guest.hear(Snapshot)
        await guest.do(SitDown(f"Player {number}"))
        await guest.hear(Seated)
        guests.append(guest)
    return code, guests


async def _racing(server: Server, code: str, guests: list[Guest]) -> tuple[int, Start]:
    """Until somebody has a card to begin a pile with: which seat, and how."""
    await guests[0].do(Open())
    await guests[0].hear_of("seed_promised")
    for guest in guests:
        await guest.do(Ready())
    for guest in guests:
        await guest.hear_of("opened")
    match = server.desk.house.tables[code].live.table.match
    while match is not None and match.phase is RACING:
        for seat, guest in enumerate(guests):
            for command in match.legal(seat):
                if isinstance(command, Start):
                    return seat, command
            await guest.do(Turn())
            await asyncio.gather(*(other.hear_of("turned") for other in guests))
    raise AssertionError("the race ended before anybody could begin a pile")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--calls", action="store_true", help="each call, as a tree")
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    trace = shortest_trace()
    if asked.calls:
        for depth, file, function in trace.calls:
            print(f"{'  ' * depth}{file}: {function}")
    print(
        f"{len(trace.calls)} calls in {len(trace.files)} files, {trace.changes} changes of file, "
        f"{trace.depth} deep"
    )


if __name__ == "__main__":
    main()
