"""The writer commits what tables want written once per turn of the loop, and tells them when it is safe.

A commit only hands pages to the system, which takes some ten microseconds; a thread for it would wait longer
for the interpreter. What does take long, waiting for the disk, is done by `disk_sync`.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from sqlite3 import Connection
from time import monotonic, sleep
from typing import Protocol
from weakref import WeakSet

from pellmell.house.callbacks import call_all
from pellmell.house.changes import Change
from pellmell.house.ports import Owner
from pellmell.kit.time_units import Seconds
from pellmell.kit.timed_stages import stage
from pellmell.stores.errors import StoreError
from pellmell.stores.event_loop import EventLoop
from pellmell.stores.pending_writes import PendingWrite
from pellmell.stores.server_store import Lag
from pellmell.stores.sqlite.change_sql import commit
from pellmell.stores.sqlite.error_advice import concerns_all, explain, is_busy
from pellmell.stores.sqlite.health import DiskHealth
from pellmell.stores.sqlite.schema import BUSY_SECONDS

TIDY_CHANGES = 3_000
TIDY_AGAIN_CHANGES = 300  # where the last try failed
AGAIN_SECONDS = 0.001  # after another program had the database
GROUPS = 5  # at most so many in a turn of the loop: the busier the house, the larger each is,
LONGEST_GROUP = 0.02  # seconds, up to this


class Sync(Protocol):
    @property
    def breath(self) -> Seconds:
        """So many seconds lie between two of them at least, so that they are fewer when it is busy."""
        ...

    @property
    def patience(self) -> Seconds:
        """So many seconds may what was asked for first in a turn wait for the turn's end."""
        ...

    def start(self, done: Callable[[Exception | None], None]) -> None:
        """Make all that is committed safe, and say so in the loop."""
        ...

    def look(self) -> None:
        """Whether it is done: say so now, if it is."""
        ...


