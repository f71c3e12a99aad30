"""Clearing what is old, in small steps: each keeps the tables waiting for some milliseconds, and gives back
the room that it took before the next one.

What is deleted is overwritten (secure_delete), so that clearing a gigabyte writes a gigabyte, into the log of
the database first. In one go that takes as much room again, which is just what a full disk has not. So the
log is emptied after every four megabytes; where there is no room for that, sooner, and with smaller steps.
"""

import time
from collections.abc import Callable, Collection
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Protocol, TypeAlias

from pellmell.house.replies import Reply
from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import DiskFull
from pellmell.stores.sqlite import film_sql, retention, share_sql
from pellmell.stores.sqlite.error_advice import explained
from pellmell.stores.sqlite.schema import connect_for_reading

STEP_SECONDS = 0.005
MOST_ROWS = 300
FIRST_ROWS = 50
MATCHES_AT_ONCE = 20
LOG_BYTES = 4_000_000
BLOCKED_SECONDS, MOST_BLOCKED = 0.25, 240  # while a backup reads, the log can't be emptied

Step: TypeAlias = Callable[[Connection, int], int]  # of at most so many rows; how many there were


class Do(Protocol):
    def __call__(self, task: Callable[[Connection], Any], /) -> Reply[Any]: ...


class Clearing:
    """Runs in a thread of its own. `do` has a task done by whoever may write."""

    def __init__(self, path: Path, do: Do) -> None:
        self._path = path
        self._log = path.with_name(path.name + "-wal")
        self._do = do
        self._rows, self._most_rows, self._most_log = FIRST_ROWS, MOST_ROWS, LOG_BYTES

    def tables_before(self, day: Seconds, awake: Collection[str]) -> int:
        """Those that nobody has touched since that day, and is not at either; how many."""
        self._do(partial(retention.put_days_right, now=time.time())).result()
        self._all(partial(retention.forget_old_groups, day=day))
        forgotten = self._all(partial(retention.forget_old_tables, day=day, awake=awake))
        self.lost_entries()
        return forgotten

    def matches_before(self, day: Seconds) -> int:
        """Those that ended before that day, and their journals; how many."""
        forgotten = self._all(partial(retention.forget_old_matches, day=day))
        self.lost_entries()
        return forgotten

    def films_before(self, day: Seconds) -> int:
        """Those that were made before that day, but starred and shared ones; how many."""
        forgotten = self._all(partial(film_sql.forget_old_films, day=day))
        self._all(partial(film_sql.forget_old_watchers, day=day))
        self._all(partial(film_sql.forget_played_by_nobody, day=day))
        self._give_back()
        return forgotten

    def shares_ended(self, now: Seconds) -> int:
        """How many."""
        return self._all(partial(share_sql.forget_ended_shares, day=now))

    def seats_before(self, day: Seconds) -> int:
        """What somebody has played before that day; how many matches of theirs."""
        forgotten = self._all(partial(film_sql.forget_old_seats, day=day))
        self._give_back()
        return forgotten

    def lost_entries(self) -> None:
        """Those that no match has: it was deleted first, so that this may be broken off, and done later."""
        with explained(self._path), closing(connect_for_reading(self._path)) as connection:
            numbers = retention.matches_of_lost_entries(connection)
            for first in range(0, len(numbers), MATCHES_AT_ONCE):
                ids = retention.entries_of(connection, numbers[first : first + MATCHES_AT_ONCE])
                self._all(partial(retention.forget_entries, ids=ids))
        self._give_back()

    def _give_back(self) -> None:
        with suppress(DiskFull):  # what is written next has room all the same
            self._all(retention.give_back)
        self.empty_log()

    def _all(self, step: Step) -> int:
        """Step by step, until there is nothing left."""
        total = 0
        while done := self._one(step):
            total += done
        return total

    def _one(self, step: Step) -> int:
        try:
            return self._try(step)
        except DiskFull:
            self._most_log = self._log_bytes() // 2
        while True:
            self.empty_log()
            try:
                return self._try(step)
            except DiskFull:
                if self._rows == 1:
                    raise
                self._rows = self._most_rows = self._rows // 2

    def _try(self, step: Step) -> int:
        done, seconds = self._do(partial(_timed, step, self._rows)).result()
        self._adapt(seconds)
        if self._log_bytes() > self._most_log:
            self.empty_log()
        time.sleep(min(seconds, STEP_SECONDS))  # the tables have their turn
        return int(done)

    def _adapt(self, seconds: Seconds) -> None:
        wanted = int(self._rows * STEP_SECONDS / max(seconds, 1e-6))
        self._rows = max(1, min(self._most_rows, 2 * self._rows, wanted))

    def _log_bytes(self) -> int:
        with suppress(FileNotFoundError):
            return self._log.stat().st_size
        return 0

    def empty_log(self) -> None:
        until_emptied(lambda: self._do(retention.empty_log).result())


def until_emptied(try_to_empty: Callable[[], bool]) -> None:
    """Nothing is left of the log then, unless somebody reads for a minute."""
    for _ in range(MOST_BLOCKED):
        if try_to_empty():
            break
        time.sleep(BLOCKED_SECONDS)


def _timed(step: Step, rows: int, connection: Connection) -> tuple[int, float]:
    began = time.monotonic()
    return step(connection, rows), time.monotonic() - began
