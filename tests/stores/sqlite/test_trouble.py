from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from pellmell.house.changes import Append, SaveTable
from pellmell.stores.orders import Order
from pellmell.stores.sqlite import disk_sync
from pellmell.stores.sqlite.schema import connect
from pellmell.testing import NotedOwner
from tests.stores.sqlite.stepped_store import PATIENCE, SteppedStore, a_table

BIG = b"x" * 100_000


def write(stepped: SteppedStore, line: bytes) -> NotedOwner:
    owner = NotedOwner()
    stepped.store.write(owner, [Append(1, 1, [line])])
    stepped.run()
    return owner


def test_a_full_disk_loses_what_was_not_told_and_nothing_else(stepped: SteppedStore) -> None:
    write(stepped, b"safe")
    stepped.pragma("max_page_count = 1")  # no more than there are
    unlucky = write(stepped, BIG)
    assert len(unlucky.told) == 1
    assert "the disk is full: make room on it" in str(unlucky.told[0])
    assert stepped.store.trouble == unlucky.told[0]
    assert stepped.store.reader.journal(1) == [b"safe"]


def test_the_house_hears_of_trouble_once_and_of_its_end(stepped: SteppedStore) -> None:
    stepped.pragma("max_page_count = 1")
    for _ in range(3):
        write(stepped, BIG)
    assert len(stepped.news) == 1
    stepped.pragma("max_page_count = 1000000")
    stepped.run_until(lambda: len(stepped.news) == 2)  # though nobody writes
    assert stepped.news[1] == "recovered"
    assert stepped.store.trouble is None
    assert write(stepped, BIG).told == [1]
    assert stepped.store.reader.journal(1) == [BIG]


def test_trouble_ends_with_a_write_that_succeeds(stepped: SteppedStore) -> None:
    stepped.pragma("query_only = ON")
    assert "make the file and its folder writable" in str(write(stepped, b"lost").told[0])
    stepped.pragma("query_only = OFF")
    assert write(stepped, b"line").told == [1]
    stepped.run_until(lambda: stepped.news[1:] == ["recovered"])
    assert stepped.store.reader.journal(1) == [b"line"]


def test_all_owners_of_a_group_that_fails_are_lost(stepped: SteppedStore) -> None:
    clerks = [NotedOwner() for _ in range(3)]
    stepped.pragma("query_only = ON")
    for owner in clerks * 2:
        stepped.store.write(owner, [Append(1, 1, [b"line"])])
    stepped.run()
    assert [len(owner.told) for owner in clerks] == [1, 1, 1]
    assert stepped.store.reader.journal(1) == []


def test_a_disk_that_fills_up_while_nobody_writes_is_noticed(stepped: SteppedStore) -> None:
    stepped.pragma("max_page_count = 1")
    assert stepped.store.trouble is None
    stepped.store.probe().result(PATIENCE)
    assert "the disk is full" in str(stepped.store.trouble)
    stepped.pragma("max_page_count = 1000000")
    stepped.store.probe().result(PATIENCE)
    assert stepped.store.trouble is None


@pytest.fixture
def careful_desk(database: Path) -> Iterator[SteppedStore]:
    stepped = SteppedStore(database, "power")
    yield stepped
    stepped.store.close()


def test_nobody_is_told_before_the_disk_has_it(
    careful_desk: SteppedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answers = Event(), Event()

    def slow_disk(_: int) -> None:
        asked.set()
        assert answers.wait(PATIENCE)

    monkeypatch.setattr(disk_sync, "to_disk", slow_disk)
    early, late = NotedOwner(), NotedOwner()
    careful_desk.store.write(early, [Append(1, 1, [b"early"])])
    careful_desk.turn()
    assert asked.wait(PATIENCE)
    careful_desk.store.write(late, [Append(1, 1, [b"late"])])
    assert careful_desk.store.lag.entries == 2
    assert (early.told, late.told) == ([], [])
    answers.set()
    careful_desk.run_until(lambda: late.told)
    assert (early.told, late.told) == ([1], [1])


def test_what_a_disk_can_not_keep_is_lost(
    careful_desk: SteppedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_disk(_: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(disk_sync, "to_disk", broken_disk)
    assert "Input/output error" in str(write(careful_desk, b"line").told[0])
    careful_desk.run_until(lambda: careful_desk.news)


def test_who_writes_waits_for_another_program_but_the_loop_does_not(
    stepped: SteppedStore, database: Path
) -> None:
    owner = NotedOwner()
    with closing(connect(database)) as other:
        other.execute("BEGIN IMMEDIATE")
        stepped.store.write(owner, [Append(1, 1, [b"line"])])
        for _ in range(10):
            stepped.turn()
        assert owner.told == []
        other.execute("COMMIT")
    stepped.run()
    assert (owner.told, stepped.store.trouble) == ([1], None)


def test_what_is_left_to_do_comes_after_what_waits_for_another_program(
    stepped: SteppedStore, database: Path
) -> None:
    with closing(connect(database)) as other:
        other.execute("BEGIN IMMEDIATE")
        stepped.store.write(NotedOwner(), [SaveTable(a_table())])
        closing_it = stepped.store.carry_out(Order("close", "ABCDEF"))
        stepped.turn()
        assert not closing_it.done()
        other.execute("COMMIT")
    stepped.run()
    assert closing_it.result(PATIENCE) == 1
    assert stepped.store.reader.table("ABCDEF") is None
