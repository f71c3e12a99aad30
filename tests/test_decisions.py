"""The index of decisions names every page by its number and title, and the numbers that were left out."""

import re
from pathlib import Path

DECISIONS = Path(__file__).parents[1] / "docs" / "decisions"


def test_the_index_of_decisions_is_complete() -> None:
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    pages: list[str] = []
    for path in sorted(DECISIONS.glob("0*.md")):
        number, _, title = (
            path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ").partition(". ")
        )
        assert number == str(int(path.name[:4]))
        pages.append(f"- {number}: [{title}]({path.name})")
    assert re.findall(r"^- .*", index, re.MULTILINE) == pages


def test_numbers_that_were_left_out_are_told() -> None:
    numbers = {int(path.name[:4]) for path in DECISIONS.glob("0*.md")}
    end = (DECISIONS / "README.md").read_text(encoding="utf-8").rpartition("\n\n")[2]
    told = {int(number) for number in re.findall(r"\d+", end)}
    assert told == set(range(1, max(numbers))) - numbers
