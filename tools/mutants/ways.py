"""The two ways to try a mutant: give its function other code in a fork, or load everything anew with it."""

import gc
from collections.abc import Callable, Iterable
from typing import Protocol

import pytest
from hypothesis import settings

from tools.mutants.coverage_map import QUICK, CoverageMap
from tools.mutants.source import Mutant
from tools.mutants.trial import (
    KILLED,
    LOAD_ANEW,
    SURVIVED,
    Functions,
    MutantFinder,
    Telling,
    Work,
    first_failure,
    limit,
)

TO_LOAD = 60.0  # s of CPU to load all the code and collect all tests
Items = dict[str, pytest.Item]


class Way(Protocol):
    """What a child does: `trial` runs the tests on the mutant, and `control` without one."""

    def trial(self, mutant: Mutant, tests: list[str]) -> Work: ...

    def control(self, tests: list[str]) -> Work: ...


class Swapping:
    """In a process that has loaded everything, and collected the tests: it is forked before anything runs."""

    def __init__(self, known: CoverageMap, items: Items) -> None:
        self.known = known
        self.items = items
        self.functions = Functions()
        gc.collect()
        gc.freeze()  # what is shared with the children stays shared

    def trial(self, mutant: Mutant, tests: list[str]) -> Work:
        def work(tell: Telling) -> int:
            if not self.functions.change(mutant):
                return LOAD_ANEW
            outcome = _judge(tests, self.items, self.known, tell)
            return LOAD_ANEW if outcome == SURVIVED and self._ran_before(mutant) else outcome

        return work

    def control(self, tests: list[str]) -> Work:
        return lambda tell: _judge(tests, self.items, self.known, tell)

    def _ran_before(self, mutant: Mutant) -> bool:
        """What tests have made of it already knows no mutant: a survivor is tried in the other way."""
        return (mutant.file, mutant.line) in self.known.at_collection


class Loading:
    """In a process that has loaded nothing yet of the house."""

    def __init__(self, known: CoverageMap) -> None:
        self.known = known

    def trial(self, mutant: Mutant, tests: list[str]) -> Work:
        def work(tell: Telling) -> int:
            MutantFinder(mutant).install()
            return self.control(tests)(tell)

        return work

    def control(self, tests: list[str]) -> Work:
        def work(tell: Telling) -> int:
            limit(TO_LOAD)
            outcome = [KILLED]  # if it cannot even be loaded
            collect(tests, lambda items: outcome.append(_judge(tests, items, self.known, tell)))
            return outcome[-1]

        return work


def collect(tests: Iterable[str], work: Callable[[Items], object]) -> None:
    """Load the files of the tests, and work with what is found in them."""
    files = sorted({test.partition("::")[0] for test in tests})
    if files:
        pytest.main([*QUICK, *files], plugins=[_Collected(work)])


class _Collected:
    """A pytest plugin that hands over the collected tests instead of running them."""

    def __init__(self, work: Callable[[Items], object]) -> None:
        self.work = work

    def pytest_configure(self) -> None:
        settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            self.work({item.nodeid: item for item in session.items})
        return True


def _judge(tests: list[str], items: Items, known: CoverageMap, tell: Telling) -> int:
    failed = first_failure([items[test] for test in tests if test in items], known.seconds)
    if failed is None:
        return SURVIVED
    tell(failed.nodeid)
    return KILLED
