"""A background thread does what takes long, and hands the outcome back."""

from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from sqlite3 import Connection
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from pellmell.house.replies import Reply
from pellmell.kit.time_units import Seconds
from pellmell.stores.sqlite.error_advice import ignore, store_error

T = TypeVar("T")


class BackgroundJob(NamedTuple):
    run: Callable[[Connection], Any]
    done: Reply[Any]


class BackgroundThread:
    """A thread with a connection of its own, so that what takes long does not keep the tables waiting."""

    def __init__(
        self,
        connection: Connection,
        name: str = "store background",
        notice: Callable[[Exception], None] = ignore,
    ) -> None:
        """`notice` sees, in the thread, whatever goes wrong."""
        self._connection = connection
        self._notice = notice
        self._queue: SimpleQueue[BackgroundJob | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def put(self, run: Callable[[Connection], T]) -> Reply[T]:
        done: Reply[T] = Reply()
        self.put_job(BackgroundJob(run, done))
        return done

    def put_job(self, job: BackgroundJob) -> None:
        self._queue.put(job)

    def close(self, deadline: Seconds) -> bool:
        """Whether all of them could be done by then."""
        self._queue.put(None)
        self._thread.join(max(0.0, deadline - monotonic()))
        return not self._thread.is_alive()

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            settle(job.done, partial(job.run, self._connection), self._notice)
        self._connection.close()


def settle(done: Reply[T], run: Callable[[], T], notice: Callable[[Exception], None] = ignore) -> None:
    if not done.set_running_or_notify_cancel():
        return
    try:
        result = run()
    except Exception as error:
        notice(error)
        done.set_exception(store_error(error))
    else:
        done.set_result(result)


def in_thread(run: Callable[[], T]) -> Reply[T]:
    """Nobody waits for it when the program ends."""
    done: Reply[T] = Reply()
    Thread(target=settle, args=(done, run), name="store job", daemon=True).start()
    return done
