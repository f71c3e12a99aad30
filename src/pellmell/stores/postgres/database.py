"""The database of a house that is in PostgreSQL."""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from pellmell.kit.time_units import Seconds
from pellmell.stores.listener import StoreListener
from pellmell.stores.postgres import backup, house_copy
from pellmell.stores.postgres.administration import PostgresAdministration, administering
from pellmell.stores.postgres.house_copy import PostgresHouse
from pellmell.stores.postgres.store import PostgresStore
from pellmell.stores.server_store import Durability


class PostgresDatabase:
    def __init__(self, address: str) -> None:
        self._address = address

    @asynccontextmanager
    async def open_store(
        self, durability: Durability, listener: StoreListener, closing_seconds: Seconds
    ) -> AsyncGenerator[PostgresStore]:
        store = PostgresStore(self._address, durability, listener)
        await store.open()
        try:
            yield store
        finally:
            await store.stop(closing_seconds)

    def open_administration(self) -> AbstractAsyncContextManager[PostgresAdministration]:
        return administering(self._address)

    def house_to_copy(self) -> AbstractAsyncContextManager[PostgresHouse]:
        return house_copy.house_to_copy(self._address)

    def house_as_copy(self) -> AbstractAsyncContextManager[PostgresHouse]:
        return house_copy.house_as_copy(self._address)

    async def restore(self, copy: Path) -> Path | None:
        """Into one with nothing in it, so that nothing has to be kept."""
        await backup.restore(copy, self._address)
        return None

    @staticmethod
    async def check_backup(copy: Path) -> str:
        await backup.check(copy)
        return "a dump of PostgreSQL"
