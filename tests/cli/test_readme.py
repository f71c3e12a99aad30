"""What the README shows works."""

import re
import shlex
from pathlib import Path

import pytest

from tests.command_line import Run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\./run ([a-z].*?)\s*(?:#.*)?$", README, re.MULTILINE)


def test_its_example_plays_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.+?)```", README, re.DOTALL)
    assert len([line for line in example.splitlines() if line.strip()]) <= 14
    exec(compile(example, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert re.fullmatch(r"RaceStopped\(.+\) \[-?\d+(, -?\d+){3}\]\n", printed)


def test_its_pictures_are_there() -> None:
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", README)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


def test_its_links_lead_somewhere() -> None:
    for link in re.findall(r"(?<!!)\[[^]]+\]\(([^)]+)\)", README):
        assert (ROOT / link).exists(), link


def test_it_shows_a_command_of_each_kind() -> None:
    shown = {command.split()[0] for command in COMMANDS}
    assert shown == {"serve", "games", "match", "replay", "review", "simulate", "bench"}


@pytest.mark.parametrize("command", [shlex.split(command) for command in COMMANDS], ids=" ".join)
def test_its_commands_are_understood(command: list[str], run: Run) -> None:
    assert run(*command, "--help").exit_code == 0
