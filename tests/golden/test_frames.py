"""The recorded sessions are what the house says today: the browser's client is tested on them."""

import pytest

from tools.make_frames import FOLDER, recordings

MADE = dict(recordings())


def test_there_are_no_others() -> None:
    assert {file.name for file in FOLDER.glob("*")} == set(MADE)


@pytest.mark.parametrize("name", MADE)
def test_the_house_still_says_the_same(name: str) -> None:
    """If it says something else on purpose: python -m tools.make_frames, and look at the difference."""
    assert (FOLDER / name).read_bytes() == MADE[name]


def test_they_stay_small() -> None:
    assert sum(map(len, MADE.values())) < 500_000
