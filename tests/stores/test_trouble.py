from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from pellmell.house.ports import Append, SaveTable
from pellmell.stores import syncing
from pellmell.stores.orders import Order
from pellmell.stores.schema import connect
from tests.stores.desk import PATIENCE, Clerk, Desk, a_table

BIG = b"x" * 100_000


def write(desk: Desk, line: bytes) -> Clerk:
    clerk = Clerk()
    desk.store.write(clerk, [Append(1, [line])])
    desk.run()
    return clerk


def test_a_full_disk_loses_what_was_not_told_and_nothing_else(desk: Desk) -> None:
    write(desk, b"safe")
    desk.pragma("max_page_count = 1")  # no more than there are
    unlucky = write(desk, BIG)
    assert len(unlucky.told) == 1
    assert "the disk is full: make room on it" in str(unlucky.told[0])
    assert desk.store.trouble == unlucky.told[0]
    assert desk.store.journal(1) == [b"safe"]


def test_the_house_hears_of_trouble_once_and_of_its_end(desk: Desk) -> None:
    desk.pragma("max_page_count = 1")
    for _ in range(3):
        write(desk, BIG)
    assert len(desk.news) == 1
    desk.pragma("max_page_count = 1000000")
    desk.run_until(lambda: len(desk.news) == 2)  # though nobody writes
    assert desk.news[1] == "recovered"
    assert desk.store.trouble is None
    assert write(desk, BIG).told == [1]
    assert desk.store.journal(1) == [BIG]


def test_trouble_ends_with_a_write_that_succeeds(desk: Desk) -> None:
    desk.pragma("query_only = ON")
    assert "make the file and its folder writable" in str(write(desk, b"lost").told[0])
    desk.pragma("query_only = OFF")
    assert write(desk, b"line").told == [1]
    desk.run_until(lambda: desk.news[1:] == ["recovered"])
    assert desk.store.journal(1) == [b"line"]


def test_all_owners_of_a_group_that_fails_are_lost(desk: Desk) -> None:
    clerks = [Clerk() for _ in range(3)]
    desk.pragma("query_only = ON")
    for clerk in clerks * 2:
        desk.store.write(clerk, [Append(1, [b"line"])])
    desk.run()
    assert [len(clerk.told) for clerk in clerks] == [1, 1, 1]
    assert desk.store.journal(1) == []


def test_a_disk_that_fills_up_while_nobody_writes_is_noticed(desk: Desk) -> None:
    desk.pragma("max_page_count = 1")
    assert desk.store.trouble is None
    desk.store.probe().result(PATIENCE)
    assert "the disk is full" in str(desk.store.trouble)
    desk.pragma("max_page_count = 1000000")
    desk.store.probe().result(PATIENCE)
    assert desk.store.trouble is None


@pytest.fixture
def careful_desk(database: Path) -> Iterator[Desk]:
    desk = Desk(database, "power")
    yield desk
    desk.store.close()


def test_nobody_is_told_before_the_disk_has_it(careful_desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answers = Event(), Event()

    def slow_disk(_: int) -> None:
        asked.set()
        assert answers.wait(PATIENCE)

    monkeypatch.setattr(syncing, "to_disk", slow_disk)
    early, late = Clerk(), Clerk()
    careful_desk.store.write(early, [Append(1, [b"early"])])
    careful_desk.turn()
    assert asked.wait(PATIENCE)
    careful_desk.store.write(late, [Append(1, [b"late"])])
    assert careful_desk.store.lag.entries == 2
    assert (early.told, late.told) == ([], [])
    answers.set()
    careful_desk.run_until(lambda: late.told)
    assert (early.told, late.told) == ([1], [1])


def test_what_a_disk_can_not_keep_is_lost(careful_desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_disk(_: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(syncing, "to_disk", broken_disk)
    assert "Input/output error" in str(write(careful_desk, b"line").told[0])
    careful_desk.run_until(lambda: careful_desk.news)


def test_who_writes_waits_for_another_program_but_the_loop_does_not(desk: Desk, database: Path) -> None:
    clerk = Clerk()
    with closing(connect(database)) as other:
        other.execute("BEGIN IMMEDIATE")
        desk.store.write(clerk, [Append(1, [b"line"])])
        for _ in range(10):
            desk.turn()
        assert clerk.told == []
        other.execute("COMMIT")
    desk.run()
    assert (clerk.told, desk.store.trouble) == ([1], None)


def test_what_is_left_to_do_comes_after_what_waits_for_another_program(desk: Desk, database: Path) -> None:
    with closing(connect(database)) as other:
        other.execute("BEGIN IMMEDIATE")
        desk.store.write(Clerk(), [SaveTable(a_table())])
        closing_it = desk.store.carry_out(Order("close", "ABCDEF"))
        desk.turn()
        assert not closing_it.done()
        other.execute("COMMIT")
    desk.run()
    assert closing_it.result(PATIENCE) == 1
    assert desk.store.table("ABCDEF") is None
