"""The recorded sessions are what the house says today: the browser's client is tested on them."""

from pathlib import Path

import pytest

from tools.make_frames import recorded, recordings

RECORDERS = dict(recordings())


def test_there_are_no_others() -> None:
    assert recorded() == set(RECORDERS)


@pytest.mark.parametrize("file", RECORDERS, ids=lambda file: file.name)
def test_the_house_still_says_the_same(file: Path) -> None:
    """If it says something else on purpose: python -m tools.make_frames, and look at the difference."""
    assert file.read_bytes() == RECORDERS[file]()


def test_they_stay_small() -> None:
    assert sum(file.stat().st_size for file in recorded()) < 500_000
