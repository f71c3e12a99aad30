"""A game without chance, with nothing hidden, for exactly two seats is taken as it is, by its own folders.

It is copied into a copy of the tree. There the commands are run that docs/adding-a-game.md names, and then
what `./test` runs: linters, types, layers, and the tests that the game has a part in (toy_game/selection.py).
"""

import re
from pathlib import Path

import pytest

from tests.toy_game.tree import FOLDERS, NAME, TOY, Tree

MAKE_GOLDEN = ("-m", "tools.make_golden")
MAKE_FILMS = ("-m", "tools.make_films")
WRITTEN_ANEW = {"docs/phases.md", "docs/protocol.md", "docs/protocol.schema.json"}
WIRE = f"web/src/games/{NAME}/wire.ts"
TESTS = ("-q", "--all-rules", "-p", "tests.toy_game.selection", "-m", "not slow and not browser")
MOST_LINES = 450


@pytest.mark.slow
def test_the_house_and_its_tests_take_a_game_by_its_folders(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    for command in (("-m", "tools.make_wire"), ("-m", "tests.play.phases"), MAKE_GOLDEN, MAKE_FILMS):
        tree.python(*command)
    assert set(tree.edited()) == WRITTEN_ANEW
    assert (tree.folder / WIRE).read_bytes() == (TOY / WIRE).read_bytes()
    tree.tool("ruff", "check", *FOLDERS[:2])
    tree.tool("ruff", "format", "--check", *FOLDERS[:2])
    tree.tool("mypy", *FOLDERS[:2])
    tree.tool("pyright", *FOLDERS[:2])
    tree.tool("lint-imports", "--no-cache")
    told = tree.tool("pytest", *TESTS)
    passed = re.search(r"(\d+) passed", told)
    assert passed, told
    assert int(passed[1]) > 200, told


@pytest.mark.slow
def test_the_client_and_its_tests_take_a_game_by_its_folders(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    tree.python(*MAKE_GOLDEN)
    tree.python(*MAKE_FILMS)
    tree.node("tsc", "--noEmit")
    tree.node("biome", "check", "--error-on-warnings", f"src/games/{NAME}", f"tests/games/{NAME}")
    told = tree.node("vitest", "run", "--reporter=verbose", *vitest_files(tree))
    assert f"golden.test.ts > {NAME}.defaults.jsonl" in told
    assert f"legal.test.ts > {NAME} > {NAME}.defaults.jsonl" in told


def vitest_files(tree: Tree) -> list[str]:
    """All but those of the other games."""
    tests = tree.folder / "web" / "tests"
    shared = [each for each in tests.iterdir() if each.name != "games"]
    return [each.relative_to(tests.parent).as_posix() for each in (*shared, tests / "games" / NAME)]


def test_a_small_game_is_small() -> None:
    """What is written by hand, on both sides: docs/adding-a-game.md says so."""
    files = [file for folder in FOLDERS for file in (TOY / folder).rglob("*.*") if file.is_file()]
    written = [file for file in files if file.suffix != ".pyc" and file.name != "wire.ts"]
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in written)
    assert lines < MOST_LINES
