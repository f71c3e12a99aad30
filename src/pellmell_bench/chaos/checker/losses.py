"""Losses that are allowed: with `--durability process`, a crash of the database takes away what it was told
in its last moments. Nothing else may be missing, no number, and no table."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pellmell.kit.time_units import Seconds
from pellmell_bench.chaos.checker.silences import Trial

FLUSHED_SECONDS = 0.6  # PostgreSQL writes to the disk three times its `wal_writer_delay` later at the latest
ON_ITS_WAY_SECONDS = 1.0  # from the house to a guest, who notes when it came


class Loss(NamedTuple):
    """What was told in between may be lost."""

    began: Seconds
    ended: Seconds


def losses_of(trials: Iterable[Trial]) -> list[Loss]:
    crashes = (crash for trial in trials for crash in trial.crashes)
    return [Loss(crash - FLUSHED_SECONDS, crash + ON_ITS_WAY_SECONDS) for crash in crashes]


def may_be_lost(at: Seconds, losses: Sequence[Loss]) -> bool:
    return any(loss.began <= at <= loss.ended for loss in losses)
