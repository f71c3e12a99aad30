import json

from tests.command_line import Run


def figures(run: Run, *arguments: object) -> object:
    result = run("simulate", "dice", "-p", 3, "--matches", 7, "--seed", 5, "--json", *arguments)
    assert result.exit_code == 0
    return json.loads(result.stdout)["figures"]


def test_the_number_of_jobs_changes_nothing(run: Run) -> None:
    assert figures(run, "--jobs", 1) == figures(run, "--jobs", 2)


def test_figures_add_up(run: Run) -> None:
    result = json.loads(run("simulate", "ligretto", "-m", 6, "--jobs", 1, "--seed", 1, "--json").stdout)
    found = result["figures"]
    assert found["matches"] == 6
    assert sum(found["endings"].values()) == found["rounds"]
    assert sum(found["wins"]) >= 6
    assert found["rounds_per_match"]["mean"] * 6 == found["rounds"]
    assert result["run"]["commands_per_second"] > 0


def test_table_for_people(run: Run) -> None:
    result = run("simulate", "dice", "-m", 2, "--jobs", 1)
    assert result.exit_code == 0
    for words in ("rounds per match", "rounds ended by", "matches won by", "peak memory", "seed "):
        assert words in result.stdout
    assert result.stderr == ""


def test_a_simulated_match_can_be_watched(run: Run) -> None:
    simulated = json.loads(run("simulate", "dice", "-m", 1, "--jobs", 1, "--seed", "x", "--json").stdout)
    watched = json.loads(run("match", "dice", "--seed", "x/0", "--json").stdout)
    assert simulated["figures"]["wins"] == [int(seat in watched["winners"]) for seat in range(4)]
