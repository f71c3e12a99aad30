"""What the house does by itself: bans and orders are looked up, what is old is cleared, garbage is found."""

import asyncio
import gc

from pellmell.stores.bans import Ban
from pellmell.stores.errors import StoreError
from pellmell.web import bans
from pellmell.web.desk import Desk, log
from pellmell.web.orders import Orders

LOOK_SECONDS = 1.0
SWEEP_SECONDS = 3600.0
DAY = 86_400.0


class Housekeeping:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._bans: list[Ban] = []
        self._orders = Orders(desk)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._look_up_bans()
        self._tasks = [asyncio.create_task(self._look_up()), asyncio.create_task(self._sweep())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look_up(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self._look_up_bans()
                await self._orders.look_up()
            except StoreError as error:
                log.error("bans and orders could not be looked up", reason=str(error))
            except Exception:  # the next order is another one
                log.exception("bans and orders could not be looked up")

    def _look_up_bans(self) -> None:
        known = self._desk.store.bans()
        if known != self._bans:
            bans.enforce(self._desk)
            self._bans = known
            log.info("bans changed", bans=len(known))

    async def _sweep(self) -> None:
        while True:
            try:
                await self.clear_old()
            except StoreError as error:
                log.error("old tables could not be cleared", reason=str(error))
            await asyncio.sleep(SWEEP_SECONDS)

    async def clear_old(self) -> None:
        """Tables that nobody has touched, and matches that ended, that long ago."""
        desk = self._desk
        day = desk.time.today() - desk.settings.keep_days * DAY
        tables = await asyncio.wrap_future(desk.store.forget_tables_before(day, list(desk.house.tables)))
        matches = await asyncio.wrap_future(desk.store.forget_matches_before(day))
        if tables or matches:
            log.info("cleared", tables=tables, matches=matches)
        gc.collect()
