"""Repeated runs of ./test at one commit, some beside busy loops, show that the tests hold on any machine.

    python -m tools.repeat_tests                ten runs in a row, five of them beside three busy loops
    python -m tools.repeat_tests --tally        only what has been seen so far
    python -m tools.repeat_tests --commit v1.0  at another commit than HEAD

Every run is in a fresh clone. Each outcome is one JSON line in docs/test-runs.jsonl, to be committed; its
whole log is in build/test-runs. It may be stopped at any time and started again, days later and elsewhere:
runs of the same commit count on. A red run ends it, and the row begins anew. Needs git, and nothing but
Python's own library.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from pellmell.kit.time_units import WholeSeconds
from tools.time_limit import TOO_LONG, run_limited

ROOT = Path(__file__).resolve().parents[1]
MOST_SECONDS = 4 * 3600.0
FAILING = re.compile(r"^(?:FAILED|ERROR) (tests/\S+)|^ ?FAIL +(\S.*)$|^== FAILED: (.*?), after", re.MULTILINE)
# Ends with whoever started it, even if that is killed.
BUSY_LOOP = "import os; parent = os.getppid()\nwhile os.getppid() == parent:\n    for _ in range(10**6): pass"


@dataclass(frozen=True)
class Outcome:
    commit: str
    command: str
    began: str
    loops: int
    seconds: WholeSeconds
    verdict: str  # green, red, or hung
    failing: list[str]
    log: str


@dataclass(frozen=True)
class Plan:
    commit: str
    runs: int
    loaded: int
    loops: int
    command: str
    folder: Path
    record: Path
    source: Path

    def outcomes(self) -> list[Outcome]:
        """All that there are of this command at this commit, oldest first."""
        lines = self.record.read_text(encoding="utf-8").splitlines() if self.record.exists() else []
        every = [Outcome(**json.loads(line)) for line in lines]
        return [one for one in every if (one.commit, one.command) == (self.commit, self.command)]


def row(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The green ones since the last that was not."""
    green: list[Outcome] = []
    for one in outcomes:
        green = [*green, one] if one.verdict == "green" else []
    return green


def next_loops(plan: Plan, outcomes: Sequence[Outcome]) -> int | None:
    """How many busy loops the next run needs; None: all is proved. Quiet and loaded runs take turns."""
    green = row(outcomes)
    loaded = sum(one.loops >= plan.loops for one in green)
    loaded_left, left = max(0, plan.loaded - loaded), plan.runs - len(green)
    if left <= 0 and not loaded_left:
        return None
    return plan.loops if loaded_left and (left <= loaded_left or len(green) % 2) else 0


def run_once(plan: Plan, loops: int) -> Outcome:
    began, start = datetime.now(UTC), monotonic()
    log = plan.folder / "test-runs" / f"{began:%Y-%m-%dT%H-%M-%S}-{plan.commit[:10]}-{loops}-loops.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with _fresh_clone(plan) as clone, _busy(loops), log.open("wb") as output:
        code = run_limited(MOST_SECONDS, ["bash", "-c", plan.command], cwd=clone, stdout=output)
        if code:
            _keep_pictures(clone, log)
    verdict = {0: "green", TOO_LONG: "hung"}.get(code, "red")
    return Outcome(
        plan.commit,
        plan.command,
        began.isoformat(timespec="seconds"),
        loops,
        round(monotonic() - start),
        verdict,
        _failing(log) if code else [],
        log.name,
    )


@contextmanager
def _fresh_clone(plan: Plan) -> Iterator[Path]:
    clone = plan.folder / "test-runs" / "clone"
    shutil.rmtree(clone, ignore_errors=True)
    _git("clone", "--quiet", "--no-checkout", str(plan.source), str(clone))
    _git("-C", str(clone), "checkout", "--quiet", "--detach", plan.commit)
    try:
        yield clone
    finally:
        shutil.rmtree(clone, ignore_errors=True)


@contextmanager
def _busy(loops: int) -> Iterator[None]:
    with ExitStack() as stack:
        for _ in range(loops):
            loop = stack.enter_context(subprocess.Popen([sys.executable, "-c", BUSY_LOOP]))
            stack.callback(loop.kill)
        yield


def _keep_pictures(clone: Path, log: Path) -> None:
    """Of the pages in which a test failed."""
    if (pictures := clone / "build" / "browser").is_dir():
        shutil.copytree(pictures, log.with_suffix(""), dirs_exist_ok=True)


def _failing(log: Path) -> list[str]:
    text = re.sub(r"\x1b\[[\d;]*m", "", log.read_text(encoding="utf-8", errors="replace"))
    return list(dict.fromkeys(next(filter(None, found)).strip() for found in FAILING.findall(text)))


def _git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], check=True, stdout=subprocess.PIPE, text=True, timeout=600
    ).stdout


def tally(plan: Plan) -> str:
    outcomes = plan.outcomes()
    green = row(outcomes)
    lines = [
        f"{one.began}  {one.verdict:5}  {one.loops} loops  {one.seconds:5} s  {one.log}" for one in outcomes
    ]
    failing = Counter(name for one in outcomes for name in one.failing)
    lines += [f"failed {count} times: {name}" for name, count in failing.most_common()]
    loaded = sum(one.loops >= plan.loops for one in green)
    lines.append(
        f"{plan.commit[:10]}: {len(green)} of {plan.runs} runs green in a row, "
        f"{loaded} of {plan.loaded} beside {plan.loops} busy loops"
    )
    return "\n".join(lines)


def prove(plan: Plan) -> bool:
    while (loops := next_loops(plan, plan.outcomes())) is not None:
        print(f"A run with {loops} busy loops beside it ...", flush=True)
        outcome = run_once(plan, loops)
        with plan.record.open("a", encoding="utf-8") as record:
            record.write(json.dumps(asdict(outcome)) + "\n")
        print(f"{outcome.verdict} after {outcome.seconds} s {' '.join(outcome.failing)}", flush=True)
        if outcome.verdict != "green":
            return False
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.repeat_tests", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--runs", type=int, default=10, help="in a row, without a red one (10)")
    parser.add_argument("--loaded", type=int, default=5, help="how many of them beside busy loops (5)")
    parser.add_argument("--loops", type=int, default=3, help="how many busy loops that are (3)")
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--command", default="./test", help="what is run in the clone")
    parser.add_argument("--folder", type=Path, default=ROOT / "build", help="of the clone and the logs")
    parser.add_argument("--record", type=Path, default=ROOT / "docs" / "test-runs.jsonl")
    parser.add_argument("--source", type=Path, default=ROOT, help="the repository")
    parser.add_argument("--tally", action="store_true", help="run nothing")
    asked = parser.parse_args(arguments)
    commit = _git("-C", str(asked.source), "rev-parse", f"{asked.commit}^{{commit}}").strip()
    plan = Plan(
        commit,
        asked.runs,
        asked.loaded,
        asked.loops,
        asked.command,
        asked.folder,
        asked.record,
        asked.source,
    )
    proved = next_loops(plan, plan.outcomes()) is None if asked.tally else prove(plan)
    print(tally(plan))
    return 0 if proved else 1


if __name__ == "__main__":
    sys.exit(main())
