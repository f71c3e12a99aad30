"""The listener of a store hears of trouble, and of its end, and of being deposed."""

from collections.abc import Callable
from typing import NamedTuple


def _ignore(*_: str) -> None:
    pass


class StoreListener(NamedTuple):
    """Who is told, in the loop."""

    trouble: Callable[[str], None]
    recovered: Callable[[], None]
    damaged: Callable[[str], None] = _ignore
    deposed: Callable[[], None] = _ignore  # before owners are told that they are lost
