"""A database of each kind."""

from pathlib import Path

import pytest

from pellmell.stores.address import Address


@pytest.fixture(params=["file", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    if request.param == "file":
        return tmp_path / "house.db"
    database: str = request.getfixturevalue("postgres_database")
    return database
