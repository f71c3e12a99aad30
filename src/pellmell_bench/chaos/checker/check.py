"""The whole check: what guests were told, and what was written, become a verdict."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from pellmell_bench.chaos.checker.compare import Comparison
from pellmell_bench.chaos.checker.greetings import check_greetings
from pellmell_bench.chaos.checker.journal_deeds import read_deeds
from pellmell_bench.chaos.checker.losses import Loss
from pellmell_bench.chaos.checker.sealed_films import check_films
from pellmell_bench.chaos.checker.told_frames import put_together
from pellmell_bench.chaos.checker.violations import Violation
from pellmell_bench.chaos.checker.writers import check_writers
from pellmell_bench.chaos.histories import History
from pellmell_bench.chaos.written import Written, WrittenMatch


@dataclass
class Verdict:
    violations: list[Violation] = field(default_factory=list[Violation])
    tables: int = 0
    frames: int = 0  # that somebody was told, each once
    lost: int = 0  # of them, as is allowed
    acknowledged: int = 0  # commands
    sights: int = 0  # of whole tables, that were held against the journal
    entries: int = 0
    films: int = 0
    epochs: int = 0


def check(histories: Sequence[History], written: Written, losses: Sequence[Loss] = ()) -> Verdict:
    """All rules but g, which is about time. What was told at moments of `losses` may be lost."""
    verdict = Verdict(violations=[*check_writers(written), *check_greetings(histories, written)])
    by_code: dict[str, list[History]] = defaultdict(list)
    for history in histories:
        by_code[history.code].append(history)
    matches: dict[str, list[WrittenMatch]] = defaultdict(list)
    for match in written.matches:
        matches[match.code].append(match)
    for code, heard in by_code.items():
        told, deeds = put_together(code, heard), read_deeds(code, matches[code])
        comparison = Comparison(told, deeds, losses)
        comparison.compare_sights(matches[code], [claim for claim in written.claims if claim.code == code])
        verdict.violations += told.violations + deeds.violations + comparison.violations
        verdict.violations += chain.from_iterable(map(check_films, matches[code]))
        verdict.tables += 1
        verdict.frames += len(told.frames)
        verdict.lost += len(comparison.lost)
        verdict.acknowledged += sum(1 for _ in told.acknowledged)
        verdict.sights += len(told.sights)
        verdict.films += sum(len(match.films or ()) for match in matches[code])
        verdict.entries += sum(len(match.entries) for match in matches[code])
        verdict.epochs += len({place.epoch for place in told.frames})
    return verdict
