"""The SQL of each change that tables want written."""

from collections.abc import Sequence
from sqlite3 import Connection

import msgspec

from pellmell.house.changes import (
    Append,
    Change,
    CloseBacklog,
    CloseMatch,
    DropTable,
    JoinMatch,
    OpenMatch,
    ReleaseTable,
    SaveFilm,
    SaveGroup,
    SaveTable,
)
from pellmell.house.records import MatchRecord, TableRecord, sitters
from pellmell.stores.sqlite.film_sql import close_backlog, save_film
from pellmell.stores.sqlite.schema import transaction

APPEND = "INSERT INTO lines (match, line) VALUES (?, ?)"
SAVE_TABLE = "INSERT OR REPLACE INTO tables (code, game, public, touched, record) VALUES (?, ?, ?, ?, ?)"
OPEN_MATCH = """
    INSERT INTO matches (number, id, code, game, version, began, ended, players, totals, winners)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
JOIN_MATCH = "INSERT OR IGNORE INTO latecomers (match, person) VALUES (?, ?)"
NO_SITTERS = "DELETE FROM sitters WHERE code = ? AND person NOT IN (SELECT value FROM json_each(?))"
SITTERS = "INSERT OR IGNORE INTO sitters (person, code) SELECT value, ? FROM json_each(?)"
CLOSE_MATCH = """
    UPDATE matches SET ended = ?, totals = ?, winners = ?, players = coalesce(?, players) WHERE number = ?
"""
SAVE_GROUP = "INSERT OR REPLACE INTO groups (game, people, carry, touched) VALUES (?, ?, ?, ?)"
DROP_RUNNING = "DELETE FROM matches WHERE code = ? AND ended IS NULL"


def commit(connection: Connection, changes: Sequence[Change]) -> None:
    """All of them or none. Nobody else could have a table: there is nothing to release."""
    rows = [
        (change.number, entry) for change in changes if isinstance(change, Append) for entry in change.entries
    ]
    others = [change for change in changes if not isinstance(change, (Append, ReleaseTable))]
    if not rows and not others:
        return
    if len(rows) == 1 and not others:
        connection.execute(APPEND, rows[0])  # a statement is a transaction by itself
        return
    with transaction(connection):
        connection.executemany(APPEND, rows)
        for change in others:
            apply(connection, change)


def apply(
    connection: Connection,
    change: SaveTable | DropTable | OpenMatch | JoinMatch | CloseMatch | SaveGroup | SaveFilm | CloseBacklog,
) -> None:
    match change:
        case SaveTable(record):
            save_table(connection, record)
        case DropTable(code):
            drop_table(connection, code)
        case OpenMatch(match_):
            connection.execute(OPEN_MATCH, _row(match_))
        case SaveGroup(game, carry, touched):
            connection.execute(SAVE_GROUP, (game, to_json(sorted(carry)), to_json(carry), touched))
        case SaveFilm():
            save_film(connection, change)
        case CloseBacklog():
            close_backlog(connection, change)
        case JoinMatch(number, person):
            connection.execute(JOIN_MATCH, (number, person))
        case CloseMatch(number, ended, totals, winners, players):
            renamed = to_json(players) if players else None
            connection.execute(CLOSE_MATCH, (ended, to_json(totals), to_json(winners), renamed, number))


def save_table(connection: Connection, record: TableRecord) -> None:
    values = (record.code, record.game, record.settings.public, record.touched, msgspec.json.encode(record))
    connection.execute(SAVE_TABLE, values)
    people = to_json(sorted(sitters(record)))
    connection.execute(NO_SITTERS, (record.code, people))
    connection.execute(SITTERS, (record.code, people))


def drop_table(connection: Connection, code: str) -> bool:
    """Whether it was there. Finished matches stay; one that runs can't go on without it, and its entries,
    which may be many, are cleared like those of old matches."""
    connection.execute(DROP_RUNNING, (code,))
    return connection.execute("DELETE FROM tables WHERE code = ?", (code,)).rowcount > 0


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


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
