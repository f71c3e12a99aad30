"""A store whose loop turns when the test says so, owners who have something written, and things to write."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection
from threading import Event
from unittest.mock import patch

from pellmell.house.changes import Append, CloseMatch, OpenMatch
from pellmell.house.records import MatchRecord, TableRecord
from pellmell.kit.time_units import Seconds
from pellmell.stores.server_store import Durability
from pellmell.stores.sqlite import store
from pellmell.stores.sqlite.schema import connect_for_tables
from pellmell.stores.sqlite.store import SqliteStore
from pellmell.testing import NotedOwner

PATIENCE = 100.0


class HandLoop:
    """A loop that turns when the test says so. Nobody waits for a time: what is for later comes at once."""

    def __init__(self) -> None:
        self._callbacks: SimpleQueue[Callable[[], None]] = SimpleQueue()

    def call_soon(self, callback: Callable[[], None], /) -> None:
        self._callbacks.put(callback)

    def call_soon_threadsafe(self, callback: Callable[[], None], /) -> None:
        self._callbacks.put(callback)

    def call_later(self, delay: Seconds, callback: Callable[[], None], /) -> None:
        self._callbacks.put(callback)

    def turn(self) -> None:
        self._callbacks.get(timeout=PATIENCE)()


class SteppedStore:
    """A store, and the loop that its news come to."""

    def __init__(self, path: Path, durability: Durability = "process") -> None:
        self.news: list[str] = []
        self._loop = HandLoop()
        with patch.object(store, "connect_for_tables", self._connect):
            self.store = SqliteStore.open(
                path,
                durability,
                loop=self._loop,
                on_trouble=self.news.append,
                on_recovered=lambda: self.news.append("recovered"),
                on_damage=self.news.append,
            )
        self.do(made_long_ago)

    def _connect(self, path: Path) -> Connection:
        self._writing = connect_for_tables(path)
        return self._writing

    def do(self, task: Callable[[Connection], object]) -> None:
        self.store.do(task).result(PATIENCE)

    def run(self) -> None:
        """Until all that was asked for is decided and told."""
        last = NotedOwner()
        self.store.write(last, ())
        self.run_until(lambda: last.told)

    def turn(self) -> None:
        self._loop.turn()

    def run_until(self, done: Callable[[], object]) -> None:
        while not done():
            self._loop.turn()

    def pragma(self, setting: str) -> None:
        """Makes the database behave as on a bad day."""
        self.do(lambda connection: connection.execute(f"PRAGMA {setting}").fetchall())
        self._writing.execute(f"PRAGMA {setting}").fetchall()

    @contextmanager
    def background_held(self) -> Iterator[None]:
        held, go_on = Event(), Event()

        def hold(_: Connection) -> None:
            held.set()
            assert go_on.wait(PATIENCE)

        self.store.do(hold)
        assert held.wait(PATIENCE)
        try:
            yield
        finally:
            go_on.set()


def made_long_ago(connection: Connection) -> None:
    """So that whatever a test writes is younger."""
    connection.execute("UPDATE house SET value = 0 WHERE key = 'made'")


def a_table(code: str = "ABCDEF", touched: Seconds = 1000.0) -> TableRecord:
    return TableRecord(code, "ligretto", made=500.0, touched=touched)


def a_match(number: int, code: str = "ABCDEF") -> MatchRecord:
    return MatchRecord(number, f"match-{number}", code, "ligretto", 1, 600.0, ["Ash", "Birch"])


def played(
    number: int, code: str = "ABCDEF", ended: Seconds = 700.0
) -> list[OpenMatch | Append | CloseMatch]:
    return [
        OpenMatch(a_match(number, code)),
        Append(number, 1, [b"first\n", b"last\n"]),
        CloseMatch(number, ended, [20, 35], [1]),
    ]
