"""Retention: old matches are not kept for ever, nor people who want to be forgotten.

A person's name becomes "someone" in finished matches and their journals, and the id is gone. What a person
takes along stays with the seat, so that the journal plays as it did.
"""

from collections.abc import Collection, Generator, Iterable
from contextlib import contextmanager
from itertools import islice
from sqlite3 import Connection

import msgspec

from pellmell.kit.time_units import Milliseconds, Seconds
from pellmell.kit.timed_stages import stage
from pellmell.play.personal_entries import Forgetting, is_personal, names_in
from pellmell.stores.errors import DiskFull
from pellmell.stores.forgetting import someone, without
from pellmell.stores.sqlite.change_sql import drop_table, save_table, to_json
from pellmell.stores.sqlite.reader import decode_table
from pellmell.stores.sqlite.schema import INCREMENTAL, pragma, transaction

MOVE_MS, MOVE_TRIES = 10, 5
SPARE_PAGES = 256  # that are not given back: they are soon used again

MATCHES_WITH = """
    SELECT number, code, ended IS NULL FROM matches
    WHERE instr((SELECT line FROM lines WHERE match = number ORDER BY id LIMIT 1), ?)
    OR number IN (SELECT match FROM latecomers WHERE person = ?)
"""
ENTRIES = "SELECT id, line FROM lines WHERE match = ? ORDER BY id"
TABLES_WITH = "SELECT code FROM tables WHERE instr(record, ?)"
RECORD = "SELECT record FROM tables WHERE code = ?"
FORGET_GROUPS = "DELETE FROM groups WHERE instr(people, ?)"
FORGET_OLD_GROUPS = """
    DELETE FROM groups WHERE rowid IN (SELECT rowid FROM groups WHERE touched < ? LIMIT ?)
"""
PUT_RIGHT_TABLES = """
    UPDATE tables SET touched = :now
    WHERE touched > :now OR touched < (SELECT value FROM house WHERE key = 'made')
"""
PUT_RIGHT_MATCHES = """
    UPDATE matches SET ended = :now
    WHERE ended > :now OR ended < (SELECT value FROM house WHERE key = 'made')
"""
OLD_TABLES = "SELECT code FROM tables WHERE touched < ? ORDER BY touched"
OLD_MATCHES = """
    DELETE FROM matches WHERE number IN (SELECT number FROM matches WHERE ended < ? LIMIT ?)
"""
ENTRIES_OF = "SELECT id FROM lines WHERE match = ?"
LOST_ENTRIES = """
    WITH RECURSIVE numbers (n) AS (
        SELECT min(match) FROM lines
        UNION ALL SELECT (SELECT min(match) FROM lines WHERE match > n) FROM numbers WHERE n IS NOT NULL
    )
    SELECT n FROM numbers WHERE n IS NOT NULL AND n NOT IN (SELECT number FROM matches)
"""


def close_table(connection: Connection, code: str) -> int:
    with transaction(connection):
        return int(drop_table(connection, code))


def put_days_right(connection: Connection, now: Seconds) -> None:
    """What was written under a wrong clock, before the house was made or tomorrow, counts as of now."""
    with transaction(connection):
        connection.execute(PUT_RIGHT_TABLES, {"now": now})
        connection.execute(PUT_RIGHT_MATCHES, {"now": now})


# Steps of a clearing, each of so many rows at most; how many there were.


def forget_old_tables(connection: Connection, rows: int, day: Seconds, awake: Collection[str]) -> int:
    """Some of those that nobody has touched since that day."""
    with transaction(connection):
        found = connection.execute(OLD_TABLES, (day,))
        codes = [code for (code,) in islice((row for row in found if row[0] not in awake), rows)]
        for code in codes:
            drop_table(connection, code)
    return len(codes)


def forget_old_groups(connection: Connection, rows: int, day: Seconds) -> int:
    return connection.execute(FORGET_OLD_GROUPS, (day, rows)).rowcount


def forget_old_matches(connection: Connection, rows: int, day: Seconds) -> int:
    """Some of those that ended before that day; their entries are lost ones from then on."""
    return connection.execute(OLD_MATCHES, (day, rows)).rowcount


def forget_entries(connection: Connection, rows: int, ids: list[int]) -> int:
    """The last of these ids, which are taken off the list."""
    some = ids[-rows:]
    with transaction(connection):
        connection.executemany("DELETE FROM lines WHERE id = ?", [(id,) for id in some])
    del ids[-rows:]
    return len(some)


