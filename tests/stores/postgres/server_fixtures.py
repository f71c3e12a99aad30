"""One server for all tests of a process, and a schema for each.

PELLMELL_POSTGRES says which version: then it has to be there. Otherwise, where it can't be had, the tests are
left out, and say why.
"""

import os
from collections.abc import Iterator
from itertools import count

import pytest

from pellmell.testing.postgres_server import (
    NEWEST,
    NoPostgres,
    PostgresServer,
    Version,
    postgres_server,
)

WANTED = os.environ.get("PELLMELL_POSTGRES", "")
numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    version: Version = 16 if WANTED == "16" else NEWEST
    try:
        with postgres_server(version) as server:
            yield server
    except NoPostgres as error:
        if WANTED:
            raise
        pytest.skip(f"no test of the store in PostgreSQL: {error}")


@pytest.fixture
def postgres_database(postgres: PostgresServer) -> str:
    """A schema of its own, which is made much sooner than a database."""
    schema = f"house{next(numbers)}"
    postgres.query(f"CREATE SCHEMA {schema}")
    return postgres.address() + f"?search_path={schema}"
