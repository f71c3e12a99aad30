"""The process pool spreads tasks over as many processes as there are cores."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2  # tasks that wait for each process


def done_by(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """What the tasks came to, as they are done: with one job in their order, and in this process."""
    return map(work, tasks) if jobs == 1 else _in_pool(work, tasks, min(jobs, len(tasks)))


def _in_pool(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    waiting: set[Future[Result]] = set()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_be_quiet) as pool:
        try:
            for task in tasks:
                waiting.add(pool.submit(work, task))
                if len(waiting) >= AHEAD * jobs:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (share.result() for share in done)
            yield from (share.result() for share in wait(waiting).done)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _be_quiet() -> None:
    """Ctrl-C ends a process of ours without a word: the main one says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
