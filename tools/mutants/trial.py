"""A trial runs the tests of one mutant in a process of its own, until one of them fails."""

import gc
import os
import signal
import sys
import types
from collections.abc import Callable, Iterable
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from tools.mutants.source import ROOT, Mutant, Seconds, module_of

KILLED, SURVIVED, LOAD_ANEW, TROUBLE = 1, 0, 77, 78
SOURCES = str(ROOT / "src")
TIMES, AT_LEAST = 20, 2.0  # a test may take as many times its own CPU time, and at least so many seconds
NOBODY_WAITS_LONGER = 900  # s by the clock: whoever only waits is ended as well

# Verdicts are the same in each run, and nobody looks at the examples: they need not become small.
settings.register_profile(
    "mutants",
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.generate],
)


class Telling:
    """What a child writes to its parent."""

    def __init__(self, pipe: int) -> None:
        self.pipe = pipe

    def __call__(self, text: str) -> None:
        os.write(self.pipe, text.encode())


Work = Callable[[Telling], int]


def in_child(work: Work) -> tuple[str, str]:
    """Do it in a process of its own: how it ended (see `_verdict`), and what it told."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _work(work, writing)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as told:
        text = told.read()
    _, status = os.waitpid(child, 0)
    return _verdict(status), text


def _work(work: Work, writing: int) -> None:
    status = TROUBLE  # whatever is raised here is our own fault, and nobody noticed the mutant
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(NOBODY_WAITS_LONGER)
        status = work(Telling(writing))
    finally:
        os._exit(status)


def _verdict(status: int) -> str:
    if os.WIFSIGNALED(status):
        endless = os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM)
        return "endless" if endless else "killed"
    return {SURVIVED: "survived", LOAD_ANEW: "load anew", KILLED: "killed"}.get(
        os.WEXITSTATUS(status), "trouble"
    )


def limit(seconds: Seconds) -> None:
    """From now on, so much CPU time, or the process is ended by the kernel."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def first_failure(items: Iterable[pytest.Item], seconds: dict[str, Seconds]) -> pytest.Item | None:
    """The first test that notices something."""
    for item in items:
        limit(max(AT_LEAST, TIMES * seconds.get(item.nodeid, 0)))
        if _fails(item):
            return item
    return None


def _fails(item: pytest.Item) -> bool:
    try:
        return any(report.failed for report in runtestprotocol(item, log=False))
    except (SystemExit, KeyboardInterrupt, pytest.exit.Exception):
        return True


def caches() -> list[Any]:
    """What functions of the house remember: with it, tests would not run what another has run before."""
    kind = type(cache(module_of))
    return [t for t in gc.get_objects() if isinstance(t, kind) and t.__module__.startswith("pellmell.")]


class Functions:
    """The functions that are loaded, by file, name and first line, and their caches."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str, int], list[types.FunctionType]] = {}
        self.caches = caches()
        for thing in gc.get_objects():
            if isinstance(thing, types.FunctionType) and thing.__code__.co_filename.startswith(SOURCES):
                self.known.setdefault(_key(thing.__code__), []).append(thing)

    def change(self, mutant: Mutant) -> bool:
        """Let the mutant's function run its code from now on, if that is possible."""
        for each in self.caches:
            each.cache_clear()
        path = str(ROOT / mutant.file)
        for code in _outermost(compile(mutant.tree(), path, "exec")):
            if (code.co_qualname, code.co_firstlineno) == mutant.function:
                return self._give(code)
        return False

    def _give(self, code: types.CodeType) -> bool:
        functions = self.known.get(_key(code), [])
        for function in functions:
            if len(function.__code__.co_freevars) != len(code.co_freevars):
                return False
            function.__code__ = code
        return bool(functions)


def _key(code: types.CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _outermost(code: types.CodeType) -> Iterable[types.CodeType]:
    """The functions of a module, and of its classes, but not those within functions."""
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            if const.co_flags & 0x2:  # CO_NEWLOCALS: a function, not the body of a class
                yield const
            else:
                yield from _outermost(const)


class MutantFinder(MetaPathFinder):
    """Loads the mutant instead of the file, whoever imports it."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if fullname != module_of(self.mutant.file):
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec
        assert spec.origin
        spec.loader = _MutantLoader(fullname, spec.origin)
        spec.loader.mutant = self.mutant
        return spec

    def install(self) -> None:
        assert not any(name.startswith("pellmell") for name in sys.modules), "the code is loaded already"
        sys.meta_path.insert(0, self)


class _MutantLoader(SourceFileLoader):
    mutant: Mutant

    def get_code(self, fullname: str) -> types.CodeType:
        return compile(self.mutant.tree(), self.path, "exec")
