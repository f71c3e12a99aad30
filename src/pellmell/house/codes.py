"""The code of a table: short, easy to say and to type, and not to be guessed by trying."""

import secrets
from collections.abc import Callable

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # without I, L and O
DIGITS = "23456789"  # without 0 and 1
ALPHABET = "".join(sorted(set(LETTERS + DIGITS) - set("S5B8Z2UV")))  # nor what is misread or misheard
SHORTEST, LONGEST = 6, 12


def new_code(taken: Callable[[str], bool], length: int = SHORTEST) -> str:
    while taken(code := "".join(secrets.choice(ALPHABET) for _ in range(length))):
        pass
    return code


def read_code(text: str) -> str:
    """A code as somebody typed it: small letters, blanks and hyphens don't matter."""
    return "".join(character for character in text.upper() if character in ALPHABET)[: LONGEST + 1]
