"""The equivalent mutants: those that have been looked at, and change nothing that anybody could notice."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.source import Change, Mutant

LIST = Path(__file__).with_name("equivalent.toml")


@dataclass
class Equivalents:
    reasons: dict[Change, str]

    @classmethod
    def load(cls, path: Path = LIST) -> "Equivalents":
        """By file: what a line `was`, what it `becomes`, and `why` nobody notices; `nth`, if it is
        not the first that reads so."""
        files = tomllib.loads(path.read_text(encoding="utf-8"))
        return cls(
            {
                (f"src/pellmell/{file}", entry["was"], entry["becomes"], entry.get("nth", 1)): entry["why"]
                for file, entries in files.items()
                for entry in entries
            }
        )

    def __contains__(self, mutant: Mutant) -> bool:
        return mutant.change in self.reasons

    def stale(self, mutants: list[Mutant]) -> list[Change]:
        """Entries of which there is no mutant any more."""
        return sorted(self.reasons.keys() - {mutant.change for mutant in mutants})
