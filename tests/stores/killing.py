"""A process that appends is killed: what it had told is there."""

import subprocess
import sys
from collections.abc import Sequence

from tests.stores.appender import MATCHES

__all__ = ["MATCHES", "check_told", "told_before_a_kill"]


def told_before_a_kill(database: str, lines: int) -> list[bytes]:
    """What it was told is safe, at least so many times."""
    command = [sys.executable, "-m", "tests.stores.appender", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as house:
        assert house.stdout is not None
        told = [house.stdout.readline() for _ in range(lines)]
        house.kill()
        return told + house.stdout.read().splitlines(keepends=True)


def check_told(told: Sequence[bytes], journals: Sequence[Sequence[bytes]]) -> None:
    for news in told:
        if news.endswith(b"\n"):
            number, safe = map(int, news.split())
            assert len(journals[number]) >= safe
    for journal in journals:
        assert list(journal) == [b"%d" % line for line in range(len(journal))]
