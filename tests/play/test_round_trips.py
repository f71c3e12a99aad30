"""How long a line is, and what a liar gains."""

from pellmell.play.round_trips import WINDOW, RoundTrips


def measured(*trips: float, bound: float | None = None) -> RoundTrips:
    line = RoundTrips()
    line.bound = bound
    for trip in trips:
        line.note(trip)
    return line


def test_the_median_of_the_last_round_trips_counts() -> None:
    assert measured().median is None
    assert measured(30).median == 30
    assert measured(20, 30, 900).median == 30
    assert measured(20, 30, 900).shortest == 20
    assert measured(*[500] * 20, *[40] * WINDOW).median == 40


def test_nobody_is_believed_beyond_what_the_kernel_knows() -> None:
    late = [200.0] * WINDOW
    assert measured(*late).median == 200
    assert measured(*late, bound=32).median == 32
    assert measured(*[25.0] * WINDOW, bound=32).median == 25


def test_who_delays_pongs_is_noticed_and_who_has_a_slow_moment_is_not() -> None:
    assert measured(*[200.0] * WINDOW, bound=32).doubtful
    assert not measured(*[200.0] * WINDOW).doubtful
    assert not measured(*[30.0] * 10, *[400.0] * 5, bound=32).doubtful
    assert not measured(400.0, bound=32).doubtful
