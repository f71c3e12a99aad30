"""How long a line is, and what a liar gains."""

from random import Random

import pytest

from pellmell.play.round_trips import DOUBTFUL, DOUBTFUL_MS, PROMPT_MS, SERIES, TRIPS, RoundTrips
from pellmell.testing import SimulatedLine


def measured(*trips: float, smallest: float | None = None) -> RoundTrips:
    line = RoundTrips()
    for trip in trips:
        line.note(trip, smallest)
    return line


def test_the_median_of_the_last_round_trips_counts() -> None:
    assert measured().median is None
    assert measured(30).median == 30
    assert measured(20, 30, 900).median == 30
    assert measured(80, 20, 900, 30, 500).median == 80
    assert measured(20, 30, 900).shortest == 20
    assert measured().shortest == 0
    assert measured(*[500] * 20, *[40] * TRIPS).median == 40


def test_nobody_is_believed_beyond_what_the_kernel_knows() -> None:
    """Pongs that are all late are late by as much as even the quickest of them is."""
    late = [200.0] * TRIPS
    assert measured(*late).median == 200
    assert [measured(*late, smallest=trip).median for trip in (10, 20, 60, 100)] == [15, 28, 68, 108]
    assert measured(*[25.0] * TRIPS, smallest=20).median == 25


def test_who_answers_in_time_now_and_then_passes_for_an_uneven_line() -> None:
    def believed(smallest: float) -> int | None:
        return measured(smallest, *[300.0] * TRIPS, smallest=smallest).median

    assert [believed(trip) for trip in (10, 20, 30, 60, 100, 150)] == [15, 34, 57, 105, 145, 210]


def test_the_quickest_pong_is_known_for_ten_minutes() -> None:
    line = measured(60.0, *[90.0] * (TRIPS * SERIES - 1), smallest=60)
    assert line.median == 90
    line.note(90.0, 60)
    assert line.median == 60 + PROMPT_MS


def test_an_uneven_line_is_as_long_as_it_is() -> None:
    """Its median may be far from its best: 15 % of jitter make one of 73 % in a thousand trips."""
    for rtt in (20.0, 60.0, 120.0, 200.0):
        assert measured(0.75 * rtt, *[rtt] * TRIPS, smallest=0.73 * rtt).median == rtt


def test_what_the_kernel_no_longer_knows_bounds_nothing() -> None:
    line = measured(*[200.0] * TRIPS, smallest=20)
    line.note(200.0)
    assert line.median == 200


@pytest.mark.parametrize("rtt", [20, 60, 100])
def test_who_delays_pongs_is_noticed(rtt: int) -> None:
    late = DOUBTFUL * rtt + DOUBTFUL_MS
    assert measured(*[rtt + 180.0] * TRIPS, smallest=rtt).doubtful
    assert measured(*[late + 1] * TRIPS, smallest=rtt).doubtful
    assert not measured(*[late] * TRIPS, smallest=rtt).doubtful
    assert not measured(*[rtt + 180.0] * TRIPS).doubtful


def test_who_has_a_slow_moment_is_not() -> None:
    assert not measured(*[100.0] * TRIPS, 30.0, *[100.0] * TRIPS, smallest=20).doubtful  # a busy phone
    assert not measured(30.0, *[400.0] * TRIPS, smallest=20).doubtful
    assert not measured(*[400.0] * (TRIPS - 1), smallest=20).doubtful  # too early to tell


@pytest.mark.parametrize(("jitter", "stalls"), [(0.15, 0.0), (0.3, 0.05)])
@pytest.mark.parametrize("rtt", [20, 60, 120, 200])
def test_honest_lines_are_hardly_ever_noticed(rtt: int, jitter: float, stalls: float) -> None:
    lines = (SimulatedLine(rtt, Random(n), jitter, stalls, direct=True) for n in range(20))
    assert not any(line.trips.doubtful for line in lines)
