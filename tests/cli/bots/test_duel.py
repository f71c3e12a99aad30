"""`pellmell duel`: two bots against each other."""

import json
from pathlib import Path

from tests.command_line import Run

EXAMPLE = Path(__file__).parents[3] / "examples" / "own_bot.py"


def test_two_levels_meet(run: Run) -> None:
    result = run("duel", "champion", "child", "--game", "dice", "--matches", 4, "--seed", "x")
    assert result.exit_code == 0
    assert "champion: " in result.stdout
    assert result.stdout == run("duel", "champion", "child", "--game", "dice", "-m", 4, "-s", "x").stdout


def test_a_bot_of_ones_own_meets_a_judgement(run: Run) -> None:
    result = run("duel", EXAMPLE, "champion", "--game", "dice", "--matches", 2, "--json")
    found = json.loads(result.stdout)
    assert found["contestants"] == [str(EXAMPLE), "judgement/champion"]
    assert sum(found["shares"]) == 1


def test_a_mistake_is_one_line(run: Run) -> None:
    result = run("duel", "champio", "child", "--game", "dice")
    assert result.exit_code != 0
    assert "nobody is called 'champio'" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
