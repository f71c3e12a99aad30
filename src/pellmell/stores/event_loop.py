"""The event loop, as far as the store needs one."""

from collections.abc import Callable
from typing import Protocol

from pellmell.kit.time_units import Seconds


class EventLoop(Protocol):
    def call_soon(self, callback: Callable[[], None], /) -> object: ...

    def call_soon_threadsafe(self, callback: Callable[[], None], /) -> object: ...

    def call_later(self, delay: Seconds, callback: Callable[[], None], /) -> object: ...
