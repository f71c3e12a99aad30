"""The ids of all rules, as the pages in docs/rules state them."""

import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"

STATED = re.compile(r"^- \*\*([A-Z]{3}-[0-9]+)", re.MULTILINE)


def stated(pages: Path = PAGES) -> list[str]:
    return in_order(
        rule for page in pages.glob("*.md") for rule in STATED.findall(page.read_text(encoding="utf-8"))
    )


def in_order(rules: Iterable[str]) -> list[str]:
    return sorted(rules, key=_place)


def _place(rule: str) -> tuple[str, int]:
    game, number = rule.split("-")
    return game, int(number)
