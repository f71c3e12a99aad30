"""The coverage map says which test runs which line, and how long each test takes; it is kept between runs.

Only test files that have changed, a helper beside them or a source file that they run, are measured again.
"""

import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tools.mutants.source import ROOT, Seconds, module_of
from tools.mutants.trial import caches

os.environ.setdefault("COVERAGE_CORE", "ctrace")  # the newer core knows no contexts
from coverage import Coverage  # which reads it as it is loaded

FOLDERS = ("kit", "mechanics", "games", "conformance", "golden", "bots", "play", "films", "review")
QUICK = ["-m", "not slow and not browser", "-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist"]
QUICK += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is loaded before pytest starts
KEPT = ROOT / "build" / "mutants" / "coverage.json"


class CoverageMap:
    """`seconds` by test, `tests` by file and line; `at_import` are the lines that run as it is loaded, and
    `at_collection` those that tests run before the first of them begins."""

    def __init__(self, measured: dict[str, Any]) -> None:
        self.seconds: dict[str, Seconds] = {}
        self.tests: dict[tuple[str, int], list[str]] = defaultdict(list)
        self.by_file: dict[str, set[str]] = defaultdict(set)
        for tests in measured["tests"].values():
            for test, (seconds, ran) in tests["ran"].items():
                self.seconds[test] = seconds
                self._note(test, ran)
        self.at_import = _pairs(measured["at_import"])
        self.at_collection = _pairs(measured["at_collection"])

    def _note(self, test: str, ran: dict[str, list[int]]) -> None:
        for file, lines in ran.items():
            self.by_file[file].add(test)
            for line in lines:
                self.tests[file, line].append(test)

    def tests_of(self, file: str, line: int) -> list[str]:
        """Those that run the line; if it runs as the file is loaded, all that run anything in it, or stand in
        the folder where its tests are: they may make use of it without running it."""
        if (file, line) in self.at_import:
            beside = f"tests/{Path(file).parent.relative_to('src/pellmell')}/".removesuffix("judgement/")
            return sorted({*self.by_file[file], *(test for test in self.seconds if test.startswith(beside))})
        return self.tests.get((file, line), [])


def measure(files: list[str]) -> None:
    """Bring the map up to date, in this process, which must not have loaded any of the files."""
    kept = _kept()
    sources = {file: _digest(ROOT / file) for file in files}
    changed = {file for file, digest in sources.items() if kept["sources"].get(file) != digest}
    wanted = {test: _digest(ROOT / test, *_helpers(test)) for test in _test_files()}
    stale = [test for test, digest in wanted.items() if _is_stale(kept["tests"].get(test), digest, changed)]
    kept["at_import"] = _imported(files)
    kept["tests"] = {test: known for test, known in kept["tests"].items() if test in wanted}
    if stale:
        print(f"measuring which line is run by the tests of {len(stale)} files ...", flush=True)
        _run(kept, stale, wanted, files)
    kept["sources"].update(sources)
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps(kept), encoding="utf-8")


def load() -> CoverageMap:
    return CoverageMap(_kept())


def _run(kept: dict[str, Any], stale: list[str], wanted: dict[str, str], files: list[str]) -> None:
    recorder = _Recorder(files)
    status = pytest.main([*QUICK, *stale], plugins=[recorder])
    if status != pytest.ExitCode.OK:
        raise SystemExit("the tests fail as they are: mutants can wait")
    for test in stale:
        kept["tests"][test] = {"digest": wanted[test], "ran": {}}
    for test, seconds in recorder.seconds.items():
        kept["tests"][test.partition("::")[0]]["ran"][test] = (seconds, recorder.ran[test])
    for file, lines in recorder.ran[""].items():
        kept["at_collection"][file] = sorted({*lines, *kept["at_collection"].get(file, [])})


def _imported(files: list[str]) -> dict[str, list[int]]:
    coverage = _coverage(files)
    coverage.start()
    for file in files:
        import_module(module_of(file))
    coverage.stop()
    data = coverage.get_data()
    return {_name(file): data.lines(file) or [] for file in data.measured_files()}


def _coverage(files: list[str]) -> Coverage:
    return Coverage(data_file=None, config_file=False, include=[str(ROOT / file) for file in files])


def _name(file: str) -> str:
    return str(Path(file).relative_to(ROOT))


def _pairs(lines: dict[str, list[int]]) -> set[tuple[str, int]]:
    return {(file, line) for file, numbers in lines.items() for line in numbers}


class _Recorder:
    """A pytest plugin that records the lines of each test by coverage's contexts."""

    def __init__(self, files: list[str]) -> None:
        self.coverage = _coverage(files)
        self.seconds: dict[str, Seconds] = {}
        self.ran: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        self.caches: list[Any] = []
        self.coverage.start()

    def pytest_runtestloop(self) -> None:
        self.caches = caches()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for each in self.caches:
            each.cache_clear()
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        outcome = yield
        self.seconds[item.nodeid] = round(time.process_time() - began, 4)
        return outcome

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        for file in data.measured_files():
            for line, contexts in data.contexts_by_lineno(file).items():
                for context in contexts:
                    self.ran[context][_name(file)].append(line)


def _is_stale(known: dict[str, Any] | None, digest: str, changed: set[str]) -> bool:
    return (
        known is None
        or known["digest"] != digest
        or any(not changed.isdisjoint(ran) for _, ran in known["ran"].values())
    )


def _kept() -> dict[str, Any]:
    if KEPT.exists():
        return dict(json.loads(KEPT.read_text(encoding="utf-8")))
    return {"sources": {}, "tests": {}, "at_import": {}, "at_collection": {}}


def _test_files() -> list[str]:
    paths = [path for folder in FOLDERS for path in _python(folder) if _is_test(path)]
    return sorted(str(path.relative_to(ROOT)) for path in paths)


def _helpers(test: str) -> list[Path]:
    return sorted(path for path in (ROOT / test).parent.glob("*.py") if not _is_test(path))


def _python(folder: str) -> list[Path]:
    return list((ROOT / "tests" / folder).rglob("*.py"))


def _is_test(path: Path) -> bool:
    return path.name.startswith("test_")


def _digest(*paths: Path) -> str:
    return sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]
