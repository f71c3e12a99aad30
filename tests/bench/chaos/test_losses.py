"""With `--durability process`, a crash of the database may take away its last moments, and nothing else."""

from collections.abc import Sequence

from pellmell_bench.chaos.checker.check import Verdict, check
from pellmell_bench.chaos.checker.losses import Loss, losses_of
from pellmell_bench.chaos.checker.silences import Trial
from pellmell_bench.chaos.written import WrittenEntry
from tests.bench.chaos.made_histories import STEPS, histories, with_entries, written

LAST_MOMENT = Loss(STEPS - 1.5, STEPS + 1.0)


def rules(verdict: Verdict) -> list[str]:
    return sorted({violation.rule for violation in verdict.violations})


def judged(entries_left: int, losses: Sequence[Loss]) -> Verdict:
    """Of a table whose last entries are gone."""

    def change(entries: list[WrittenEntry]) -> list[WrittenEntry]:
        return entries[:-entries_left]

    return check(histories(), with_entries(change), losses)


def test_what_was_told_last_may_be_lost_in_a_crash() -> None:
    assert rules(judged(1, [])) == ["a", "e"]
    verdict = judged(1, [LAST_MOMENT])
    assert (rules(verdict), verdict.lost) == ([], 1)


def test_what_was_told_before_may_not() -> None:
    verdict = judged(8, [LAST_MOMENT])
    assert "a" in rules(verdict)
    assert verdict.lost < 8


def test_a_gap_is_none_of_it() -> None:
    """Somebody has gone on as if the crash had lost nothing."""

    def change(entries: list[WrittenEntry]) -> list[WrittenEntry]:
        return [*entries[:-2], entries[-1]]

    assert "b" in rules(check(histories(), with_entries(change), [LAST_MOMENT]))


def test_nothing_is_lost_where_nothing_is_missing() -> None:
    verdict = check(histories(), written(), [Loss(0.0, STEPS)])
    assert (verdict.violations, verdict.lost) == ([], 0)


def test_each_crash_has_its_moment() -> None:
    trials = [
        Trial("database crashes", 10.0, 11.0, 12.0, crashes=(10.5,)),
        Trial("kill", 20.0, 21.0, 22.0),
    ]
    (loss,) = losses_of(trials)
    assert loss.began < 10.5 < loss.ended
    assert loss.ended - loss.began < 2
