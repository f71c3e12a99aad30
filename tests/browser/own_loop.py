"""An event loop beside the tests' own thread, where Playwright's runs."""

import asyncio
from collections.abc import Callable, Coroutine
from threading import Thread
from typing import Any, TypeVar

PATIENCE_SECONDS = 60
T = TypeVar("T")


class OwnLoop:
    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, T], patience: float = PATIENCE_SECONDS) -> T:
        """What comes of it, however long it takes; not for ever."""
        limited = asyncio.wait_for(work, patience)
        return asyncio.run_coroutine_threadsafe(limited, self.loop).result(patience + PATIENCE_SECONDS)

    def call(self, deed: Callable[[], T]) -> T:
        """What comes of something that takes no time, but has to be done there."""

        async def done() -> T:
            return deed()

        return self.do(done())

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(PATIENCE_SECONDS)
        self.loop.close()
