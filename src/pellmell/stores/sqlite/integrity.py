"""The integrity check of a database: all of its pages are read, while everybody plays on."""

import sqlite3
from contextlib import closing
from pathlib import Path

from pellmell.stores.sqlite.error_advice import explain, is_damage
from pellmell.stores.sqlite.schema import connect_for_reading

CHECK = "PRAGMA quick_check(1)"  # the first thing that is wrong


def damage_of(path: Path) -> str | None:
    """What is wrong with it, if anything. Tables write on meanwhile; a gigabyte takes some seconds."""
    try:
        with closing(connect_for_reading(path)) as connection:
            ((verdict,), *_) = connection.execute(CHECK).fetchall()
    except sqlite3.DatabaseError as error:
        return explain(error) if is_damage(error) else None
    return None if verdict == "ok" else str(verdict).replace("\n", " ")
