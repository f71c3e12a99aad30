"""The database of a house that is one SQLite file."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from pellmell.kit.time_units import Seconds
from pellmell.stores.listener import StoreListener
from pellmell.stores.server_store import Durability
from pellmell.stores.sqlite import backup, house_copy
from pellmell.stores.sqlite.administration import SqliteAdministration
from pellmell.stores.sqlite.house_copy import SqliteHouse
from pellmell.stores.sqlite.store import SqliteStore


class SqliteDatabase:
    def __init__(self, path: Path) -> None:
        self._path = path

    @asynccontextmanager
    async def open_store(
        self, durability: Durability, listener: StoreListener, closing_seconds: Seconds
    ) -> AsyncGenerator[SqliteStore]:
        store = SqliteStore(self._path, durability, asyncio.get_running_loop(), listener)
        try:
            yield store
        finally:
            store.close(closing_seconds)

    @asynccontextmanager
    async def open_administration(self) -> AsyncGenerator[SqliteAdministration]:
        yield SqliteAdministration(self._path)

    def house_to_copy(self) -> AbstractAsyncContextManager[SqliteHouse]:
        return house_copy.house_to_copy(self._path)

    def house_as_copy(self) -> AbstractAsyncContextManager[SqliteHouse]:
        return house_copy.house_as_copy(self._path)

    async def restore(self, copy: Path) -> Path | None:
        return backup.restore(copy, self._path)

    @staticmethod
    async def check_backup(copy: Path) -> str:
        return f"database version {backup.check(copy)}"
