import json
from pathlib import Path

from tests.command_line import Run


def test_tells_the_same_as_the_match_did(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    played = json.loads(run("match", "blitz", "--seed", 1, "--json", "--journal", path).stdout)
    again = json.loads(run("replay", path, "--json").stdout)
    assert {**again, "seed": "1"} == played


def test_summary_for_people(run: Run, journal: Path) -> None:
    result = run("replay", journal)
    assert result.exit_code == 0
    assert "Ligretto Dice: Ash and Birch" in result.stdout
    assert "total" in result.stdout


def test_table_after_a_move(run: Run, journal: Path) -> None:
    assert "the table is set" in run("replay", journal, "--to", 0).stdout
    assert "move 3, 0:03.0, round 1, racing" in run("replay", journal, "--to", 3).stdout
    move = json.loads(run("replay", journal, "--to", 3, "--json").stdout)
    assert (move["move"], move["at"], move["round"], move["phase"]) == (3, 3000, 1, "racing")
    assert any("Birch" in line for line in move["table"])


def test_journal_of_a_running_match(run: Run, tmp_path: Path, journal: Path) -> None:
    path = tmp_path / "running.jsonl"
    path.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:20]))
    assert run("replay", path).exit_code == 2
    result = run("replay", path, "--unfinished")
    assert result.exit_code == 0
    assert "not finished yet" in result.stdout


def test_names_from_a_file_do_no_harm(run: Run, tmp_path: Path, journal: Path) -> None:
    path = tmp_path / "names.jsonl"
    name = rb'"name":"[red]\u001b[2J[/nothing]"'
    path.write_bytes(journal.read_bytes().replace(b'"name":"Ash"', name))
    for arguments in ((), ("--to", 9)):
        result = run("replay", path, *arguments)
        assert result.exit_code == 0
        assert "\x1b" not in result.stdout
        assert "(red)" in result.stdout
