"""Time limits for tests: a test that hangs fails, with its name and a report of where everything stood.

pytest-timeout does the counting (SIGALRM). This plugin chooses the limit by a test's marks, and reports what
pytest-timeout cannot see: asyncio's tasks, on whatever loop, and greenlets, where tests wait for Playwright.
The limits are guards against hangs, and far away from what a busy machine needs.

What does not even let Python's signal handlers run is ended later by pytest itself (`faulthandler_timeout` in
pyproject.toml).
"""

import asyncio
import gc
import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator
from types import FrameType
from typing import Any

import pytest
from greenlet import greenlet

SECONDS, SLOW_SECONDS = 300, 900
GRACE_SECONDS = 60  # until a failure that was swallowed (uvloop does that) ends the process
HAVE_ALARMS = hasattr(signal, "SIGALRM")  # elsewhere pytest-timeout ends the whole process


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("timeout") is None:
            takes_long = item.get_closest_marker("slow") or item.get_closest_marker("browser")
            item.add_marker(pytest.mark.timeout(SLOW_SECONDS if takes_long else SECONDS))


@pytest.hookimpl(wrapper=True)
def pytest_timeout_set_timer(item: pytest.Item) -> Generator[None, object, object]:
    """The report is made first, while all is where it hangs."""
    result = yield
    fail = signal.getsignal(signal.SIGALRM) if HAVE_ALARMS else None
    if callable(fail):
        signal.signal(signal.SIGALRM, _reporting(item, fail))
    return result


def _reporting(item: pytest.Item, fail: Callable[[int, FrameType | None], Any]) -> Callable[..., None]:
    is_last = item.get_closest_marker("browser") is not None  # its loop would not survive the failure

    def handler(number: int, frame: FrameType | None) -> None:
        nonlocal is_last
        if is_last:
            _end_process(item, frame)
        is_last = True
        signal.setitimer(signal.ITIMER_REAL, GRACE_SECONDS)
        print(hang_report(item.nodeid, frame), file=sys.stderr)
        fail(number, frame)

    return handler


def _end_process(item: pytest.Item, frame: FrameType | None) -> None:
    """pytest-xdist names the test, and goes on with the next one in another process."""
    capture: Any = item.config.pluginmanager.getplugin("capturemanager")
    if capture is not None:
        capture.suspend_global_capture(in_=False)
    print(hang_report(item.nodeid, frame), file=sys.stderr, flush=True)
    os._exit(1)


def hang_report(name: str, frame: FrameType | None) -> str:
    sections = [f"{name} hangs. It stands here:", _stack(frame), *_greenlets(), *_tasks()]
    return "\n".join(sections)


def _greenlets() -> Iterator[str]:
    for each in _alive(greenlet):
        if each.gr_frame is not None:
            yield f"A greenlet waits here:\n{_stack(each.gr_frame)}"


def _tasks() -> Iterator[str]:
    for loop in _alive(asyncio.AbstractEventLoop):
        for task in asyncio.all_tasks(loop):
            frames = task.get_stack()
            yield f"{task.get_name()} of asyncio waits here:\n{''.join(map(_line, frames))}"


def _alive(kind: type[Any]) -> list[Any]:
    return [thing for thing in gc.get_objects() if isinstance(thing, kind)]


def _stack(frame: FrameType | None) -> str:
    return "".join(traceback.format_stack(frame)) if frame else ""


def _line(frame: FrameType) -> str:
    return "".join(traceback.format_stack(frame, limit=1))
