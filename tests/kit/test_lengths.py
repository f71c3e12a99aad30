import pytest

from pellmell.kit.lengths import Lengths, in_round_figures
from pellmell.kit.time_units import Seconds

MEASURED = Lengths(short={2: 2}, medium={2: 7}, seconds={2: (140, 110)}, rulebook={2: (7.4, 12.0)})


def test_a_round_is_one_and_the_rest_is_the_games() -> None:
    assert [MEASURED.rounds(length, 2) for length in ("round", "short", "medium", "rulebook")] == [
        1,
        2,
        7,
        None,
    ]


def test_a_game_that_was_not_measured_has_rounds_and_says_nothing_of_minutes() -> None:
    unmeasured = Lengths()
    assert unmeasured.rounds("round", 5) == 1
    assert 1 < (unmeasured.rounds("short", 5) or 0) < (unmeasured.rounds("medium", 5) or 0)
    assert unmeasured.shown_seconds("short", 5) == []
    assert MEASURED.shown_seconds("rulebook", 3) == []


def test_what_is_shown_is_the_time_at_the_table_by_level() -> None:
    assert MEASURED.shown_seconds("round", 2) == [150, 120]  # nothing comes after the last one
    assert MEASURED.shown_seconds("short", 2) == [300, 240]  # 290 and 230: two rounds, ten seconds between
    assert MEASURED.shown_seconds("rulebook", 2) == [18 * 60, 25 * 60]  # 1100 and 1430


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (3, 10),
        (36, 40),
        (104, 100),
        (105, 120),
        (134, 120),
        (136, 150),
        (149, 150),
        (284, 270),
        (286, 300),
        (310, 300),
        (1199, 1200),
        (1390, 1500),
        (5500, 5400),
    ],
)
def test_round_figures_are_those_that_one_would_say(seconds: Seconds, said: int) -> None:
    assert in_round_figures(seconds) == said
