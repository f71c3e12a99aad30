from math import isclose
from statistics import fmean, pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.lab.simulate import CHUNK, Plan, simulate
from pellmell.lab.tally import SimulationTally, Spread
from pellmell.testing.selection import games_for


def total(plan: Plan, jobs: int = 1) -> SimulationTally:
    tally = SimulationTally([0] * plan.players)
    for share in simulate(plan, jobs):
        tally.merge(share.tally)
    return tally


def plan(game: str = "dice", matches: int = 3, seed: str = "s") -> Plan:
    return Plan(game, {}, 3, seed, matches)


@pytest.mark.parametrize("game", [game.name for game in games_for(4)])
def test_every_game(game: str) -> None:
    tally = total(plan(game))
    assert tally.matches == 3
    assert tally.rounds.total == tally.moves.count == sum(tally.endings.values())
    assert tally.points.count == 3 * tally.moves.count
    assert sum(tally.wins) >= tally.matches


def test_the_same_whatever_the_number_of_jobs() -> None:
    many = plan(matches=3 * CHUNK + 1)
    assert total(many, jobs=1) == total(many, jobs=2)


def test_the_seed_matters() -> None:
    assert total(plan(seed="one")) == total(plan(seed="one"))
    assert total(plan(seed="one")) != total(plan(seed="two"))


def test_what_comes_back_does_not_grow() -> None:
    shares = list(simulate(plan(matches=2 * CHUNK), 1))
    assert [share.tally.matches for share in shares] == [CHUNK, CHUNK]


def test_options_reach_the_match() -> None:
    assert total(Plan("dice", {"rounds_per_player": 1}, 2, "s", 4)).rounds.mean == 2


@given(st.lists(st.integers(-100, 100), min_size=1), st.lists(st.integers(-100, 100)))
def test_spread(some: list[int], others: list[int]) -> None:
    one, two = Spread(), Spread()
    for number in some:
        one.add(number)
    for number in others:
        two.add(number)
    one.merge(two)
    numbers = some + others
    assert isclose(one.mean, fmean(numbers), abs_tol=1e-9)
    assert isclose(one.deviation, pstdev(numbers), abs_tol=1e-9)
    assert (one.low, one.high) == (min(numbers), max(numbers))


def test_a_match_that_nobody_wins_in_time_is_given_up() -> None:
    tally = total(Plan("ligretto", {"target": 500}, 2, "s", matches=2, most_rounds=3))
    assert tally.given_up == 2
    assert (tally.rounds.low, tally.rounds.high) == (3, 3)
    assert sum(tally.wins) == 0
