"""The results of a run are kept in a file, so that the next run can go on, or try the survivors again."""

from dataclasses import dataclass
from pathlib import Path

import msgspec

from tools.mutants.source import ROOT, Change

FILE = ROOT / "build" / "mutants" / "results.jsonl"
ALIVE = ("survived", "unreached", "trouble")
DEAD = ("killed", "endless")


@dataclass(frozen=True)
class Result:
    """The verdict is "killed", "endless" (killed: it took too long), "survived", "unreached" (by any test),
    "trouble" (of this tool), or "load anew" (to be tried in the other way). `by` is the test that failed;
    `untried` more were too slow."""

    file: str
    line: int
    was: str
    becomes: str
    verdict: str
    by: str = ""
    untried: int = 0
    nth: int = 1

    @property
    def change(self) -> Change:
        return self.file, self.was, self.becomes, self.nth

    @property
    def is_alive(self) -> bool:
        return self.verdict in ALIVE


class Results:
    def __init__(self, file: Path = FILE) -> None:
        self.file = file

    def clear(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(b"")

    def note(self, result: Result) -> None:
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def read(self) -> dict[Change, Result]:
        """Of each mutant the last one."""
        lines = self.file.read_bytes().splitlines() if self.file.exists() else []
        results = [msgspec.json.decode(line, type=Result) for line in lines]
        return {result.change: result for result in results}

    def changes(self, *verdicts: str) -> set[Change]:
        return {change for change, result in self.read().items() if result.verdict in verdicts}
