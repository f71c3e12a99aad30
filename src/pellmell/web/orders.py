"""Orders of `pellmell house …` are found in the database of a running house, and carried out."""

import asyncio

from pellmell.house.errors import HouseCannotWrite
from pellmell.stores.errors import StoreError
from pellmell.stores.orders import Answer, Order
from pellmell.web.context import ServerContext, log


class Orders:
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._clearing: dict[int, asyncio.Task[None]] = {}

    async def look_up(self) -> None:
        for order in await self._context.store.orders():
            if order.id in self._clearing:
                continue
            if order.kind == "keep":  # nobody else's order waits for it
                self._clearing[order.id] = asyncio.create_task(self._clear(order))
            else:
                await self._settle(order)

    async def stop(self) -> None:
        tasks = list(self._clearing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _clear(self, order: Order) -> None:
        try:
            await self._context.store.take(order)
            await self._settle(order)
        except StoreError as error:
            log.error("an order could not be carried out", kind=order.kind, reason=str(error))
        finally:
            del self._clearing[order.id]

    async def _settle(self, order: Order) -> None:
        given = await self._answer(order)
        log.info("order carried out", kind=order.kind, done=given.done, trouble=given.trouble)
        await self._context.store.answer(order, given, self._context.time.today())

    async def _answer(self, order: Order) -> Answer:
        try:
            return Answer(await self._carry_out(order))
        except (StoreError, HouseCannotWrite) as error:
            return Answer(0, str(error))

    async def _carry_out(self, order: Order) -> int:
        match order.kind:
            case "close":
                return await self._close(order)
            case "forget":
                with self._context.house.set_aside(order.value):
                    return await self._in_store(order)
            case "keep":
                return await self._in_store(order)

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
