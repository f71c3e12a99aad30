"""The runner tries mutants one after another until its time is up, and writes each verdict to a file.

A mutant inside a function is tried in a fork of a process that has loaded everything and collected all tests:
its function gets other code there. What runs as a module is loaded has to be loaded anew, and takes longer.
"""

import gc
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import takewhile

import pytest
from hypothesis import settings

from tools.mutants.coverage_map import QUICK, CoverageMap
from tools.mutants.results import Result, Results
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
    in_child,
    limit,
)

TO_LOAD = 60.0  # s of CPU to load all the code and collect all tests
Items = dict[str, pytest.Item]


class Runner:
    """A mutant is given those tests that run its line, for `patience` seconds of CPU in all: the quickest,
    and first of all those that have ended another mutant of the same file."""

    def __init__(self, known: CoverageMap, results: Results, patience: float) -> None:
        self.known = known
        self.results = results
        self.patience = patience
        self.kills: dict[str, Counter[str]] = defaultdict(Counter)

    def needs_loading(self, mutant: Mutant) -> bool:
        return mutant.function is None or (mutant.file, mutant.line) in self.known.at_import

    def try_in_functions(self, mutants: list[Mutant], until: float) -> None:
        """Those that cannot be tried in this way are written down as such."""
        tests = {test for mutant in mutants for test in self._tests(mutant)}
        _collect(tests, lambda items: self._try_each(mutants, items, until))

    def _try_each(self, mutants: list[Mutant], items: Items, until: float) -> None:
        functions = Functions()
        gc.collect()
        gc.freeze()  # what is shared with the children stays shared
        for mutant in takewhile(lambda _: time.monotonic() < until, mutants):
            tests = self._tests(mutant)
            survived = LOAD_ANEW if self._ran_before(mutant) else SURVIVED
            judge = self._judging(tests, items, survived)
            self._try(mutant, tests, _changed(mutant, functions, judge))

    def _ran_before(self, mutant: Mutant) -> bool:
        """What tests have made of it already knows no mutant: a survivor is tried in the other way."""
        return (mutant.file, mutant.line) in self.known.at_collection

    def try_loading(self, mutants: list[Mutant], until: float) -> None:
        """This process must not have loaded anything of the house."""
        for mutant in takewhile(lambda _: time.monotonic() < until, mutants):
            tests = self._tests(mutant)
            self._try(mutant, tests, self._loaded(mutant, tests))

    def _loaded(self, mutant: Mutant, tests: list[str]) -> Work:
        def work(tell: Telling) -> int:
            MutantFinder(mutant).install()
            limit(TO_LOAD)
            outcome = [KILLED]  # if it cannot even be loaded
            _collect(set(tests), lambda items: outcome.append(self._judging(tests, items, SURVIVED)(tell)))
            return outcome[-1]

        return work

    def _judging(self, tests: list[str], items: Items, survived: int) -> Work:
        def work(tell: Telling) -> int:
            failed = first_failure([items[test] for test in tests if test in items], self.known.seconds)
            if failed is None:
                return survived
            tell(failed.nodeid)
            return KILLED

        return work

    def _try(self, mutant: Mutant, tests: list[str], work: Work) -> None:
        verdict, by = in_child(work) if tests else ("unreached", "")
        if by:
            self.kills[mutant.file][by] += 1
        untried = len(self.known.tests_of(mutant.file, mutant.line)) - len(tests)
        self.results.note(Result(mutant.file, mutant.line, mutant.was, mutant.becomes, verdict, by, untried))

    def _tests(self, mutant: Mutant) -> list[str]:
        kills, seconds = self.kills[mutant.file], self.known.seconds
        tests = self.known.tests_of(mutant.file, mutant.line)
        chosen, taken = list[str](), 0.0
        for test in sorted(tests, key=lambda test: (-kills[test], seconds[test], test)):
            taken += seconds[test]
            if taken < self.patience or not chosen:
                chosen.append(test)
        return chosen


def _changed(mutant: Mutant, functions: Functions, judge: Work) -> Work:
    return lambda tell: judge(tell) if functions.change(mutant) else LOAD_ANEW


def _collect(tests: set[str], work: Callable[[Items], object]) -> None:
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
