"""The listener of a store hears of trouble, and of its end, and of being deposed."""

from collections.abc import Callable
from typing import NamedTuple


def unheeded(*_: object) -> None:
    pass


class StoreListener(NamedTuple):
    """Who is told, in the loop."""

    trouble: Callable[[str], None]
    recovered: Callable[[], None]
    damaged: Callable[[str], None] = unheeded
    deposed: Callable[[], None] = unheeded  # before owners are told that they are lost
