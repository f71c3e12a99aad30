"""docs/adding-a-game.md: its examples run."""

import re
from pathlib import Path

import pytest

NAME = "docs/adding-a-game.md"
PAGE = (Path(__file__).parents[2] / NAME).read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.+?)```", PAGE, re.DOTALL)


def test_there_is_something_to_run() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.splitlines()[0])
def test_its_examples_run(example: str) -> None:
    exec(compile(example, NAME, "exec"), {"__name__": "example"})
