"""The address of a database says which kind it is."""

from pathlib import Path
from typing import TypeAlias

Address: TypeAlias = Path | str  # a file of SQLite's, or postgresql://…

POSTGRES = ("postgresql://", "postgres://")


def read_address(text: str) -> Address:
    return text if text.startswith(POSTGRES) else Path(text)
