from pathlib import Path

import pytest

from pellmell.stores.sqlite.backup import check
from tests.stores.killing import MATCHES, check_told, told_before_a_kill
from tests.stores.sqlite.stepped_store import SteppedStore


@pytest.mark.parametrize("lines", [1, 50, 300, 1000])
def test_what_somebody_was_told_survives_a_kill(database: Path, lines: int) -> None:
    told = told_before_a_kill(str(database), lines)
    stepped = SteppedStore(database)
    check_told(told, [stepped.store.reader.journal(number) for number in range(MATCHES)])
    stepped.store.close()
    check(database)
