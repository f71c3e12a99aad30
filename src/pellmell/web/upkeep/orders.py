"""Orders of `pellmell house …` are found in the database of a running house, and carried out.

Where several processes run one house, each finds them all, and the store says whose they are.
"""

import asyncio
from collections.abc import Collection
from contextlib import ExitStack

from pellmell.house.errors import HouseCannotWrite
from pellmell.stores.errors import NotYet, StoreError
from pellmell.stores.orders import Order, OrderAnswer
from pellmell.web.context import ServerContext, log


class Orders:
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._clearing: dict[int, asyncio.Task[None]] = {}
        self._forgetting = 0  # the order for which tables are put aside
        self._aside = ExitStack()

    async def look_up(self) -> None:
        waiting = await self._context.store.orders()
        self._come_back(unless=[order.id for order in waiting])
        for order in waiting:
            match order.kind:
                case "keep":  # nobody else's order waits for it
                    if order.id not in self._clearing:
                        self._clearing[order.id] = asyncio.create_task(self._clear(order))
                case "close":
                    await self._settle(order)
                case "forget":
                    await self._forget(order)

    async def stop(self) -> None:
        tasks = list(self._clearing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._come_back()

    async def _clear(self, order: Order) -> None:
        try:
            await self._settle(order)
        except StoreError as error:
            log.error("an order could not be carried out", kind=order.kind, reason=str(error))
        finally:
            del self._clearing[order.id]

    async def _forget(self, order: Order) -> None:
        """One after the other. What knows this person is aside until somebody has carried it out."""
        if self._forgetting not in (0, order.id):
            return
        if not self._forgetting:
            self._aside.enter_context(self._context.house.set_aside(order.value))
            self._forgetting = order.id
        if await self._settle(order):
            self._come_back()

    def _come_back(self, unless: Collection[int] = ()) -> None:
        if self._forgetting and self._forgetting not in unless:
            self._aside.close()
            self._forgetting = 0

    async def _settle(self, order: Order) -> bool:
        """Whether it is over; else another process is to do it, or has to do something before."""
        store, house = self._context.store, self._context.house
        if not await store.take(order, house.busy_codes):
            return False
        try:
            given = await self._answer(order)
        except NotYet:
            return False
        log.info("order carried out", kind=order.kind, done=given.done, trouble=given.trouble)
        await store.answer(order, given, self._context.time.today())
        return True

    async def _answer(self, order: Order) -> OrderAnswer:
        try:
            return OrderAnswer(await self._carry_out(order))
        except NotYet:
            raise
        except (StoreError, HouseCannotWrite) as error:
            return OrderAnswer(0, str(error))

    async def _carry_out(self, order: Order) -> int:
        return await (self._close(order) if order.kind == "close" else self._in_store(order))

    async def _close(self, order: Order) -> int:
        """By the table itself, if it is awake: so that it is the last thing that it writes."""
        with self._context.house.closing_table(order.value) as was_awake:
            if not was_awake:
                return await self._in_store(order)
            await self._context.store.flush()
            await self._context.store.forget_lost_entries()
            return 1

    async def _in_store(self, order: Order) -> int:
        awake = self._context.house.busy_codes
        return await self._context.store.carry_out(order, awake)
