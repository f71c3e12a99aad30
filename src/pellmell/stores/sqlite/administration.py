"""A house in a SQLite file, for whoever runs it."""

import asyncio
from collections.abc import AsyncIterator, Generator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from sqlite3 import Connection

from pellmell.house.records import MatchRecord, TableRecord
from pellmell.kit.time_units import Seconds
from pellmell.stores.bans import Ban
from pellmell.stores.errors import Damaged, InUse, StoreError
from pellmell.stores.orders import Order, OrderAnswer
from pellmell.stores.sqlite import ban_sql, order_sql
from pellmell.stores.sqlite.backup import back_up, check
from pellmell.stores.sqlite.clearing import until_emptied
from pellmell.stores.sqlite.compacting import compact
from pellmell.stores.sqlite.error_advice import explained
from pellmell.stores.sqlite.lock import house_runs
from pellmell.stores.sqlite.reader import Reader
from pellmell.stores.sqlite.retention import empty_log
from pellmell.stores.sqlite.schema import connect, connect_for_reading, migrations, version_of
from pellmell.stores.sqlite.store import SqliteStore


class SqliteAdministration:
    """Each connection is open for a moment only, so that a house that runs is not kept waiting."""

    def __init__(self, path: Path) -> None:
        self._path = path
        if not path.is_file():
            raise StoreError(f"there is no database {path}: name it with --database or PELLMELL_DATABASE")

    async def house_key(self) -> bytes:
        with self._reading() as reader:
            return reader.read_house_key()

    async def runs(self) -> bool:
        return house_runs(self._path)

    # What is kept

    async def tables(self) -> AsyncIterator[TableRecord | Damaged]:
        with self._reading() as reader:
            for table in reader.all_tables():
                yield table

    async def table(self, code: str) -> TableRecord | None:
        with self._reading() as reader:
            return reader.table(code)

    async def matches_of(self, code: str) -> list[MatchRecord]:
        with self._reading() as reader:
            return reader.matches_of(code)

    async def journal(self, number: int) -> list[bytes]:
        with self._reading() as reader:
            return reader.journal(number)

    # Bans

    async def bans(self) -> list[Ban]:
        with self._reading() as reader:
            return reader.bans()

    async def put_ban(self, ban: Ban) -> None:
        with self._writing() as connection:
            ban_sql.put_ban(connection, ban)

    async def lift_ban(self, ban: Ban) -> None:
        with self._writing() as connection:
            ban_sql.lift_ban(connection, ban.kind, ban.value)

    # Orders

    async def carry_out(self, order: Order) -> int:
        store = SqliteStore.open(self._path, loop=asyncio.get_running_loop())
        try:
            done = await store.carry_out(order)
        finally:
            store.close()
        if order.kind == "keep":
            with suppress(InUse):
                compact(self._path)
        return done

    async def leave(self, order: Order, now: Seconds) -> int:
        with self._writing() as connection:
            return order_sql.leave(connection, order, now)

    async def answer_to(self, number: int) -> OrderAnswer | None:
        with self._writing() as connection:
            return order_sql.answer_to(connection, number)

    async def is_at_it(self, number: int) -> bool:
        with self._writing() as connection:
            return order_sql.is_taken(connection, number)

    async def withdraw(self, number: int) -> None:
        """Who was forgotten is named in the order."""
        with self._writing() as connection:
            order_sql.withdraw(connection, number)
            until_emptied(partial(empty_log, connection))

    # Backups

    async def back_up(self, copy: Path) -> None:
        back_up(self._path, copy)

    async def check(self) -> int:
        return check(self._path)

    @contextmanager
    def _reading(self) -> Generator[Reader]:
        with explained(self._path), closing(connect_for_reading(self._path)) as connection:
            self._check_version(connection)
            yield Reader(self._path, connection)

    @contextmanager
    def _writing(self) -> Generator[Connection]:
        with explained(self._path), closing(connect(self._path)) as connection:
            self._check_version(connection)
            yield connection

    def _check_version(self, connection: Connection) -> None:
        if version_of(connection, self._path) < len(migrations()):
            old = "written by an older pellmell: start the house anew, and it is brought up to date"
            raise StoreError(f"{self._path}: {old}")
