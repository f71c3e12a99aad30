"""Tokens that nobody can guess: what holds a seat, a secret where a client has none, a shared link."""

import secrets
from string import ascii_letters, digits

TOKEN_BYTES = 24
LINK_LENGTH = 16  # of 57 characters: 93 bits
LINK_ALPHABET = "".join(sorted(set(ascii_letters + digits) - set("0O1lI")))  # nothing that ends a link


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_link_token() -> str:
    """Short, for a link that goes from hand to hand."""
    return "".join(secrets.choice(LINK_ALPHABET) for _ in range(LINK_LENGTH))
