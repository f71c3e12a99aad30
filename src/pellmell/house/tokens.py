"""Tokens that nobody can guess: what holds a seat, and a secret for a person whose client has none."""

import secrets

TOKEN_BYTES = 24


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)
