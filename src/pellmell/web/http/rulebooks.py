"""The rulebooks as texts: each in the folder of its game; docs/rules has what they share."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from pellmell.catalogue import all_games

SHARED = "README.md"  # what all games have in common
RULEBOOK = "rulebook.md"
SOURCES = Path(__file__).parents[4] / "docs" / "rules"


@cache
def rulebooks() -> dict[str, str]:
    """By the name of the game, where it has one; `all` has what they share."""
    pages = {name: files("pellmell.games") / name / RULEBOOK for name in sorted(all_games())}
    own = {name: page.read_text(encoding="utf-8") for name, page in pages.items() if page.is_file()}
    return {"all": _shared(), **own}


def _shared() -> str:
    packaged = files("pellmell.web") / "rules"
    folder = packaged if packaged.is_dir() else SOURCES
    return (folder / SHARED).read_text(encoding="utf-8")


def title(text: str) -> str:
    return text.partition("\n")[0].lstrip("# ")
