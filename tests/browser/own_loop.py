"""An event loop beside the tests' own thread, where Playwright's runs."""

import asyncio
from collections.abc import Callable, Coroutine
from threading import Thread
from typing import Any, TypeVar

from pellmell.kit.time_units import Seconds

PATIENCE_SECONDS = 60
T = TypeVar("T")


class OwnLoop:
    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self.loop = self._runner.get_loop()
        self._closed = asyncio.Event()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, T], patience: Seconds = PATIENCE_SECONDS) -> T:
        """What comes of it, however long it takes; not for ever."""
        limited = asyncio.wait_for(work, patience)
        return asyncio.run_coroutine_threadsafe(limited, self.loop).result(patience + PATIENCE_SECONDS)

    def call(self, deed: Callable[[], T]) -> T:
        """What comes of something that takes no time, but has to be done there."""

        async def done() -> T:
            return deed()

        return self.do(done())

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self._closed.set)
        self._thread.join(PATIENCE_SECONDS)

    def _run(self) -> None:
        """Whatever is still under way at the end is cancelled, and closes what it opened."""
        with self._runner:
            self._runner.run(self._closed.wait())
