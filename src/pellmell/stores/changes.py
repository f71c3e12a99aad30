"""Changes, as SQL."""

from collections.abc import Iterable, Sequence
from sqlite3 import Connection

import msgspec

from pellmell.house.ports import Append, Change, CloseMatch, DropTable, OpenMatch, SaveGroup, SaveTable
from pellmell.house.records import MatchRecord, TableRecord
from pellmell.stores.schema import transaction

# The lines come as one blob, with [match, start, length] of each: one statement, however many there are,
# so that the thread asks for the interpreter once, not for each line; and any bytes come back as they were.
APPEND = """
    INSERT INTO lines (match, line)
    SELECT value ->> 0, substr(?2, value ->> 1, value ->> 2) FROM json_each(?1)
"""
SAVE_TABLE = "INSERT OR REPLACE INTO tables (code, game, public, touched, record) VALUES (?, ?, ?, ?, ?)"
OPEN_MATCH = """
    INSERT INTO matches (number, id, code, game, version, began, ended, players, totals, winners)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
CLOSE_MATCH = "UPDATE matches SET ended = ?, totals = ?, winners = ? WHERE number = ?"
SAVE_GROUP = "INSERT OR REPLACE INTO groups (game, people, carry, touched) VALUES (?, ?, ?, ?)"
RUNNING_OF = "SELECT number FROM matches WHERE code = ? AND ended IS NULL"


def commit(connection: Connection, changes: Sequence[Change]) -> None:
    """All of them or none."""
    appends = [change for change in changes if isinstance(change, Append)]
    if len(appends) == len(changes):
        _append(connection, appends)  # a statement is a transaction by itself
        return
    with transaction(connection):
        _append(connection, appends)
        for change in changes:
            if not isinstance(change, Append):
                apply(connection, change)


def apply(connection: Connection, change: SaveTable | DropTable | OpenMatch | CloseMatch | SaveGroup) -> None:
    match change:
        case SaveTable(record):
            save_table(connection, record)
        case DropTable(code):
            drop_table(connection, code)
        case OpenMatch(match_):
            connection.execute(OPEN_MATCH, _row(match_))
        case SaveGroup(game, carry, touched):
            connection.execute(SAVE_GROUP, (game, to_json(sorted(carry)), to_json(carry), touched))
        case CloseMatch(number, ended, totals, winners):
            connection.execute(CLOSE_MATCH, (ended, to_json(totals), to_json(winners), number))


def save_table(connection: Connection, record: TableRecord) -> None:
    values = (record.code, record.game, record.settings.public, record.touched, msgspec.json.encode(record))
    connection.execute(SAVE_TABLE, values)


def drop_table(connection: Connection, code: str) -> bool:
    """Whether it was there. Finished matches stay; one that runs can't go on without it."""
    for (number,) in connection.execute(RUNNING_OF, (code,)).fetchall():
        delete_match(connection, number)
    return connection.execute("DELETE FROM tables WHERE code = ?", (code,)).rowcount > 0


def delete_match(connection: Connection, number: int) -> None:
    connection.execute("DELETE FROM lines WHERE match = ?", (number,))
    connection.execute("DELETE FROM matches WHERE number = ?", (number,))


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _append(connection: Connection, appends: Iterable[Append]) -> None:
    lines: list[bytes] = []
    cuts: list[tuple[int, int, int]] = []
    start = 1
    for append in appends:
        for line in append.lines:
            lines.append(line)
            cuts.append((append.number, start, len(line)))
            start += len(line)
    if lines:
        connection.execute(APPEND, (to_json(cuts), b"".join(lines)))


def _row(match: MatchRecord) -> tuple[object, ...]:
    return (
        match.number,
        match.id,
        match.code,
        match.game,
        match.version,
        match.began,
        match.ended,
        to_json(match.players),
        to_json(match.totals),
        to_json(match.winners),
    )
