"""How long a line is, and what a liar gains."""

from pellmell.play.round_trips import WINDOW, RoundTrips


def measured(*trips: float, smallest: float | None = None) -> RoundTrips:
    line = RoundTrips()
    for trip in trips:
        line.note(trip, smallest)
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
    assert [measured(*late, smallest=trip).median for trip in (10, 20, 30, 60)] == [15, 34, 57, 114]
    assert measured(*late, smallest=110).median == 170  # and never by more than 60 ms
    assert measured(*[25.0] * WINDOW, smallest=20).median == 25


def test_an_uneven_line_is_as_long_as_it_is() -> None:
    """Its median may be far from its best: 15 % of jitter make one of 73 % in a thousand trips."""
    assert [measured(*[rtt] * WINDOW, smallest=0.73 * rtt).median for rtt in (20.0, 60.0, 120.0, 200.0)] == [
        20, 60, 120, 200,
    ]  # fmt: skip


def test_what_the_kernel_no_longer_knows_bounds_nothing() -> None:
    line = measured(*[200.0] * WINDOW, smallest=20)
    line.note(200.0)
    assert line.median == 200


def test_who_delays_pongs_is_noticed_and_who_has_a_slow_moment_is_not() -> None:
    assert measured(*[200.0] * WINDOW, smallest=20).doubtful
    assert not measured(*[200.0] * WINDOW).doubtful
    assert not measured(*[100.0] * WINDOW, smallest=20).doubtful  # a busy phone
    assert not measured(*[30.0] * 10, *[400.0] * 5, smallest=20).doubtful
    assert not measured(400.0, smallest=20).doubtful
