"""The command line of mutation testing: `python -m tools.mutants --help`."""

import argparse
import multiprocessing
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools.mutants import coverage_map, report
from tools.mutants.equivalents import Equivalents
from tools.mutants.results import ALIVE, DEAD, Results
from tools.mutants.runner import Runner
from tools.mutants.source import ROOT, Change, Mutant, Seconds, mutants_of

SCOPE = ("kit", "mechanics", "games", "play", "films", "review")
IN_FUNCTIONS = 0.7  # of the time: most mutants are


def main() -> int:
    asked = _arguments()
    results, equivalents = Results(), Equivalents.load()
    mutants = [mutant for file in _files() for mutant in mutants_of(file)]
    wanted = [mutant for mutant in mutants if mutant not in equivalents and _is_meant(mutant, asked)]
    random.Random(asked.seed).shuffle(wanted)
    if not (asked.more or asked.survivors):
        results.clear()
    _in_process(lambda: coverage_map.measure(_files()))
    runner = Runner(coverage_map.load(), results, asked.patience)
    _try(_left(wanted, results, asked), runner, time.monotonic() + asked.minutes * 60)
    known = results.read()
    found = [known[mutant.change] for mutant in wanted if mutant.change in known]
    report.tell(found, wanted)
    report.tell_equivalents(equivalents, mutants)
    return 1 if any(result.is_alive for result in found) else 0


def _left(wanted: list[Mutant], results: Results, asked: argparse.Namespace) -> list[Mutant]:
    """Those not tried yet, or that survived, or both; after a clearing that is all of them."""
    alive, dead = results.changes(*ALIVE), results.changes(*DEAD)
    again = alive if asked.survivors else set[Change]()
    new = {mutant.change for mutant in wanted} - alive - dead if asked.more or not asked.survivors else set()
    return [mutant for mutant in wanted if mutant.change in again | new]


def _try(wanted: list[Mutant], runner: Runner, until: Seconds) -> None:
    loading = [mutant for mutant in wanted if runner.needs_loading(mutant)]
    others = [mutant for mutant in wanted if not runner.needs_loading(mutant)]
    share = IN_FUNCTIONS if loading else 1
    now = time.monotonic()
    _in_process(lambda: runner.try_in_functions(others, now + (until - now) * share))
    anew = runner.results.changes("load anew")
    runner.try_loading(loading + [mutant for mutant in others if mutant.change in anew], until)


def _in_process(work: Callable[[], None]) -> None:
    """In a process of its own, so that this one has loaded nothing of the house."""
    process = multiprocessing.get_context("fork").Process(target=work)
    process.start()
    process.join()
    if process.exitcode:
        raise SystemExit("mutants: stopped")


def _is_meant(mutant: Mutant, asked: argparse.Namespace) -> bool:
    without = any(part in mutant.file for part in asked.without)
    return not without and (not asked.only or any(part in mutant.file for part in asked.only))


def _files() -> list[str]:
    found = [path for part in SCOPE for path in _python(ROOT / "src" / "pellmell" / part)]
    return sorted(str(path.relative_to(ROOT)) for path in found)


def _python(path: Path) -> list[Path]:
    return list(path.rglob("*.py")) if path.is_dir() else [path] if path.exists() else []


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tools.mutants", description="Do tests notice small changes?")
    add = parser.add_argument
    add(
        "--minutes",
        type=float,
        default=30,
        help="stop after so many (30), once it is known which test runs which line",
    )
    add("--seed", default="1", help="of the order in which mutants are tried (1)")
    add("--only", action="append", metavar="PART", help="mutants of files whose path contains this")
    add(
        "--without",
        action="append",
        default=[],
        metavar="PART",
        help="no mutants of files whose path contains this",
    )
    add("--patience", type=float, default=20, help="seconds of tests that a mutant is given (20)")
    add("--more", action="store_true", help="go on with those that no run has tried yet")
    add("--survivors", action="store_true", help="try those again that survived")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
