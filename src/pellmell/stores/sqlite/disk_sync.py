"""Disk sync makes commits safe: at once, if only the process may end; else when they are on the disk."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic

from pellmell.kit.time_units import Seconds
from pellmell.kit.timed_stages import stage
from pellmell.stores.event_loop import EventLoop

Done = Callable[[Exception | None], None]

to_disk = getattr(os, "fdatasync", os.fsync)


class AtOnce:
    breath = 0.0
    patience = 0.0007

    def start(self, done: Done) -> None:
        done(None)

    def look(self) -> None:
        pass

    def close(self, deadline: Seconds) -> bool:
        return True


class OnDisk:
    """A thread that waits for the disk. What is committed meanwhile is for its next turn.

    SQLite's own way to do so (synchronous = FULL) would keep whoever commits waiting. Otherwise it is
    the same: what a database is restored from is a WAL that is on the disk up to a commit.
    """

    breath = 0.0015
    patience = 0.0015

    def __init__(self, wal: Path, loop: EventLoop) -> None:
        self._file = os.open(wal, os.O_RDWR)
        self._loop = loop
        self._outcome: tuple[Done, Exception | None] | None = None
        self._asked: SimpleQueue[Done | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store sync", daemon=True)
        self._thread.start()

    def start(self, done: Done) -> None:
        self._asked.put(done)

    def look(self) -> None:
        if self._outcome is not None:
            (done, error), self._outcome = self._outcome, None
            done(error)

    def close(self, deadline: Seconds) -> bool:
        """Whether all is on the disk by then."""
        self._asked.put(None)
        self._thread.join(max(0.0, deadline - monotonic()))
        return not self._thread.is_alive()

    def _run(self) -> None:
        while (done := self._asked.get()) is not None:
            self._outcome = done, self._sync()
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self.look)
        self._sync()
        os.close(self._file)

    @stage("disk")
    def _sync(self) -> OSError | None:
        try:
            to_disk(self._file)
        except OSError as error:
            return error
        return None


def sync_folder(folder: Path) -> None:
    """So that the files in it are found after a power cut. Not every system has it, or needs it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
