"""Whatever the user does wrong is said in one line, and nothing is left behind."""

import errno
import os
from pathlib import Path

import pytest

from tests.command_line import Run, assert_mistake


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("match chess", "unknown game 'chess'; there are: blitz,"),
        ("simulate chess", "unknown game 'chess'; there are: blitz,"),
        ("games chess", "unknown game 'chess'; there are: blitz,"),
        ("match ligretto -p 1", "2 to 12 players, not 1"),
        ("match ligretto -p 13", "2 to 12 players, not 13"),
        ("simulate dice -p 5", "2 to 4 players, not 5"),
        ("match ligretto -o colour=red", "unknown option 'colour'; there are: advanced,"),
        ("match ligretto -o target=9", "target=9: must be a whole number from 10 to 500"),
        ("match ligretto -o target=1e2", "target=1e2: must be a whole number from 10 to 500"),
        ("match ligretto -o target=many", "target=many: must be a whole number from 10 to 500"),
        ("match ligretto -o advanced=perhaps", "advanced=perhaps: must be on or off"),
        ("match ligretto -o stop=later", "stop=later: must be automatic or called"),
        ("match ligretto -o false_call=-2", "needs mistakes=called"),
        ("match ligretto -o target", "'target': must be NAME=VALUE"),
        ("match ligretto -o target=50 -o target=60", "given twice"),
        ("match dice -p 2 -o dice=20,10", "only 24 dice"),
        ("match dice -p 3 -o dice=8,8", "one for each player"),
        ("match ligretto -p many", "--players 'many': must be a whole number from 2 to 12"),
        ("simulate dice -p 2.0", "--players '2.0': must be a whole number from 2 to 4"),
        ("match ligretto -p -3", "2 to 12 players, not -3"),
        ("match ligretto --players=", "--players '': must be a whole number from 2 to 12"),
        ("match ligretto --seed=", "--seed is empty: must be any text, or left out"),
        ("simulate dice --seed=", "--seed is empty: must be any text, or left out"),
        ("match ligretto --speed -1", "--speed"),
        ("simulate dice --matches 0", "--matches"),
        ("simulate dice --jobs 0", "--jobs"),
        ("match", "GAME"),
        ("play ligretto", "No such command 'play'"),
        ("match ligretto --frobnicate", "--frobnicate"),
    ],
)
def test_arguments(run: Run, arguments: str, says: str) -> None:
    assert_mistake(run, *arguments.split(), says=says)


def test_sections_that_do_not_touch(run: Run) -> None:
    assert_mistake(run, "match", "board", "-p", "2", "-o", "layout=###..###", says="layout=###..###: ")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "line 1: this is no pellmell journal"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "line 1: this is no pellmell journal"),
        (b'{"name": "something else"}\n', "line 1: this is no pellmell journal"),
        (b"\xff" * 5_000_000, "line 1: this is no pellmell journal"),
        (b'{"line":"match","journal":99}\n', "newer pellmell"),
    ],
)
def test_foreign_and_newer_journals(run: Run, tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_bytes(content)
    assert_mistake(run, "replay", path, says=f"{path}: ")
    assert_mistake(run, "replay", path, says=says)


@pytest.mark.parametrize("lost", [2, 20, 40, 400])
def test_truncated_journal(run: Run, tmp_path: Path, journal: Path, lost: int) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(journal.read_bytes()[:-lost])
    assert_mistake(run, "replay", path, says="line ")


def test_damaged_journal_names_the_line(run: Run, tmp_path: Path, journal: Path) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    lines[6] = lines[6].replace(b'"at"', b'"\xffat"')
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(b"".join(lines))
    assert_mistake(run, "replay", path, says="line 7: ")


def test_move_that_is_not_there(run: Run, journal: Path) -> None:
    assert_mistake(run, "replay", journal, "--to", 100_000, says="--to 100000: the journal has")


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    assert_mistake(run, "replay", tmp_path / "missing", says="missing: no such file")
    assert_mistake(run, "replay", tmp_path, says="is a directory")


def test_files_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    match = ("match", "dice", "--journal")
    assert_mistake(run, *match, tmp_path, says="is a folder")
    assert_mistake(run, *match, tmp_path / "missing" / "file", says="cannot be written")
    (tmp_path / "file").touch()
    assert_mistake(run, *match, tmp_path / "file" / "below", says="cannot be written")
    assert_mistake(run, *match, tmp_path / ("x" * 300), says="file name too long")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_what_is_no_file_is_left_alone(run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert_mistake(
        run, "match", "dice", "--journal", tmp_path / "pipe", "--force", says="is no ordinary file"
    )
    assert (tmp_path / "pipe").is_fifo()


def test_full_disk(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fail)
    assert_mistake(run, "match", "dice", "--journal", tmp_path / "journal", says="no space left on device")
    assert list(tmp_path.iterdir()) == []


def test_existing_journal_is_kept(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_text("mine")
    assert_mistake(run, "match", "dice", "--journal", path, says="exists already; --force overwrites it")
    assert path.read_text() == "mine"


def test_mistake_in_the_options_leaves_no_journal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    assert_mistake(run, "match", "dice", "-o", "pace=slow", "--journal", path, says="pace=slow")
    assert list(tmp_path.iterdir()) == []


def test_nothing_in_an_error_steers_the_terminal(run: Run) -> None:
    result = run("match", "ligretto", "-o", "target=\x1b[2J\n9")
    assert "\x1b" not in result.stderr
    assert result.stderr.count("\n") == 1
