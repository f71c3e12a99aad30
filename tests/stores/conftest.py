from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stores.desk import Desk


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def desk(database: Path) -> Iterator[Desk]:
    desk = Desk(database)
    yield desk
    desk.store.close()
