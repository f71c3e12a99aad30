"""The queue of tables that are being woken, a few milliseconds in each turn of the loop, the shortest first.

So nobody else waits longer for a waking than such a slice, however long the table and however many of them:
a house that fell is asked for all of its tables at once.
"""

import asyncio
from contextlib import suppress
from functools import partial
from time import perf_counter

from pellmell.house.house import House
from pellmell.house.live_table import LiveTable
from pellmell.house.table_waking import Waking

SLICE_SECONDS = 0.003


class WakingQueue:
    def __init__(self, house: House) -> None:
        self._house = house
        self._scheduled = False

    async def find(self, code: str) -> LiveTable:
        """The table of a code, awake; raises what `House.wake` does, and why it can't be woken."""
        while (table := self._house.awake(code)) is None:
            await self._over(self._house.wake(code))
        return table

    async def _over(self, waking: Waking) -> None:
        loop = asyncio.get_running_loop()
        over = loop.create_future()
        waking.then(partial(_settle, over))
        waking.reading.add_done_callback(lambda _: self._read(loop))
        await over
        if waking.trouble is not None:
            raise waking.trouble

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        """In any thread."""
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(self._schedule, loop)

    def _schedule(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self._scheduled:
            self._scheduled = True
            loop.call_soon(self._turn, loop)

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        self._scheduled = False
        if any(waking.ready for waking in self._house.wakings.values()):
            self._schedule(loop)
            self._play_on()

    def _play_on(self) -> None:
        """One line at least."""
        end = perf_counter() + SLICE_SECONDS
        while (waking := self._shortest()) is not None:
            while not self._house.step(waking):
                if perf_counter() >= end:
                    return
            if perf_counter() >= end:
                return

    def _shortest(self) -> Waking | None:
        ready = [waking for waking in self._house.wakings.values() if waking.ready]
        return min(ready, key=lambda waking: waking.left, default=None)


def _settle(over: "asyncio.Future[None]") -> None:
    if not over.done():
        over.set_result(None)
