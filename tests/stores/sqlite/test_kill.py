import subprocess
import sys
from pathlib import Path

import pytest

from pellmell.stores.sqlite.backup import check
from tests.stores.sqlite.appender import MATCHES
from tests.stores.sqlite.stepped_store import SteppedStore


@pytest.mark.parametrize("lines", [1, 50, 300, 1000])
def test_what_somebody_was_told_survives_a_kill(database: Path, lines: int) -> None:
    command = [sys.executable, "-m", "tests.stores.sqlite.appender", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as house:
        assert house.stdout is not None
        told = [house.stdout.readline() for _ in range(lines)]
        house.kill()
        told += house.stdout.read().splitlines(keepends=True)
    stepped = SteppedStore(database)
    journals = [stepped.store.journal(number) for number in range(MATCHES)]
    for news in told:
        if news.endswith(b"\n"):
            number, safe = map(int, news.split())
            assert len(journals[number]) >= safe
    for journal in journals:
        assert journal == [b"%d" % line for line in range(len(journal))]
    stepped.store.close()
    check(database)
