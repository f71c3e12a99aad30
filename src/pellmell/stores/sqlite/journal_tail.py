"""The tail of a journal is read from its last seal on, however long the match was before."""

from sqlite3 import Connection

from pellmell.play.waking import A_REDEAL, A_SEAL, Tail
from pellmell.stores.packed_entries import PackedEntries

HEADER = "SELECT line FROM lines WHERE match = ? ORDER BY id LIMIT 1"
LAST_OF_KIND = """
    SELECT id, line FROM lines WHERE match = ? AND id < ? AND substr(line, 1, ?) = ? ORDER BY id DESC LIMIT 1
"""
ENTRY_BEFORE = "SELECT line FROM lines WHERE match = ? AND id < ? ORDER BY id DESC LIMIT 1"
ENTRIES_BEFORE = "SELECT count(*) FROM lines WHERE match = ? AND id <= ?"
ENTRIES_AFTER = "SELECT line FROM lines WHERE match = ? AND id > ? ORDER BY id"
OPENED_UNDER = "SELECT version FROM matches WHERE number = ?"

NO_END = (1 << 63) - 1


def read_tail(connection: Connection, number: int, version: int) -> Tail:
    """All of it as of one moment. Only a match that was opened under other rules can have been dealt again
    by these, before its last seal."""
    connection.execute("BEGIN")
    try:
        sealed_at, seal = _last(connection, number, NO_END, A_SEAL)
        if not seal:
            first, *entries = _texts(connection, ENTRIES_AFTER, number, -1) or [b""]
            return Tail(first, PackedEntries(entries))
        old = connection.execute(OPENED_UNDER, (number,)).fetchall() != [(version,)]
        redeal = _last(connection, number, sealed_at, A_REDEAL)[1] if old else b""
        ((before,),) = connection.execute(ENTRIES_BEFORE, (number, sealed_at)).fetchall()
        (header,) = _texts(connection, HEADER, number)
        closing = b"".join(_texts(connection, ENTRY_BEFORE, number, sealed_at))
        entries = _texts(connection, ENTRIES_AFTER, number, sealed_at)
        return Tail(header, PackedEntries(entries), before, seal, closing, redeal)
    finally:
        connection.execute("COMMIT")


def _last(connection: Connection, number: int, before: int, kind: bytes) -> tuple[int, bytes]:
    rows = connection.execute(LAST_OF_KIND, (number, before, len(kind), kind)).fetchall()
    return rows[0] if rows else (0, b"")


def _texts(connection: Connection, query: str, *values: int) -> list[bytes]:
    return [entry for (entry,) in connection.execute(query, values).fetchall()]
