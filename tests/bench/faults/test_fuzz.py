"""A slice of the frames that `pellmell bench fuzz` sends."""

import asyncio
from pathlib import Path

import pytest

from pellmell_bench.faults.fuzz import FuzzTest


@pytest.mark.slow
def test_the_house_shrugs_at_odd_frames(tmp_path: Path) -> None:
    found = asyncio.run(FuzzTest(tmp_path, "a slice").run(6_000, lambda _: None))
    assert found.faults == []
    assert found.answers["happened"] > 0
    assert found.compared > 0
    assert found.opened > 0
