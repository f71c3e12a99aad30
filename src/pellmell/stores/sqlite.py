"""The store of a house in one SQLite file. One thread writes, the loop's thread reads."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from pellmell.house.ports import Change, Owner
from pellmell.stores import keeping
from pellmell.stores.backup import back_up
from pellmell.stores.bans import Ban, lift_ban, put_ban
from pellmell.stores.changes import delete_match
from pellmell.stores.errands import in_thread
from pellmell.stores.errors import StoreError, check_folder, explained
from pellmell.stores.lock import HouseLock
from pellmell.stores.orders import Answer, Order, answer
from pellmell.stores.reading import Reader
from pellmell.stores.schema import Durability, connect_for_reading, connect_for_writing
from pellmell.stores.writer import Lag, Listener, Notify, Writer

T = TypeVar("T")

KEY_BYTES = 32
CLOSE_SECONDS = 5.0


def _ignore(*_: object) -> None:
    pass


BREATH_SECONDS: Mapping[Durability, float] = {"power": 0.002, "process": 0.001}


class SqliteStore(Reader):
    """`durability`: what is written survives a power cut, or only the end of the process.

    Futures are of threads: `asyncio.wrap_future` makes them awaitable.
    """

    def __init__(self, path: Path, durability: Durability, listener: Listener) -> None:
        with ExitStack() as undo, explained(path):
            self._lock = undo.enter_context(HouseLock(path))
            writing = undo.enter_context(closing(connect_for_writing(path, durability)))
            _make_house(writing)
            super().__init__(path, undo.enter_context(closing(connect_for_reading(path))))
            self.house_key = self.read_house_key()
            self._match_number = self._last_match_number()
            undo.pop_all()
        self._writer = Writer(writing, listener, BREATH_SECONDS[durability])

    @classmethod
    def open(
        cls,
        path: Path,
        durability: Durability = "power",
        *,
        notify: Notify,
        on_trouble: Callable[[str], None] = _ignore,
        on_recovered: Callable[[], None] = _ignore,
    ) -> "SqliteStore":
        """`notify` is the loop's call_soon_threadsafe: owners are told there, and of trouble."""
        check_folder(path)
        return cls(path, durability, Listener(notify, on_trouble, on_recovered))

    def write(self, owner: Owner, changes: Sequence[Change]) -> None:
        self._writer.write(owner, changes)

    def next_match_number(self) -> int:
        self._match_number += 1
        return self._match_number

    @property
    def trouble(self) -> str | None:
        return self._writer.trouble

    @property
    def lag(self) -> Lag:
        return self._writer.lag

    def probe(self) -> "Future[None]":
        """Try to write: if it can't be done, `trouble` says why."""
        return self._writer.probe()

    async def flush(self) -> None:
        """Until all that was asked for is written, or lost, and its owners are told."""
        await asyncio.wrap_future(self.do(_ignore))

    def close(self, seconds: float = CLOSE_SECONDS) -> None:
        """Writes what waits. Raises StoreError if it takes longer than that."""
        if not self._writer.close(seconds):
            raise StoreError(f"{self.path}: the disk is too slow, the last moves may be lost")
        self._reading.close()
        self._lock.release()

    def do(self, task: Callable[[Connection], T]) -> "Future[T]":
        """In the writer, after all that was asked for before."""
        return self._writer.do(task)

    def ban(self, ban: Ban) -> "Future[None]":
        return self.do(partial(put_ban, ban=ban))

    def unban(self, kind: str, value: str) -> "Future[bool]":
        return self.do(partial(lift_ban, kind=kind, value=value))

    def backup(self, copy: Path) -> "Future[None]":
        """While everybody plays on."""
        return in_thread(partial(back_up, self.path, copy))

    def forget_matches_before(self, day: float) -> "Future[int]":
        """Those that ended before that day, and their journals; how many. Also lines that no match has."""
        return in_thread(partial(self._forget_matches, day))

    def forget_person(self, person: str, awake: Collection[str] = ()) -> "Future[int]":
        """In all matches but those being played, and at all tables but those awake; in how many."""
        if not person:
            raise StoreError("say whom to forget: the id of a person")
        return in_thread(partial(self._forget_person, person, frozenset(awake)))

    def forget_tables_before(self, day: float, awake: Collection[str] = ()) -> "Future[int]":
        """Those that nobody has touched since that day, and is not at either; how many."""
        self.do(partial(keeping.put_days_right, now=time.time()))
        return self.do(partial(keeping.forget_old_tables, day=day, awake=frozenset(awake)))

    def carry_out(self, order: Order, awake: Collection[str] = ()) -> "Future[int]":
        """With how many tables and matches; those awake are for the house to take care of."""
        match order.kind:
            case "close":
                return self.do(partial(keeping.close_table, code=order.value))
            case "forget":
                return self.forget_person(order.value, awake)
            case "keep":
                return in_thread(partial(self._forget_before, float(order.value), frozenset(awake)))

    def answer(self, order: Order, given: Answer, now: float) -> "Future[None]":
        return self.do(partial(answer, order=order, given=given, now=now))

    # In threads of their own, so that the writer is not kept long.

    def _forget_matches(self, day: float) -> int:
        forgotten = 0
        while some := self.do(partial(keeping.forget_old_matches, day=day)).result():
            forgotten += some
        self._forget_lost_lines()
        return forgotten

    def _forget_lost_lines(self) -> None:
        with explained(self.path), closing(connect_for_reading(self.path)) as connection:
            numbers = keeping.matches_of_lost_lines(connection)
        for number in numbers:
            self.do(partial(delete_match, number=number)).result()

    def _forget_before(self, day: float, awake: Collection[str]) -> int:
        return self.forget_tables_before(day, awake).result() + self._forget_matches(day)

    def _forget_person(self, person: str, awake: Collection[str]) -> int:
        with explained(self.path), closing(connect_for_reading(self.path)) as connection:
            matches = keeping.matches_with(connection, person, awake)
            tables = keeping.sleeping_tables_with(connection, person, awake)
        self.do(partial(keeping.forget_in_matches, person=person, numbers=matches)).result()
        self.do(partial(keeping.forget_at_tables, person=person, codes=tables)).result()
        self.do(keeping.empty_wal).result()
        return len(matches) + len(tables)


def _make_house(connection: Connection) -> None:
    """Its key, and the day on which it was made, once."""
    made = [("key", secrets.token_bytes(KEY_BYTES)), ("made", time.time())]
    connection.executemany("INSERT OR IGNORE INTO house (key, value) VALUES (?, ?)", made)
