"""`pellmell bench load` and `soak` run and say what they are asked to say; how quick is for people to see."""

import json

import pytest

from tests.command_line import Run

STAGES = {"socket in", "decode", "referee", "rules", "encode", "journal", "sockets out"}


@pytest.mark.slow
def test_the_house_is_measured_beside_a_bare_server(run: Run) -> None:
    result = run("bench", "load", "--quick", "--json")
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert all(window["commands"] > 0 for window in (*figures["house"], *figures["bare"]))
    assert set(figures["stages"]["by_stage"]) >= STAGES
    assert [one["durability"] for one in figures["latencies"]] == ["power", "process"]
    timed = [turn for one in figures["latencies"] for turn in one["turns"]]
    timed += [other["timed"] for other in figures["others"]]
    assert all(one["p50"] <= one["p99"] for one in timed)
    assert [one["tables"] for one in figures["scale"]] == [2, 4]


@pytest.mark.slow
def test_the_house_is_measured_while_par_is_computed_and_while_it_is_not(run: Run) -> None:
    result = run("bench", "load", "--par", "--quick", "--json")
    assert result.exit_code == 0
    paced, full = json.loads(result.stdout)
    assert [paced["pace"], full["pace"]] == ["people's pace", "saturation"]
    for one in (paced, full):
        windows = [turn["window"] for turn in (*one["without"], *one["beside"])]
        assert len(windows) == 2
        assert all(window["commands"] > 0 for window in windows)


@pytest.mark.slow
def test_nothing_is_left_over_after_a_soak(run: Run) -> None:
    result = run("bench", "soak", "--quick", "--json")
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert figures["commands"] > 0
    assert figures["lost_lines"] > 0
    assert figures["left_over"] == {}
