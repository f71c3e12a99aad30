"""What is old is cleared in small steps: the log stays small, and a nearly full disk is no hindrance."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection
from typing import Any

import pytest

from pellmell.house.changes import Append, CloseMatch, OpenMatch
from pellmell.house.replies import Reply
from pellmell.stores.errors import DiskFull, InUse
from pellmell.stores.sqlite import clearing, retention
from pellmell.stores.sqlite.clearing import MOST_ROWS, Clearing
from pellmell.stores.sqlite.compacting import compact
from pellmell.stores.sqlite.schema import connect, migrations, pragma
from pellmell.testing import NotedOwner
from tests.stores.sqlite.stepped_store import PATIENCE, SteppedStore, a_match

LINE = b"x" * 400
LOG_BYTES = 1_000_000
LINES, MATCHES = 2_000, 12  # some ten megabytes


class Watch:
    """Has tasks done, and looks at what they leave behind."""

    def __init__(self, stepped: SteppedStore, most_rows: int = MOST_ROWS) -> None:
        self.stepped = stepped
        self.logs: list[int] = []
        self.deleted: list[int] = []
        self._most_rows = most_rows

    def do(self, task: Callable[[Connection], Any], /) -> Reply[Any]:
        done: Reply[Any] = self.stepped.store.do(lambda connection: self._watched(task, connection))
        done.exception(PATIENCE)
        return done

    def _watched(self, task: Callable[[Connection], Any], connection: Connection) -> Any:
        before = connection.total_changes
        done = task(connection)
        self.deleted.append(connection.total_changes - before)
        self.logs.append(log_of(self.stepped).stat().st_size)
        return done


def log_of(stepped: SteppedStore) -> Path:
    return stepped.store.path.with_name(stepped.store.path.name + "-wal")


def fill(stepped: SteppedStore) -> int:
    """With old matches, whose entries lie among each other; how large it is then."""
    owner = NotedOwner()
    stepped.store.write(owner, [OpenMatch(a_match(number)) for number in range(MATCHES)])
    for _ in range(LINES // 100):
        stepped.store.write(owner, [Append(number, 1, [LINE] * 100) for number in range(MATCHES)])
    stepped.store.write(owner, [CloseMatch(number, 700.0, [], []) for number in range(MATCHES)])
    stepped.run()
    stepped.do(retention.empty_log)
    return stepped.store.path.stat().st_size


def test_the_log_stays_small_and_the_file_shrinks(
    stepped: SteppedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clearing, "LOG_BYTES", LOG_BYTES)
    size = fill(stepped)
    watch = Watch(stepped)
    assert Clearing(stepped.store.path, watch.do).matches_before(1000.0) == MATCHES
    assert max(watch.logs) < 6 * LOG_BYTES < size  # with one step more, which is four of them at most
    assert max(watch.deleted) <= MOST_ROWS
    assert stepped.store.path.stat().st_size < size / 4
    assert log_of(stepped).stat().st_size == 0
    assert not stepped.store.reader.journal(1)


def test_tables_write_between_the_steps(stepped: SteppedStore) -> None:
    """The house runs, and somebody plays."""
    fill(stepped)
    watch = Watch(stepped)
    told: list[int] = []

    def do(task: Callable[[Connection], Any], /) -> Reply[Any]:
        owner = NotedOwner()
        stepped.store.write(owner, [Append(99, 1, [b"move"])])
        stepped.run()
        told.append(owner.safe)
        return watch.do(task)

    Clearing(stepped.store.path, do).lost_entries()
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
    stepped: SteppedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "forget_entries", full_if_more_than(7)(retention.forget_entries))
    monkeypatch.setattr(retention, "forget_old_matches", full_if_more_than(1)(retention.forget_old_matches))
    owner = NotedOwner()
    stepped.store.write(owner, [change for number in range(3) for change in short_match(number)])
    stepped.run()
    assert stepped.store.forget_matches_before(1000.0).result(PATIENCE) == 3
    assert stepped.store.reader.journal(1) == []


def short_match(number: int) -> list[OpenMatch | Append | CloseMatch]:
    return [OpenMatch(a_match(number)), Append(number, 1, [LINE] * 60), CloseMatch(number, 700.0, [], [])]


def test_a_disk_without_any_room_is_told_so(stepped: SteppedStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "forget_entries", full_if_more_than(0)(retention.forget_entries))
    stepped.store.write(NotedOwner(), short_match(1))
    stepped.run()
    with pytest.raises(DiskFull):
        stepped.store.forget_matches_before(1000.0).result(PATIENCE)


def test_a_clearing_that_was_broken_off_is_finished_by_the_next(
    stepped: SteppedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(retention, "forget_entries", full_if_more_than(0)(retention.forget_entries))
        stepped.store.write(NotedOwner(), short_match(1))
        stepped.run()
        with pytest.raises(DiskFull):
            stepped.store.forget_matches_before(1000.0).result(PATIENCE)
    assert len(stepped.store.reader.journal(1)) == 60
    assert stepped.store.forget_matches_before(1000.0).result(PATIENCE) == 0
    assert stepped.store.reader.journal(1) == []


def test_while_a_backup_reads_the_log_is_not_waited_for_for_ever(
    stepped: SteppedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clearing, "MOST_BLOCKED", 1)
    monkeypatch.setattr(clearing, "BLOCKED_SECONDS", 0.0)
    stepped.store.write(NotedOwner(), short_match(1))
    stepped.run()
    with closing(connect(stepped.store.path)) as backup:
        backup.execute("BEGIN")
        backup.execute("SELECT count(*) FROM lines").fetchall()
        assert stepped.store.forget_matches_before(1000.0).result(PATIENCE) == 1
    assert stepped.store.reader.journal(1) == []


def old_database(path: Path) -> None:
    """As an older version made it."""
    with closing(sqlite3.connect(path)) as connection:
        for number, sql in enumerate(migrations(), 1):
            connection.executescript(f"{sql}; PRAGMA user_version = {number};")


def test_a_database_of_an_older_version_opens_and_is_cleared_and_compacted(database: Path) -> None:
    old_database(database)
    stepped = SteppedStore(database)
    size = fill(stepped)
    assert stepped.store.forget_matches_before(1000.0).result(PATIENCE) == MATCHES
    with pytest.raises(InUse):
        compact(database)
    stepped.store.close()
    assert database.stat().st_size == size  # its room is used again, but not given back
    assert compact(database)
    assert database.stat().st_size < size / 4
    assert not compact(database)
    with closing(connect(database)) as connection:
        assert pragma(connection, "auto_vacuum") == 2
    SteppedStore(database).store.close()
