"""Compacting a database of an older version, so that it gives back its room from then on.

Newer ones are made so that pages at their end can be given back, a little at a time. To change an old one,
SQLite writes all of it anew, into the log of the database, which takes as much room as what is left in it.
"""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from pellmell.stores.sqlite.error_advice import explained
from pellmell.stores.sqlite.lock import HouseLock
from pellmell.stores.sqlite.retention import empty_log
from pellmell.stores.sqlite.schema import INCREMENTAL, connect, pragma

COPIES = 2.2  # one in the log, one in a temporary file, and some room for others


def compact(database: Path) -> bool:
    """Whether it was an old one, and is no more. Only where no house runs, and where there is room."""
    with explained(database), HouseLock(database), closing(connect(database)) as connection:
        if pragma(connection, "auto_vacuum") == INCREMENTAL:
            return False
        used = pragma(connection, "page_count") - pragma(connection, "freelist_count")
        if shutil.disk_usage(database.parent).free < COPIES * used * pragma(connection, "page_size"):
            return False
        return _rewritten(connection)


def _rewritten(connection: sqlite3.Connection) -> bool:
    connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
    try:
        connection.execute("VACUUM")
    except sqlite3.OperationalError:
        return False  # there was no room for the temporary file, or another program has it: it is as it was
    finally:
        empty_log(connection)
    return True
