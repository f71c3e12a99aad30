"""Lines of the docs are short, so that differences can be read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WIDTH = 120
ROW_WIDTH = 300  # a row of a table can't be wrapped: what is longer reads better as a list
PAGES = [
    *ROOT.glob("*.md"),
    *ROOT.glob("deploy/*.md"),
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("examples/**/*.md"),
    *ROOT.glob("src/**/*.md"),
    *ROOT.glob("web/src/**/*.md"),
]
FENCE = re.compile(r" *```")
ONE_WORD = re.compile(r"\S+$")  # an address, or the name of a test


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are no code, with their numbers."""
    code = False
    for number, line in enumerate(text.splitlines(), 1):
        code ^= bool(FENCE.match(line))
        if not code:
            yield number, line


def too_long(line: str) -> bool:
    text = line.strip().lstrip("-*> ")
    if text.startswith(("|", "![")):  # a row of a table, or what a picture shows
        return len(line) > ROW_WIDTH
    return len(line) > WIDTH and not ONE_WORD.match(text)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_lines_are_wrapped(page: Path) -> None:
    lines = prose(page.read_text(encoding="utf-8"))
    assert [f"line {number}: {line}" for number, line in lines if too_long(line)] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_modules_that_are_named_are_there(page: Path) -> None:
    """By their path from the root, or from one of the packages; GAME stands for any game."""
    named = re.findall(r"`((?:\w+/)+\w+\.py)`", page.read_text(encoding="utf-8"))
    places = [ROOT, ROOT / "src", ROOT / "src" / "pellmell"]
    there = (path.replace("/GAME/", "/*/") for path in named)
    assert [path for path in there if not any(any(place.glob(path)) for place in places)] == []
