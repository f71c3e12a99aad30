from pellmell.house.ports import Append
from tests.stores.desk import PATIENCE, Clerk, Desk

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
    assert desk.news[1:] == ["recovered"]
    assert desk.store.journal(1) == [b"line"]


def test_all_owners_of_a_group_that_fails_are_lost(desk: Desk) -> None:
    clerks = [Clerk() for _ in range(3)]
    desk.pragma("query_only = ON")
    with desk.writer_held():
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
