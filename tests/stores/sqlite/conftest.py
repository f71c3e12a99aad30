from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stores.sqlite.stepped_store import SteppedStore


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def stepped(database: Path) -> Iterator[SteppedStore]:
    stepped = SteppedStore(database)
    yield stepped
    stepped.store.close()
