"""The thread that writes. All that waits is committed as one group, and its owners are told together."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeAlias, TypeVar
from weakref import WeakSet

from pellmell.house.ports import Change, Owner
from pellmell.stores.changes import commit
from pellmell.stores.errands import settle
from pellmell.stores.errors import StoreError, concerns_all, explain

T = TypeVar("T")
Notify: TypeAlias = Callable[[Callable[[], None]], object]

PROBE_SECONDS = 1.0
PROBE_BYTES = 65_536  # more than what a full disk may still have room for by chance


class Lag(NamedTuple):
    """What waits to be written, and for how many seconds the oldest of it does."""

    entries: int
    seconds: float


class Entry(NamedTuple):
    owner: Owner
    changes: Sequence[Change]
    asked: float


class Task(NamedTuple):
    """Something else that needs the writer's connection."""

    run: Callable[[Connection], Any]
    done: "Future[Any]"


class Stop(NamedTuple):
    pass


class Listener(NamedTuple):
    """Who is told, by way of `notify`, that nothing can be written, and that it can again."""

    notify: Notify
    trouble: Callable[[str], None]
    recovered: Callable[[], None]


class Writer:
    """An owner whose write failed is lost: nothing of it is written ever again.

    Owners are told apart by identity, and are not kept: they have to be hashable and weakly referable.
    """

    def __init__(self, connection: Connection, listener: Listener, breath: float = 0.0) -> None:
        """`breath`: so many seconds lie between two groups at least, so that they grow when it is busy."""
        self.trouble: str | None = None
        self._breath = breath
        self._connection = connection
        self._listener = listener
        self._queue: SimpleQueue[Entry | Task | Stop] = SimpleQueue()
        self._lost: WeakSet[Owner] = WeakSet()
        self._in_hand = 0
        self._since = 0.0
        self._closed = False
        self._gate = Lock()
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    @property
    def lag(self) -> Lag:
        entries = self._queue.qsize() + self._in_hand
        return Lag(entries, monotonic() - self._since if entries else 0.0)

    def write(self, owner: Owner, changes: Sequence[Change]) -> None:
        self._check_open()
        self._queue.put(Entry(owner, changes, monotonic()))

    def do(self, task: Callable[[Connection], T]) -> "Future[T]":
        """After all that was asked for before."""
        done: Future[T] = Future()
        with self._gate:
            self._check_open()
            self._queue.put(Task(task, done))
        return done

    def probe(self) -> "Future[None]":
        """In its turn; what comes of it is known as trouble, or as none."""
        return self.do(lambda _: self._probe())

    def close(self, seconds: float) -> bool:
        """Whether all that waits could be written in that time."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(Stop())
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    # In the thread.

    def _run(self) -> None:
        last = 0.0
        while True:
            try:
                first = self._queue.get(timeout=PROBE_SECONDS if self.trouble else None)
            except Empty:
                self._probe()
                continue
            if (early := last + self._breath - monotonic()) > 0:
                sleep(early)
            last = monotonic()
            if not self._serve([first, *self._waiting()]):
                break
        self._connection.close()

    def _waiting(self) -> list[Entry | Task | Stop]:
        return [self._queue.get_nowait() for _ in range(self._queue.qsize())]  # nobody else takes any

    def _serve(self, waiting: list[Entry | Task | Stop]) -> bool:
        """Entries in groups, and what stands between them in its turn; false after the last."""
        self._since = next((item.asked for item in waiting if isinstance(item, Entry)), monotonic())
        self._in_hand = len(waiting)
        group: list[Entry] = []
        for taken, item in enumerate(waiting, 1):
            if isinstance(item, Entry):
                group.append(item)
                continue
            self._write(group)
            group = []
            self._in_hand = len(waiting) - taken
            if isinstance(item, Stop):
                return False
            self._perform(item)
        self._write(group)
        self._in_hand = 0
        return True

    def _write(self, entries: list[Entry]) -> None:
        lost = self._lost
        group = [entry for entry in entries if entry.owner not in lost] if lost else entries
        if not group:
            return
        try:
            commit(self._connection, [change for entry in group for change in entry.changes])
        except Exception as error:
            self._failed(group, error)
        else:
            self._succeeded(group)

    def _succeeded(self, group: list[Entry]) -> None:
        counts: dict[Owner, int] = {}
        for entry in group:
            counts[entry.owner] = counts.get(entry.owner, 0) + 1
        self._recover()
        self._notify(partial(_tell_all, [partial(owner.written, count) for owner, count in counts.items()]))

    def _failed(self, group: list[Entry], error: Exception) -> None:
        """Of all, if the disk is at fault; else only of the owner whose changes can't be written."""
        owners = dict.fromkeys(entry.owner for entry in group)
        if concerns_all(error) or len(owners) == 1:
            self._lose(list(owners), error)
            return
        for owner in owners:
            self._write([entry for entry in group if entry.owner is owner])

    def _lose(self, owners: list[Owner], error: Exception) -> None:
        reason = explain(error)
        self._lost.update(owners)
        if concerns_all(error):
            self._suffer(reason)
        self._notify(partial(_tell_all, [partial(owner.lost, reason) for owner in owners]))

    def _perform(self, task: Task) -> None:
        settle(task.done, partial(task.run, self._connection))

    def _probe(self) -> None:
        try:
            self._connection.execute(
                "INSERT OR REPLACE INTO house (key, value) VALUES ('probe', zeroblob(?))", (PROBE_BYTES,)
            )
            self._connection.execute("DELETE FROM house WHERE key = 'probe'")
        except Exception as error:
            self._suffer(explain(error))
        else:
            self._recover()

    def _suffer(self, reason: str) -> None:
        known, self.trouble = self.trouble, reason
        if known is None:
            self._notify(partial(self._listener.trouble, reason))

    def _recover(self) -> None:
        known, self.trouble = self.trouble, None
        if known is not None:
            self._notify(self._listener.recovered)

    def _notify(self, callback: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            self._listener.notify(callback)


def _tell_all(callbacks: Sequence[Callable[[], None]]) -> None:
    """Everybody, even if somebody stumbles over the news."""
    errors: list[Exception] = []
    for callback in callbacks:
        try:
            callback()
        except Exception as error:
            errors.append(error)
    if errors:
        raise ExceptionGroup("owners failed when they were told what was written", errors)
