"""Before the table goes on to something else all that has arrived is decided, whoever might be waited for."""

import pytest

from pellmell.kit.time_units import Milliseconds
from tests.play.races import Rest, Table, Take

LINES = (20, 120)
QUICK, SLOW = 0, 1


def taken(table: Table, now: Milliseconds) -> list[tuple[int, int | None]]:
    """Who is decided, and when."""
    order: list[tuple[int, int | None]] = []
    while (one := table.referee.take_held(now, table.standing)) is not None:
        order.append((one.seat, one.decided))
    return order


@pytest.mark.rule("ALL-3")
def test_what_is_held_is_decided_by_who_was_first() -> None:
    table = Table((20, 120, 200))
    table.submit(0, Take(0), 500, rtt=20)
    table.submit(1, Take(0), 510, rtt=120)
    assert table.referee.take(510, table.standing) is None
    assert taken(table, 510) == [(1, 510), (0, 510)]
    assert table.referee.undecided == 0


def test_what_nobody_waits_for_is_decided_as_well() -> None:
    table = Table(LINES)
    table.submit(SLOW, Rest(), 500, rtt=120)
    assert taken(table, 500) == [(SLOW, 500)]
    assert table.referee.undecided == 0


@pytest.mark.rule("ALL-4")
def test_what_a_hand_has_not_come_to_yet_is_left() -> None:
    table = Table(LINES, human_pace=True)
    table.submit(QUICK, Rest(), 500, rtt=20)
    assert taken(table, 500) == [(QUICK, 500)]
    table.submit(QUICK, Take(0), 510, rtt=20)  # the hand is free at 580
    assert taken(table, 579) == []
    assert taken(table, 580) == [(QUICK, 580)]


def test_what_has_not_arrived_yet_is_not_decided() -> None:
    table = Table(LINES)
    table.submit(SLOW, Rest(), 500, rtt=120)
    assert table.referee.take(499, table.standing) is None
    assert table.referee.next_due(table.standing) == 500
