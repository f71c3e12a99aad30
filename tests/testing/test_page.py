"""docs/testing.md: its examples run, and it names whatever the kit has."""

import re
from pathlib import Path

import pytest

import pellmell.testing

PAGE = (Path(__file__).parents[2] / "docs" / "testing.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.+?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_its_examples_run(example: str) -> None:
    exec(compile(example, "docs/testing.md", "exec"), {})


@pytest.mark.parametrize("name", pellmell.testing.__all__)
def test_it_names_what_the_kit_has(name: str) -> None:
    assert re.search(rf"`[^`]*\b{name}\b", PAGE), name
