"""The ids of all rules, as docs/rules and the rulebooks of the games state them."""

import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "docs" / "rules", ROOT / "src" / "pellmell" / "games")

STATED = re.compile(r"^- \*\*([A-Z]{3}-[0-9]+)", re.MULTILINE)


def stated(*folders: Path) -> list[str]:
    """On the pages of these folders, or of all where there are rules."""
    pages = (page for folder in folders or PAGES for page in folder.rglob("*.md"))
    return in_order(rule for page in pages for rule in STATED.findall(page.read_text(encoding="utf-8")))


def in_order(rules: Iterable[str]) -> list[str]:
    return sorted(rules, key=_place)


def _place(rule: str) -> tuple[str, int]:
    game, number = rule.split("-")
    return game, int(number)
