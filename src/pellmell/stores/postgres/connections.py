"""Connections to PostgreSQL. Each has a watchdog: what takes too long is ended by cutting the connection.

A statement is never cancelled: PostgreSQL may say so of a commit that counts all the same. No connection is
used again after an error of any kind: its protocol may be out of step.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import asyncpg
from asyncpg.connect_utils import SessionAttribute

from pellmell.kit.time_units import Seconds, to_milliseconds
from pellmell.stores.errors import StoreError
from pellmell.stores.postgres.hosts import each_host, first_to_succeed

T = TypeVar("T")

if TYPE_CHECKING:
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]
else:
    Connection = asyncpg.Connection

CONNECT_SECONDS = 5.0
READ_SECONDS = 10.0
IDLE_SECONDS = 2.0  # less than a lease lasts
READERS = 4
BROKEN = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it broke while it was being used (asyncpg#1069)
    asyncpg.AdminShutdownError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,  # it began while the database could only be read
    OSError,
)


async def connect(address: str, **settings: str) -> Connection:
    """To the primary, where there are several hosts: another one may be behind. Raises what `error_advice`
    explains."""
    hosts = each_host(address)
    if len(hosts) == 1:
        return await _connect(address, settings)
    return await first_to_succeed((_connect(host, settings) for host in hosts), Connection.terminate)


async def _connect(address: str, settings: dict[str, str]) -> Connection:
    return await asyncpg.connect(
        address,
        timeout=CONNECT_SECONDS,
        target_session_attrs=SessionAttribute.primary,
        server_settings={"application_name": "pellmell", **settings},
    )


async def connect_as_node(address: str, **settings: str) -> Connection:
    """Whoever stands still in the middle of a transaction, frozen or cut off, holds locks for which others
    wait: so the database ends that. It never ends a commit."""
    return await connect(
        address, idle_in_transaction_session_timeout=f"{to_milliseconds(IDLE_SECONDS):.0f}", **settings
    )


async def watched(connection: Connection, seconds: Seconds, work: Awaitable[T]) -> T:
    """Whatever goes wrong, and if it takes longer than that, the connection is gone."""
    timer = asyncio.get_running_loop().call_later(seconds, connection.terminate)
    try:
        return await work
    except BaseException:
        connection.terminate()
        raise
    finally:
        timer.cancel()


class Readers:
    """Some connections that are taken in turn, and made when they are needed."""

    def __init__(self, address: str, most: int = READERS, **settings: str) -> None:
        self._address = address
        self._settings = settings
        self._idle: list[Connection] = []
        self._room = asyncio.Semaphore(most)
        self._busy = 0
        self._back = asyncio.Event()  # whenever one is not busy any more
        self._closed = False

    async def use(self, work: Callable[[Connection], Awaitable[T]], seconds: Seconds = READ_SECONDS) -> T:
        """What may be done twice: it is tried again if the connection is gone, as all are after a restart."""
        try:
            return await self._use(work, seconds)
        except BROKEN:
            while self._idle:
                self._idle.pop().terminate()
            return await self._use(work, seconds)

    async def _use(self, work: Callable[[Connection], Awaitable[T]], seconds: Seconds) -> T:
        async with self._taken() as connection:
            return await watched(connection, seconds, work(connection))

    @asynccontextmanager
    async def _taken(self) -> AsyncGenerator[Connection]:
        async with self._room:
            if self._closed:
                raise StoreError("the store is closed")
            connection = await self._some_connection()
            self._busy += 1
            try:
                yield connection
                self._put_back(connection)
            finally:
                self._busy -= 1
                self._back.set()

    async def _some_connection(self) -> Connection:
        """Where the database has no room for another, the next one that is not busy any more."""
        while (connection := self._connected()) is None:
            self._back.clear()
            try:
                return await connect_as_node(self._address, **self._settings)
            except asyncpg.TooManyConnectionsError:
                if not self._busy and not self._idle:
                    raise
            await self._back.wait()
        return connection

    def _put_back(self, connection: Connection) -> None:
        if self._closed:
            connection.terminate()
        else:
            self._idle.append(connection)

    def _connected(self) -> Connection | None:
        while self._idle:
            if not (connection := self._idle.pop()).is_closed():
                return connection
        return None

    def close(self) -> None:
        self._closed = True
        while self._idle:
            self._idle.pop().terminate()
