"""The trace of one move through the server: which calls it takes, in which files, and how deep.

    python -m tools.trace_move           how many calls, files, changes of file, and how deep
    python -m tools.trace_move --calls   and each call, as a tree
    python -m tools.trace_move --drawing and the files of its way, as CONTRIBUTING.md has them

A real house on the loopback, four people at a table of Ligretto, of whom one begins a pile: from the bytes
that come over the socket to the last of the four broadcasts. Calls are those of Python functions in
src/pellmell; a change of file is a call into another file than the call before it.
"""

import argparse
import asyncio
import logging
import sys
from collections.abc import Generator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count, pairwise, takewhile
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, TypeVar
from unittest.mock import patch

import aiohttp
import msgspec
import structlog

import pellmell
from pellmell.kit.chance import seed_from
from pellmell.kit.messages import Command
from pellmell.kit.phases import RACING
from pellmell.kit.timed_stages import MARKED
from pellmell.mechanics.stacking.messages import Start, Turn
from pellmell.play.messages import Open, Ready
from pellmell.web.server import Server, serving
from pellmell.web.settings import Settings
from pellmell.wire.frames import PROTOCOL, Frame, Happened, Hello, HouseFrame, Refused, Seated, Send, Snapshot
from pellmell.wire.requests import SitDown

SOURCE = f"{Path(pellmell.__file__).parent}/"
SEATS = 4
LIMIT_SECONDS = 60.0
TRIES = 3
LEADS_ASIDE = (".heard", ".feed_data")
ASIDE = ("_heard_pong", "look_after")  # lines are measured all the time
NOT_OF_THE_WAY = ("web/clock.py", "house/counts.py")  # what time it is, and how long it took
HAND_SECONDS = 0.5  # until every hand is free again
AnyFrame = TypeVar("AnyFrame", bound=Frame)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(HouseFrame).decode


Call = tuple[int, str, str]  # its depth, file and function


@dataclass
class Trace:
    calls: list[Call] = field(default_factory=list[Call])

    @property
    def files(self) -> list[str]:
        """In the order in which the move comes to them."""
        return list(dict.fromkeys(file for _, file, _ in self.calls))

    @property
    def drawing(self) -> str:
        """The way of the move, each call below the one that it follows from, in the order in which they are
        made: of each file, in each turn of the loop, the call that leads to most others; the calls that lead
        there from another file; where a stage begins; and the call in which two ways part."""
        shown = set(self._furthest().values())
        for number in list(shown):
            shown |= self._way_to(number)
        shown |= self._beginnings_of_stages()
        shown |= self._partings(sorted(shown))
        lines: list[tuple[str, str]] = []
        above: list[int] = []  # the calls that this one follows from
        for number in sorted(shown):
            above = [call for call in above if number <= call + self._beneath(call)]
            _, file, function = self.calls[number]
            lines.append(("  " * len(above) + function, file))
            above.append(number)
        width = max(len(function) for function, _ in lines)
        return "\n".join(f"{function:{width}}  {file}" for function, file in lines)

    def _furthest(self) -> dict[tuple[int, str], int]:
        """By turn of the loop and file: the first of the calls that lead to most files."""
        furthest: dict[tuple[int, str], int] = {}
        turn = 0
        for number, (depth, file, _) in enumerate(self.calls):
            turn += depth == 1
            if file not in NOT_OF_THE_WAY:
                best = furthest.setdefault((turn, file), number)
                if self._files_beneath(number) > self._files_beneath(best):
                    furthest[turn, file] = number
        return furthest

    def _way_to(self, number: int) -> set[int]:
        """The calls by which each file is come to, from the loop on."""
        callers = [number, *self._callers(number)]
        return {
            callee for callee, caller in pairwise(callers) if self.calls[callee][1] != self.calls[caller][1]
        }

    def _beginnings_of_stages(self) -> set[int]:
        """The first call of each function that begins a stage."""
        stages = {(stage.function.__code__.co_filename, stage.function.__qualname__) for stage in MARKED}
        first: dict[tuple[str, str], int] = {}
        for number, (_, file, function) in enumerate(self.calls):
            if (SOURCE + file, function) in stages:
                first.setdefault((file, function), number)
        return set(first.values())

    def _partings(self, shown: Sequence[int]) -> set[int]:
        """The nearest call from which both of two neighbours follow."""
        partings: set[int] = set()
        for one, other in pairwise(shown):
            callers = {one, *self._callers(one)}
            partings |= set([call for call in (other, *self._callers(other)) if call in callers][:1])
        return partings

    def _callers(self, number: int) -> Generator[int]:
        """The nearest first."""
        depth = self.calls[number][0]
        for earlier in range(number - 1, -1, -1):
            if self.calls[earlier][0] < depth:
                depth = self.calls[earlier][0]
                yield earlier
            if depth == 1:
                return

    def _files_beneath(self, number: int) -> int:
        return len({file for _, file, _ in self.calls[number : number + 1 + self._beneath(number)]})

    def _beneath(self, number: int) -> int:
        """How many calls follow from this one."""
        depths = [depth for depth, *_ in self.calls[number:]]
        return sum(1 for _ in takewhile(depths[0].__lt__, depths[1:]))

    @property
    def changes(self) -> int:
        return sum(one[1] != other[1] for one, other in zip(self.calls, self.calls[1:], strict=False))

    @property
    def depth(self) -> int:
        return max(depth for depth, *_ in self.calls)


