"""The report on mutants: how many of how many are killed, and which survive."""

from collections import Counter

from tools.mutants.equivalents import Equivalents
from tools.mutants.results import Result
from tools.mutants.source import Mutant


def tell(results: list[Result], wanted: list[Mutant]) -> None:
    for result in sorted(results, key=lambda result: (result.file, result.line)):
        if result.is_alive:
            untried = f", {result.untried} slower tests not tried" if result.untried else ""
            print(f"\n{result.file}:{result.line}: {result.verdict}{untried}")
            print(f"  - {result.was}\n  + {result.becomes}")
    print(
        f"\n{'part':12}{'mutants':>9}{'tried':>7}{'killed':>8}{'endless':>9}{'survived':>10}{'unreached':>11}"
    )
    parts = sorted({part_of(mutant.file) for mutant in wanted})
    for part in [*parts, ""]:
        tried = Counter(result.verdict for result in results if part in ("", part_of(result.file)))
        _row(part or "all", tried, sum(part in ("", part_of(mutant.file)) for mutant in wanted))


def _row(part: str, tried: Counter[str], mutants: int) -> None:
    tried.pop("load anew", None)
    killed = tried["killed"] + tried["endless"]
    print(f"{part:12}{mutants:9}{tried.total():7}{killed:8}", end="")
    print(f"{tried['endless']:9}{tried['survived']:10}{tried['unreached']:11}")


def tell_equivalents(equivalents: Equivalents, mutants: list[Mutant]) -> None:
    left_out = sum(mutant in equivalents for mutant in mutants)
    print(f"{left_out} more are known to change nothing.")
    for file, was, becomes, _ in equivalents.stale(mutants):
        print(f"equivalent.toml names one that is no longer there: {file}: {was} => {becomes}")


def part_of(file: str) -> str:
    """The layer; and apart from it how bots judge, which is proved by duels more than by tests."""
    parts = file.split("/")
    return "judgement" if "judgement" in parts or parts[-1] == "bot.py" else parts[2]
