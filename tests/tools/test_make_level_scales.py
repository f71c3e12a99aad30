"""The scales of levels: each figure of each level with its error, the same whoever measures it."""

import json

import pytest

from pellmell.bots.levels import STEPS, Level
from tools.make_level_scales import CLIENT, scale_of, written

ROUNDS = 6
FIGURES = ("reaction", "chances", "races", "points")


@pytest.mark.slow
def test_a_scale_has_each_figure_of_each_level_and_an_adult_as_its_measure() -> None:
    scale = scale_of("dice", ROUNDS)
    assert list(scale) == ["rounds", *FIGURES]
    assert all(len(scale[name]) == len(STEPS) for name in FIGURES)
    assert all(error >= 0 for name in FIGURES for _, error in scale[name])
    assert scale["points"][STEPS.index(Level.ADULT)] == [0, 0]
    assert scale == scale_of("dice", ROUNDS)


def test_what_is_kept_is_written_as_it_would_be_written_anew() -> None:
    files = sorted(CLIENT.glob("*/levelScale.json"))
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert written(json.loads(text)) == text
