"""The port of `pellmell house` to a house as data, whether that runs or not.

What is looked up and what is banned goes beside a house that runs. Orders are carried out here only where
none does; else they are left for it.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Protocol

from pellmell.house.records import MatchRecord, TableRecord
from pellmell.kit.time_units import Seconds
from pellmell.stores.bans import Ban
from pellmell.stores.errors import Damaged
from pellmell.stores.orders import Order, OrderAnswer


class Administration(Protocol):
    """Everything raises StoreError, with what to do."""

    async def house_key(self) -> bytes: ...

    async def runs(self) -> bool:
        """Whether a house does, by one process or by several."""
        ...

    # What is kept

    def tables(self) -> AsyncIterator[TableRecord | Damaged]:
        """The longest untouched first."""
        ...

    async def table(self, code: str) -> TableRecord | None: ...

    async def matches_of(self, code: str) -> list[MatchRecord]:
        """In the order in which they were opened."""
        ...

    async def journal(self, number: int) -> list[bytes]: ...

    # Bans

    async def bans(self) -> list[Ban]: ...

    async def put_ban(self, ban: Ban) -> None: ...

    async def lift_ban(self, ban: Ban) -> None: ...

    # Orders

    async def carry_out(self, order: Order) -> int:
        """With how many tables and matches. Raises InUse or NotYet where a house runs, which is to do it."""
        ...

    async def leave(self, order: Order, now: Seconds) -> int:
        """For a house that runs; the number by which its answer is found."""
        ...

    async def answer_to(self, number: int) -> OrderAnswer | None: ...

    async def is_at_it(self, number: int) -> bool:
        """Whether a house that runs is carrying it out."""
        ...

    async def withdraw(self, number: int) -> None:
        """Nothing is left of it."""
        ...

    # Backups

    async def back_up(self, copy: Path) -> None:
        """Everything that is written at this moment; it appears under its name when it is whole."""
        ...

    async def check(self) -> int:
        """The version of a database that is whole."""
        ...
