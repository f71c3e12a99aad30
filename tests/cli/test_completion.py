import os
import subprocess
import sys

import pytest


def offered(line: str) -> list[str]:
    """What zsh would offer at the end of the line."""
    environment = {**os.environ, "_PELLMELL_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": line}
    command = [sys.executable, "-c", "from pellmell.cli.main import app; app(prog_name='pellmell')"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    return [part for part in done.stdout.split('"')[1::2] if part]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("pellmell match li", "ligretto"),
        ("pellmell games d", "dice"),
        ("pellmell match ligretto --option st", "stop="),
        ("pellmell match ligretto --option stop=c", "stop=called"),
        ("pellmell simulate ligretto -o advanced=", "advanced=on"),
    ],
)
def test_offers(line: str, expected: str) -> None:
    assert any(expected in word for word in offered(line))


def test_offers_nothing_for_an_unknown_game() -> None:
    assert offered("pellmell match chess --option st") == []
