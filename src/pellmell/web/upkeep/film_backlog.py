"""The backlog of films: those of rounds that were played before there were films, made while the house runs.

A millisecond of work at a time, and then a rest: nobody else waits for it. A match of which not all is done
is begun again. Of several nodes the store gives one a backlog.
"""

import asyncio
from collections.abc import Sequence
from time import perf_counter

from msgspec.structs import replace

from pellmell.house.changes import Change, CloseBacklog
from pellmell.house.past_films import past_films
from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.films import Backlog
from pellmell.web.context import ServerContext, log

DAY = 86_400.0
WORK: Seconds = 0.001
REST = 5.0  # times what it took
AT_ONCE = 20  # matches that are looked up
AGAIN: Seconds = 600.0


class FilmBacklog:
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._idle: set[int] = set()  # matches that are played, and of which nothing was sealed before
        self._began = 0.0

    async def run(self) -> None:
        while True:
            try:
                if made := await self.work():
                    log.info("films made of earlier matches", matches=made)
            except StoreError as error:
                log.error("films of earlier matches could not be made", reason=str(error))
            except Exception:
                log.exception("films of earlier matches could not be made")
            await asyncio.sleep(AGAIN)

    async def work(self) -> int:
        """All that there is; of how many matches. Raises StoreError."""
        store, after, made = self._context.store, 0, 0
        while found := await store.film_backlog(after, AT_ONCE):
            for match in found:
                after = match.number
                made += match.number not in self._idle and await self._make(match)
        return made

    async def _make(self, match: Backlog) -> bool:
        """Whether there was something to be made."""
        entries = await self._journal(match.number)
        today = self._context.time.today()
        day = today if match.ended is None else match.ended
        filmed = day > today - self._context.settings.film_days * DAY
        rounds = 0
        for saved in past_films(match.number, entries, day, filmed):
            if saved is not None:
                await self._write(replace(saved, late=match.late))
                rounds += 1
            await self._breathe()
        if rounds or match.ended is not None:
            await self._write(CloseBacklog(match.number, match.late))
        else:
            self._idle.add(match.number)
        return rounds > 0

    async def _journal(self, number: int) -> Sequence[bytes]:
        entries: list[bytes] = []
        self._began = perf_counter()
        async for some in self._context.store.journal_slices(number):
            entries += some
            await self._breathe()
        return entries

    async def _breathe(self) -> None:
        """When it has worked for long enough."""
        worked = perf_counter() - self._began
        if worked >= WORK:
            await asyncio.sleep(REST * worked)
            self._began = perf_counter()

    async def _write(self, change: Change) -> None:
        """Until it is safe. Raises StoreError."""
        owner = _Waiting()
        self._context.store.write(owner, [change])
        await owner.told()
        self._began = perf_counter()


class _Waiting:
    """Owner of one write."""

    def __init__(self) -> None:
        self._told: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def told(self) -> "asyncio.Future[None]":
        return self._told

    def written(self, count: int) -> None:
        if not self._told.done():
            self._told.set_result(None)

    def lost(self, reason: str) -> None:
        if not self._told.done():
            self._told.set_exception(StoreError(reason))
