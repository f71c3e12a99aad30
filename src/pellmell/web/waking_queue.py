"""The queue of tables that are being woken, a few milliseconds in each turn of the loop.

So nobody else waits longer for a waking than such a slice, however long the table and however many of them:
a house that fell is asked for all of its tables at once. To ask the store for a table takes its time, too,
and is done within the same slice.

Who comes first is first, and a long table counts as if it had come later, by as many lines as it has. So a
short one does not wait for a long one that came just before; nor does a long one wait for all short ones.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from heapq import heappop, heappush
from itertools import count
from time import perf_counter

from pellmell.house.codes import read_code
from pellmell.house.house import House
from pellmell.house.live_table import LiveTable
from pellmell.house.table_waking import Waking

SLICE_SECONDS = 0.003


class WakingQueue:
    def __init__(self, house: House) -> None:
        self._house = house
        self._scheduled = False
        self._asked: deque[tuple[str, asyncio.Future[Waking | None]]] = deque()
        self._ready: list[tuple[int, int, Waking]] = []  # those that are read, and their order
        self._numbers = count()
        self._played = 0  # lines, of all tables

    async def come(self, code: str) -> LiveTable:
        """The table of a code, claimed and awake; raises why it can't be woken."""
        while (table := self._house.awake(code)) is None:
            loop = asyncio.get_running_loop()
            over: asyncio.Future[Waking | None] = loop.create_future()
            self._asked.append((code, over))
            self._schedule(loop)
            waking = await over
            if waking is not None and waking.trouble is not None:
                raise waking.trouble
        return table

    def _schedule(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self._scheduled:
            self._scheduled = True
            loop.call_soon(self._turn, loop)

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        """One table is asked for, and one line is played, at least."""
        self._scheduled = False
        end = perf_counter() + SLICE_SECONDS
        try:
            self._ask(loop, end)
            self._play_on(end)
        finally:
            if self._asked or self._next() is not None:
                self._schedule(loop)

    def _ask(self, loop: asyncio.AbstractEventLoop, end: float) -> None:
        while self._asked:
            code, over = self._asked.popleft()
            try:
                self._begin(loop, code, over)
            except Exception as error:
                if not over.done():
                    over.set_exception(error)
            if perf_counter() >= end:
                return

    def _begin(
        self, loop: asyncio.AbstractEventLoop, code: str, over: "asyncio.Future[Waking | None]"
    ) -> None:
        if over.done():
            return  # who asked has gone
        if self._house.awake(code) is not None:
            over.set_result(None)
            return
        is_new = read_code(code) not in self._house.wakings
        waking = self._house.wake(code)
        waking.then(partial(_settle, over, waking))
        if is_new:
            line_up = partial(self._line_up, loop, waking, self._played, next(self._numbers))
            waking.reading.add_done_callback(lambda _: _soon(loop, line_up))

    def _line_up(self, loop: asyncio.AbstractEventLoop, waking: Waking, came: int, number: int) -> None:
        heappush(self._ready, (came + waking.length, number, waking))
        self._schedule(loop)

    def _play_on(self, end: float) -> None:
        while (waking := self._next()) is not None:
            while not self._step(waking):
                if perf_counter() >= end:
                    return
            if perf_counter() >= end:
                return

    def _step(self, waking: Waking) -> bool:
        self._played += 1
        return self._house.step(waking)

    def _next(self) -> Waking | None:
        while self._ready:
            waking = self._ready[0][2]
            if self._house.wakings.get(waking.code) is waking:
                return waking
            heappop(self._ready)  # it is awake, or was given up
        return None


def _soon(loop: asyncio.AbstractEventLoop, callback: Callable[[], None]) -> None:
    """From any thread."""
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(callback)


def _settle(over: "asyncio.Future[Waking | None]", waking: Waking) -> None:
    if not over.done():
        over.set_result(waking)
