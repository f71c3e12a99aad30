"""Work that somebody else does, and its outcome."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

from pellmell.stores.errors import StoreError, explain

T = TypeVar("T")


def settle(done: "Future[T]", run: Callable[[], T]) -> None:
    if not done.set_running_or_notify_cancel():
        return
    try:
        result = run()
    except Exception as error:
        done.set_exception(error if isinstance(error, StoreError) else StoreError(explain(error)))
    else:
        done.set_result(result)


def in_thread(run: Callable[[], T]) -> "Future[T]":
    """Nobody waits for it when the program ends."""
    done: Future[T] = Future()
    Thread(target=settle, args=(done, run), name="store errand", daemon=True).start()
    return done
