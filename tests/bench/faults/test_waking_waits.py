"""A few long tables; `pellmell bench waking` wakes more of them."""

import asyncio
from pathlib import Path

from pellmell_bench.faults.waking_waits import measure_waits


def test_tables_wake_and_the_loop_turns_meanwhile(tmp_path: Path) -> None:
    found = asyncio.run(measure_waits(tmp_path / "sleepers.db", "ligretto", tables=3, moves=500))
    assert len(found.seconds) == 3
    assert len(found.waking.worked) > 3  # not in one turn
