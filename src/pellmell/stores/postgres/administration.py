"""A house in PostgreSQL, for whoever runs it."""

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from pellmell.house.records import MatchRecord, TableRecord
from pellmell.kit.time_units import Seconds
from pellmell.stores.bans import Ban
from pellmell.stores.errors import Damaged, InUse
from pellmell.stores.orders import Order, OrderAnswer
from pellmell.stores.postgres import backup, order_sql, reader
from pellmell.stores.postgres.connections import Connection, Readers
from pellmell.stores.postgres.error_advice import explained_at
from pellmell.stores.postgres.order_book import OrderWork
from pellmell.stores.postgres.schema import check_version

T = TypeVar("T")

NO_NODE = 0  # it has no tables, and so nobody asks it to put any aside

RUNS = "SELECT EXISTS (SELECT 1 FROM nodes WHERE until > clock_timestamp())"
KEY = "SELECT value FROM house WHERE key = 'key'"
VERSION = "SELECT max(version) FROM pellmell_version"
SOME_TABLES = """
    SELECT code, touched, record FROM tables
    WHERE record IS NOT NULL AND (touched, code COLLATE "C") > ($1, $2)
    ORDER BY touched, code COLLATE "C" LIMIT 500
"""
PUT_BAN = """
    INSERT INTO bans (kind, value, since, reason) VALUES ($1, $2, $3, $4)
    ON CONFLICT (kind, value) DO UPDATE SET since = EXCLUDED.since, reason = EXCLUDED.reason
"""
LIFT_BAN = "DELETE FROM bans WHERE kind = $1 AND value = $2"


class PostgresAdministration:
    """Made by `administering`."""

    def __init__(self, address: str, readers: Readers) -> None:
        self._address = address
        self._readers = readers
        self._work = OrderWork(readers)

    async def house_key(self) -> bytes:
        return bytes(await self._ask(lambda some: some.fetchval(KEY)))

    async def runs(self) -> bool:
        return bool(await self._ask(lambda some: some.fetchval(RUNS)))

    # What is kept

    async def tables(self) -> AsyncIterator[TableRecord | Damaged]:
        last = float("-inf"), ""
        while rows := await self._ask(partial(_some_tables, after=last)):
            for code, touched, record in rows:
                last = touched, code
                try:
                    yield reader.read_record(code, record)
                except Damaged as error:
                    yield error

    async def table(self, code: str) -> TableRecord | None:
        return await self._ask(partial(reader.table, code=code))

    async def matches_of(self, code: str) -> list[MatchRecord]:
        return await self._ask(partial(reader.matches_of, code=code))

    async def journal(self, number: int) -> list[bytes]:
        return await self._ask(partial(reader.journal, number=number))

    # Bans

    async def bans(self) -> list[Ban]:
        return await self._ask(reader.bans)

    async def put_ban(self, ban: Ban) -> None:
        await self._ask(lambda some: some.execute(PUT_BAN, ban.kind, ban.value, ban.since, ban.reason))

    async def lift_ban(self, ban: Ban) -> None:
        await self._ask(lambda some: some.execute(LIFT_BAN, ban.kind, ban.value))

    # Orders

    async def carry_out(self, order: Order) -> int:
        if await self.runs():
            raise InUse(f"a house runs on {self._address}")
        with explained_at(self._address):
            done = await self._work.carry_out(order, NO_NODE)
            found = await self._readers.use(partial(order_sql.found_before, number=order.id))
        return max(done, found)

    async def leave(self, order: Order, now: Seconds) -> int:
        return await self._ask(partial(order_sql.leave, order=order, now=now))

    async def answer_to(self, number: int) -> OrderAnswer | None:
        return await self._ask(partial(order_sql.answer_to, number=number))

    async def is_at_it(self, number: int) -> bool:
        return await self._ask(partial(order_sql.is_taken, number=number))

    async def withdraw(self, number: int) -> None:
        await self._ask(partial(order_sql.withdraw, number=number))

    # Backups

    async def back_up(self, copy: Path) -> None:
        await backup.back_up(self._address, copy)

    async def check(self) -> int:
        """PostgreSQL checks what it reads by itself, where checksums are on."""
        async for _ in self.tables():
            pass
        return int(await self._ask(lambda some: some.fetchval(VERSION)))

    async def _ask(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        with explained_at(self._address):
            return await self._readers.use(work)


@asynccontextmanager
async def administering(address: str) -> AsyncGenerator[PostgresAdministration]:
    readers = Readers(address, 1)
    try:
        with explained_at(address):
            await readers.use(check_version)
        yield PostgresAdministration(address, readers)
    finally:
        readers.close()


async def _some_tables(connection: Connection, after: tuple[float, str]) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await connection.fetch(SOME_TABLES, *after)]
