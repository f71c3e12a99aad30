"""Pages of the database are damaged: it is found by whoever reads them, and by the check, and said once."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pellmell.house.ports import Append, SaveTable
from pellmell.stores.errors import StoreError
from pellmell.stores.schema import connect, pragma
from tests.stores.desk import PATIENCE, Clerk, Desk, a_table


def damage(database: Path, name: str) -> None:
    """The first page of a table or an index, as a disk that forgets would have it."""
    with closing(connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        ((page,),) = connection.execute(query, (name,)).fetchall()
        size = pragma(connection, "page_size")
    with database.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


@pytest.fixture
def filled(database: Path) -> Path:
    desk = Desk(database)
    desk.store.write(Clerk(), [SaveTable(a_table()), Append(1, [b"line"] * 500)])
    desk.run()
    desk.store.close()
    return database


@pytest.fixture
def damaged(filled: Path) -> Iterator[Desk]:
    damage(filled, "tables")
    desk = Desk(filled)
    yield desk
    desk.store.close()


def test_who_reads_a_damaged_page_finds_it(damaged: Desk) -> None:
    assert damaged.store.damage is None
    for _ in range(3):
        with pytest.raises(StoreError, match="damaged"):
            damaged.store.table("ABCDEF")
    assert "the database is damaged: restore a backup" in str(damaged.store.damage)
    damaged.run()
    assert len(damaged.news) == 1
    assert "damaged" in damaged.news[0]
    damaged.store.probe().result(PATIENCE)
    assert damaged.store.damage is not None  # that something can be written is no cure


def test_who_writes_to_a_damaged_page_finds_it(damaged: Desk) -> None:
    damaged.store.write(Clerk(), [SaveTable(a_table("NEW"))])
    damaged.run_until(lambda: damaged.news)
    assert damaged.store.damage is not None


def test_the_check_finds_what_nobody_has_read(filled: Path) -> None:
    damage(filled, "lines")
    desk = Desk(filled)
    desk.store.check().result(PATIENCE)
    desk.run_until(lambda: desk.news)
    assert "the database is damaged: restore a backup" in str(desk.store.damage)
    desk.store.close()


def test_who_reads_for_a_waking_finds_it(filled: Path) -> None:
    damage(filled, "lines")
    desk = Desk(filled)
    assert desk.store.tail(1, 1).exception(PATIENCE) is not None
    assert desk.store.damage is not None
    desk.store.close()


def test_a_whole_database_is_whole(filled: Path) -> None:
    desk = Desk(filled)
    desk.store.check().result(PATIENCE)
    desk.run()
    assert (desk.store.damage, desk.news) == (None, [])
    desk.store.close()
