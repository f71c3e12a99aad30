import json
from pathlib import Path

import pytest

from pellmell.catalogue import all_games
from pellmell.play.replay import Replay
from tests.command_line import Run


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_game_is_played_to_its_end(run: Run, game: str) -> None:
    result = run("match", game, "--seed", "tuesday", "--json")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert report["winners"]
    assert report["totals"] == report["rounds"][-1]["totals"]
    for number, total in enumerate(report["totals"]):
        assert total == sum(one["points"][number] for one in report["rounds"])


def test_a_script_gets_results_without_any_drawing(run: Run) -> None:
    result = run("match", "dice", "-p", 3, "--seed", 1)
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "Ligretto Dice: Ash, Birch and Cedar" in result.stdout
    assert "wins the match" in result.stdout or "share the win" in result.stdout


def test_many_players_fit_into_the_table(run: Run) -> None:
    lines = run("match", "ligretto", "-p", 12, "-o", "target=10", "--seed", 1).stdout.splitlines()
    assert all(len(line) <= 80 for line in lines)


def test_the_printed_seed_plays_the_same_again(run: Run) -> None:
    first = run("match", "dice")
    seed = next(line.split()[1] for line in first.stdout.splitlines() if line.startswith("seed "))
    assert run("match", "dice", "--seed", seed).stdout == first.stdout
    assert run("match", "dice").stdout != first.stdout


def test_options_are_obeyed(run: Run) -> None:
    report = json.loads(run("match", "dice", "-p", 2, "-o", "rounds_per_player=1", "--json").stdout)
    assert report["options"]["rounds_per_player"] == 1
    assert len(report["rounds"]) == 2


def test_journal_is_whole_and_the_only_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    played = run("match", "dice", "--seed", 1, "--json", "--journal", path)
    assert [file.name for file in tmp_path.iterdir()] == ["journal.jsonl"]
    replay = Replay(path.read_bytes().splitlines(keepends=True))
    assert len(list(replay)) == json.loads(played.stdout)["moves"]
    assert replay.match.winners == json.loads(played.stdout)["winners"]


def test_force_overwrites(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_text("mine")
    assert run("match", "dice", "--journal", path, "--force").exit_code == 0
    assert path.read_bytes().startswith(b'{"line":"match"')
