"""What time it is at the table, by those who ask."""

import pytest

from pellmell.client.clock_sync import TableClock


def test_an_answer_is_right_halfway() -> None:
    clock = TableClock()
    clock.heard(sent=1000, table=50_020, now=1040)
    assert clock.at(1040) == 50_040


def test_slow_answers_do_not_count() -> None:
    clock = TableClock()
    for way_there, way_back in [(5, 5), (300, 5), (5, 400), (6, 5), (900, 900), (5, 6)]:
        asked = 7000.0
        clock.heard(asked, 50_000 + way_there, asked + way_there + way_back)
    assert clock.at(7000) == pytest.approx(50_000, abs=0.6)


def test_only_the_last_answers_count() -> None:
    clock = TableClock()
    for _ in range(9):
        clock.heard(0, 10, 20)
    assert clock.settled
    for _ in range(9):
        clock.heard(0, 510, 30)
    assert clock.at(0) == 495


def test_a_clock_in_doubt_goes_on_until_it_is_set_anew() -> None:
    clock = TableClock()
    clock.heard(0, 10, 20)
    clock.doubt()
    assert clock.at(100) == 100
    clock.heard(100, 50, 120)
    assert clock.at(120) == 60
