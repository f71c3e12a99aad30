"""Who waits for whom: only those who want the same place."""

import pytest

from tests.play.races import Table, Take

LINES = (20, 120, 20)


@pytest.mark.rule("ALL-1", "ALL-3")
def test_who_wants_another_place_does_not_wait_for_one_that_is_held() -> None:
    table = Table(LINES, able=(frozenset({0}), frozenset({0}), frozenset({1})))
    table.play((370, 0, Take(0)), (380, 2, Take(1)))
    assert [(one.seat, one.decided) for one, _ in table.done] == [(2, 380), (0, 470)]


@pytest.mark.rule("ALL-3")
def test_who_wants_the_same_place_does() -> None:
    table = Table(LINES, able=(frozenset({0}), frozenset({0}), frozenset({0})))
    assert table.play((370, 0, Take(0)), (380, 2, Take(0))) == [(0, "done"), (2, "after 0")]
    assert [one.decided for one, _ in table.done] == [470, 470]
