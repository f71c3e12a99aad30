"""Names as people type them, made fit to be shown to others."""

import unicodedata

LONGEST = 24
CONTROL = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
READABLE = ("L", "N", "So")  # letters, digits, and pictures
BLANK = set("\u115f\u1160\u2800\u3164\uffa0")  # letters and pictures, by category, of which nothing is seen
MARKUP = set('<>&"`\\{}[]')
MARKS_PER_LETTER = 2  # accents pile up on no letter beyond this


class BadName(Exception):
    pass


def clean_name(text: str) -> str:
    name = " ".join("".join(_kept(unicodedata.normalize("NFC", text))).split())[:LONGEST].strip()
    if not any(unicodedata.category(character).startswith(READABLE) for character in name):
        raise BadName(f"a name needs at least one letter or digit, and has up to {LONGEST} characters")
    return name


def _kept(text: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category == "Zs" or character in BLANK:
            kept.append(" ")
        elif category not in CONTROL and character not in MARKUP and marks <= MARKS_PER_LETTER:
            kept.append(character)
    return kept


def likeness(name: str) -> str:
    """The same for names that people would take for one another."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    return "".join(character for character in folded if character.isalnum()) or folded


def unnumbered(name: str) -> str:
    """Before it was told apart from others."""
    stem, _, number = name.rpartition(" ")
    return stem if stem and number.isdecimal() else name


def unique_name(name: str, others: set[str]) -> str:
    """Two of the same name at a table are told apart by a number."""
    if name not in others:
        return name
    number = 2
    while (numbered := f"{name[: LONGEST - 3]} {number}") in others:
        number += 1
    return numbered
