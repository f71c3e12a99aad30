"""The numbers of matches: each node has a block of them in hand, and asks for another in good time."""

from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from pellmell.stores.errors import StoreError
from pellmell.stores.postgres.connections import Readers

BLOCK = 1000  # see the sequence in the migrations
FEW = 300


class MatchNumbers:
    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._numbers: deque[int] = deque()
        self._asking = False

    async def fill(self) -> None:
        self._asking = True
        try:
            first = await self._readers.use(lambda some: some.fetchval("SELECT nextval('match_numbers')"))
            self._numbers.extend(range(first, first + BLOCK))
        finally:
            self._asking = False

    def take(self, start: Callable[[Coroutine[Any, Any, None]], None]) -> int:
        """`start` begins what is not waited for."""
        if len(self._numbers) < FEW and not self._asking:
            start(self._fill_again())
        if not self._numbers:
            raise StoreError("the database gives no more numbers to matches: look whether it runs")
        return self._numbers.popleft()

    def give_up(self, start: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        """Those in hand, for others."""
        self._numbers.clear()
        start(self._fill_again())

    async def _fill_again(self) -> None:
        try:
            await self.fill()
        except Exception:  # the next match asks again, and trouble is told by whoever writes
            return
