"""A game without chance, with nothing hidden, for exactly two seats is taken as it is, by its two folders."""

import re
from pathlib import Path

import pytest

from tests.toy_game.tree import NAME, TOY, Tree

FOLDERS = ("conformance", "kit", "play", "house", "lab", "bots", "cli", "client")
WHERE = [f"tests/{folder}" for folder in FOLDERS]
CHECK = f"""
from pellmell.catalogue import find_game
from pellmell.testing import check_game
check_game(find_game({NAME!r}))
"""
TYPES = f"""
from pellmell.wire.typescript import folder_types
print(folder_types()["games/{NAME}"], end="")
"""
MOST_LINES = 450


@pytest.mark.slow
def test_the_house_and_its_tests_take_a_game_by_its_folder(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    tree.python("-c", CHECK)
    told = tree.python("-m", "pytest", "-q", "-m", "not slow and not browser", "-k", NAME, *WHERE)
    passed = re.search(r"(\d+) passed", told)
    assert passed, told
    assert int(passed[1]) > 100, told


@pytest.mark.slow
def test_the_client_takes_a_game_by_its_folder(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    assert tree.python("-c", TYPES) == (TOY / "client" / "wire.ts").read_text(encoding="utf-8")
    tree.node("tsc", "--noEmit")
    tree.node("biome", "check", "--error-on-warnings", f"src/games/{NAME}")


def test_a_small_game_is_small() -> None:
    """What is written by hand, on both sides: docs/adding-a-game.md says so."""
    files = [file for side in ("server", "client") for file in (TOY / side).rglob("*.*") if file.is_file()]
    written = [file for file in files if file.suffix != ".pyc" and file.name != "wire.ts"]
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in written)
    assert lines < MOST_LINES
