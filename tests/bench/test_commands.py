"""`pellmell bench`: everything has its turn in the same run."""

import json
from functools import partial

import pytest

from pellmell import all_games
from pellmell_bench.rules.contest import Contender, contest
from tests.command_line import Run


def test_every_game_is_measured(run: Run) -> None:
    result = run("bench", "rules", "--turns", 1, "--seconds", 0.05, "--json")
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert {f"pellmell {name}" for name in all_games()} <= {one["name"] for one in figures}
    assert all(one["lowest"] <= one["per_second"] <= one["highest"] for one in figures)


def test_as_a_table_for_people(run: Run) -> None:
    result = run("bench", "rules", "--turns", 1, "--seconds", 0.05)
    assert "pellmell ligretto" in result.stdout
    assert "per second" in result.stdout


def test_without_turns_there_is_nothing_to_measure(run: Run) -> None:
    assert run("bench", "rules", "--turns", 0).exit_code == 2


def test_contenders_take_turns_and_the_first_one_is_for_warming_up() -> None:
    order: list[str] = []

    def work(name: str) -> int:
        order.append(name)
        return 1

    contenders = [Contender(name, "steps", partial(work, name)) for name in ("one", "other")]
    turns = [contender.name for contender in contest(contenders, turns=2, seconds=1e-9)]
    assert turns == ["one", "other"] * 3
    assert [len(contender.rates) for contender in contenders] == [2, 2]


def test_a_figure_is_the_median_with_its_range() -> None:
    contender = Contender("one", "steps", lambda: 1, rates=[3.0, 1.0, 2.0])
    assert (contender.rate, contender.spread) == (2.0, (1.0, 3.0))


def test_bots_are_measured(run: Run) -> None:
    result = run("bench", "bots", "--quick", "--games", "dice", "--jobs", 1, "--json")
    assert result.exit_code == 0
    figures = json.loads(result.stdout)["figures"]
    assert {one["kind"] for one in figures} == {"ladder", "four", "adults", "greedy"}
    assert all(abs(sum(one["shares"]) - 1) < 1e-9 for one in figures)


def test_bots_are_shown_to_people(run: Run) -> None:
    result = run("bench", "bots", "--quick", "--games", "dice", "--jobs", 1)
    assert "Adults among themselves" in result.stdout


def test_an_unknown_game_has_no_bots(run: Run) -> None:
    assert run("bench", "bots", "--games", "chess").exit_code != 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--faults", "earthquake"], "there is no fault 'earthquake'"),
        (["--faults", "hidden"], "only be hidden with --fronts"),
        (["--sabotage", "spanner"], "there is no sabotage 'spanner'"),
    ],
)
def test_faults_and_sabotage_that_do_not_exist(run: Run, arguments: list[str], why: str) -> None:
    result = run("bench", "chaos", *arguments)
    assert result.exit_code == 2
    assert why in result.stderr


@pytest.mark.slow
def test_what_bots_cost(run: Run) -> None:
    result = run("bench", "bots", "--cost", "--quick", "--json")
    assert result.exit_code == 0
    assert {one["game"] for one in json.loads(result.stdout)} == set(all_games())
