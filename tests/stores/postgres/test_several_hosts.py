"""Several hosts in one address: the primary is found, wherever it is, also where another one has gone."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from pellmell.stores.postgres import connections
from pellmell.stores.postgres.connections import connect
from pellmell.testing.postgres_server import PostgresServer, free_port
from tests.web.house import on_loop


@asynccontextmanager
async def silent_host() -> AsyncGenerator[str]:
    """As a machine that has gone: nothing comes back."""

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async with await asyncio.start_server(listen, "127.0.0.1", 0) as server:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"


def at(*hosts: str) -> str:
    return f"postgresql://house@{','.join(hosts)}/postgres?application_name=test"


@on_loop
async def test_it_does_not_wait_for_a_host_that_has_gone(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        connections, "CONNECT_SECONDS", 50.0
    )  # whoever waits is found by the test's own limit
    there, refusing = f"127.0.0.1:{postgres.port}", f"127.0.0.1:{free_port()}"
    async with silent_host() as gone:
        for hosts in ((gone, refusing, there), (there, gone), (refusing, there)):
            async with asyncio.timeout(connections.CONNECT_SECONDS / 2):
                connection = await connect(at(*hosts))
            assert await connection.fetchval("SELECT 1") == 1
            await connection.close()


@on_loop
async def test_one_that_answers_says_why_not(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rather than one that does not."""
    address = at(f"127.0.0.1:{free_port()}", f"127.0.0.1:{postgres.port}")
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        await connect(address.replace("/postgres?", "/nothing?"))
    monkeypatch.setattr(connections, "CONNECT_SECONDS", 0.1)
    async with silent_host() as gone, silent_host() as other:
        with pytest.raises(TimeoutError):
            await connect(at(gone, other))
