"""The rulebooks as texts: docs/rules, or the copy of it in an installed package."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

SHARED = "README"  # what all games have in common
SOURCES = Path(__file__).parents[4] / "docs" / "rules"


def _folder() -> Traversable:
    packaged = files("pellmell.web") / "rules"
    return packaged if packaged.is_dir() else SOURCES


@cache
def rulebooks() -> dict[str, str]:
    """By the name of the game; `all` has what they share."""
    texts = {
        file.name.removesuffix(".md"): file.read_text(encoding="utf-8")
        for file in _folder().iterdir()
        if file.name.endswith(".md")
    }
    return {"all": texts.pop(SHARED), **dict(sorted(texts.items()))}


def title(text: str) -> str:
    return text.partition("\n")[0].lstrip("# ")
