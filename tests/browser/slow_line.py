"""A line to the house that is long, uneven, or cut, from the thread that a page is in.

(Chromium slows no WebSockets.)
"""

from collections.abc import Generator
from contextlib import contextmanager
from random import Random

from pellmell.testing import SimulatedLine
from pellmell.testing import SlowLine as Proxy
from pellmell.testing.slow_line import Direction
from tests.browser.own_loop import OwnLoop


class SlowLine:
    """Made by `slow_line`; everything here may be called and set at any time."""

    def __init__(self, port: int, rtt: float, jitter: float) -> None:
        self._way = SimulatedLine(rtt, Random(1), jitter)
        self._own = OwnLoop()
        self._proxy = self._own.call(lambda: Proxy(port, self._way))

    @property
    def url(self) -> str:
        return self._proxy.url

    @property
    def port(self) -> int:
        return self._proxy.port

    @property
    def rtt(self) -> float:
        """In ms, there and back."""
        return self._way.rtt

    @rtt.setter
    def rtt(self, rtt: float) -> None:
        self._way.rtt = rtt

    @contextmanager
    def held(self, *directions: Direction) -> Generator[None]:
        """What is said meanwhile, either way unless one is named, sets out only afterwards."""
        self._own.call(lambda: self._proxy.hold(*directions))
        try:
            yield
        finally:
            self._own.call(self._proxy.release)

    def cut(self) -> None:
        self._own.call(self._proxy.cut)

    def mend(self) -> None:
        self._own.call(self._proxy.mend)

    def open(self) -> None:
        self._own.do(self._proxy.open())

    def close(self) -> None:
        self._own.do(self._proxy.close())
        self._own.close()


@contextmanager
def slow_line(port: int, rtt: float = 0, jitter: float = 0) -> Generator[SlowLine]:
    line = SlowLine(port, rtt, jitter)
    line.open()
    try:
        yield line
    finally:
        line.close()
