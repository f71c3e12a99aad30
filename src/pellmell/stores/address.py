"""The address of a database says which kind it is."""

from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

Address: TypeAlias = Path | str  # a file of SQLite's, or postgresql://…

POSTGRES = ("postgresql://", "postgres://")


def read_address(text: str) -> Address:
    return text if text.startswith(POSTGRES) else Path(text)


def shown_address(address: Address) -> str:
    """Without user and password, and without settings."""
    if isinstance(address, Path):
        return str(address)
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
