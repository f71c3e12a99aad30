"""`pellmell bench fairness --sockets --splice`: twins of races, by the right node and by the wrong one."""

import json

import pytest

from pellmell_bench.fairness.splices import Compared, Difference, difference, is_fair
from tests.command_line import Run


def test_the_same_winners_make_no_difference() -> None:
    assert difference([True, False, True], [True, False, True]) == Difference(0.0, 0.0, 3)


def test_twins_tell_a_small_difference_from_chance() -> None:
    """One race in fifty goes to somebody else, always to the same."""
    direct = [number % 2 == 0 for number in range(1000)]
    spliced = [won or number % 50 == 1 for number, won in enumerate(direct)]
    found = difference(spliced, direct)
    assert found.mean == pytest.approx(0.02)
    assert found.error == pytest.approx((0.02 * 0.98 / 1000) ** 0.5, rel=0.01)
    assert not is_fair(compared(spliced, direct))


def test_what_goes_both_ways_is_fair() -> None:
    direct = [number % 2 == 0 for number in range(1000)]
    spliced = [won != (number % 100 in (0, 1)) for number, won in enumerate(direct)]
    assert difference(spliced, direct).mean == 0.0
    assert is_fair(compared(spliced, direct))


def compared(spliced: list[bool], direct: list[bool]) -> Compared:
    both = Compared()
    both.spliced.second_won, both.direct.second_won = [spliced], [direct]
    return both


def test_only_real_lines_are_spliced(run: Run) -> None:
    result = run("bench", "fairness", "--splice")
    assert result.exit_code == 2
    assert "--splice goes with --sockets" in result.output


@pytest.mark.slow
def test_races_by_the_wrong_node_are_raced(run: Run) -> None:
    result = run("bench", "fairness", "--sockets", "--splice", "--quick", "--json")
    found = json.loads(result.stdout.splitlines()[-1])
    assert {name: arm["contests"] for name, arm in found["arms"].items()} == {
        "the right node": 8,
        "the wrong node": 8,
    }
    assert found["twins"] == 8
