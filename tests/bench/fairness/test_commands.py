"""`pellmell bench fairness`: the figures that docs/fairness.md promises, from a seed."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pellmell.play.round_trips import PROMPT_MS
from tests.command_line import Run


@pytest.mark.slow
def test_races_off_and_on_side_by_side_and_a_picture(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "fair.svg"
    arguments = ("bench", "fairness", "--quick", "--games", "dice", "--seed", "one")
    result = run(*arguments, "--plot", picture, "--json")
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    by_line = {cell["rtts"][1]: cell for cell in figures["cells"]["dice"]}
    assert list(by_line) == [20, 60, 120, 200]
    assert by_line[200]["off"]["slow"] < by_line[200]["on"]["slow"]
    assert all(one["median"] == 0 for one in (*figures["added"], *figures["twelve"]))
    assert ElementTree.fromstring(picture.read_text()).tag.endswith("svg")
    assert json.loads(run(*arguments, "--json").stdout) == figures


def test_as_tables_for_people(run: Run) -> None:
    result = run("bench", "fairness", "--quick", "--games", "dice")
    assert "20/200" in result.stdout
    assert "chance has too much of a say" in result.stdout


def test_a_game_that_there_is_not(run: Run) -> None:
    assert run("bench", "fairness", "--games", "chess").exit_code == 2


@pytest.mark.parametrize("more", [[], pytest.param(["--sockets"], marks=pytest.mark.slow)])
def test_what_it_costs(run: Run, more: list[str]) -> None:
    costs = json.loads(run("bench", "fairness", "--cost", "--quick", "--json", *more).stdout)
    assert [one["lines"] for one in costs] == ["alike", "unequal"]
    assert all(len(one["off"]) == len(one["on"]) == 2 for one in costs)


def test_liars_on_lines_of_several_lengths_and_what_they_won_without_the_bounds(run: Run) -> None:
    figures = json.loads(run("bench", "fairness", "--quick", "--games", "dice", "--json").stdout)
    bounded = [one for one in figures["lies"] if one["liar"]["name"] == "late pongs, direct line"]
    assert {one["liar"]["rtt"] for one in bounded} == {20, 60, 100}
    for one in bounded:
        assert one["credited"] == one["liar"]["rtt"] + PROMPT_MS
        assert one["noticed"] == "its pongs"
        won, won_before = (one[each]["slow"] / one[each]["contests"] for each in ("shares", "before"))
        assert won < won_before


@pytest.mark.slow
@pytest.mark.rule("ALL-3")
def test_the_longer_line_wins_half_and_the_quicker_hand_wins(run: Run) -> None:
    """What is promised, with enough races to promise it."""
    result = run("bench", "fairness", "--games", "ligretto", "--contests", 10_000, "--judged")
    assert "Every figure is where it has to be." in result.stdout


@pytest.mark.slow
def test_over_sockets(run: Run) -> None:
    raced = json.loads(run("bench", "fairness", "--sockets", "--quick", "--json").stdout.splitlines()[-1])
    assert [one["window"] for one in raced] == [0, *[200] * 9]
    assert [one["reaction"] for one in raced if one["liar"] != "does not lie"] == [700.0] * 4 + [250.0] * 4
    assert all(one["contests"] == 4 for one in raced)
