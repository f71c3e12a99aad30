"""The runner tries mutants one after another until its time is up, and writes each verdict to a file.

A mutant inside a function is tried in a fork of a process that has loaded everything and collected all tests:
its function gets other code there. What runs as a module is loaded has to be loaded anew, and takes longer.
"""

import time
from collections import Counter, defaultdict
from itertools import takewhile

from tools.mutants.coverage_map import CoverageMap
from tools.mutants.results import Result, Results
from tools.mutants.source import Mutant, Seconds
from tools.mutants.trial import in_child
from tools.mutants.ways import Loading, Swapping, Way, collect


class Runner:
    """A mutant is given those tests that run its line, for `patience` seconds of CPU in all: the quickest,
    and first of all those that have ended another mutant of the same file."""

    def __init__(self, known: CoverageMap, results: Results, patience: Seconds) -> None:
        self.known = known
        self.results = results
        self.patience = patience
        self.kills: dict[str, Counter[str]] = defaultdict(Counter)
        self.sound: set[str] = set()
        self.unsound: set[str] = set()

    def needs_loading(self, mutant: Mutant) -> bool:
        return mutant.function is None or (mutant.file, mutant.line) in self.known.at_import

    def try_in_functions(self, mutants: list[Mutant], until: Seconds) -> None:
        """Those that cannot be tried in this way are written down as such."""
        tests = {test for mutant in mutants for test in self._tests(mutant)}
        collect(tests, lambda items: self._try_all(mutants, Swapping(self.known, items), until))

    def try_loading(self, mutants: list[Mutant], until: Seconds) -> None:
        """This process must not have loaded anything of the house."""
        self._try_all(mutants, Loading(self.known), until)

    def _try_all(self, mutants: list[Mutant], way: Way, until: Seconds) -> None:
        for mutant in takewhile(lambda _: time.monotonic() < until, mutants):
            tests, verdict, by = self._try(mutant, way)
            if by:
                self.kills[mutant.file][by] += 1
            untried = len(self.known.tests_of(mutant.file, mutant.line)) - len(tests)
            change = (mutant.file, mutant.line, mutant.was, mutant.becomes)
            self.results.note(Result(*change, verdict, by, untried, mutant.nth))

    def _try(self, mutant: Mutant, way: Way) -> tuple[list[str], str, str]:
        """Which tests it was given, the verdict, and who noticed it."""
        while tests := self._tests(mutant):
            verdict, by = in_child(way.trial(mutant, tests))
            if not by or self._is_sound(by, tests, way):
                return tests, verdict, by
        return [], "unreached", ""

    def _is_sound(self, test: str, tests: list[str], way: Way) -> bool:
        """A test that fails also without the mutant, after those that ran before it, is not asked again."""
        if test not in self.sound:
            verdict, _ = in_child(way.control(tests[: tests.index(test) + 1]))
            (self.sound if verdict == "survived" else self.unsound).add(test)
        return test in self.sound

    def _tests(self, mutant: Mutant) -> list[str]:
        kills, seconds = self.kills[mutant.file], self.known.seconds
        tests = [t for t in self.known.tests_of(mutant.file, mutant.line) if t not in self.unsound]
        chosen, taken = list[str](), 0.0
        for test in sorted(tests, key=lambda test: (-kills[test], seconds[test], test)):
            taken += seconds[test]
            if taken < self.patience or not chosen:
                chosen.append(test)
        return chosen
