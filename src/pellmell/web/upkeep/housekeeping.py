"""Housekeeping runs by itself: bans and orders are looked up, what is old is cleared, garbage is found, and
nodes to which lines are spliced are watched."""

import asyncio
from time import monotonic

from pellmell.stores.bans import Ban
from pellmell.stores.errors import StoreError
from pellmell.web.context import ServerContext, log
from pellmell.web.nodes.clock_check import seconds_ahead
from pellmell.web.nodes.splice_watch import SpliceWatch
from pellmell.web.upkeep import ban_enforcement
from pellmell.web.upkeep.film_backlog import FilmBacklog
from pellmell.web.upkeep.garbage_collection import GarbageCollection
from pellmell.web.upkeep.orders import Orders

LOOK_SECONDS = 1.0
SWEEP_SECONDS = 3600.0
MOST_ASTRAY = 3600.0  # seconds by which the clock may be put right and still be believed
DAY = 86_400.0


class Housekeeping:
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._bans: list[Ban] = []
        self._orders = Orders(context)
        self._garbage = GarbageCollection(context.house)
        self._began = self._beginning()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._look_up_bans()
        watch = SpliceWatch(self._context.splices, self._context.reach.doubt)
        work = [self._look_up(), self._sweep(), self._check(), self._context.lobby.run(), watch.run()]
        work.append(FilmBacklog(self._context).run())
        if self._context.store.nodes is not None:
            work.append(self._context.reach.run())
        self._tasks = [asyncio.create_task(task) for task in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._orders.stop()

    async def _look_up(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._garbage.look()
            try:
                await self._look_up_bans()
                await self._orders.look_up()
            except StoreError as error:
                log.error("bans and orders could not be looked up", reason=str(error))
            except Exception:  # the next order is another one
                log.exception("bans and orders could not be looked up")

    async def _look_up_bans(self) -> None:
        known = await self._context.store.bans()
        if known != self._bans:
            ban_enforcement.enforce(self._context, known)
            self._bans = known
            log.info("bans changed", bans=len(known))

    async def _check(self) -> None:
        """At once, and then every day: a disk that forgets is found before somebody comes to the table."""
        while True:
            await self._context.store.check()
            await asyncio.sleep(DAY)

    async def _sweep(self) -> None:
        """Not at once: whoever sees at the start that the clock is wrong has an hour to set it."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.sweep()

    async def sweep(self) -> None:
        try:
            if self._clock_is_steady() and await self._clock_is_right():
                await self.clear_old()
        except StoreError as error:
            log.error("old tables could not be cleared", reason=str(error))
        self._garbage.is_due()

    def _clock_is_steady(self) -> bool:
        """Since the last time; if it was set, or the machine slept, nobody knows how old anything is."""
        before, self._began = self._began, self._beginning()
        astray = self._began - before
        if abs(astray) > MOST_ASTRAY:
            log.warning("the clock was set: nothing is cleared this time", seconds=round(astray))
        return abs(astray) <= MOST_ASTRAY

    async def _clock_is_right(self) -> bool:
        """As far as the database's can be believed."""
        astray = await seconds_ahead(self._context.store.nodes, self._context.time)
        if abs(astray) > MOST_ASTRAY:
            log.warning(
                "the clock is not the database's: nothing is cleared this time", seconds_ahead=round(astray)
            )
        return abs(astray) <= MOST_ASTRAY

    def _beginning(self) -> float:
        """When the steady clock began, by the other one: always the same, unless that is set."""
        return self._context.time.today() - monotonic()

    async def clear_old(self) -> None:
        """Tables that nobody has touched, and matches that ended, that long ago; films; what was played."""
        context, settings = self._context, self._context.settings
        today = context.time.today()
        day = today - settings.keep_days * DAY
        tables = await context.store.forget_tables_before(day, context.house.busy_codes)
        matches = await context.store.forget_matches_before(day)
        await context.store.forget_shares_ended(today)
        films = await context.store.forget_films_before(today - settings.film_days * DAY)
        seats = await context.store.forget_seats_before(today - settings.played_days * DAY)
        if tables or matches or films or seats:
            log.info("cleared", tables=tables, matches=matches, films=films, seats=seats)
