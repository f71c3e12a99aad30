"""The server and a database in it, by the names that the tests of the store use."""

import pytest

from pellmell.testing.postgres_server import PostgresServer


@pytest.fixture
def server(postgres: PostgresServer) -> PostgresServer:
    return postgres


@pytest.fixture
def database(postgres_database: str) -> str:
    return postgres_database
