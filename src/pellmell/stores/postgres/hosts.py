"""Several hosts in one address, of which one is the primary: postgresql://house@one,other:5433/pellmell."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")


def each_host(address: str) -> list[str]:
    """An address for each of them."""
    parts = urlsplit(address)
    user, at, hosts = parts.netloc.rpartition("@")
    return [parts._replace(netloc=f"{user}{at}{host}").geturl() for host in hosts.split(",")]


async def first_to_succeed(tries: Iterable[Coroutine[Any, Any, T]], give_up: Callable[[T], None]) -> T:
    """All at once, as a host that has gone never says so; whatever else succeeds is given up. If none does,
    raises why: what one has said, rather than that another is silent."""
    tasks = [asyncio.create_task(each) for each in tries]
    try:
        waiting = set(tasks)
        while waiting:
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if succeeded := [task for task in tasks if task in done and task.exception() is None]:
                tasks.remove(succeeded[0])
                return succeeded[0].result()
        errors = [error for task in tasks if (error := task.exception()) is not None]
        raise next(
            (error for error in errors if not isinstance(error, OSError)), errors[0]
        )  # or TimeoutError
    finally:
        for task in tasks:
            task.cancel()
        for left in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(left, BaseException):
                give_up(left)
