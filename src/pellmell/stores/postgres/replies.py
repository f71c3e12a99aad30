"""Replies of a database at the other end of a line: each is worked out by a task of its own."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from pellmell.house.replies import Reply
from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres.error_advice import explained

T = TypeVar("T")


class Replies:
    """Who has asked may go: it is done all the same."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def reply(self, work: Coroutine[Any, Any, T]) -> Reply[T]:
        reply: Reply[T] = Reply()
        reply.set_running_or_notify_cancel()
        self.start(_settle(reply, work))
        return reply

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self, seconds: Seconds) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)


async def _settle(reply: Reply[T], work: Coroutine[Any, Any, T]) -> None:
    try:
        with explained():
            result = await work
    except Exception as error:
        reply.set_exception(error)
    else:
        reply.set_result(result)
