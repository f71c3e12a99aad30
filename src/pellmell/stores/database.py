"""The port to a database of some kind: a house is opened on it, looked after, copied, put back.

Each kind has a folder, and this port in its `database.py`; `opening.py` chooses one by the address.
"""

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from pellmell.kit.time_units import Seconds
from pellmell.stores.administration import Administration
from pellmell.stores.house_copy import HouseReader, HouseWriter
from pellmell.stores.listener import StoreListener
from pellmell.stores.server_store import Durability, ServerStore


class Database(Protocol):
    """One at an address. Everything raises StoreError."""

    def open_store(
        self, durability: Durability, listener: StoreListener, closing_seconds: Seconds
    ) -> AbstractAsyncContextManager[ServerStore]:
        """For the server, until it is left: what waits is written then. Owners and listener are told in the
        loop."""
        ...

    def open_administration(self) -> AbstractAsyncContextManager[Administration]:
        """For `pellmell house`, whether the house runs or not."""
        ...

    def house_to_copy(self) -> AbstractAsyncContextManager[HouseReader]:
        """Of a house that does not run."""
        ...

    def house_as_copy(self) -> AbstractAsyncContextManager[HouseWriter]:
        """Where there is none."""
        ...

    async def restore(self, copy: Path) -> Path | None:
        """Only where no house runs. What was there is kept beside it; under which name, if there was any."""
        ...

    @staticmethod
    async def check_backup(copy: Path) -> str:
        """What a backup is that is whole."""
        ...