class Writer:
    """An owner whose write failed is lost: nothing of it is written ever again.

    Owners are told apart by identity, and are not kept: they have to be hashable and weakly referable.
    All of it happens in the loop's thread, and owners are never told while they write.
    """

    def __init__(
        self,
        connection: Connection,
        loop: EventLoop,
        health: DiskHealth,
        sync: Sync,
        tidy: Callable[[], None],
    ) -> None:
        """`tidy` is called after some thousand entries."""
        self._connection = connection
        self._loop = loop
        self._health = health
        self._sync = sync
        self._tidy = tidy
        self.untidy = False
        self._tidied = 0
        self._lost: WeakSet[Owner] = WeakSet()
        self._waiting: list[PendingWrite] = []
        self._committed: list[PendingWrite] = []
        self._syncing: list[PendingWrite] = []
        self._afterwards: list[Callable[[], None]] = []
        self._scheduled: Seconds | None = None  # since when
        self._turn = 0.0  # seconds that the loop's last turn took
        self._breathing = False
        self._began = 0.0
        self._closed = False

    @property
    def lag(self) -> Lag:
        entries = len(self._waiting) + len(self._committed) + len(self._syncing)
        oldest = next(chain(self._syncing, self._committed, self._waiting), None)
        return Lag(entries, monotonic() - oldest.since if oldest else 0.0)

    @stage("journal")
    def write(self, owner: Owner, changes: Sequence[Change]) -> None:
        """As soon as possible, together with what others write; returns at once."""
        self.check_open()
        now = monotonic()
        self._waiting.append(PendingWrite(owner, changes, now))
        if self._scheduled is None:
            self._scheduled = now
            self._loop.call_soon(self._turn_has_come)

    def hurry(self) -> None:
        """Between two commands of a turn: those before shall not wait for all that are still to be read."""
        if self._waiting and monotonic() - self._waiting[0].since > self._at_least(self._sync.patience):
            self._take_turn()
        if self._syncing:
            self._sync.look()
        self._make_safe()

    def afterwards(self, action: Callable[[], None]) -> None:
        """When all that was asked for before is committed, or lost: mostly now."""
        self.check_open()
        self._afterwards.append(action)
        self._commit()

    def check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    def close(self, deadline: Seconds) -> bool:
        """Whether all that waits could be committed until then."""
        self._closed = True
        while not self._commit() and monotonic() < deadline:
            sleep(AGAIN_SECONDS)
        return not self._waiting

    def _at_least(self, seconds: Seconds) -> float:
        return max(seconds, min(LONGEST_GROUP, self._turn / GROUPS))

    def _turn_has_come(self) -> None:
        if self._scheduled is not None:
            self._turn = monotonic() - self._scheduled
        self._scheduled = None
        self._take_turn()

    @stage("journal")
    def _take_turn(self) -> None:
        if self._commit():
            self._make_safe()
        elif self._scheduled is None:
            self._scheduled = monotonic()
            self._loop.call_later(AGAIN_SECONDS, self._turn_has_come)

    def _commit(self) -> bool:
        """All that waits, as one group; false if another program has the database for the moment."""
        entries, self._waiting = self._waiting, []
        if entries and not self._write(entries):
            self._waiting = entries
            return False
        while self._afterwards:
            self._afterwards.pop(0)()
        return True

    def _write(self, entries: list[PendingWrite]) -> bool:
        lost = self._lost
        group = [entry for entry in entries if entry.owner not in lost] if lost else entries
        if not group:
            return True
        try:
            commit(self._connection, [change for entry in group for change in entry.changes])
        except Exception as error:
            if is_busy(error) and monotonic() - group[0].since < BUSY_SECONDS:
                return False
            self._failed(group, error)
        else:
            self._committed += group
            self._tidy_at_times()
        return True

    def _tidy_at_times(self) -> None:
        changes = self._connection.total_changes
        if changes - self._tidied > (TIDY_AGAIN_CHANGES if self.untidy else TIDY_CHANGES):
            self._tidied = changes
            self._tidy()

    def _failed(self, group: list[PendingWrite], error: Exception) -> None:
        """Of all, if the disk is at fault; else only of the owner whose changes can't be written."""
        owners = dict.fromkeys(entry.owner for entry in group)
        if concerns_all(error) or len(owners) == 1:
            self._lose(list(owners), error)
            return
        for owner in owners:
            own = [entry for entry in group if entry.owner is owner]
            if not self._write(own):
                self._lose([owner], error)

    def _lose(self, owners: list[Owner], error: Exception) -> None:
        reason = explain(error)
        self._health.notice(error)
        self._lost.update(owners)
        if concerns_all(error):
            self._health.suffer(reason)
        self._loop.call_soon(partial(call_all, [partial(owner.lost, reason) for owner in owners]))

    def _make_safe(self) -> None:
        if self._syncing or not self._committed:
            return
        now = monotonic()
        early = self._began + self._at_least(self._sync.breath) - now
        if early <= 0:
            self._began = now
            self._syncing, self._committed = self._committed, []
            self._sync.start(self._safe)
        elif not self._breathing:
            self._breathing = True
            self._loop.call_later(early, self._breathed)

    def _breathed(self) -> None:
        self._breathing = False
        self._make_safe()

    @stage("journal")
    def _safe(self, error: Exception | None) -> None:
        group, self._syncing = self._syncing, []
        counts: dict[Owner, int] = {}
        for entry in group:
            counts[entry.owner] = counts.get(entry.owner, 0) + 1
        if self._lost:
            counts = {owner: count for owner, count in counts.items() if owner not in self._lost}
        self._make_safe()
        if error is not None:
            self._lose(list(counts), error)
        else:
            if self._health.trouble is not None:
                self._health.recover()
            for owner, count in counts.items():
                self._tell_owner(owner, count)

    def _tell_owner(self, owner: Owner, count: int) -> None:
        """Whatever is wrong with one owner, the others are told all the same."""
        try:
            owner.written(count)
        except Exception as error:
            self._loop.call_soon(partial(_raise, error))


def _raise(error: Exception) -> None:
    raise error
