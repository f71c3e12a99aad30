"""Pages of the database are damaged: it is found by whoever reads them, and by the check, and said once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pellmell.house.changes import Append, SaveTable
from pellmell.stores.errors import StoreError
from pellmell.testing import NotedOwner
from tests.stores.sqlite.database_files import damage_page
from tests.stores.sqlite.stepped_store import PATIENCE, SteppedStore, a_table


@pytest.fixture
def filled(database: Path) -> Path:
    stepped = SteppedStore(database)
    stepped.store.write(NotedOwner(), [SaveTable(a_table()), Append(1, 1, [b"line"] * 500)])
    stepped.run()
    stepped.store.close()
    return database


@pytest.fixture
def damaged(filled: Path) -> Iterator[SteppedStore]:
    damage_page(filled, "tables")
    stepped = SteppedStore(filled)
    yield stepped
    stepped.store.close()


def test_who_reads_a_damaged_page_finds_it(damaged: SteppedStore) -> None:
    assert damaged.store.damage is None
    for _ in range(3):
        with pytest.raises(StoreError, match="damaged"):
            damaged.store.reader.table("ABCDEF")
    assert "the database is damaged: restore a backup" in str(damaged.store.damage)
    damaged.run()
    assert len(damaged.news) == 1
    assert "damaged" in damaged.news[0]
    damaged.store.probe().result(PATIENCE)
    assert damaged.store.damage is not None  # that something can be written is no cure


def test_who_writes_to_a_damaged_page_finds_it(damaged: SteppedStore) -> None:
    damaged.store.write(NotedOwner(), [SaveTable(a_table("NEW"))])
    damaged.run_until(lambda: damaged.news)
    assert damaged.store.damage is not None


def test_the_check_finds_what_nobody_has_read(filled: Path) -> None:
    damage_page(filled, "lines")
    stepped = SteppedStore(filled)
    stepped.store.check().result(PATIENCE)
    stepped.run_until(lambda: stepped.news)
    assert "the database is damaged: restore a backup" in str(stepped.store.damage)
    stepped.store.close()


def test_who_reads_for_a_waking_finds_it(filled: Path) -> None:
    damage_page(filled, "lines")
    stepped = SteppedStore(filled)
    assert stepped.store.tail(1, 1).exception(PATIENCE) is not None
    assert stepped.store.damage is not None
    stepped.store.close()


def test_a_whole_database_is_whole(filled: Path) -> None:
    stepped = SteppedStore(filled)
    stepped.store.check().result(PATIENCE)
    stepped.run()
    assert (stepped.store.damage, stepped.news) == (None, [])
    stepped.store.close()
