"""A test that hangs fails within its limit, by name, and tells where it stood."""

from pathlib import Path

import pytest

from tests.time_limits import SECONDS, SLOW_SECONDS

ON_A_LOOP = """
import asyncio

import pytest

async def waits_for_godot():
    await asyncio.Event().wait()

@pytest.mark.timeout(1)
def test_hangs():
    asyncio.run(waits_for_godot())
"""
ON_UVLOOP = """
import asyncio
import uvloop

import pytest

async def waits_for_godot():
    await asyncio.Event().wait()

@pytest.mark.timeout(1)
def test_hangs():
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(waits_for_godot())
"""
IN_A_THREAD = """
import asyncio
from threading import Thread

import pytest

async def waits_for_godot():
    await asyncio.Event().wait()

@pytest.mark.timeout(1)
def test_hangs():
    thread = Thread(target=asyncio.run, args=[waits_for_godot()], daemon=True)
    thread.start()
    thread.join()
"""
IN_A_GREENLET = """
import asyncio
import pytest
from greenlet import greenlet

def waits_for_godot(loop):
    loop.switch()

@pytest.mark.browser
@pytest.mark.timeout(1)
def test_hangs():
    loop = greenlet(lambda: asyncio.run(asyncio.Event().wait()))
    waits_for_godot(loop)
"""
AFTERWARDS = """
def test_afterwards():
    ...
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeini("[pytest]\nmarkers =\n    browser\n    slow\n")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    return pytester


def run(suite: pytest.Pytester, *more: str) -> pytest.RunResult:
    return suite.runpytest_subprocess("-p", "pytest_timeout", "-p", "tests.time_limits", *more, timeout=60)


@pytest.mark.slow
@pytest.mark.parametrize("hangs", [ON_A_LOOP, IN_A_THREAD])
def test_a_hang_is_a_failure_with_a_name(suite: pytest.Pytester, hangs: str) -> None:
    suite.makepyfile(hangs + AFTERWARDS)
    result = run(suite)
    result.assert_outcomes(failed=1, passed=1)
    result.stdout.fnmatch_lines(
        ["*test_hangs hangs. It stands here:", "*in waits_for_godot", "FAILED*test_hangs*"]
    )


@pytest.mark.slow
@pytest.mark.parametrize("hangs", [IN_A_GREENLET, ON_UVLOOP])
def test_a_hang_that_survives_its_failure_ends_its_process_and_nothing_else(
    suite: pytest.Pytester, hangs: str
) -> None:
    """Where Playwright's loop was interrupted, every later test would hang, too. uvloop swallows failures."""
    suite.makeconftest("from tests import time_limits\n\ntime_limits.GRACE_SECONDS = 1\n")
    suite.makepyfile(hangs + AFTERWARDS)
    result = run(suite, "-p", "xdist", "-n", "1")
    result.assert_outcomes(failed=1, passed=1)
    result.stdout.fnmatch_lines(["*worker*crashed while running*test_hangs*"])
    result.stderr.fnmatch_lines(["*test_hangs hangs. It stands here:", "*in waits_for_godot"])


def test_every_test_has_a_limit(request: pytest.FixtureRequest) -> None:
    assert _limit(request) == SECONDS


@pytest.mark.slow
def test_a_slow_one_has_a_longer_limit(request: pytest.FixtureRequest) -> None:
    assert _limit(request) == SLOW_SECONDS


def _limit(request: pytest.FixtureRequest) -> object:
    mark = request.node.get_closest_marker("timeout")
    return mark.args[0] if mark else None
