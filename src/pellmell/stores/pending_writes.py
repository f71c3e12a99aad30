"""Pending writes: what owners have asked a store for, and what waits for the last of them."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from pellmell.house.changes import Change
from pellmell.house.ports import Owner
from pellmell.kit.time_units import Seconds


class PendingWrite(NamedTuple):
    owner: Owner
    changes: Sequence[Change]
    since: Seconds  # when it was asked for


class LastOwner:
    """An owner with nothing to write: when it is told, so is everybody before it."""

    def __init__(self) -> None:
        self.told = asyncio.Event()

    def written(self, count: int) -> None:
        self.told.set()

    def lost(self, reason: str) -> None:
        self.told.set()
