"""What is old is cleared in small steps: the log stays small, and a nearly full disk is no hindrance."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection
from typing import Any

import pytest

from pellmell.house.ports import Append, CloseMatch, OpenMatch
from pellmell.stores import clearing, keeping
from pellmell.stores.clearing import MOST_ROWS, Clearing
from pellmell.stores.compacting import compact
from pellmell.stores.errors import DiskFull, InUse
from pellmell.stores.schema import connect, migrations, pragma
from tests.stores.desk import PATIENCE, Clerk, Desk, a_match

LINE = b"x" * 400
LOG_BYTES = 1_000_000
LINES, MATCHES = 2_000, 12  # some ten megabytes


class Watch:
    """Has tasks done, and looks at what they leave behind."""

    def __init__(self, desk: Desk, most_rows: int = MOST_ROWS) -> None:
        self.desk = desk
        self.logs: list[int] = []
        self.deleted: list[int] = []
        self._most_rows = most_rows

    def do(self, task: Callable[[Connection], Any], /) -> "Future[Any]":
        done: Future[Any] = self.desk.store.do(lambda connection: self._watched(task, connection))
        done.exception(PATIENCE)
        return done

    def _watched(self, task: Callable[[Connection], Any], connection: Connection) -> Any:
        before = connection.total_changes
        done = task(connection)
        self.deleted.append(connection.total_changes - before)
        self.logs.append(log_of(self.desk).stat().st_size)
        return done


def log_of(desk: Desk) -> Path:
    return desk.store.path.with_name(desk.store.path.name + "-wal")


def fill(desk: Desk) -> int:
    """With old matches, whose lines lie among each other; how large it is then."""
    clerk = Clerk()
    desk.store.write(clerk, [OpenMatch(a_match(number)) for number in range(MATCHES)])
    for _ in range(LINES // 100):
        desk.store.write(clerk, [Append(number, [LINE] * 100) for number in range(MATCHES)])
    desk.store.write(clerk, [CloseMatch(number, 700.0, [], []) for number in range(MATCHES)])
    desk.run()
    desk.do(keeping.empty_log)
    return desk.store.path.stat().st_size


def test_the_log_stays_small_and_the_file_shrinks(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clearing, "LOG_BYTES", LOG_BYTES)
    size = fill(desk)
    watch = Watch(desk)
    assert Clearing(desk.store.path, watch.do).matches_before(1000.0) == MATCHES
    assert max(watch.logs) < 6 * LOG_BYTES < size  # with one step more, which is four of them at most
    assert max(watch.deleted) <= MOST_ROWS
    assert desk.store.path.stat().st_size < size / 4
    assert log_of(desk).stat().st_size == 0
    assert not desk.store.journal(1)


def test_tables_write_between_the_steps(desk: Desk) -> None:
    """The house runs, and somebody plays."""
    fill(desk)
    watch = Watch(desk)
    told: list[int] = []

    def do(task: Callable[[Connection], Any], /) -> "Future[Any]":
        clerk = Clerk()
        desk.store.write(clerk, [Append(99, [b"move"])])
        desk.run()
        told.append(clerk.safe)
        return watch.do(task)

    Clearing(desk.store.path, do).lost_lines()
    assert told
    assert all(safe == 1 for safe in told)


def full_if_more_than(rows: int) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """A disk with room for so many rows at once."""

    def limited(step: Callable[..., int]) -> Callable[..., int]:
        def run(connection: Connection, asked: int, **more: Any) -> int:
            if asked > rows:
                raise DiskFull("the disk is full: make room on it")
            return step(connection, asked, **more)

        return run

    return limited


def test_where_there_is_hardly_any_room_the_steps_are_smaller(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "forget_lines", full_if_more_than(7)(keeping.forget_lines))
    monkeypatch.setattr(keeping, "forget_old_matches", full_if_more_than(1)(keeping.forget_old_matches))
    clerk = Clerk()
    desk.store.write(clerk, [change for number in range(3) for change in short_match(number)])
    desk.run()
    assert desk.store.forget_matches_before(1000.0).result(PATIENCE) == 3
    assert desk.store.journal(1) == []


def short_match(number: int) -> list[OpenMatch | Append | CloseMatch]:
    return [OpenMatch(a_match(number)), Append(number, [LINE] * 60), CloseMatch(number, 700.0, [], [])]


def test_a_disk_without_any_room_is_told_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "forget_lines", full_if_more_than(0)(keeping.forget_lines))
    desk.store.write(Clerk(), short_match(1))
    desk.run()
    with pytest.raises(DiskFull):
        desk.store.forget_matches_before(1000.0).result(PATIENCE)


def test_a_clearing_that_was_broken_off_is_finished_by_the_next(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(keeping, "forget_lines", full_if_more_than(0)(keeping.forget_lines))
        desk.store.write(Clerk(), short_match(1))
        desk.run()
        with pytest.raises(DiskFull):
            desk.store.forget_matches_before(1000.0).result(PATIENCE)
    assert len(desk.store.journal(1)) == 60
    assert desk.store.forget_matches_before(1000.0).result(PATIENCE) == 0
    assert desk.store.journal(1) == []


def test_while_a_backup_reads_the_log_is_not_waited_for_for_ever(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clearing, "MOST_BLOCKED", 1)
    monkeypatch.setattr(clearing, "BLOCKED_SECONDS", 0.0)
    desk.store.write(Clerk(), short_match(1))
    desk.run()
    with closing(connect(desk.store.path)) as backup:
        backup.execute("BEGIN")
        backup.execute("SELECT count(*) FROM lines").fetchall()
        assert desk.store.forget_matches_before(1000.0).result(PATIENCE) == 1
    assert desk.store.journal(1) == []


def old_database(path: Path) -> None:
    """As an older version made it."""
    with closing(sqlite3.connect(path)) as connection:
        for number, sql in enumerate(migrations(), 1):
            connection.executescript(f"{sql}; PRAGMA user_version = {number};")


def test_a_database_of_an_older_version_opens_and_is_cleared_and_compacted(database: Path) -> None:
    old_database(database)
    desk = Desk(database)
    size = fill(desk)
    assert desk.store.forget_matches_before(1000.0).result(PATIENCE) == MATCHES
    with pytest.raises(InUse):
        compact(database)
    desk.store.close()
    assert database.stat().st_size == size  # its room is used again, but not given back
    assert compact(database)
    assert database.stat().st_size < size / 4
    assert not compact(database)
    with closing(connect(database)) as connection:
        assert pragma(connection, "auto_vacuum") == 2
    Desk(database).store.close()
