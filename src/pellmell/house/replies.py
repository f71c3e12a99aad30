"""A reply of a store is a future: it is there at once or soon, and can be awaited, or looked at."""

import asyncio
from collections.abc import Callable, Generator
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class Reply(Future[T]):
    """A future of any thread, without a loop of its own. One that is there keeps nobody waiting: not even for
    a turn of the loop."""

    def __await__(self) -> Generator[Any, None, T]:
        if not self.done():
            yield from asyncio.wrap_future(self)
        return self.result()

    def follow(self, other: "Future[T]") -> None:
        """The same as the other, as soon as that is known."""
        other.add_done_callback(self._take_over)

    def _take_over(self, other: "Future[T]") -> None:
        settle(self, other.result)


def settle(reply: "Future[T]", run: Callable[[], T]) -> None:
    """With what it returns, or with why it can't."""
    try:
        result = run()
    except Exception as error:
        reply.set_exception(error)
    else:
        reply.set_result(result)


def reply_with(run: Callable[[], T]) -> Reply[T]:
    """At once."""
    reply: Reply[T] = Reply()
    settle(reply, run)
    return reply


def known(value: T) -> Reply[T]:
    reply: Reply[T] = Reply()
    reply.set_result(value)
    return reply