class Tracer:
    """Of this thread: the house does everything in the loop's, but for waiting for the disk."""

    def __init__(self) -> None:
        self._calls: list[Call] = []
        self._depth = 0
        self._aside: int | None = None  # how deep something began that is not about the move

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if not file.startswith(SOURCE):
            return
        if event == "call":
            self._depth += 1
            if frame.f_code.co_name in ASIDE and self._aside is None:
                self._aside = self._depth
                self._forget_way_to(self._depth)
            if self._aside is None:
                self._calls.append((self._depth, file.removeprefix(SOURCE), frame.f_code.co_qualname))
        elif event == "return":
            self._aside = None if self._aside == self._depth else self._aside
            self._depth -= 1

    def _forget_way_to(self, depth: int) -> None:
        """Of the calls that led there and nowhere else."""
        while self._calls and self._calls[-1][0] == depth - 1 and self._calls[-1][2].endswith(LEADS_ASIDE):
            depth = self._calls.pop()[0]

    @property
    def trace(self) -> Trace:
        """What came from the loop by itself, and went no further than the sockets, was no move."""
        trace, turn = Trace(), list[Call]()
        for call in [*self._calls, (1, "", "")]:
            if call[0] == 1:
                if any(not file.startswith("web/") for _, file, _ in turn):
                    trace.calls += turn
                turn = []
            turn.append(call)
        return trace


@contextmanager
def traced() -> Generator[Tracer]:
    tracer = Tracer()
    sys.setprofile(tracer)
    try:
        yield tracer
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
            assert not isinstance(frame, Refused), frame.reason
        return frame

    async def hear_of(self, event: str) -> None:
        """The house tells that this has happened."""
        while all(told["event"] != event for told in (await self.hear(Happened)).events):
            pass


class KnownSeeds:
    """Stands for Python's `secrets`: the cards are always the same."""

    def __init__(self) -> None:
        self._drawn = count()

    def token_bytes(self, length: int) -> bytes:
        return seed_from(f"trace {next(self._drawn)}")[:length]


def shortest_trace() -> Trace:
    """Of a few times the same move: between others a line was measured, or a clock ran."""
    traces: list[Trace] = []
    for _ in range(TRIES):
        with patch("pellmell.house.table_environment.secrets", KnownSeeds()):
            traces.append(asyncio.run(trace_move()))
    return min(traces, key=lambda trace: (len(trace.calls), trace.changes))


async def trace_move() -> Trace:
    async with asyncio.timeout(LIMIT_SECONDS), AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        settings = Settings(port=0, database=folder / "house.db", durability="process")
        server = await stack.enter_async_context(serving(settings))
        session = await stack.enter_async_context(aiohttp.ClientSession(server.url))
        code, guests = await _seated(session, stack)
        seat, start = await _racing(server, code, guests)
        await asyncio.sleep(HAND_SECONDS)
        with traced() as tracer:
            await guests[seat].do(start)
            await asyncio.gather(*(guest.hear_of("placed") for guest in guests))
    return tracer.trace


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
    await asyncio.sleep(HAND_SECONDS)  # nobody turns a card at the very moment of the signal
    match = server.context.house.tables[code].table.match
    while match is not None and match.phase is RACING:
        for guest in guests:
            await guest.do(Turn())
            await asyncio.gather(*(other.hear_of("turned") for other in guests))
        for seat in range(SEATS):
            for command in match.legal(seat):
                if isinstance(command, Start):
                    return seat, command
    raise AssertionError("the race ended before anybody could begin a pile")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--calls", action="store_true", help="each call, as a tree")
    parser.add_argument(
        "--drawing", action="store_true", help="the files of its way, as CONTRIBUTING.md has them"
    )
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    trace = shortest_trace()
    if asked.calls:
        for depth, file, function in trace.calls:
            print(f"{'  ' * depth}{file}: {function}")
    if asked.drawing:
        print(trace.drawing)
    print(
        f"{len(trace.calls)} calls in {len(trace.files)} files, {trace.changes} changes of file, "
        f"{trace.depth} deep"
    )


if __name__ == "__main__":
    main()