def give_back(connection: Connection, rows: int) -> int:
    """Pages at the end of the file, which shrinks when the log is emptied. Databases that were made by an
    older version keep them for what is written next."""
    free = pragma(connection, "freelist_count")
    pages = min(rows, free - SPARE_PAGES)
    if pragma(connection, "auto_vacuum") != INCREMENTAL or pages <= 0:
        return 0
    connection.executescript(f"PRAGMA incremental_vacuum({pages})")  # `execute` gives back one page only
    if (given := free - pragma(connection, "freelist_count")) <= 0:
        raise DiskFull("there is no room to give back room")  # SQLite does not say so itself
    return given


def matches_of_lost_entries(connection: Connection) -> list[int]:
    """Of which there are entries, but no match."""
    return [number for (number,) in connection.execute(LOST_ENTRIES).fetchall()]


def entries_of(connection: Connection, numbers: Iterable[int]) -> list[int]:
    """Their ids, in the order of the file: entries of matches of one evening lie among each other, and to
    delete them match by match would write every page again and again."""
    return sorted(id for number in numbers for (id,) in connection.execute(ENTRIES_OF, (number,)).fetchall())


def empty_log(connection: Connection) -> bool:
    """The log of the database (its WAL) takes no room any more, and what was deleted is not in there either.

    The bulk is moved while tables write, the rest while they wait; not if somebody reads it for long, as a
    backup does: the tables would have to wait for that, too.
    """
    return _moved(connection, "TRUNCATE")


@stage("disk")
def restart_log(connection: Connection) -> bool:
    """As `empty_log`, but its room is kept for what comes next."""
    return _moved(connection, "FULL")


def _moved(connection: Connection, mode: str) -> bool:
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    with _waiting_at_most(connection, MOVE_MS):
        for _ in range(MOVE_TRIES):
            ((busy, *_),) = connection.execute(f"PRAGMA wal_checkpoint({mode})").fetchall()
            if not busy:
                return True
    return False


@contextmanager
def _waiting_at_most(connection: Connection, ms: Milliseconds) -> Generator[None]:
    ((patience,),) = connection.execute("PRAGMA busy_timeout").fetchall()
    connection.execute(f"PRAGMA busy_timeout = {ms}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}")


def matches_with(connection: Connection, person: str, awake: Collection[str]) -> list[int]:
    """All but those that are being played."""
    found = connection.execute(MATCHES_WITH, (person.encode(), person)).fetchall()
    return [number for number, code, runs in found if not (runs and code in awake)]


def sleeping_tables_with(connection: Connection, person: str, awake: Collection[str]) -> list[str]:
    found = connection.execute(TABLES_WITH, (person.encode(),)).fetchall()
    return [code for (code,) in found if code not in awake]


def forget_in_matches(connection: Connection, person: str, numbers: Iterable[int]) -> None:
    with transaction(connection):
        for number in numbers:
            _forget_in_match(connection, person, number)


def forget_at_tables(connection: Connection, person: str, codes: Iterable[str]) -> None:
    with transaction(connection):
        connection.execute(FORGET_GROUPS, (person,))
        for code in codes:
            for (record,) in connection.execute(RECORD, (code,)).fetchall():
                save_table(connection, without(decode_table(record), person))


def _forget_in_match(connection: Connection, person: str, number: int) -> None:
    found = connection.execute(ENTRIES, (number,))
    entries = {id: text for id, text in found if is_personal(text)}
    name = someone(names_in(entries.values()))
    forgetting = Forgetting(person, name)
    for id, text in entries.items():
        connection.execute("UPDATE lines SET line = ? WHERE id = ?", (forgetting.forget(text), id))
    _rename_in_record(connection, number, forgetting.names, name)
    connection.execute("DELETE FROM latecomers WHERE match = ? AND person = ?", (number, person))


def _rename_in_record(connection: Connection, number: int, names: Collection[str], name: str) -> None:
    ((text,),) = connection.execute("SELECT players FROM matches WHERE number = ?", (number,)).fetchall()
    players = msgspec.json.decode(text, type=list[str])
    renamed = [name if player in names else player for player in players]
    connection.execute("UPDATE matches SET players = ? WHERE number = ?", (to_json(renamed), number))
